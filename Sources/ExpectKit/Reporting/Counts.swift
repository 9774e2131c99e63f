extension CallCount {
    /// The words for a number of times, such as `twice`.
    static func times(_ number: Int) -> String {
        switch number {
        case 0: "never"
        case 1: "once"
        case 2: "twice"
        default: "\(number) times"
        }
    }

    static func called(_ calls: Int) -> String { calls == 0 ? "never called" : "called \(times(calls))" }

    /// The words after “expected”, such as `once` or `at least twice`.
    var words: String {
        switch (minimum, maximum) {
        // The second one is that of a refused count.
        case (0, nil), (0, .max?): "any number of times"
        case (_, nil): "at least \(Self.times(minimum))"
        case (let minimum, let maximum?) where minimum == maximum: Self.times(minimum)
        case (0, let maximum?): "at most \(Self.times(maximum))"
        case (_, let maximum?): "\(minimum) to \(maximum) times"
        }
    }
}

extension DeclarationFact.Position {
    /// Such as `2 of 4`.
    var words: String { "\(number) of \(total)" }
}

extension DeclarationFact {
    /// Whether it has all its calls.
    var isMet: Bool { count?.isSatisfied(by: calls) ?? false }

    /// How often it is expected and was called, such as `once, never called`.
    var countWords: String {
        if let count { return "\(count.words), \(CallCount.called(calls))" }
        return switch role {
        case .expect: "as an expectation"
        case .stub: "as a stub"
        case .reject: "never"
        }
    }
}

extension OrderNode.Stage {
    /// How far it has come, such as `once, never called` or `passed`.
    var words: String {
        switch self {
        case .calls(let calls, let count): "\(count.words), \(CallCount.called(calls))"
        case .checkpoint(let isPassed): isPassed ? "passed" : "not passed"
        }
    }
}
