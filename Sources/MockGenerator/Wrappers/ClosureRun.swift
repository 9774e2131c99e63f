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
