@testable import ExpectKit

/// Call sites that stand nowhere.
enum Sites {
    static func site(_ line: UInt) -> CallSite {
        CallSite(
            fileID: "ShopTests/ShelfTests.swift", filePath: "/shop/ShelfTests.swift", line: line, column: 1)
    }
}
