import Foundation
import Testing

@testable import ExpectKit

/// Foundation lists the `userInfo` of an error in an order that may change from run to run.
struct ErrorDescriptionTests {
    @Test func theUserInfoOfAnErrorIsSorted() {
        let letters = ["d", "b", "a", "c", "e"]
        var info: [String: Any] = [:]
        for letter in letters { info[letter] = 1 }
        let words = describe(NSError(domain: "Shop", code: 7, userInfo: info))
        #expect(words.hasPrefix("Error Domain=Shop Code=7 "))
        #expect(words.hasSuffix("UserInfo={a=1, b=1, c=1, d=1, e=1}"))
    }

    @Test func anErrorInsideAnErrorIsSortedAsWell() {
        let inner = NSError(domain: "Disk", code: 2, userInfo: ["b": "y", "a": "x", "c": ["z"]])
        let outer = NSError(domain: "Shop", code: 7, userInfo: ["inner": inner, "count": 3])
        let words = describe(outer)
        #expect(words.contains("UserInfo={count=3, inner=Error Domain=Disk Code=2 "))
        #expect(words.hasSuffix(#"UserInfo={a=x, b=y, c=["z"]}}"#))
    }

    @Test func anErrorOfTheFileSystemIsSorted() throws {
        let path = NSTemporaryDirectory() + UUID().uuidString
        let error = try #require(throws: (any Error).self) {
            try FileManager.default.moveItem(atPath: path + "/a", toPath: path + "/b")
        }
        let words = withSortedUserInfo("\(error)", of: error)
        let keys = (error as NSError).userInfo.keys.sorted()
        let places = keys.compactMap { words.range(of: "\($0)=", options: .backwards)?.lowerBound }
        #expect(places.count == keys.count)
        #expect(places == places.sorted())
    }

    @Test func otherDescriptionsStayAsTheyAre() {
        let plain = NSError(domain: "Shop", code: 7)
        #expect(describe(plain) == plain.description)
        #expect(withSortedUserInfo("Error Domain=", of: 1) == "Error Domain=")
        #expect(withSortedUserInfo("Error Domain= UserInfo={", of: "text") == "Error Domain= UserInfo={")
    }
}
