import ExpectKit
import Testing

// The code of the article “Declaring calls”.

struct DeclaringCallsTests {
    let failures = FailureRecorder()

    @Test func threeKindsOfDeclarations() {
        let bakery = TypedMockBakery()
        bakery.expect(.open)
        bakery.stub(.price(of: .any)).andReturn(3)
        bakery.reject(.setBreads(.any))

        bakery.open()
        #expect(bakery.price(of: "rye") + bakery.price(of: "corn") == 6)
        bakery.verify()
    }

    @Test func aRejectedCallIsReportedByANiceMock() throws {
        let bakery = TypedMockBakery().nice()
        bakery.mock.reporter = failures
        bakery.reject(.setBreads(.any))

        bakery.breads = ["rye"]

        bakery.verify()
        #expect(failures.reports.count == 1)
        try expectArticle("declaring-calls", shows: #require(failures.reports.first).text)
    }

    @Test func aModeIsChanged() {
        let oven = MockOven()
        oven.mode = .nice
        oven.preheat(to: 220)
        oven.mode = .strict
        oven.verify()
        #expect(oven.callCount(.preheat(to: 220)) == 1)
    }
}
