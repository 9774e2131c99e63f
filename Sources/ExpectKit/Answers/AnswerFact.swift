/// An answer as a failure shows it: described, so that no value of client code leaves the engine.
enum AnswerFact: Sendable, Equatable {
    /// It returns nothing.
    case nothing
    /// It returns a value.
    case value(String)
    /// It throws an error.
    case error(String)
    /// A closure of the test gives it.
    case action
    /// The test gives it later.
    case held
    /// The real object gives it.
    case realObject
    /// A tape has a call that had not returned when it was recorded.
    case unrecorded
}

extension Answer {
    /// The answer as a failure shows it. Describing a value runs client code.
    var fact: AnswerFact {
        switch kind {
        case .value(let value): value is Void ? .nothing : .value(describe(value))
        case .error(let error): .error(describe(error))
        case .action, .asyncAction, .released: .action
        case .held: .held
        case .taped(let taped): taped.fact
        case .forward: .realObject
        }
    }
}
