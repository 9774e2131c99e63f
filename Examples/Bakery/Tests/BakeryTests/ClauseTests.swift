import ExpectKit
import Testing

@testable import Bakery

/// The expectations that the article “The manual on one page” shows.
struct ClauseTests {
    let oven = MockOven()
    let wheat = Loaf(flour: "wheat", grams: 750)
    let rye = Loaf(flour: "rye", grams: 1000)

    @Test(.verifiesMocks) func aBakerPreheats() {
        let oven = MockOven()
        oven.expect(.preheat(to: 220))
        oven.expect(.temperature).andReturn(220)

        #expect(Baker(oven: oven).prepare(for: "wheat"))
    }

    @Test func answers() async throws {
        oven.expect(.temperature).andReturn(20, 180)
        oven.expect(.load(wheat)).andThrow(OvenError.full)
        oven.expect(.load(rye)).andDo { loaf in
            if loaf.grams > 900 { throw OvenError.full }
        }
        oven.expect(.bake(minutes: 40)).andReturn(2).andThrow(OvenError.full)

        #expect([oven.temperature, oven.temperature] == [20, 180])
        #expect(throws: OvenError.full) { try oven.load(wheat) }
        #expect(throws: OvenError.full) { try oven.load(rye) }
        #expect(try await oven.bake(minutes: 40) == 2)
        await #expect(throws: OvenError.full) { try await oven.bake(minutes: 40) }
        oven.verify()
    }

    @Test func counts() throws {
        oven.expect(.preheat(to: 220)).times(2)
        oven.expect(.load(wheat)).times(1...3)
        oven.expect(.temperature).anyTimes().andReturn(220)
        oven.reject(.load(rye))

        oven.preheat(to: 220)
        oven.preheat(to: 220)
        try oven.load(wheat)
        oven.verify()
    }

    @Test func matchers() throws {
        oven.expect(.preheat(to: .within(180...240)))
        oven.expect(.load(.having(\.flour, .anyOf("rye", "spelt"))))
        oven.expect(.load(.matching("an even weight") { $0.grams % 2 == 0 }))

        oven.preheat(to: 200)
        try oven.load(rye)
        try oven.load(wheat)
        oven.verify()
    }

    @Test func captors() throws {
        let loaded = Captor<Loaf>()
        oven.expect(.load(.capture(loaded))).times(2)

        #expect(Baker(oven: oven).load([wheat, rye]) == 2)
        #expect(loaded.all == [wheat, rye])
        oven.verify()
    }

    @Test func groups() throws {
        oven.expect(.preheat(to: 220))
        oven.unordered {
            $0.expect(.load(wheat))
            $0.expect(.load(rye))
        }
        oven.expect(.temperature).andReturn(220)

        oven.preheat(to: 220)
        try oven.load(rye)
        try oven.load(wheat)
        #expect(oven.temperature == 220)
        oven.verify()
    }

    @Test func anOrderAcrossMocks() {
        let left = MockOven("left")
        let right = MockOven("right")
        inOrder {
            left.expect(.preheat(to: 220))
            right.expect(.preheat(to: 180))
        }

        left.preheat(to: 220)
        right.preheat(to: 180)
        verify(left, right)
    }

    @Test func aNiceMockIsAskedAfterwards() {
        let oven = MockOven().nice()
        oven.stub(.temperature).andReturn(220)

        #expect(Baker(oven: oven).prepare(for: "wheat"))

        oven.verify(.preheat(to: 220))
        oven.verify(.load(.any), times: 0)
        oven.verifyInOrder(.preheat(to: .any), .temperature)
        #expect(oven.callCount(.temperature) == 1)
    }

    @Test func theFailureItself() {
        let failures = FailureRecorder()
        oven.mock.reporter = failures
        oven.expect(.preheat(to: 220))

        oven.verify()

        #expect(failures.reports.map(\.kind) == [.missing])
    }
}
