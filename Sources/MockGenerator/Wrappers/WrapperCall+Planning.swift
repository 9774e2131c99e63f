// Determines the payload, the output and the failure of a call.

extension WrapperCall {
    /// Enters the payload, the output and the failure.
    mutating func enterTypes(in plan: WrapperPlan) {
        let classes = plan.declaration.classes
        payload = payload(in: plan)
        let closures = requirement.parameters.filter(\.isNonescapingClosure)
        if requirement.kind == .function, closures.count == 1, inouts.isEmpty {
            run = ClosureRun(closures[0], of: requirement, in: plan)
        }
        access = access(in: plan)
        if accessor == .setter {
            let type = erased(requirement.result.value, in: requirement, classes: classes)
            payload.append(
                Payload(
                    label: requirement.kind == .subscript ? "to" : nil, name: "newValue",
                    declared: requirement.result.value, type: type,
                    plain: type.isComparable ? type : nil, expression: ".value(newValue)"))
            // Accessors of a settable property have no effects.
            requirement.effects = Effects()
            return
        }
        failure = requirement.effects.failure(beside: run, of: requirement, plan.names)
        if case .initializer(let isFailable) = requirement.kind {
            if isFailable { output = plan.names.type("Bool") }
            return
        }
        output = answer
        keepGenerics(classes)
        // A type is not Codable.
        hasTypeArgument =
            !plan.declaration.isCodable && !typeParameters().isEmpty
            && keptGenerics.contains { generic in
                let type = SwiftType.named("Type", in: .named(generic.name), arguments: [])
                return !payload.contains {
                    $0.plain != nil && ($0.declared == type || $0.declared.determines(generic.name))
                }
            }
    }

    /// Returns the arguments that the invocation stores.
    private func payload(in plan: WrapperPlan) -> [Payload] {
        let receiver = hasReceiver(plan.mockType) ? requirement.receiverIndex(plan.mockType) : nil
        var (names, labels): (Set<String>, Set<String>) = ([], [])
        return requirement.parameters.indices.compactMap { index in
            let parameter = requirement.parameters[index]
            guard index != receiver, parameter.isStored(in: plan.declaration) else { return nil }
            var name = parameter.name.filter { $0 != "`" }
            while !names.insert(name).inserted { name += "\(index + 1)" }
            var payload = Payload(parameter, named: name, of: requirement, in: plan)
            // The arguments of a case cannot have the same label twice.
            if let label = payload.label, !labels.insert(label).inserted { payload.label = name }
            return payload
        }
    }

    private var answer: SwiftType {
        let result = requirement.result.value
        if let run { return run.answer(result: result) }
        guard !inouts.isEmpty else { return result }
        var parts = inouts.map { TupleElement(label: $0.name, type: $0.type) }
        if result != .void { parts.append(TupleElement(label: "result", type: result)) }
        return parts.count == 1 ? parts[0].type : .tuple(parts)
    }

    /// Keeps the generic parameters that occur in the output or the failure, because they cannot be erased there.
    private mutating func keepGenerics(_ classes: Set<String>) {
        keptGenerics = requirement.generics.filter { output.mentions($0.name) || failure.mentions($0.name) }
        // The generic parameters in the bounds of a kept one are kept too.
        for other in requirement.generics where !keptGenerics.contains(other) {
            if keptGenerics.contains(where: { $0.bound?.mentions(other.name) == true }) {
                keptGenerics.append(other)
            }
        }
        guard !keptGenerics.isEmpty else { return }
        for index in payload.indices {
            // A plain value keeps its type, from which the compiler infers the kept parameters.
            let isPlain = payload[index].plain == payload[index].type
            guard isPlain, !payload[index].isList else { continue }
            payload[index].plain = erased(
                payload[index].declared, in: requirement, keeping: keptGenerics.map(\.name), classes: classes)
        }
    }
}

extension Payload {
    fileprivate init(
        _ parameter: Parameter, named name: String, of requirement: Requirement, in plan: WrapperPlan
    ) {
        var type = parameter.type.value
        if parameter.has("@autoclosure"), case .function(let function) = parameter.bareType {
            type = function.result
        }
        let isPack = type.isPack
        let kept = isPack ? .named("Any") : erased(type, in: requirement, classes: plan.declaration.classes)
        let whole = parameter.isVariadic || isPack ? SwiftType.array(kept) : kept
        self.init(
            label: requirement.isOperator ? nil : parameter.label, name: name, declared: type, type: whole,
            plain: type.isComparable && !parameter.has("@escaping") ? whole : nil,
            expression: isPack
                ? ".value(\(name.followed(by: "Values")))" : ".value(\(parameter.name.escaped))")
        isList = parameter.isVariadic || isPack
        isOmissible = parameter.isOmissible
    }
}

extension Requirement {
    /// Returns the index of the operand whose engine answers the call of an operator.
    func receiverIndex(_ mockType: SwiftType) -> Int? {
        parameters.firstIndex { $0.type == mockType && !$0.has("inout") }
    }
}

extension Effects {
    /// Returns the type of the errors that an answer can throw.
    fileprivate func failure(
        beside run: ClosureRun?, of requirement: Requirement, _ names: QualifiedNames
    ) -> SwiftType {
        guard case .errors(let type) = throwing else { return names.type("Never") }
        guard let type else { return .any(names.type("Error")) }
        // If the closure determines the error type, only the closure can throw it.
        if run?.function.effects.throwing == throwing,
            requirement.generics.contains(where: { type == .named($0.name) })
        {
            return names.type("Never")
        }
        return type
    }
}
