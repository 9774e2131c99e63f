/// What a call is answered with, and where the test said so.
///
/// It knows nothing of the type of the calls, so that the state which hands it out is compiled once and for all mocks,
/// and is an object, so that handing it out copies nothing.
final class Answer {
    /// The kinds of answer.
    enum Kind {
        /// Returns a value.
        case value(Any)
        /// Throws an error.
        case error(any Error)
        /// Runs a closure of the test's, which returns or throws.
        case action((_ call: Any) throws -> Any)
        /// Runs a closure of the test's that waits before it returns or throws.
        case asyncAction(AsyncAction)
        /// Waits for the test to give the answer.
        case held(HeldAnswer)
        /// What a call came to when a tape was recorded.
        case taped(any TapedAnswer)
        /// Asks the real object.
        case forward
        /// Ran a closure, which was released, as its test is over or no call can reach it any more.
        case released
    }

    /// A closure that waits on the caller's actor, as the wrapper does.
    typealias AsyncAction = nonisolated(nonsending) (_ call: Any) async throws -> Any

    let kind: Kind
    let site: CallSite
    /// Whether it is a mere value, which takes nothing to be given.
    let isValue: Bool

    init(kind: Kind, site: CallSite) {
        (self.kind, self.site) = (kind, site)
        isValue = if case .value = kind { true } else { false }
    }

    /// Whether a closure of the test is run.
    var hasClosure: Bool {
        switch kind {
        case .action, .asyncAction: true
        case .value, .error, .held, .taped, .forward, .released: false
        }
    }

    /// The same answer without its closure. A closure that uses its own mock keeps the mock alive.
    var released: Answer {
        hasClosure ? Answer(kind: .released, site: site) : self
    }
}

/// Returns a call that was handed to an answer as what it is: a call of the mock that the answer belongs to.
func typedCall<Invocation>(_ call: Any, as _: Invocation.Type = Invocation.self) -> Invocation {
    guard let call = call as? Invocation else {
        // An answer is kept by one mock, whose calls are all of one type; there is no call to go on with.
        preconditionFailure("ExpectKit gave a call to another mock's answer. Please report this.")
    }
    return call
}
