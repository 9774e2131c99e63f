/// The answer of a call that has none of its own, as a failure shows it.
indirect enum GivenAnswer: Sendable, Equatable {
    case reused(AnswerFact, from: ReusedExpectation)
    case stub(AnswerFact, DeclarationPlace)
    /// A value of no declaration, and where it comes from.
    case value(String, origin: String)
    /// An answer without a value that could be shown.
    case other(String)
    /// The process ends. A remedy gives the call a value.
    case nothing(String, remedy: String)

    /// The text after “answered”.
    var words: String {
        switch self {
        case .reused(let answer, from: let source): "\(answer.bareWords), reused from \(source.words)"
        case .stub(let answer, let place): "\(answer.bareWords), by the stub (\(place))"
        case .value(let value, let origin): "\(value), \(origin)"
        case .other(let words), .nothing(let words, _): words
        }
    }

    var remedy: String? { if case .nothing(_, let remedy) = self { remedy } else { nil } }

    func shortened(to width: Int) -> GivenAnswer {
        func short(_ text: String) -> String { text.count > width ? "\(text.prefix(width - 1))…" : text }
        return switch self {
        case .reused(.value(let value), let source): .reused(.value(short(value)), from: source)
        case .reused(.error(let error), let source): .reused(.error(short(error)), from: source)
        case .stub(.value(let value), let place): .stub(.value(short(value)), place)
        case .stub(.error(let error), let place): .stub(.error(short(error)), place)
        case .value(let value, let origin): .value(short(value), origin: origin)
        default: self
        }
    }
}

struct ReusedExpectation: Sendable, Equatable {
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
        switch self {
        case .nothing: ""
        case .error: bareWords
        case .value, .action, .held, .realObject, .unrecorded: "→ \(bareWords)"
        }
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

package struct UsedAnswer<Invocation> {
    package let result: Result<Any, any Error>
    package let fact: AnswerFact
    package let site: CallSite
    package let place: DeclarationPlace
    package let invocation: Invocation
}

package struct UsedAnswers<Invocation> {
    /// The declared values and errors, in the order of the calls that they were given to first.
    package private(set) var declared: [UsedAnswer<Invocation>] = []
    package private(set) var unchecked = UncheckedCalls()

    init(in snapshot: MockSnapshot<Invocation>) {
        let log = snapshot.journal.log
        var known: Set<ObjectIdentifier> = []
        for call in snapshot.journal.indices {
            let source = log.declaration(of: call).flatMap { _ in log.source(ofAnswerTo: call) }
            let answer = source.flatMap { snapshot.progress[$0.declaration].answer(to: $0.answer) }
            var result: Result<Any, any Error>?
            switch answer?.kind {
            case .value(let value): result = .success(value)
            case .error(let error): result = .failure(error)
            case .action, .asyncAction, .released: unchecked.closures += 1
            case .held: unchecked.suspended += 1
            case .other: unchecked.other += 1
            case .forward: unchecked.forwarded += 1
            case nil where log.outcome(of: call) == .forwarded: unchecked.forwarded += 1
            case nil: unchecked.undeclared += 1
            }
            guard let result, let answer, let source, known.insert(ObjectIdentifier(answer)).inserted else { continue }
            let (invocation, place) = (snapshot.journal.invocations[call], snapshot.declared[source.declaration].place)
            let fact = answer.fact(to: invocation, snapshot.filter)
            let used = UsedAnswer(result: result, fact: fact, site: answer.site, place: place, invocation: invocation)
            declared.append(used)
        }
    }
}

/// The number of calls for each kind of answer that is no declared value or error.
package struct UncheckedCalls: Sendable, Equatable {
    package var closures = 0
    package var suspended = 0
    package var forwarded = 0
    package var other = 0
    /// Calls that no declared answer answered: they returned nothing or a default value, or were not allowed.
    package var undeclared = 0
}
