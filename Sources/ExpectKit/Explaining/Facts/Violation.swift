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
    /// The current states that the mock's calls depend on.
    var states: [StateFact] = []
    /// The expected and the actual sequence, side by side around the difference.
    var table: SequenceTable?
    /// Whether the call was made after its test had ended, which explains it.
    var isAfterTest = false
    /// Whether the same mistake was reported when a call was made.
    var isReported = false
    /// Other calls with the same mistake.
    var alike: AlikeCalls?
    var notes: [Note] = []

    /// Whether an expected call did not come, or not often enough.
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
        case wrongAnswer(call: String, WrongAnswer)
        case notResumed(NotResumedCalls)
        case notCancelled(NotCancelledCalls)
        /// A call that was ignored, and is only a warning.
        case uninteresting(call: String)
        case unusedStub(UnusedStub)
        /// A completion handler that was never called, which is only a warning.
        case droppedCompletion(DroppedCompletion)
        case miscounted(MiscountedCall)
        case notInOrder(CallNotInOrder)
        case otherSequence(OtherSequence)
        case unaccounted(UnaccountedCalls)
        /// What a reported call was: a note to its failure, or the verdict in it if it was held.
        case outcome(ReportedCallOutcome)
        case misuse(Misuse)
        case other(any ReportableProblem)
    }

    /// Further facts that a verification found.
    indirect enum Note: Sendable, Equatable {
        /// Another assignment of calls to expectations would meet all of them.
        case reassignment([ReassignmentFact])
        /// How long the test waited for the call, the line of the wait, and whether it blocked the main thread.
        case waited(Duration, DeclarationPlace, isBlockingMain: Bool)
        /// A completion handler that was never called, which may be to make the call.
        case neverCalledBack(DroppedCompletion)
        /// The test did not wait for the call, because the mock had already failed.
        case notWaited(DeclarationPlace)
        /// The test waited for it in a task that was cancelled.
        case waitCancelled(DeclarationPlace)
        /// The wait ended early, because a call came that must not come.
        case waitEnded(DeclarationPlace)
        case checkpoint(PassedCheckpoint)
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
        /// What the annotator of the mock says.
        case other(FailureNote)

        /// Whether the declarations are in the wrong order, and not the calls.
        var isReassignment: Bool { if case .reassignment = self { true } else { false } }
    }
}

/// A problem of a feature that verifies no calls of its own, mostly of another product. It has its own sentences.
package protocol ReportableProblem: Sendable {
    var kind: FailureReport.Kind { get }
    /// Whether the headline may be broken. Many tools show only its first line.
    var headlineMayBreak: Bool { get }
    var wording: Wording { get }
}

extension ReportableProblem {
    package var headlineMayBreak: Bool { true }
}

extension Violation {
    /// The identity of a violation of a mock, by which a later verification recognizes it. It has neither the number of
    /// a call nor the kind of difference, because calls that came in between may have changed both.
    struct Identity: Sendable, Equatable {
        enum Subject: Sendable, Equatable {
            case missing(call: String)
            case unused(stub: String)
            case call(String)
            /// A problem that a verification of expectations does not find.
            case other
        }

        let subject: Subject
        /// The number of other calls that it stands for.
        let others: Int
        let line: MistakeLedger.Line

        var isMissing: Bool { if case .missing = subject { true } else { false } }
    }

    var identity: Identity {
        Identity(subject: identitySubject, others: alike?.count ?? 0, line: .init(place))
    }

    private var identitySubject: Identity.Subject {
        switch problem {
        case .missing(let missing): .missing(call: missing.declaration.call)
        case .unusedStub(let unused): .unused(stub: unused.stub.call)
        case .unexpected(let unexpected): .call(unexpected.call)
        case .outOfOrder(let outOfOrder): .call(outOfOrder.call)
        case .surplus(let call, _, _), .exceeded(let call, _), .rejected(let call, _): .call(call)
        case .unanswered(let call, _), .wrongAnswer(let call, _), .uninteresting(let call): .call(call)
        case .notResumed, .notCancelled, .droppedCompletion, .miscounted, .notInOrder, .otherSequence,
            .unaccounted, .outcome, .misuse, .other, .late:
            .other
        }
    }
}

/// The place that a test framework shows a failure at.
struct FailurePlace: Sendable {
    let fileID: String
    let filePath: String
    let line: Int
    let column: Int
    /// The place for `XCTFail`, which accepts only static paths.
    let staticPath: StaticString
    let staticLine: UInt

    init(_ site: CallSite) {
        fileID = "\(site.fileID)"
        filePath = "\(site.filePath)"
        line = Int(site.line)
        column = Int(site.column)
        staticPath = site.filePath
        staticLine = site.line
    }

    /// Creates the place of a frame. Its file ID and static path are of a known site in the file, or the fallback.
    init(_ frame: CallTrace.Frame, known: some Sequence<CallSite>, fallback: CallSite) {
        let sibling = known.first { "\($0.filePath)" == frame.path }
        let module = "\(fallback.fileID)".prefix { $0 != "/" }
        fileID = sibling.map { "\($0.fileID)" } ?? "\(module)/\(fileName(ofPath: frame.path))"
        filePath = frame.path
        line = frame.line
        column = 1
        staticPath = sibling?.filePath ?? fallback.filePath
        staticLine = sibling == nil ? fallback.line : UInt(frame.line)
    }
}
