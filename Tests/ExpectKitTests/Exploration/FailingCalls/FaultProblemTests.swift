import Testing

@testable import ExpectKit
@testable import ExpectKitExploration

/// The texts of mistakes in the use of `failingEachCall`.
@Suite struct FaultProblemTests {
    private static let rows: [(FaultProblem, headline: String, advice: String)] = [
        (
            .madeBeforeRun, "the mock was made before the run of the body that injects it",
            "make the mock in the body, so that each run has a new one"
        ),
        (
            .onTape(mock: "Shelf"), "the body cannot be repeated, because Shelf uses a tape",
            "repeat the body with a mock without a tape"
        ),
        (
            .noCallToFail(UntriedFault(mocks: [], error: "gone", leftOut: 0)),
            "no call can fail, because the body injects no mock",
            "make the mocks in the body, and pass them to attempt.inject(into:)"
        ),
        (
            .noCallToFail(UntriedFault(mocks: [], error: nil, leftOut: 0)),
            "no task can be cancelled, because the body injects no mock",
            "make the mocks in the body, and pass them to attempt.inject(into:)"
        ),
        (
            .noCallToFail(UntriedFault(mocks: ["Shelf", "Door"], error: "gone", leftOut: 0)),
            "no call can fail, because the body makes no call of Shelf and Door that can throw",
            "call the code under test in the body, with these mocks, after inject(into:); a mock written by hand passes throwing: to mock.call(…)"
        ),
        (
            .noCallToFail(UntriedFault(mocks: ["Shelf"], error: "gone", leftOut: 1)),
            "no call can fail, because the only throwing call cannot throw gone",
            "pass an error of the type that the requirements throw"
        ),
        (
            .noCallToFail(UntriedFault(mocks: ["Shelf"], error: "gone", leftOut: 2)),
            "no call can fail, because none of the 2 throwing calls can throw gone",
            "pass an error of the type that the requirements throw"
        ),
        (
            .noCallToFail(UntriedFault(mocks: ["Shelf"], error: nil, leftOut: 0)),
            "no task can be cancelled, because the body makes no call of Shelf in a task",
            "call the code under test in the body, with these mocks, after inject(into:)"
        ),
        (
            .callToFailMissing(call: "add(1)", number: 2, count: 3),
            "call 2 of 3, add(1), was to fail, but was not called again",
            "let each run make the same calls: create the objects of a run in the body, and await its tasks there"
        ),
        (
            .asyncCondition("it is open"), "the condition “it is open” of a synchronous body is async",
            "pass an async body, or a condition without await"
        ),
    ]

    @Test func eachProblemIsDescribed() {
        for row in Self.rows {
            #expect(row.0.kind == .misuse)
            #expect(row.0.wording.headline == row.headline)
            #expect(row.0.wording.advice == [row.advice])
        }
    }
}
