/// Sees the calls of a mock before the mock does, and the answers before a report shows them.
package struct CallFilter<Invocation> {
    /// A call as the mock may know it.
    package struct FilteredCall {
        /// The call without its secrets; `nil` if they could not be redacted, which was reported.
        package var invocation: Invocation?
        /// Returns the receiver of the outcome, if one needs it. A call that a declaration takes is of the test.
        package var recorder: (_ isOfTest: Bool) -> (any OutcomeRecording)?

        package init(
            invocation: Invocation? = nil,
            recorder: @escaping (_ isOfTest: Bool) -> (any OutcomeRecording)? = { _ in nil }
        ) {
            (self.invocation, self.recorder) = (invocation, recorder)
        }
    }

    /// Called for each failure of the mock.
    let noteFailure: () -> Void
    /// Returns what a call returned or threw, without its secrets.
    let redacted: (_ outcome: Result<Any, any Error>, _ invocation: Invocation) -> Result<Any, any Error>
    /// Returns why the test cannot declare or query a call; `nil` if it can. The place is of an earlier declaration.
    let refusal: (_ invocation: Invocation, _ isExpected: Bool, DeclarationPlace?) -> (any ReportableProblem)?
    /// Why a stub cannot forward to the real object.
    let refusalToForward: any ReportableProblem
    let admit: (_ invocation: Invocation, _ canForward: Bool) -> FilteredCall

    package init(
        noteFailure: @escaping () -> Void,
        redacted: @escaping (Result<Any, any Error>, Invocation) -> Result<Any, any Error>,
        refusal: @escaping (Invocation, _ isExpected: Bool, DeclarationPlace?) -> (any ReportableProblem)?,
        refusalToForward: any ReportableProblem,
        admit: @escaping (_ invocation: Invocation, _ canForward: Bool) -> FilteredCall
    ) {
        (self.noteFailure, self.redacted, self.admit) = (noteFailure, redacted, admit)
        (self.refusal, self.refusalToForward) = (refusal, refusalToForward)
    }
}

extension Optional {
    /// Describes what a call returned or threw, without its secrets.
    func fact<Invocation>(
        of outcome: Result<Any, any Error>, to invocation: Invocation
    ) -> AnswerFact where Wrapped == CallFilter<Invocation> {
        AnswerFact(self?.redacted(outcome, invocation) ?? outcome)
    }
}

/// Receives the outcome of one call.
package protocol OutcomeRecording {
    /// Records the outcome, and returns it as the mock may know it, without its secrets.
    func record<Output, Failure: Error>(
        _ outcome: Result<Output, any Error>, throwing failure: Failure.Type
    ) -> Result<Any, any Error>
}

/// What a filter made of a call: an object without a type parameter, so that a call without a filter passes a null
/// reference, without metadata.
final class Admission {
    /// The call without its secrets.
    let invocation: Any
    var recorder: (any OutcomeRecording)?

    init(_ invocation: Any) { self.invocation = invocation }
}

/// The text that replaces a redacted text.
package let redactedText = "<redacted>"

/// The value that replaces a result whose secrets cannot be removed.
package struct WithheldResult: CustomStringConvertible {
    package init() {}

    package var description: String { redactedText }
}
