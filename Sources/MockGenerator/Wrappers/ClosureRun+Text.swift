extension ClosureRun {
    /// Returns the lines that call the closure with the answer.
    func lines(_ effects: Effects) -> [String] {
        let isThrowing = function.effects.throwing != .nothing
        // If the requirement does not throw, errors of the closure are ignored.
        let isSwallowed = isThrowing && effects.throwing == .nothing
        let words =
            (isSwallowed ? "try? " : isThrowing ? "try " : "") + (function.effects.isAsync ? "await " : "")
        let discard = function.result == .void && !isSwallowed ? "" : "_ = "
        let name = parameter.name.escaped
        func call(_ answer: String) -> (before: [String], text: String) {
            let types = function.parameters
            guard !types.isEmpty else { return ([], "\(words)\(name)()") }
            let inouts = types.map { parameter in
                if case .attributed(let words, _) = parameter.type { words.contains("inout") } else { false }
            }
            let isChanged = inouts.contains(true)
            let value = isChanged ? "arguments" : answer
            let arguments = inouts.enumerated().map { index, isInout in
                (isInout ? "&" : "") + (types.count == 1 ? value : "\(value).\(index)")
            }
            return (isChanged ? ["var arguments = \(answer)"] : [], "\(words)\(name)(\(list(arguments)))")
        }
        switch form {
        case .once:
            let (before, text) = call("answer")
            return before + [before.isEmpty ? text : "return " + text]
        case .onceBeforeResult: return [discard + call("").text, "return answer"]
        case .each, .eachAndResult:
            let (before, text) = call("argument")
            let source = form == .each ? "answer" : "answer.0"
            let loop = block("for argument in \(source)", before + [discard + text], depth: 3)
            return form == .each ? loop : loop + ["return answer.1"]
        }
    }

    /// Returns the signature of the closure that receives the answer.
    func closureHead(_ call: WrapperCall) -> String {
        let ignores = form == .once && function.parameters.isEmpty
        let name = ignores ? "_" : "answer"
        if case .errors(.some) = call.requirement.effects.throwing {
            return " (\(name))\(call.requirement.effects) in"
        }
        return " \(name) in"
    }
}
