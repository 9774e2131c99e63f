import ExpectKit

extension UnconfirmedAnswer: ReportableProblem {
    var kind: FailureReport.Kind { .wrongAnswer }

    var wording: Wording {
        switch reason {
        case .differs(let real, let differences):
            Wording(
                "the real object answers \(call) differently", mentions: mentions(real, differences),
                advice: "correct this answer if the real object is right")
        case .hidden(let real):
            Wording(
                "the real object answers \(call) differently", mentions: mentions(real, []),
                notes: ["only what a rule of the tape redacts differs, so both look alike"],
                advice: "correct this answer if the real object is right")
        case .incomparable(let real, let part):
            Wording(
                "the declared answer to \(call) cannot be compared with the real answer",
                mentions: mentions(real, []),
                notes: ["\(part.path.isEmpty ? "the answer" : part.path) is \(part.words)"],
                advice: (part.isFunction ? "" : "make \(part.type) Equatable, or ")
                    + "answer with a closure (andDo): closures are not checked")
        case .notPerformed(let reason):
            Wording(
                "\(call) was not performed on the real object", mentions: mentions(nil, []),
                notes: [reason],
                advice:
                    "handle the call in perform(_:on:), or answer it with a closure (andDo): closures are not checked"
            )
        }
    }

    private func mentions(_ real: AnswerFact?, _ differences: [Difference]) -> [Mention] {
        let first = Mention(
            FailureReport.Candidate(
                role: .declared, call: call, place: declaration, differences: differences),
            label: "declared:", declared.sentence(returns: "returns", throws: "throws"))
        guard let real else { return [first] }
        let second = Mention(
            FailureReport.Candidate(role: .called, call: call, place: declaration),
            label: "real object:", real.sentence(returns: "returned", throws: "threw"),
            // The two lines already show a difference of the whole values.
            differences: differences.filter {
                $0 != Difference(path: "", expected: declared.valueWords, got: real.valueWords)
            })
        return [first, second]
    }
}

extension AnswerFact {
    /// The value or the error itself.
    fileprivate var valueWords: String {
        switch self {
        case .value(let words), .error(let words): words
        case .nothing, .action, .held, .realObject, .unrecorded: bareWords
        }
    }

    fileprivate func sentence(returns: String, throws: String) -> String {
        switch self {
        case .nothing: "\(returns) nothing"
        case .value(let value): "\(returns) \(value)"
        case .error(let error): "\(`throws`) \(error)"
        case .action, .held, .realObject, .unrecorded: bareWords
        }
    }
}

extension Incomparable {
    /// The predicate of a sentence whose subject is the part.
    fileprivate var words: String {
        if isFunction { return "a function, and functions cannot be compared" }
        return "of type \(type), which is not Equatable, and has no parts that can be compared"
    }
}

extension NoDeclaredAnswers: ReportableProblem {
    var kind: FailureReport.Kind { .misuse }

    var wording: Wording {
        let total = calls.closures + calls.suspended + calls.forwarded + calls.other + calls.undeclared
        let reason =
            switch total {
            case 0: "the mock got no calls"
            case 1: "the only call was not answered with a declared value or error (\(calls.words))"
            default: "none of \(total) calls was answered with a declared value or error (\(calls.words))"
            }
        return Wording(
            "no answers were compared: \(reason)",
            advice:
                "check the answers after the calls, on a mock whose answers are declared with andReturn or andThrow"
        )
    }
}

extension UncheckedCalls {
    /// How the calls of a mock were answered instead.
    fileprivate var words: String {
        let parts = [
            (closures, "a closure", "closures"), (suspended, "a suspended answer", "suspended answers"),
            (forwarded, "the real object", "the real object"), (other, "a tape", "a tape"),
        ].compactMap { count, one, several in
            count == 0 ? nil : "\(count) by \(count == 1 ? one : several)"
        }
        return (parts + (undeclared > 0 ? ["\(undeclared) without a declared answer"] : []))
            .joined(separator: ", ")
    }
}
