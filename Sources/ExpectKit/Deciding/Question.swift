/// What the state answers a call with: a question that it has to know the answer of first, or its verdict.
enum Ruling {
    case question(Question)
    case verdict(Verdict)

    /// Asks to compare the call with each of these, the first of them first.
    ///
    /// - Returns: `nil` where there is nothing to compare with.
    static func comparing(_ declarations: [Declaration]) -> Ruling? {
        declarations.first.map { .question(.compare($0, then: Array(declarations.dropFirst()))) }
    }
}

/// What the state has to know about a call before it can give a verdict.
///
/// The state runs no client code and takes no lock, so the engine finds the answer and asks again.
enum Question {
    /// What does the tape make of the call? It sees each call before the mock does.
    case admit
    /// Which key is the call looked up by? There are many stubs.
    case identify
    /// Do the conditions of these declarations allow a call now?
    case checkConditions(of: [Int])
    /// Which of these declarations is the first that accepts the call?
    case compare(Declaration, then: [Declaration])
}
