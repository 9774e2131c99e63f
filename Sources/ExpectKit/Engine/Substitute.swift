/// The answer of a call that has none of its own: one of the fallbacks, which are tried in the order of the cases.
enum Substitute<Invocation, Output> {
    /// The answer of an expectation of the same case is reused.
    case reused(Answer, of: DeclaredCall<Invocation>)
    /// A stub that accepts the call gives its answer.
    case stub(Answer, DeclaredCall<Invocation>)
    /// The real object answers.
    case realObject
    /// An error is thrown.
    case error(UnansweredCallError)
    /// The wrapper gives a default.
    case ofWrapper(Output)
    /// A value was made from a type of the standard library, which runs no client code.
    case synthesized(Output)
    /// Client code makes the value: a registered closure, or the type's own initializer. As it may trap, it runs only
    /// after the failure has been reported, which therefore does not show the value.
    case deferred(words: String, make: () -> Output?)
    /// There is nothing to return.
    case nothing

    /// The words after “answered”; nothing for a call that returns nothing.
    var words: String? {
        switch self {
        case .reused(let answer, let lender):
            answer.isVoid
                ? nil
                : "\(answer.bareWords), reused from \(describeCall(lender.invocation)) (\(lender.place))"
        case .stub(let answer, let stub): "\(answer.bareWords), by the stub (\(stub.place))"
        case .realObject: "by the real object, as the mock is partial"
        case .error: "by throwing an UnansweredCallError"
        case .ofWrapper(let value): "\(describe(value)), the wrapper's default"
        case .synthesized(is Void): nil
        case .synthesized(let value): "\(describe(value)), a default value for \(Output.self)"
        case .deferred(let words, _): words
        case .nothing: Self.wordsForNothing
        }
    }

    /// The words for a call that ends the process.
    static var wordsForNothing: String {
        "nothing, as no value of type \(Output.self) can be synthesized; the process cannot go on"
    }
}

extension Answer {
    /// Whether it can be the answer of a call that returns a type; an action is not known before it has run.
    func fits<Output>(_ type: Output.Type) -> Bool {
        if case .value(let value) = kind { fitting(value, type) != nil } else { true }
    }

    /// Whether it is the answer of a call that returns nothing.
    var isVoid: Bool {
        switch kind {
        case .value(is Void): true
        case .taped(let taped): taped.words.isEmpty
        default: false
        }
    }

    /// The words without the arrow.
    var bareWords: String {
        words.isEmpty ? "nothing" : words.hasPrefix("→ ") ? String(words.dropFirst(2)) : words
    }
}
