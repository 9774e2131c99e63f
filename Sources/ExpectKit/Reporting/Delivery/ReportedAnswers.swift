/// The calls without an answer, and the answers that do not fit, that were reported since the last reset.
///
/// Code that repeats a call meets the same mistake of the test again. It is one failure.
struct ReportedAnswers {
    /// A call that its declaration has no answer for.
    ///
    /// It is identified by its description: two reports of it would be the same, and a closure cannot be compared.
    private struct UnansweredCall: Hashable {
        let call: String
        let declaration: Int
    }

    /// An answer that does not fit, and its line in the test.
    private struct Misfit: Hashable {
        let filePath: String
        let line: UInt
        let column: UInt
        let answer: WrongAnswer
    }

    /// A line of a mock.
    private struct WrapperLine: Hashable {
        let filePath: String
        let line: UInt
        let column: UInt
    }

    private var unansweredCalls: Set<UnansweredCall> = []
    private var misfits: Set<Misfit> = []
    private var linesWithMatchers: Set<WrapperLine> = []
    /// The failures of the calls with a report that threw an ``UnansweredCallError``, by their descriptions.
    private var thrownCalls: [String: UnansweredCallError.Failure] = [:]

    /// Whether an answer called its own mock too often.
    private(set) var hasNestedTooDeep = false

    /// Whether a call may be a retry after an ``UnansweredCallError``.
    var hasThrown: Bool { !thrownCalls.isEmpty }

    /// Notes that an answer called its own mock too often.
    ///
    /// - Returns: Whether it has not been reported yet.
    mutating func noteNestedTooDeep() -> Bool {
        defer { hasNestedTooDeep = true }
        return !hasNestedTooDeep
    }

    /// Notes a call without an answer.
    ///
    /// - Returns: Whether it has not been reported yet.
    mutating func insert(unanswered call: String, of declaration: Int) -> Bool {
        unansweredCalls.insert(UnansweredCall(call: call, declaration: declaration)).inserted
    }

    /// Notes an answer that does not fit.
    ///
    /// - Returns: Whether it has not been reported yet.
    mutating func insert(_ answer: WrongAnswer, at site: CallSite) -> Bool {
        let path = "\(site.filePath)"
        return misfits.insert(
            Misfit(filePath: path, line: site.line, column: site.column, answer: answer)
        ).inserted
    }

    /// Notes a line of a mock that forwards a matcher.
    ///
    /// - Returns: Whether it has not been reported yet.
    mutating func insert(matcherForwardedAt site: CallSite) -> Bool {
        linesWithMatchers.insert(
            WrapperLine(filePath: "\(site.filePath)", line: site.line, column: site.column)
        ).inserted
    }

    /// Notes that a call threw an ``UnansweredCallError``, and that the cause was reported.
    mutating func noteError(of call: String, _ failure: UnansweredCallError.Failure) {
        thrownCalls[call] = thrownCalls[call] ?? failure
    }

    /// The failure of a call that threw an ``UnansweredCallError``, if its cause was reported.
    func failure(thrownBy call: String) -> UnansweredCallError.Failure? { thrownCalls[call] }
}
