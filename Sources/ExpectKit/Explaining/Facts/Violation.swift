/// Everything that a report says about a failure, as data. It contains descriptions instead of client values, so that
/// its text depends on it alone.
struct Violation: Sendable {
    var mock: String
    var problem: Problem
    /// The line of the test that the failure belongs to.
    var place: FailurePlace
    /// The known lines from the test, or else from the outermost function of client code, to the mock.
    var origin: [CallTrace.Frame] = []
    /// The answer that the call got nevertheless.
    var answer: GivenAnswer?
    var states: [StateFact] = []
    var table: SequenceTable?
    /// Whether the call was made after its test had ended, which explains it.
    var isAfterTest = false
    /// Whether the same mistake was reported when a call was made.
    var isReported = false
    var alike: AlikeCalls?
    var notes: [Note] = []

    var isMissing: Bool { if case .missing = problem { true } else { false } }

    /// What is wrong. It is indirect, as other facts with many payloads are. Otherwise each file that handles them has
    /// code to copy and to destroy every payload, which was a fifth of the object code of a debug build.
    indirect enum Problem: Sendable {
        case unexpected(UnexpectedCall)
        case outOfOrder(OutOfOrderCall)
        /// A call for an expectation that already has all its calls, and the next expectation, if any.
        case surplus(call: String, met: DeclarationFact, next: DeclarationFact?)
        /// A call beyond the count that the test wrote for an expectation.
        case exceeded(call: String, DeclarationFact)
        case rejected(call: String, by: DeclarationFact)
        case missing(MissingCall)
        /// A call that was made after a wait had reported it as missing, which is only a warning.
        case late(DeclarationFact)
        /// A call that was allowed, but has no answer.
        case unanswered(call: String, by: DeclarationFact?)
        case wrongAnswer(call: String, UnfitAnswer)
        case notResumed(NotResumedCalls)
        case notCancelled(NotCancelledCalls)
        /// A call that was ignored, and is only a warning.
        case uninteresting(call: String)
        case unusedStub(UnusedStub)
        case miscounted(MiscountedCall)
        case notInOrder(CallNotInOrder)
        case otherSequence(OtherSequence)
        case unaccounted(UnaccountedCalls)
        /// What a reported call was: a note to its failure, or the verdict in it if it was held.
        case outcome(ReportedCallOutcome)
        case misuse(Misuse)
        case other(any ReportableProblem)
    }

    indirect enum Note: Sendable, Equatable {
        /// Another assignment of calls would meet all expectations: each of these took a call that the next one needs.
        case reassignment([DeclarationFact])
        /// How long the test waited for the call, the line of the wait, and whether it blocked the main thread.
        case waited(Duration, DeclarationPlace, isBlockingMain: Bool)
        /// The test did not wait for the call, because the mock had already failed.
        case notWaited(DeclarationPlace)
        case waitCancelled(DeclarationPlace)
        /// The wait ended early, because a call came that must not come.
        case waitEnded(DeclarationPlace)
        /// The call comes too late: it was reported as missing at a checkpoint of its mock, so this is only a warning.
        case overdue(declared: DeclarationPlace, checkpoint: DeclarationPlace)
        case moreDifferences(Int)
        case moreCalls(Int)
        /// The sequences differ too much, so the comparison stopped before their end.
        case notCompared
        /// The test had already failed, so the failure is only a warning.
        case warningOnly
        /// The call, or one with the same mistake, was reported when it was made, so the failure is only a warning.
        case alreadyReported
        case other(FailureNote)

        /// Whether the declarations are in the wrong order, and not the calls.
        var isReassignment: Bool { if case .reassignment = self { true } else { false } }
    }

    /// The identity of a violation of a mock, by which a later verification recognizes it. It has neither the number of
    /// a call nor the kind of difference, because calls that came in between may have changed both.
    struct Identity: Sendable, Equatable {
        enum Kind: Sendable {
            case missing, unusedStub, call
            /// A problem that a verification of expectations does not find.
            case other
        }

        let kind: Kind
        let call: String?
        /// The number of other calls that it stands for.
        let others: Int
        let line: MistakeLedger.Line
    }

    var identity: Identity {
        let kind: Identity.Kind =
            switch problem {
            case .missing: .missing
            case .unusedStub: .unusedStub
            case .unexpected, .outOfOrder, .surplus, .exceeded, .rejected, .unanswered, .wrongAnswer, .uninteresting:
                .call
            default: .other
            }
        return Identity(
            kind: kind, call: kind == .other ? nil : subject.call, others: alike?.count ?? 0, line: .init(place))
    }
}

/// A problem of a feature that verifies no calls of its own, mostly of another product. It has its own sentences.
package protocol ReportableProblem: Sendable {
    var kind: FailureReport.Kind { get }
    /// Whether the headline may be broken. Many tools show only its first line.
    var headlineMayBreak: Bool { get }
    var wording: Wording { get }
}

extension ReportableProblem { package var headlineMayBreak: Bool { true } }

struct FailurePlace: Sendable {
    let location: FailureReport.Location
    /// The place for `XCTFail`, which accepts only static paths.
    let staticPath: StaticString
    let staticLine: UInt

    init(_ site: CallSite) {
        location = FailureReport.Location(site)
        (staticPath, staticLine) = (site.filePath, site.line)
    }

    /// Creates the place of a frame. Its file ID and static path are of a known site in the file, or the fallback.
    init(_ frame: CallTrace.Frame, known: some Sequence<CallSite>, fallback: CallSite) {
        let sibling = known.first { "\($0.filePath)" == frame.path }
        let module = "\(fallback.fileID)".prefix { $0 != "/" }
        location = FailureReport.Location(
            fileID: sibling.map { "\($0.fileID)" } ?? "\(module)/\(fileName(ofPath: frame.path))",
            filePath: frame.path, line: frame.line, column: 1)
        staticPath = sibling?.filePath ?? fallback.filePath
        staticLine = sibling == nil ? fallback.line : UInt(frame.line)
    }
}

/// The rows of the expected and the actual sequence around the first difference.
struct SequenceTable: Sendable, Equatable {
    struct Row: Sendable, Equatable {
        enum Relation: Sendable { case same, different, open }

        /// The expectation's place, counted from one; `nil` for a call without an expectation.
        var position: Int?
        var expected: Cell?
        /// `nil` for an expectation without a call.
        var called: Cell?
        /// The first difference between both calls, if their descriptions are equal.
        var difference: Difference?
        var relation: Relation
    }

    enum Cell: Sendable, Equatable {
        /// A call, the name of its mock where there are several, and how often it is expected or came where it matters.
        case call(String, mock: String? = nil, answer: AnswerFact = .nothing, count: CallCount? = nil)
        case accounted(Account)
    }

    /// Why a call needs no more verification: it was verified already, or came at another place.
    enum Account: Sendable { case expected, reported, verified, outOfTurn }

    var rows: [Row]
    /// Whether more calls may come, as when a call is reported that has just come.
    var isSnapshot: Bool
    /// How many rows are left out above and below.
    var above = 0
    var below = 0

    init(_ rows: [Row], above: Int = 0, below: Int = 0, isSnapshot: Bool = false) {
        self.isSnapshot = isSnapshot
        let shown = Self.range(around: rows.firstIndex { $0.relation == .different } ?? 0, of: rows.count)
        self.rows = Array(rows[shown])
        self.above = above + shown.lowerBound
        self.below = below + rows.count - shown.upperBound
    }

    /// Returns the rows to show around one. A single row is not replaced by a line that says that it is left out.
    static func range(around row: Int, of count: Int, after: Int = 2 * Limits.Reporting.rows) -> Range<Int> {
        let (start, end) = (max(0, row - Limits.Reporting.rows), min(count, row + after))
        return (start == 1 ? 0 : start)..<(end == count - 1 ? count : end)
    }
}
