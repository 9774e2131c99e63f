import Testing

@testable import ExpectKit
@testable import ExpectKitExploration

/// The texts of mistakes that no whole report of `failingEachCall` or `cancellingEachCall` shows.
struct FaultProblemTests {
    private func expect(
        _ fault: UntriedFault, _ headline: String, _ advice: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let problem = FaultProblem.noCallToFail(fault)
        #expect(problem.kind == .misuse, sourceLocation: sourceLocation)
        #expect(problem.wording.headline == headline, sourceLocation: sourceLocation)
        #expect(problem.wording.advice == [advice], sourceLocation: sourceLocation)
    }

    @Test func noMockWhoseTasksAreCancelled() {
        expect(
            UntriedFault(mocks: [], error: nil, leftOut: 0),
            "no task can be cancelled, because the body injects no mock",
            "make the mocks in the body, and pass them to attempt.inject(into:)")
    }

    @Test func severalMocks() {
        expect(
            UntriedFault(mocks: ["Shelf", "Door"], error: "gone", leftOut: 0),
            "no call can fail, because the body makes no call of Shelf and Door that can throw",
            "call the code under test in the body, with these mocks, after inject(into:); a mock written by hand passes throwing: to mock.call(…)"
        )
    }
}
