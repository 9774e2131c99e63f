// The call tokens of a wrapper, which a test passes to `expect`, `stub` and `reject`.

extension Wrapper {
    var tokens: [String] {
        let isGeneric = !plan.associated.generics.isEmpty
        let head =
            isGeneric
            ? "nonisolated extension \(names("MockCall"))"
            : "nonisolated extension \(names("MockCall")) where Invocation == \(mockName).Invocation"
        let tokens = plan.calls.map { call -> String in
            let title = call.requirement.documentedName
            let words = call.accessor == .setter ? "A call that sets `\(title)`." : "A call of `\(title)`."
            return indented(["/// \(words)"] + plain(call) + matching(call)).joined(separator: "\n")
        }
        return availability + ["\(head) {"] + [tokens.joined(separator: "\n\n")] + ["}"]
    }

    /// Returns the token that takes plain values, if an argument can be one.
    private func plain(_ call: WrapperCall) -> [String] {
        guard call.payload.contains(where: { $0.plain != nil }) else { return [] }
        let parameters = call.payload.map {
            text($0, type: $0.plain.map(inToken) ?? matcher($0))
        }
        let arguments = call.payload.map { payload in
            (payload.label.map { "\($0.argumentLabel): " } ?? "")
                + (payload.plain == nil ? payload.name.escaped : ".value(\(payload.name.escaped))")
        }
        return token(call, parameters, arguments)
    }

    /// Returns the token that takes matchers.
    ///
    /// It is a disfavored overload of the token for plain values, so that literals and `nil` are unambiguous.
    private func matching(_ call: WrapperCall) -> [String] {
        let parameters = call.payload.map { text($0, type: matcher($0)) }
        let arguments = call.payload.map { payload in
            (payload.label.map { "\($0.argumentLabel): " } ?? "") + payload.name.escaped
        }
        let hasPlain = call.payload.contains { $0.plain != nil }
        return (hasPlain ? ["@_disfavoredOverload"] : []) + token(call, parameters, arguments)
    }

    private func matcher(_ payload: Payload) -> String { "\(names("Arg"))<\(inToken(payload.type))>" }

    private func text(_ payload: Payload, type: String) -> String {
        let name = payload.name.escaped
        let label =
            payload.label.map { $0 == payload.name ? name : "\($0.escapedLabel) \(name)" } ?? "_ \(name)"
        // A closure cannot be compared, so it may be omitted.
        let standard = payload.type.isClosure && type == matcher(payload) ? " = .any" : ""
        return "\(label): \(type)\(standard)"
    }

    private func token(_ call: WrapperCall, _ parameters: [String], _ arguments: [String]) -> [String] {
        let type =
            "\(names("MockCall"))<Invocation, \(call.output == .void ? "Void" : inToken(call.output)), \(inToken(call.failure))>"
        let value = ".init(.\(call.name.escaped)\(arguments.isEmpty ? "" : "(\(list(arguments)))"))"
        guard call.isFunctionToken else {
            return block("static var \(call.name.escaped): \(type)", [value], depth: 1)
        }
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
        parameters += call.typeParameters(inToken).map { "\($0.label) _: \($0.type).Type = \($0.type).self" }
        // Without a parameter, the token would conflict with the property of another wrapper.
        if parameters.isEmpty { parameters = ["_: Void = ()"] }
        let clause = generics.isEmpty ? "" : "<\(list(generics))>"
        let end = constraints.isEmpty ? "" : " where \(list(constraints))"
        let head = row(
            "static func \(call.name.escaped)\(clause)(", parameters, ") -> \(type)\(end)", depth: 1)
        return call.tokenAttributes + block(head, [value], depth: 1)
    }

    /// Returns a type as a token writes it, with generic parameters renamed that hide those of `MockCall`.
    private func inToken(_ type: SwiftType) -> String { "\(renamed(type))" }
    private func inToken(_ name: String) -> String { tokenParameters.contains(name) ? "\(name)Type" : name }

    private func renamed(_ type: SwiftType) -> SwiftType {
        let own = Set(plan.associated.generics + plan.calls.flatMap(\.requirement.generics).map(\.name))
        return type.replacing { part in
            guard case .named(let name, in: nil, arguments: []) = part, tokenParameters.contains(name),
                own.contains(name)
            else { return nil }
            return .named(inToken(name))
        }
    }
}

/// The generic parameters of `MockCall`.
private let tokenParameters: Set<String> = ["Invocation", "Output", "Failure"]

extension WrapperCall {
    /// Returns the token parameters that specify generic types which no argument determines.
    func typeParameters(_ text: (SwiftType) -> String) -> [(label: String, type: String)] {
        if keptGenerics.isEmpty { return [] }
        let returned = keptGenerics.contains { output.mentions($0.name) } ? output : failure
        if keptGenerics.allSatisfy({ returned.determines($0.name) }) {
            return [("returning", text(returned).asMetatypeBase)]
        }
        return keptGenerics.filter { !$0.isPack }.map { ("given", text(.named($0.name))) }
    }
}

extension SwiftType {
    /// Returns whether the type determines a generic parameter: it contains the parameter, and not only a member of it.
    fileprivate func determines(_ name: String) -> Bool {
        replacing { part in
            if case .named(_, in: .some, arguments: []) = part { .void } else { nil }
        }.mentions(name)
    }
}

extension String {
    /// The source code of a type before `.Type` or `.self`.
    var asMetatypeBase: String { contains(" ") && !hasPrefix("(") && !hasPrefix("[") ? "(\(self))" : self }
}
