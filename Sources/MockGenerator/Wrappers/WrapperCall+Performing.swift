// Which calls can be performed on a real object.

extension WrapperCall {
    /// Where the real object runs a call.
    enum Executor: Equatable {
        /// On the executor on which `perform` runs.
        case caller
        /// On no actor. The values are sent.
        case concurrent
        /// On the real object, which is an actor.
        case realObject
        /// On a global actor, such as `@MainActor`.
        case global(String)
    }

    func executor(in plan: WrapperPlan) -> Executor {
        if let actor = requirement.globalActor { return .global(actor) }
        if plan.declaration.isActor, requirement.isolation.isEmpty { return .realObject }
        let isAsync = requirement.effects.isAsync
        return isAsync && !requirement.isolation.contains("nonisolated(nonsending)") ? .concurrent : .caller
    }

    /// Why the call cannot be performed on a real object, as a clause; `nil` if it can.
    func obstacleToPerforming(in plan: WrapperPlan) -> String? {
        if plan.declaration.form == .client, !canForward { return "its closure cannot be called" }
        let parameters = requirement.parameters
        if case .initializer = requirement.kind { return "it creates an object" }
        if requirement.isStatic, !hasReceiver(plan.mockType) { return "it is static" }
        if !requirement.isAvailable { return "it is not available" }
        if !requirement.availability.isEmpty { return "it is deprecated" }
        if isolation != nil || parameters.contains(where: { $0.type.isStandard("Never") }) {
            return "its arguments exist only on an actor"
        }
        for parameter in parameters where !parameter.isStored(in: plan.declaration) {
            let kind = parameter.isNonescapingClosure ? "a nonescaping closure" : "not copyable"
            return parameter.has("isolated")
                ? "its argument \(parameter.name) is an isolated parameter"
                : "its argument \(parameter.name) is \(kind), which the mock does not keep"
        }
        if let parameter = parameters.first(where: \.type.isPack) {
            return "its argument \(parameter.name) is a parameter pack"
        }
        let isVariadic = parameters.contains(where: \.isVariadic)
        if isVariadic,
            requirement.kind == .subscript || parameters.count(where: \.isVariadic) > 1
                || plan.performsOnGeneric
        {
            return "it has variadic parameters"
        }
        // In an `async` function, the compiler chooses the `async` overload.
        let hasAsyncOverload = plan.calls.contains {
            $0.requirement.title == requirement.title
                && ($0.requirement.effects.isAsync || $0.requirement.hasAsyncOverload)
        }
        if hasAsyncOverload, !requirement.effects.isAsync { return "it has an async overload" }
        if let reason = obstacleOfSelf(in: plan) { return reason }
        return obstacleOfGenerics
    }

    /// An argument of type `Self` must be a mock itself.
    private func obstacleOfSelf(in plan: WrapperPlan) -> String? {
        if requirement.isOperator, !inouts.isEmpty { return "it changes its operand" }
        if accessor == .setter, plan.mentionsSelf(requirement.result) {
            return "its new value has the type of the object"
        }
        let parameter = requirement.parameters.first {
            plan.mentionsSelf($0.type) && ($0.type != plan.mockType || $0.has("inout"))
        }
        if let parameter {
            return "its argument \(parameter.name) uses the type of the object inside another type"
        }
        if !plan.canForward, requirement.parameters.contains(where: { plan.mentionsSelf($0.type) }) {
            return "its arguments of type Self are mocks that cannot have real objects"
        }
        return nil
    }

    /// The mock keeps the argument of a generic requirement as an existential, which only some signatures accept.
    private var obstacleOfGenerics: String? {
        let obstacle = "its generic arguments are not kept with their types"
        for parameter in requirement.parameters {
            let type = parameter.type.withoutSpecifiers
            if case .some = type { continue }
            if type.hasOpaque { return obstacle }
        }
        guard !requirement.generics.isEmpty else { return nil }
        if requirement.kind == .subscript { return obstacle }
        for generic in requirement.generics {
            let name = generic.name
            let uses = requirement.parameters.filter { $0.type.mentions(name) }
            guard uses.count == 1, !uses[0].has("inout"), !uses[0].isVariadic,
                uses[0].type.withoutSpecifiers.isOpened(name, isBound: !requirement.bounds(of: name).isEmpty)
            else { return obstacle }
            if !requirement.result.isErasable(name) { return obstacle }
            if requirement.effects.thrownTypes.contains(where: { $0.mentions(name) }) { return obstacle }
        }
        let names = requirement.generics.map(\.name)
        let isPlain = requirement.constraints.allSatisfy { constraint in
            constraint.relation == .conforms && names.contains { constraint.left == .named($0) }
        }
        let bounds = requirement.generics.compactMap(\.bound) + requirement.constraints.map(\.right)
        return isPlain && !bounds.contains { bound in names.contains(where: bound.mentions) } ? nil : obstacle
    }
}

extension WrapperPlan {
    /// Whether `perform` is generic over the real object, because an existential does not specify all types.
    var performsOnGeneric: Bool {
        if declaration.form == .class { return false }
        return !associated.isNamedByExistential
            || calls.contains { call in
                call.requirement.types.contains(where: mentionsSelf)
                    && (!call.requirement.isStatic || call.hasReceiver(mockType))
            }
    }
}

extension SwiftType {
    /// Returns whether the compiler opens an existential that is passed as an argument of this type.
    fileprivate func isOpened(_ name: String, isBound: Bool) -> Bool {
        self == .named(name) || isBound && self == .named("Type", in: .named(name), arguments: [])
    }

    /// Returns whether a result of this type is erased if the generic parameter is an opened existential.
    fileprivate func isErasable(_ name: String) -> Bool {
        switch self {
        case .named(_, in: .named(name, in: nil, arguments: []), arguments: []),
            .named(name, in: nil, arguments: []):
            true
        case .optional(let type), .array(let type): type.isErasable(name)
        default: !mentions(name)
        }
    }
}
