/// The answer of a call that has none of its own, as a failure shows it.
package indirect enum GivenAnswer: Sendable, Equatable {
    case reused(AnswerFact, from: ReusedExpectation)
    case stub(AnswerFact, DeclarationPlace)
    /// A value of no declaration, and where it comes from.
    case value(String, origin: String)
    /// An answer without a value that could be shown.
    case other(String)
    /// The process ends. A remedy gives the call a value.
    case nothing(String, remedy: String)

    /// The text after “answered”.
    package var words: String { words(to: .max) }

    /// - Parameter width: That of the answer itself.
    func words(to width: Int) -> String {
        func short(_ text: String) -> String { text.count > width ? "\(text.prefix(width - 1))…" : text }
        return switch self {
        case .reused(let answer, from: let source): "\(short(answer.bareWords)), reused from \(source.words)"
        case .stub(let answer, let place): "\(short(answer.bareWords)), by the stub (\(place))"
        case .value(let value, let origin): "\(short(value)), \(origin)"
        case .other(let words), .nothing(let words, _): words
        }
    }

    var remedy: String? { if case .nothing(_, let remedy) = self { remedy } else { nil } }
}

package struct ReusedExpectation: Sendable, Equatable {
    let index: Int
    let place: DeclarationPlace
    /// A report looks it up, because tests may still declare more.
    var position: DeclarationFact.Position?

    fileprivate var words: String { position?.words ?? "the expectation (\(place))" }
}

/// An answer as a report shows it: a description, so that no value of client code leaves the engine.
package enum AnswerFact: Sendable, Equatable {
    case nothing
    case value(String)
    case error(String)
    /// A closure of the test returns or throws it.
    case action
    case held
    case realObject
    /// The call had not returned when it was recorded.
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
        if case .error = self { bareWords } else { self == .nothing ? "" : "→ \(bareWords)" }
    }

    /// Such as `1`.
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

extension Answer {
    /// The answer to a call as a report shows it. Describing a value runs client code.
    package func fact<Invocation>(
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
