// The generic parameters of a token.

extension Token {
    /// Returns a function with some parameters, and with those that specify generic types.
    func function(_ parameters: [String], _ body: [String]) -> [String] {
        let associated = plan.associated
        var generics = associated.generics.map(inToken)
        var constraints = associated.constraints.map { $0.mapped(renamed).description }
        for parameter in call.keptGenerics {
            generics.append((parameter.isPack ? "each " : "") + inToken(parameter.name))
            if let bound = parameter.bound {
                constraints.append("\(inToken(parameter.name)): \(inToken(bound))")
            }
        }
        let kept = Set(call.keptGenerics.map(\.name))
        let others = Set(call.requirement.generics.map(\.name)).subtracting(kept)
        for constraint in call.requirement.constraints where !kept.isEmpty {
            guard kept.contains(where: { constraint.left.mentions($0) }),
                !others.contains(where: { constraint.left.mentions($0) || constraint.right.mentions($0) })
            else { continue }
            constraints.append(constraint.mapped(renamed).description)
        }
        if !associated.generics.isEmpty {
            constraints.append("Invocation == \(inToken(plan.mockType)).Invocation")
        }
        var parameters = parameters
        parameters += call.typeParameters(renamed).map { "\($0.label) _: \($0.type).Type = \($0.type).self" }
        // Without a parameter, the token would conflict with the property of another wrapper.
        if parameters.isEmpty { parameters = ["_: Void = ()"] }
        let clause = generics.isEmpty ? "" : "<\(list(generics))>"
        let end = constraints.isEmpty ? "" : " where \(list(constraints))"
        let head = row(
            "static func \(call.tokenName.escaped)\(clause)(", parameters, ") -> \(type)\(end)", depth: 1)
        return call.tokenAttributes + block(head, body, depth: 1)
    }

    /// Returns a type as a token writes it, with generic parameters renamed that hide those of `TypedCall`.
    func inToken(_ type: SwiftType) -> String { "\(renamed(type))" }
    private func inToken(_ name: String) -> String { tokenParameters.contains(name) ? "\(name)Type" : name }

    func renamed(_ type: SwiftType) -> SwiftType {
        let own = Set(plan.associated.generics + plan.calls.flatMap(\.requirement.generics).map(\.name))
        return type.replacing { part in
            guard case .named(let name, in: nil, arguments: []) = part, tokenParameters.contains(name),
                own.contains(name)
            else { return nil }
            return .named(inToken(name))
        }
    }
}

/// The generic parameters of `TypedCall`.
private let tokenParameters: Set<String> = ["Invocation", "Arguments", "Output", "Failure"]

extension WrapperCall {
    /// Returns the token parameters that specify generic types which no argument determines.
    func typeParameters(_ renamed: (SwiftType) -> SwiftType = { $0 }) -> [(label: String, type: String)] {
        if keptGenerics.isEmpty { return [] }
        let returned = keptGenerics.contains { output.mentions($0.name) } ? output : failure
        if keptGenerics.allSatisfy({ returned.determines($0.name) }) {
            return [("returning", renamed(returned).asBase)]
        }
        return keptGenerics.filter { !$0.isPack }.map { ("given", renamed(.named($0.name)).asBase) }
    }
}

extension WrapperCall {
    /// The arguments of the case: the payload, and the types that only the answer depends on.
    func caseArguments(_ renamed: (SwiftType) -> SwiftType = { $0 }) -> [Payload] {
        let types = typeParameters(renamed)
        guard hasTypeArgument, var label = types.first?.label else { return payload }
        while payload.contains(where: { $0.name == label || $0.label == label }) { label += "Type" }
        let type = types.count == 1 ? types[0].type : "(\(list(types.map(\.type))))"
        let any = SwiftType.named("Type", in: .named("Any"), arguments: [])
        return payload + [
            Payload(
                label: label, name: label, declared: any, type: any, expression: ".value(\(type).self)",
                isOmissible: true)
        ]
    }
}

extension SwiftType {
    /// Returns whether the type determines a generic parameter: it contains the parameter, and not only a member of it.
    func determines(_ name: String) -> Bool {
        replacing { part in
            if case .named(_, in: .some, arguments: []) = part { .void } else { nil }
        }.mentions(name)
    }
}
