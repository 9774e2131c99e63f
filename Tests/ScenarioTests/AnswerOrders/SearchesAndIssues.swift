import ExpectKit
import ExpectKitExploration
import Testing

// What the suites of this folder share: the mock whose calls are held, and the comparison with one issue.

/// Returns a mock whose searches are held, and find nothing.
func heldAPI(_ answers: AnswerScheduler) -> MockSearchAPI {
    let api = MockSearchAPI()
    answers.hold(api)
    api.stub(.search(.any)).andReturn([])
    return api
}

/// Expects exactly one issue, with a line and a whole text.
func expectOne(
    _ issues: [Issues.Recorded], at line: Int, _ text: String, location: SourceLocation = #_sourceLocation
) {
    #expect(issues == [.init(line: line, text: text)], sourceLocation: location)
}

/// The text of the issue if a search waits while nobody answers.
func unanswered(_ search: String) -> String {
    """
    inEveryAnswerOrder: search("\(search)") waited 0.2 seconds for its answer, and answerAll() was not running
      help: await answers.answerAll() before the body waits for the result; if the call is made on a
          thread, a queue or a task that sleeps, await answers.waitForCalls(…) before that
    """
}
