/// What a call is answered with, and where the test said so.
struct Answer<Invocation> {
    /// The kinds of answer.
    enum Kind {
        /// Returns a value.
        case value(Any)
        /// Throws an error.
        case error(any Error)
        /// Runs a closure of the test's, which returns or throws.
        case action((Invocation) throws -> Any)
        /// Runs a closure of the test's that waits before it returns or throws.
        case asyncAction(AsyncAction)
        /// Waits for the test to give the answer.
        case held(HeldAnswer<Invocation>)
        /// What a call came to when a tape was recorded.
        case taped(any TapedAnswer)
        /// Asks the real object.
        case forward
    }

    /// A closure that waits on the caller's actor, as the wrapper does.
    typealias AsyncAction = nonisolated(nonsending) (Invocation) async throws -> Any

    let kind: Kind
    let site: CallSite

    /// The words that follow a call in a report, such as `→ 1`; nothing for a call that returns nothing.
    var words: String {
        switch kind {
        case .value(let value): value is Void ? "" : "→ \(describe(value))"
        case .error(let error): "throws \(describe(error))"
        case .action, .asyncAction: "→ an action"
        case .held: "→ held"
        case .taped(let taped): taped.words
        case .forward: "→ the real object"
        }
    }
}
