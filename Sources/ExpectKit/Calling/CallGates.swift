// What other products do with a call: a filter sees it before the mock, and gates decide before its answer.

/// Sees the calls of a mock before the mock does, and the answers before a report shows them.
package struct CallFilter<Invocation> {
    package struct FilteredCall {
        let invocation: Invocation
        /// Returns the receiver of the outcome, if one needs it. A call that a declaration takes is of the test.
        let recorder: (_ isOfTest: Bool) -> (any OutcomeRecording)?

        package init(
            _ invocation: Invocation, recorder: @escaping (_ isOfTest: Bool) -> (any OutcomeRecording)? = { _ in nil }
        ) { (self.invocation, self.recorder) = (invocation, recorder) }
    }

    let noteFailure: () -> Void
    /// Returns what a call returned or threw, without its secrets.
    let redacted: (_ outcome: Result<Any, any Error>, _ invocation: Invocation) -> Result<Any, any Error>
    /// Returns why the test cannot declare or query a call; `nil` if it can. The place is of an earlier declaration.
    let refusal: (_ invocation: Invocation, _ isExpected: Bool, DeclarationPlace?) -> (any ReportableProblem)?
    /// Why a stub cannot forward to the real object.
    let refusalToForward: any ReportableProblem
    /// Returns `nil` if the secrets could not be redacted, which was reported.
    let admit: (_ invocation: Invocation, _ canForward: Bool) -> FilteredCall?

    package init(
        noteFailure: @escaping () -> Void,
        redacted: @escaping (Result<Any, any Error>, Invocation) -> Result<Any, any Error>,
        refusal: @escaping (Invocation, _ isExpected: Bool, DeclarationPlace?) -> (any ReportableProblem)?,
        refusalToForward: any ReportableProblem,
        admit: @escaping (_ invocation: Invocation, _ canForward: Bool) -> FilteredCall?
    ) {
        (self.noteFailure, self.redacted, self.admit) = (noteFailure, redacted, admit)
        (self.refusal, self.refusalToForward) = (refusal, refusalToForward)
    }
}

extension Optional {
    /// Describes what a call returned or threw, without its secrets.
    package func fact<Invocation>(of outcome: Result<Any, any Error>, to invocation: Invocation) -> AnswerFact
    where Wrapped == CallFilter<Invocation> { AnswerFact(self?.redacted(outcome, invocation) ?? outcome) }
}

package protocol OutcomeRecording {
    /// Records the outcome, and returns it as the mock may know it, without its secrets.
    func record<Output, Failure: Error>(
        _ outcome: Result<Output, any Error>, throwing failure: Failure.Type
    ) -> Result<Any, any Error>
}

package protocol FaultInjecting: AnyObject, Sendable {
    /// How many other such objects are around the code of the test that adds it.
    var depth: Int { get }

    /// Returns the error that a call throws; `nil` if the call is answered as declared. It is called once for each
    /// call, in the task of the call, and may cancel the task. The earlier error is that of an outer object.
    func fault<Failure: Error>(of call: ArrivedCall, after earlier: Failure?) -> Failure?
}

package protocol TurnTaking: AnyObject, Sendable {
    /// Suspends a call until it is its turn to be answered. Its requirement may be able to throw a `CancellationError`.
    nonisolated(nonsending) func turn(of call: ArrivedCall, canThrowCancellation: Bool) async -> TurnEnd
}

package enum TurnEnd: Sendable {
    case answered
    /// Its task was cancelled, so it throws a `CancellationError`.
    case cancelled
}

package struct CallGates {
    /// For the calls of `async` requirements.
    package var turns: (any TurnTaking)?
    /// For the calls of single declarations, by their indices.
    var turnsOfDeclarations: [Int: any TurnTaking] = [:]
    /// The outermost object is first.
    private(set) var faults: [any FaultInjecting] = []

    var isEmpty: Bool { turns == nil && turnsOfDeclarations.isEmpty && faults.isEmpty }

    func turns(of verdict: Verdict) -> (any TurnTaking)? {
        guard case .answer(let answering) = verdict else { return turns }
        return turnsOfDeclarations[answering.declaration.index] ?? turns
    }

    func fault<Thrown: Error>(of call: ArrivedCall) -> Thrown? { faults.reduce(nil) { $1.fault(of: call, after: $0) } }

    package mutating func add(_ injector: any FaultInjecting) {
        faults.insert(injector, at: faults.firstIndex { $0.depth > injector.depth } ?? faults.endIndex)
    }

    package mutating func remove(_ injector: any FaultInjecting) { faults.removeAll { $0 === injector } }
}

/// A call that has arrived. Unchecked, because it may hold values of any type, and is passed only to the test.
package struct ArrivedCall: @unchecked Sendable {
    /// The identity of the mock's engine; `nil` if only the words matter.
    package var engine: ObjectIdentifier?
    package var invocation: Any?
    package let mock: String
    package let words: String
}
