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

    /// The text after “answered”.
    var words: String {
        switch self {
        case .reused(let answer, from: let source): "\(answer.bareWords), reused from \(source.words)"
        case .stub(let answer, let place): "\(answer.bareWords), by the stub (\(place))"
        case .realObject: "the answer of the real object, because the mock is partial"
        case .thrownError: "throws an UnansweredCallError"
        case .mockDefault(let value): "\(value), the mock's default"
        case .standardDefault(let value, let type): "\(value), a default value for \(type)"
        case .laterDefault(let type, nil): "a default value for \(type)"
        case .laterDefault(let type, .mock): "a value registered with the mock for \(type)"
        case .laterDefault(let type, .scope): "a value registered in a scope for \(type)"
        case .nothing(let type, because: nil):
            "nothing, because no value of type \(type) can be synthesized; the process stops"
        case .nothing(let type, because: let part?):
            "nothing, because no value of type \(part.type) can be synthesized for \(part.path) of \(type); "
                + "the process stops"
        }
    }

    /// What gives a call without any value a value; `nil` if it has one.
    var remedy: String? {
        guard case .nothing(let type, _) = self else { return nil }
        return "register a value: <mock>.defaults.register(\(type).self) { … }"
    }

    /// Returns the answer with a value that has at most a number of characters.
    func shortened(to width: Int) -> GivenAnswer {
        func short(_ text: String) -> String { text.count > width ? "\(text.prefix(width - 1))…" : text }
        return switch self {
        case .reused(.value(let value), let source): .reused(.value(short(value)), from: source)
        case .reused(.error(let error), let source): .reused(.error(short(error)), from: source)
        case .stub(.value(let value), let place): .stub(.value(short(value)), place)
        case .stub(.error(let error), let place): .stub(.error(short(error)), place)
        case .mockDefault(let value): .mockDefault(short(value))
        case .standardDefault(let value, let type): .standardDefault(short(value), type: type)
        default: self
        }
    }
}

/// An expectation whose answer another call gets.
struct ReusedExpectation: Sendable, Equatable {
    /// Its index among the declarations of the mock.
    let index: Int
    let place: DeclarationPlace
    /// Its place among the expectations, if it is known. A report looks it up, because tests may still declare more.
    var position: DeclarationFact.Position?

    /// Such as `2 of 3`.
    fileprivate var words: String { position?.words ?? "the expectation (\(place))" }
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

    /// The text after a call in a table, such as `→ 1`; empty for a call that returns nothing.
    var words: String {
        switch self {
        case .nothing: ""
        case .error: bareWords
        case .value, .action, .held, .realObject, .unrecorded: "→ \(bareWords)"
        }
    }

    /// The answer by itself, such as `1`.
    package var bareWords: String {
        switch self {
        case .nothing: "nothing"
        case .value(let value): value
        case .error(let error): "throws \(error)"
        case .action: "an action"
        case .held: "held"
        case .realObject: "the real object"
        case .unrecorded: "nothing yet"
        }
    }
}

extension StateFact {
    /// Such as `light is red or green`.
    var words: String { "\(name) is \(states.joined(separator: " or "))" }
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
