/// One failure, as a test framework or a tool receives it: its text, and the facts in it.
///
/// ```swift
/// let failure = failures.reports[0]
/// #expect(failure.kind == .unexpected)
/// #expect(failure.call == "add(\"x\")")
/// #expect(failure.candidates.first?.differences.first?.expected == "\"a\"")
/// ```
///
/// In Swift Testing it is the error of the issue, such as in `withKnownIssue { … } matching: { $0.error is FailureReport }`.
///
/// For tools it is `Encodable`: every property is a field of its name, and one that is `nil` is left out. A kind, a
/// severity and a role have the names of their cases. Fields may be added with any release; none is renamed.
public struct FailureReport: Error {
    /// The severity of a failure.
    public enum Severity: String, Sendable, Encodable {
        /// The test fails.
        case error
        /// The test does not fail.
        case warning
    }

    /// The kind of failure.
    public let kind: Kind
    /// The name of the mock.
    public let mock: String
    /// The full text of the failure. The wording may change with any release.
    public let text: String
    /// The severity of the failure.
    public let severity: Severity
    /// The place of the failure: a line of the test, if one is known.
    public let location: Location
    /// The line that verified the mock, if such a verification found the failure.
    public let verifiedAt: Location?
    /// The call that was made, or is missing, such as `add(task: Task(id: "A"))`; several are joined by commas. It is
    /// `nil` for a mistake in the test itself, and for a tape.
    public let call: String?
    /// The line that made the call, such as `Sources/Tasks/TaskManager.swift:12`, if it is known.
    public let caller: String?
    /// The lines from the test to the mock, outermost first, such as `Tests/CartTests.swift:31` and
    /// `Sources/Cart.swift:12`. The last one is ``caller``.
    public let callers: [String]
    /// The declarations and other calls that the failure names, nearest first.
    public let candidates: [Candidate]
    /// The answer that the call got nevertheless, and its origin. The wording may change with any release.
    public let answer: String?
    /// The current states that the mock's calls depend on, such as `light is red`.
    public let states: [String]
    /// What the reader can do about the failure. The wording may change with any release.
    public let advice: [String]
    /// The call that was reported when it was made, if the failure says what that call was.
    package let reportedCall: String?

    /// Without the name of the mock.
    package let headline: String
    /// The name of the mock and the headline.
    let title: String
    /// The other lines of the text, without their indentation.
    let details: String
    /// What holds the failure until its mock is verified, if it may be held.
    var held: HeldFailure?
    /// The location for `XCTFail`, which accepts only static paths.
    let (staticPath, staticLine): (StaticString, UInt)

    init(_ violation: Violation, severity: Severity = .error, verifiedAt: CallSite? = nil) {
        let wording = violation.wording
        (kind, call) = violation.subject
        mock = violation.mock
        headline = wording.headline
        title = violation.headlineLines(wording).joined(separator: "\n")
        let lines = violation.detailLines(wording)
        text = ([title] + lines).joined(separator: "\n")
        details = lines.map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }.joined(separator: "\n")
        self.severity = severity
        reportedCall = if case .outcome(let outcome) = violation.problem { outcome.reported } else { nil }
        location = violation.place.location
        self.verifiedAt = verifiedAt.map(Location.init)
        callers = violation.origin.map(\.description)
        caller = callers.last
        candidates = wording.mentions.map(\.candidate)
        answer = violation.answer?.words
        states = violation.states.map(\.words)
        advice = wording.notes + wording.advice
        (staticPath, staticLine) = (violation.place.staticPath, violation.place.staticLine)
    }

    var isAtStaticPlace: Bool { location.line == Int(staticLine) && location.filePath == "\(staticPath)" }

    /// The text with the line of the failure, if `XCTFail` shows another line.
    var textForStaticPlace: String {
        isAtStaticPlace ? text : "\(text)\n  called from \(location.relativePath):\(location.line)"
    }

    /// The kinds of failure.
    public enum Kind: String, Sendable, Encodable {
        /// A call that no declaration allows.
        case unexpected
        /// A call that is expected, but not now.
        case outOfOrder
        /// A call that came more often than a count allows.
        case surplus
        /// A call that was rejected.
        case rejected
        /// An expected call that did not come, or not often enough.
        case missing
        /// A call that was allowed, but has no answer.
        case unanswered
        /// An answer that does not fit the call.
        case wrongAnswer
        /// A call that was suspended and never resumed.
        case notResumed
        /// A suspended call whose task was not cancelled, though the test waited for it.
        case notCancelled
        /// A stream that a test feeds, and that was not consumed or not finished.
        case stream
        /// Calls that no expectation and no verification accounts for.
        case unaccounted
        /// A stub that answered no call.
        case unusedStub
        /// A tape that is missing, damaged, old or newly recorded, or that differs from the real object.
        case tape
        /// A condition that does not hold in one of several runs of a test's body.
        case unmetCondition
        /// A mistake in the test, such as a declaration that is refused.
        case misuse
        /// A call that a naggy mock ignored, which is only a warning.
        case uninteresting
    }

    /// A place in source code.
    public struct Location: Sendable, Equatable, Encodable {
        /// The module and the file, such as `ShopTests/CartTests.swift`.
        public let fileID: String
        /// The full path of the file.
        public let filePath: String
        /// The line, counted from one.
        public let line: Int
        /// The column, counted from one.
        public let column: Int
        /// The path of the file relative to its package, such as `Tests/ShopTests/CartTests.swift`.
        ///
        /// The package is the nearest folder above the file with a `Package.swift`. If there is none, it is the nearest
        /// one with a project of Xcode or a Git repository. If there is no such folder, this is the name of the file.
        public let relativePath: String

        init(fileID: String, filePath: String, line: Int, column: Int) {
            (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
            relativePath = pathInPackage(ofFile: filePath)
        }
    }

    /// A declaration, or another call, that a failure names besides its own call.
    public struct Candidate: Sendable, Equatable, Encodable {
        /// Why a failure names it.
        public enum Role: String, Sendable, Encodable {
            /// An expectation that the call was most likely meant for.
            case nearest
            /// A declaration of another overload of the call.
            case overload
            /// The next expectation.
            case next
            /// A call that should have come before the call.
            case before
            /// A call that should have come after the call.
            case after
            /// A call that ended the turn of the expectation.
            case ended
            /// The declaration that the failure is about.
            case declared
            /// An expectation that accepts the call, and already has all its calls.
            case met
            /// A stub that the call was most likely meant for.
            case stub
            /// The expected call itself, which came at another time.
            case outOfTurn
            /// The expected call itself, which came before its expectation was declared.
            case early
            /// A call with other arguments, which may have been meant.
            case instead
            /// A verification without an expectation.
            case verified
            /// A call that the failure is about.
            case called
        }

        /// Why the failure names it.
        public let role: Role
        /// The name of its mock, if it may differ from the mock of the failure.
        public internal(set) var mock: String?
        /// The call, such as `add(task: Task(id: "A"))`; `nil` for a verification.
        public internal(set) var call: String?
        /// Its place among the expectations of the mock, or among the calls, counted from one.
        public internal(set) var position: Int?
        /// The number of these expectations or calls.
        public internal(set) var total: Int?
        /// The least number of calls that satisfies it.
        public internal(set) var minimumCount: Int?
        /// The largest number of calls that it allows; `nil` if there is no upper bound.
        public internal(set) var maximumCount: Int?
        /// How often it was called.
        public internal(set) var calls: Int?
        /// Its line in the test, or the line at which the mock forwarded it.
        public let location: Location
        /// The differences between it and the call.
        public internal(set) var differences: [Difference]

        package init(
            role: Role, mock: String? = nil, call: String? = nil, position: DeclarationFact.Position? = nil,
            count: CallCount? = nil, calls: Int? = nil, place: DeclarationPlace,
            differences: [ExpectKit.Difference] = []
        ) {
            (self.role, self.mock, self.call) = (role, mock, call)
            (self.position, total) = (position?.number, position?.total)
            (minimumCount, maximumCount, self.calls) = (count?.minimum, count?.maximum, calls)
            location = Location(place.site)
            self.differences = differences.prefix(Limits.Comparing.differences).map(Difference.init)
        }
    }

    /// One difference between the expected and the actual arguments.
    public struct Difference: Sendable, Equatable, Encodable {
        /// The place in the arguments, such as `task.id`, `extras[1]` or `body, line 2`.
        ///
        /// Elements are counted from zero, as in Swift, and lines from one.
        public let path: String
        /// The expected value, or the description of a matcher.
        ///
        /// Of long texts and data it is an excerpt. Of a collection it is what the actual one lacks, or `nothing`.
        public let expected: String
        /// The actual value.
        ///
        /// Of long texts and data it is an excerpt. Of a collection it is what is not expected, or `nothing`.
        public let actual: String
    }
}

extension FailureReport.Location {
    init(_ site: CallSite) {
        self.init(
            fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line),
            column: max(1, Int(site.column)))
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
