import ExpectKit

/// Runs a body several times, and answers the held calls of its mocks in a different order each time.
///
/// ```swift
/// @Test func theLastSearchWins() async {
///     await inEveryAnswerOrder { answers in
///         let api = MockSearchAPI()
///         answers.hold(api)
///         api.stub(.search("a")).andReturn(["A"])
///         api.stub(.search("b")).andReturn(["B"])
///         let model = SearchModel(api: api)
///         async let first: Void = model.type("a")
///         async let second: Void = model.type("b")
///         await answers.answerAll()
///         _ = await (first, second)
///         #expect(model.results == ["B"])
///     }
/// }
/// ```
///
/// The first run answers the calls in the order of their arrival. The other orders are sorted by the number of pairs of
/// calls that are answered in reverse, as in the delay-bounded search of CHESS, so the first order that fails is one of
/// the simplest. A failure of the body or of a mock ends the search, unless the mock has another reporter that does not
/// fail the test. It names the order, and says how to run only this order:
///
/// ```text
/// fails when search("b") is answered before search("a") (order 2 of 2)
/// to run only this order, write inEveryAnswerOrder(replaying: "2 1"), or set EXPECTKIT_ANSWER_ORDER="2 1"
/// ```
///
/// The mocks of the body are verified at the end of each run. The tasks of the body run one job at a time, so a body
/// whose steps do not change makes the same calls in the same order.
///
/// - Parameters:
///   - limit: The maximum number of orders to try. If there are more, a warning says how many were tried.
///   - order: The only order to run, as a failure shows it; the default is the environment variable
///     `EXPECTKIT_ANSWER_ORDER`, or else all orders.
///   - patience: How long `waitForCalls` waits for calls, and how long a held call waits for its answer. A call that is
///     not answered in time fails the test, and the run continues. A body in which nothing happens for so long fails the
///     test, and is left behind.
///   - isolation: The isolation in which the body runs, which is that of the caller.
///   - body: The body of the test. It creates the mocks, holds them, makes the calls, answers them and checks the result.
/// - Throws: What the body throws. If no failure was reported before, the error says in which order it was thrown. An
///   error of a body with typed throws cannot say it, so a warning does.
public func inEveryAnswerOrder<Failure: Error>(
    limit: Int = 500, replaying order: String? = nil, patience: Duration = .seconds(60),
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    @_implicitSelfCapture _ body: @escaping (_ answers: AnswerScheduler) async throws(Failure) -> Void
) async throws(Failure) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let exploration = AnswerOrderExploration(limit: limit, patience: patience, site: site)
    do {
        try await exploration.run(
            order,
            ConfinedBody(to: isolation) { answers in
                // The closure runs in the isolation of the parameter only if it uses the parameter.
                _ = isolation
                defer { answers.endBody() }
                try await body(answers)
            })
    } catch {
        if let error = error as? BodyRunError, !(error is Failure) { exploration.reportOrder(of: error) }
        throw typed(error)
    }
}

/// Converts an error to the error type of a body.
///
/// If an error with a note about the run is not of this type, the error of the body without the note is returned.
private func typed<Failure: Error>(_ error: any Error) -> Failure {
    if let failure = error as? Failure { return failure }
    if let failure = BodyRunError.cause(of: error) as? Failure { return failure }
    // The error is that of the body, or wraps it, so one of the casts succeeds. If none did, there would be no error of
    // this type to throw.
    preconditionFailure("ExpectKit lost the type of an error. Please report this. The error: \(error)")
}
