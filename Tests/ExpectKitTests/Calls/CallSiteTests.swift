import ExpectKit
import Testing

struct CallSiteTests {
    @Test func describesItselfAsFileNameAndLine() {
        let site = CallSite(
            fileID: "ShopTests/CartTests.swift", filePath: "/shop/CartTests.swift", line: 12, column: 3)
        #expect("\(site)" == "CartTests.swift:12")
    }
}
