@testable import ExpectKit

/// Call sites in a file that does not exist.
enum Sites {
    static func site(_ line: UInt) -> CallSite {
        CallSite(
            fileID: "ShopTests/ShelfTests.swift", filePath: "/shop/ShelfTests.swift", line: line, column: 1)
    }
}
