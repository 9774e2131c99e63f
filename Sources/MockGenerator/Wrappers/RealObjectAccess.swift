/// How a partial mock calls a requirement on its real object.
enum RealObjectAccess: Equatable {
    /// On the existential `any P`.
    case plain
    /// In a generic function that opens the existential, because the requirement mentions `Self` or an associated type
    /// that `any P` does not specify.
    case opened
    /// On `super`, because the mock is a subclass.
    case superclass
    /// The requirement is not forwarded.
    case none
}

extension WrapperCall {
    func access(in plan: WrapperPlan) -> RealObjectAccess {
        if plan.declaration.form == .client { return plan.clientAccess(to: self) }
        // A variadic argument is forwarded through the function type, which has at most one variadic parameter. A
        // subscript has no function type.
        let variadicCount = requirement.parameters.count(where: \.isVariadic)
        if variadicCount > (requirement.kind == .subscript ? 0 : 1) { return .none }
        // A function that rethrows can throw only errors of a closure that it calls itself.
        if requirement.effects.throwing == .closureErrors, throwsThroughClosure { return .none }
        if plan.declaration.superclass != nil { return requirement.isOverride ? .superclass : .none }
        let isOperator = hasReceiver(plan.mockType)
        if requirement.isStatic && !isOperator { return .none }
        if case .initializer = requirement.kind { return .none }
        if !requirement.isAvailable { return .none }
        // On an existential, an associated error type is `any Error`.
        let errors = requirement.effects.thrownTypes
        if errors.contains(where: { error in plan.associated.generics.contains { error.mentions($0) } }) {
            return .none
        }
        let bounds =
            requirement.generics.compactMap(\.bound)
            + requirement.constraints.flatMap { [$0.left, $0.right] }
        if bounds.contains(where: plan.isOpen) { return .none }
        if plan.declaration.isActor, !inouts.isEmpty { return .none }
        let parameters = requirement.parameters.map { plan.isOpen($0.type) }
        guard isOperator || parameters.contains(true) || plan.isOpen(requirement.result) else {
            return .plain
        }
        // The opened object is a parameter of the generic function, so that an actor or a setter cannot use it.
        if plan.declaration.isActor || requirement.isSettable { return .none }
        if requirement.isOperator, !inouts.isEmpty { return .none }
        // The function type of a variadic function would need the types of the opened object.
        if variadicCount > 0 { return .none }
        if requirement.effects.throwing == .closureErrors { return .none }
        // The compiler warns of casts to a type that a same-type constraint fixes.
        let isFixed = plan.associated.constraints.contains { constraint in
            constraint.relation == .equals && !(plan.isOpen(constraint.left) && plan.isOpen(constraint.right))
        }
        if isFixed { return .none }
        let canCast = requirement.parameters.allSatisfy { parameter in
            !plan.isOpen(parameter.type)
                || !parameter.isVariadic && !parameter.isNonescapingClosure && !parameter.type.hasOpaque
                    && (parameter.type == plan.mockType && !parameter.has("inout")
                        || !plan.mentionsSelf(parameter.type))
        }
        let result = requirement.result.value
        let canReturn =
            result == plan.mockType || result == .optional(plan.mockType) || !plan.mentionsSelf(result)
        return canCast && canReturn ? .opened : .none
    }
}

extension WrapperCall {
    /// Whether the requirement rethrows errors of a closure that the wrapper does not call with an answer.
    var throwsThroughClosure: Bool {
        let closures = requirement.parameters.filter(\.isNonescapingClosure)
        let isEvaluated = closures.isEmpty && requirement.parameters.contains { $0.has("@autoclosure") }
        return run == nil && !isEvaluated
    }
}

extension WrapperPlan {
    /// Returns whether a type depends on the concrete type of the real object.
    func isOpen(_ type: SwiftType) -> Bool {
        mentionsSelf(type)
            || !associated.isNamedByExistential
                && associated.generics.contains { withoutSelf(type).mentions($0) }
    }

    func mentionsSelf(_ type: SwiftType) -> Bool { type.contains { $0 == mockType } }

    private func withoutSelf(_ type: SwiftType) -> SwiftType {
        type.replacing { $0 == mockType ? .named("Self") : nil }
    }

    /// Returns a type with `Self` and associated types replaced by `Real` and its members.
    func opened(_ type: SwiftType) -> SwiftType {
        type.replacing { part in
            if part == mockType { return .named("Real") }
            if case .named(let name, in: nil, arguments: []) = part, associated.generics.contains(name) {
                return .named(associated.associatedName(of: name), in: .named("Real"), arguments: [])
            }
            return nil
        }
    }
}
