/// The answer of the state to a call: its verdict, or a question that must be answered first.
enum Ruling {
    case question(Question)
    /// Do the conditions of these declarations allow a call now? The answer is valid only while the lock is held.
    case checkConditions(of: [Int])
    case verdict(Verdict)

    /// Asks which of some declarations is the first that accepts the call.
    ///
    /// - Returns: `nil` if there are no declarations.
    static func comparing(_ declarations: [Declaration]) -> Ruling? {
        declarations.first.map { .question(.compare($0, then: Array(declarations.dropFirst()))) }
    }
}

/// What the state must know about a call before it can give a verdict.
///
/// The state runs no client code and takes no lock, so the engine finds the answer and asks again.
enum Question {
    /// What is the key of the call? It is asked only if there are many stubs.
    case identify
    /// Which of these declarations is the first that accepts the call?
    case compare(Declaration, then: [Declaration])
}
