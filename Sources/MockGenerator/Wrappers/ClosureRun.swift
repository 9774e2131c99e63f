/// How a nonescaping closure argument is called with the answer.
struct ClosureRun: Equatable {
    enum Form {
        /// Once, with the answer. The result of the closure is the result of the requirement.
        case once
        /// With each element of the answer. The requirement returns nothing.
        case each
        /// With each element of the first part of the answer. The second part is the result of the requirement.
        case eachAndResult
        /// Once, without arguments. The answer is the result of the requirement.
        case onceBeforeResult
    }

    var parameter: Parameter
    var function: FunctionType
    var form: Form
}

extension ClosureRun {
    /// Determines how a nonescaping closure is called, or returns `nil` if an answer cannot be passed to it.
    init?(_ parameter: Parameter, of requirement: Requirement, in plan: WrapperPlan) {
        guard case .function(let function) = parameter.bareType else { return nil }
        let isPassable = function.parameters.allSatisfy { argument in
            let type = argument.type.withoutSpecifiers
            if case .function = type { return false }
            if case .pack = type { return false }
            return !argument.isVariadic && type.noncopyable(among: plan.declaration.noncopyableTypes) == nil
                && !argument.type.isOwned
        }
        guard isPassable else { return nil }
        let result = requirement.result.value
        let form: Form =
            if function.result.value == result, result != .void || function.parameters.isEmpty {
                .once
            } else if function.parameters.isEmpty {
                .onceBeforeResult
            } else {
                result == .void ? .each : .eachAndResult
            }
        // An `async` closure requires an `async` requirement, and an isolated one a requirement with the same isolation.
        if function.effects.isAsync, !requirement.effects.isAsync { return nil }
        if case .attributed(let attributes, _) = parameter.type,
            attributes.contains(where: { $0.isGlobalActorOfFunctionType && $0 != requirement.globalActor })
        {
            return nil
        }
        self.init(parameter: parameter, function: function, form: form)
    }

    /// Returns the type of the answer, which contains the arguments of the closure.
    func answer(result: SwiftType) -> SwiftType {
        switch form {
        case .once: arguments
        case .each: .array(arguments)
        case .onceBeforeResult: result
        case .eachAndResult:
            .tuple([
                TupleElement(label: parameter.name, type: .array(arguments)),
                TupleElement(label: "result", type: result),
            ])
        }
    }

    private var arguments: SwiftType {
        let types = function.parameters.map { $0.type.withoutSpecifiers.value }
        return types.count == 1 ? types[0] : .tuple(types.map { TupleElement(label: nil, type: $0) })
    }

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

extension SwiftType {
    var withoutSpecifiers: SwiftType {
        if case .attributed(let attributes, let type) = self,
            !attributes.contains(where: { $0.hasPrefix("@") })
        {
            type
        } else {
            self
        }
    }

    fileprivate var isOwned: Bool {
        if case .attributed(let attributes, _) = self {
            attributes.contains {
                ["borrowing", "consuming", "sending", "isolated", "__owned", "__shared"].contains($0)
            }
        } else {
            false
        }
    }
}
