// The words for answers and states.

extension AnswerFact {
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

extension GivenAnswer {
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

extension ReusedExpectation {
    /// Such as `2 of 3`.
    fileprivate var words: String { position?.words ?? "the expectation (\(place))" }
}

extension StateFact {
    /// Such as `light is red or green`.
    var words: String { "\(name) is \(states.joined(separator: " or "))" }
}
