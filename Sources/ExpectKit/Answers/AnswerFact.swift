/// An answer as a report shows it: a description, so that no value of client code leaves the engine.
package enum AnswerFact: Sendable, Equatable {
    /// It returns nothing.
    case nothing
    /// It returns a value.
    case value(String)
    /// It throws an error.
    case error(String)
    /// A closure of the test returns or throws it.
    case action
    /// The test gives it while the call waits.
    case held
    /// The real object returns or throws it.
    case realObject
    /// It is not known, because the call had not returned when it was recorded.
    case unrecorded
}

extension Answer {
    /// The answer as a report shows it. Describing a value runs client code.
    var fact: AnswerFact {
        switch kind {
        case .value(let value): value is Void ? .nothing : .value(describe(value))
        case .error(let error): .error(describe(error))
        case .action, .asyncAction, .released: .action
        case .held: .held
        case .other(let answer): answer.fact
        case .forward: .realObject
        }
    }
}
