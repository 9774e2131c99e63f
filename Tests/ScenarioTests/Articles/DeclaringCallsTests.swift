import ExpectKit
import Testing

@testable import Stories

// The code of the article “Declaring calls”.

@Suite struct DeclaringCallsTests {
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

    @Test func everyModeIsSet() {
        let strict = MockOven()
        let nice = MockOven().nice()
        let naggy = MockBreadDelivery(mode: .naggy)
        let partial = MockBreadDelivery(wrapping: RealBreadDelivery())
        #expect(modes(strict.mode, nice.mode, naggy.mode, partial.mode) == "strict nice naggy partial")
    }

    @Test func aModeIsChanged() {
        let oven = MockOven()
        oven.mode = .nice
        oven.preheat(to: 220)
        oven.mode = .strict
        oven.verify()
        #expect(oven.callCount(.preheat(to: 220)) == 1)
    }

    private func modes(_ modes: MockMode...) -> String {
        modes.map { "\($0)" }.joined(separator: " ")
    }
}

private final class RealBreadDelivery: BreadDelivery {
    var openOrders: Int { 7 }
    func price(to street: String) -> Int { 5 }
    func deliver(_ breads: [String], to street: String) -> Int { breads.count }
    func arrival(at street: String) async -> Int { 20 }
    func pack(_ breads: inout [String]) -> Int { 0 }
    func notify(_ street: String, done: @escaping (Bool) -> Void) {}
    func close() {}
}
