import ExpectKit
import Foundation
import Testing

// The code of the article "Exploring code".

/// The real object: a bakery that works.
final class CornerBakery: Bakery {
    var breads = ["rye", "corn"]

    func open() {}
    func price(of bread: String) -> Int { bread.count }
    func buy(_ bread: Bread) throws -> Bread {
        guard breads.contains(bread.name) else { throw BakeryError.sold(out: bread.name) }
        return bread
    }
    func deliver(to street: String) async throws -> Int { 20 }
}

final class OvenRecorder: Oven, CallRecording {
    let mock = Mock<FunctionInvocation>(mode: .nice)

    func preheat(to degrees: Int) { record(degrees) }
    var temperature: Int { record() }
}

@Suite struct ExploringCodeTests {
    @Test func theCallsOfANiceMockAreListed() throws {
        let oven = MockOven().nice()
        _ = Baker(oven: oven).preparesForBread()
        try expectArticle("exploring-code", shows: oven.calls.map { "\($0)" }.joined(separator: "\n"))
    }

    @Test func thePartialMockAsksTheRealObject() throws {
        let bakery = PartialBakery(real: CornerBakery())
        _ = try Shopper(bakery: bakery).shop(for: ["rye", "pumpernickel"], limit: 5)
        let code = bakery.expectationCode(as: "bakery")
        try expectArticle("exploring-code", shows: code)
    }

    @Test func thePastedCodeIsATest() throws {
        let bakery = MockBakery()
        bakery.expect(.price(of: "rye")).andReturn(3)
        bakery.expect(.price(of: "pumpernickel")).andReturn(12)
        bakery.expect(.buy(Bread(name: "rye"))).andReturn(Bread(name: "rye"))

        let bought = try Shopper(bakery: bakery).shop(for: ["rye", "pumpernickel"], limit: 5)
        #expect(bought.count == 1)

        bakery.verify()
    }

    @Test func aRecorderNeedsNoEnum() {
        let oven = OvenRecorder()
        _ = Baker(oven: oven).preparesForBread()
        #expect(oven.callCount("preheat(to:)") == 1)
        #expect(oven.didCall(.function("preheat(to:)", 220)))
        #expect(oven.lastCall("preheat(to:)")?.arguments?.first as? Int == 220)
    }

    @Test func aNaggyMockNamesEachCall() throws {
        let oven = MockOven()
        let failures = FailureRecorder()
        oven.mock.reporter = failures
        oven.mode = .naggy
        oven.stub(.temperature).andReturn(20)
        _ = Baker(oven: oven).preparesForBread()
        #expect(failures.reports.map(\.severity) == [.warning])
        try expectArticle("exploring-code", shows: #require(failures.reports.first).text)
    }

    @Test func failuresAreEncoded() throws {
        let oven = MockOven()
        let failures = FailureRecorder()
        oven.mock.reporter = failures
        oven.expect(.preheat(to: 220))
        _ = Baker(oven: oven, breadTemperature: 180).preparesForBread()

        let json = try JSONEncoder().encode(failures.reports)
        let facts = try #require(JSONSerialization.jsonObject(with: json) as? [[String: Any]])
        #expect(facts.map { $0["kind"] as? String } == ["unexpected"])
        #expect(facts.map { $0["call"] as? String } == ["preheat(to: 180)"])

        let failure = try #require(failures.reports.first)
        #expect(failure.candidates.first?.differences.map(\.path) == ["to"])
    }
}
