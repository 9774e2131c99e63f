/// One failure, as a test framework or a tool receives it: its text, and the facts in it.
///
/// ```swift
/// let failure = failures.reports[0]
/// #expect(failure.kind == .unexpected)
/// #expect(failure.call == "add(\"x\")")
/// #expect(failure.candidates.first?.differences.first?.expected == "\"a\"")
/// ```
///
/// For tools it is `Encodable`: every property is a field of its name, and one that is `nil` is left out. A kind, a severity
/// and a role have the names of their cases. Fields may be added with any release; none is renamed.
public struct FailureReport: Sendable {
    /// The severity of a failure.
    public enum Severity: Sendable, Equatable {
        /// The test fails.
        case error
        /// The test does not fail.
        case warning
    }

    /// The kind of failure.
    public let kind: Kind

    /// The name of the mock.
    public private(set) var mock: String

    /// The full text of the failure. The wording may change with any release.
    public private(set) var text: String

    /// The parts of the text.
    private var parts: ReportText

    /// The severity of the failure.
    public let severity: Severity

    /// The place of the failure: a line of the test, if one is known.
    public let location: Location

    /// The line that verified the mock, if such a verification found the failure.
    public let verifiedAt: Location?

    /// The call that came, or did not come, such as `add(task: Task(id: "A"))`; several are joined by commas. It is
    /// `nil` for a mistake in the test itself, and for a tape.
    public private(set) var call: String?

    /// The line that made the call, such as `TaskManager.swift:12`, if it is known.
    public private(set) var caller: String?

    /// The lines from the test to the mock, outermost first, such as `CartTests.swift:31` and `TaskManager.swift:12`. The
    /// last one is ``caller``.
    public private(set) var callers: [String]

    /// The declarations and other calls that the failure names, nearest first.
    public private(set) var candidates: [Candidate]

    /// The answer that the call got nevertheless, and its origin. The wording may change with any release.
    public private(set) var answer: String?

    /// The current states that the mock's calls depend on, such as `light is red`.
    public private(set) var states: [String]

    /// What the reader can do about the failure. The wording may change with any release.
    public private(set) var advice: [String]

    /// The call that was reported when it came, if the failure only says what that call was.
    package private(set) var reportedCall: String?

    /// Whether it only says what a call was that was reported when it came.
    package var isNote: Bool { reportedCall != nil }

    /// What the text says first, without the name of the mock.
    package var headline: String { String(parts.headline.dropFirst("\(mock): ".count)) }

    /// The location for `XCTFail`, which accepts only static paths.
    let staticPath: StaticString
    let staticLine: UInt

    init(_ violation: Violation, severity: Severity = .error, verifiedAt: CallSite? = nil) {
        let wording = violation.wording
        kind = violation.kind
        mock = violation.mock
        parts = ReportText(violation, wording)
        text = parts.text
        self.severity = severity
        reportedCall = if case .outcome(let outcome) = violation.problem { outcome.reported } else { nil }
        location = Location(violation.place)
        self.verifiedAt = verifiedAt.map(Location.init)
        call = violation.call
        caller = violation.origin.caller
        callers = violation.origin.frames.map(\.description)
        candidates = wording.mentions.map(\.candidate)
        answer = violation.answer?.words
        states = violation.states.map(\.words)
        advice = wording.advice
        staticPath = violation.place.staticPath
        staticLine = violation.place.staticLine
    }

    /// Returns the report with changed texts, including those of its facts, so that secrets are redacted everywhere.
    package func mapText(_ change: (String) -> String) -> FailureReport {
        var report = self
        report.mock = change(mock)
        // Redacted before it is laid out, so that no part of a secret is on another line. A rule may also redact the
        // text of several parts.
        report.parts = parts.mapText(change)
        report.text = change(report.parts.text)
        report.call = call.map(change)
        report.reportedCall = reportedCall.map(change)
        report.caller = caller.map(change)
        report.callers = callers.map(change)
        report.candidates = candidates.map { $0.mapText(change) }
        report.answer = answer.map(change)
        report.states = states.map(change)
        report.advice = advice.map(change)
        return report
    }
}

extension FailureReport: CustomStringConvertible {
    /// The text of the failure.
    public var description: String { text }
}

extension FailureReport: Encodable {
    private enum CodingKeys: CodingKey {
        case kind, mock, call, severity, location, verifiedAt, caller, callers, candidates, answer, states
        case advice, text
    }
}

extension FailureReport.Kind: Encodable {
    /// Encodes the name of the case.
    public func encode(to encoder: any Encoder) throws { try "\(self)".encode(to: encoder) }
}

extension FailureReport.Severity: Encodable {
    /// Encodes the name of the case.
    public func encode(to encoder: any Encoder) throws { try "\(self)".encode(to: encoder) }
}

extension FailureReport.Candidate.Role: Encodable {
    /// Encodes the name of the case.
    public func encode(to encoder: any Encoder) throws { try "\(self)".encode(to: encoder) }
}
