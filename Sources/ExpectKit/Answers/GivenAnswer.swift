/// The answer of a call that has none of its own, as a failure shows it.
indirect enum GivenAnswer: Sendable, Equatable {
    case reused(AnswerFact, from: ReusedExpectation)
    case stub(AnswerFact, DeclarationPlace)
    case realObject
    /// An `UnansweredCallError` was thrown.
    case thrownError
    case mockDefault(String)
    /// A value of a type of the standard library.
    case standardDefault(String, type: String)
    /// A value that is made after the report: by a closure registered with the owner, or from the type if there is no
    /// owner.
    case laterDefault(type: String, MockDefaults.Owner?)
    /// No value of the type exists, so the process ends.
    case nothing(type: String, because: PlaceholderObstacle?)
}

/// An expectation whose answer another call gets.
struct ReusedExpectation: Sendable, Equatable {
    /// Its index among the declarations of the mock.
    let index: Int
    let place: DeclarationPlace
    /// Its place among the expectations, if it is known. A report looks it up, because tests may still declare more.
    var position: DeclarationFact.Position?
}

/// An answer as a report shows it: a description, so that no value of client code leaves the engine.
package enum AnswerFact: Sendable, Equatable {
    case nothing
    case value(String)
    case error(String)
    /// A closure of the test returns or throws it.
    case action
    /// The test gives it while the call waits.
    case held
    case realObject
    /// It is not known, because the call had not returned when it was recorded.
    case unrecorded

    /// Describes what a call returned or threw, which runs client code.
    package init(_ outcome: Result<Any, any Error>) {
        switch outcome {
        case .success(let value): self = value is Void ? .nothing : .value(describe(value))
        case .failure(let error): self = .error(describe(error))
        }
    }
}

extension Answer {
    /// The answer to a call as a report shows it. Describing a value runs client code.
    func fact<Invocation>(
        to invocation: @autoclosure () -> Invocation, _ filter: CallFilter<Invocation>?
    ) -> AnswerFact {
        switch kind {
        case .value(let value): filter.fact(of: .success(value), to: invocation())
        case .error(let error): filter.fact(of: .failure(error), to: invocation())
        case .action, .asyncAction, .released: .action
        case .held: .held
        case .other(let answer): answer.fact
        case .forward: .realObject
        }
    }
}
