/// How a requirement is asked of the real object of a partial mock.
enum RealObjectAccess: Equatable {
    /// Through `any P`, as it stands.
    case plain
    /// In a generic function, where the type of the object has a name: the requirement mentions it, or an associated
    /// type that `any P` does not name.
    case opened
    /// Not at all.
    case none
}

extension WrapperCall {
    func access(in plan: WrapperPlan) -> RealObjectAccess {
        let isOperator = hasReceiver(plan.mockType)
        if requirement.isStatic && !isOperator { return .none }
        if case .initializer = requirement.kind { return .none }
        if requirement.availability.contains(where: { $0.hasSuffix("unavailable") }) { return .none }
        // No type of a function has two variadic parameters, and a subscript has no type that one could be passed to.
        let variadicCount = requirement.parameters.count(where: \.isVariadic)
        if variadicCount > (requirement.kind == .subscript ? 0 : 1) { return .none }
        // The error of an existential is any.
        let errors = requirement.effects.thrownTypes
        if errors.contains(where: { error in plan.associated.generics.contains { error.mentions($0) } }) {
            return .none
        }
        // What only the closure throws cannot be caught and thrown again where the closure is not run.
        if requirement.effects.throwing == .closureErrors, throwsThroughClosure { return .none }
        let bounds =
            requirement.generics.compactMap(\.bound)
            + requirement.constraints.flatMap { [$0.left, $0.right] }
        if bounds.contains(where: plan.isOpen) { return .none }
        if plan.declaration.isActor, !inouts.isEmpty { return .none }
        let parameters = requirement.parameters.map { plan.isOpen($0.type) }
        guard isOperator || parameters.contains(true) || plan.isOpen(requirement.result) else {
            return .plain
        }
        // An object in a generic function is not where these could reach it.
        if plan.declaration.isActor || requirement.isSettable || !inouts.isEmpty { return .none }
        if requirement.effects.throwing == .closureErrors { return .none }
        // A type that is known to be fixed needs no cast, and is warned of one.
        let isFixed = plan.associated.constraints.contains { constraint in
            constraint.relation == .equals && !(plan.isOpen(constraint.left) && plan.isOpen(constraint.right))
        }
        if isFixed { return .none }
        let canCast = requirement.parameters.allSatisfy { parameter in
            !plan.isOpen(parameter.type)
                || !parameter.isVariadic && !parameter.isNonescapingClosure && !parameter.type.isOpaque
                    && (parameter.type == plan.mockType || !plan.mentionsSelf(parameter.type))
        }
        let result = requirement.result.value
        let canReturn =
            result == plan.mockType || result == .optional(plan.mockType) || !plan.mentionsSelf(result)
        return canCast && canReturn ? .opened : .none
    }
}

extension WrapperCall {
    /// Whether the closure whose errors are thrown again is one that the answer is not run through.
    fileprivate var throwsThroughClosure: Bool {
        let closures = requirement.parameters.filter(\.isNonescapingClosure)
        let isEvaluated = closures.isEmpty && requirement.parameters.contains { $0.has("@autoclosure") }
        return run == nil && !isEvaluated
    }
}

extension SwiftType {
    fileprivate var isOpaque: Bool { contains { if case .some = $0 { true } else { false } } }
}

extension WrapperPlan {
    /// Whether a type can only be written where the type of the real object is known.
    func isOpen(_ type: SwiftType) -> Bool {
        mentionsSelf(type)
            || !associated.isNamedByExistential
                && associated.generics.contains { withoutSelf(type).mentions($0) }
    }

    func mentionsSelf(_ type: SwiftType) -> Bool { type.contains { $0 == mockType } }

    private func withoutSelf(_ type: SwiftType) -> SwiftType {
        type.replacing { $0 == mockType ? .named("Self") : nil }
    }

    /// A type as it is written where the type of the real object is called `Real`.
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
