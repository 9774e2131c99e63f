// The members of a wrapper, one for each requirement.

extension Wrapper {
    /// The members with their documentation.
    var members: [[String]] {
        var members: [[String]] = []
        var calls = plan.calls[...]
        while let call = calls.popFirst() {
            let setter = calls.first?.accessor == .setter ? calls.popFirst() : nil
            members.append(
                documentation(of: call.requirement) + availability(of: call) + member(call, setter))
        }
        return members
    }

    private func documentation(of requirement: Requirement) -> [String] {
        ["/// `\(requirement.documentedName)`"]
    }

    private func availability(of call: WrapperCall) -> [String] {
        let own = call.requirement.availability.map { "@available(\($0))" }
        return own.contains("@available(*, deprecated)") ? own : own + call.deprecation
    }

    private func member(_ call: WrapperCall, _ setter: WrapperCall?) -> [String] {
        let requirement = call.requirement
        switch requirement.kind {
        case .function:
            return block(head(of: requirement), body(of: call), depth: 1)
        case .initializer:
            return block(head(of: requirement), initializerBody(of: call), depth: 1)
        case .property, .subscript:
            let head = head(of: requirement)
            let getter = body(of: call)
            guard setter != nil || requirement.effects != Effects() else {
                return block(head, getter, depth: 1)
            }
            var accessors = block("get\(requirement.effects)", getter, depth: 2)
            if let setter { accessors += block("set", body(of: setter), depth: 2) }
            return head.dropLast() + ["\(head.last ?? "") {"] + indented(accessors) + ["}"]
        }
    }

    /// Returns a declaration up to its opening brace.
    ///
    /// - Parameter own: The parameters of the mock before those of an initializer of its superclass.
    func head(of requirement: Requirement, own: [String] = []) -> [String] {
        let (start, parameters, end) = signature(of: requirement, isOfSuperclass: !own.isEmpty)
        return row(start, own + parameters, end, depth: 1)
    }

    /// Returns the parts of a declaration: up to its parameters, the parameters, and from them on.
    ///
    /// - Parameters:
    ///   - requirement: The declaration.
    ///   - isOfSuperclass: Whether the parameters keep their default values.
    func signature(of requirement: Requirement, isOfSuperclass: Bool = false) -> (
        start: String, parameters: [String], end: String
    ) {
        var words =
            requirement.attributes + (requirement.isOverride ? ["override"] : [])
            + (isClient ? ["private"] : [])
        if requirement.isStatic { words.append("static") }
        if !requirement.fixity.isEmpty { words.append(requirement.fixity) }
        let generics = requirement.generics.isEmpty ? "" : "<\(list(requirement.generics.map(text)))>"
        let parameters = requirement.parameters.map {
            text($0, inSubscript: requirement.kind == .subscript, isOperator: requirement.isOperator)
                + (isOfSuperclass ? $0.portableDefault.map { " = \($0)" } ?? "" : "")
        }
        let constraints = requirement.constraints.isEmpty ? "" : " where \(list(requirement.constraints))"
        let result = requirement.result == .void ? "" : " -> \(requirement.result)"
        let effects = requirement.kind == .subscript ? "" : "\(requirement.effects)"
        switch requirement.kind {
        case .property: words.append("var \(requirement.name.escaped): \(requirement.result)")
        case .function where requirement.isOperator: words.append("func \(requirement.name) \(generics)(")
        case .function: words.append("func \(memberName(of: requirement))\(generics)(")
        case .subscript: words.append("subscript\(generics)(")
        case .initializer(let isFailable): words.append("init\(isFailable ? "?" : "")\(generics)(")
        }
        let start = words.joined(separator: " ")
        return requirement.kind == .property
            ? (start, [], "") : (start, parameters, ")\(effects)\(result)\(constraints)")
    }

    private func text(_ parameter: GenericParameter) -> String {
        (parameter.isPack ? "each " : parameter.isValue ? "let " : "") + parameter.name
            + (parameter.bound.map { ": \($0)" } ?? "")
    }

    /// Returns the declaration of a parameter. The parameters of a subscript have no labels by default.
    private func text(_ parameter: Parameter, inSubscript: Bool, isOperator: Bool) -> String {
        let name = parameter.name.escaped
        let both = "\(parameter.label?.escapedLabel ?? "_") \(name)"
        let isShort = isOperator || (inSubscript ? parameter.label == nil : parameter.label == parameter.name)
        // `nonisolated(nonsending)` must precede `@escaping`.
        var (specifiers, type) = (parameter.specifiers, parameter.type)
        if case .attributed(let own, let bare) = type, !parameter.isVariadic {
            specifiers =
                own.filter { $0.hasPrefix("nonisolated") } + specifiers
                + own.filter { !$0.hasPrefix("nonisolated") }
            type = bare
        }
        let words = specifiers.map { $0 + " " }.joined()
        let text = parameter.isVariadic ? "\(type.asVariadic)..." : "\(type)"
        return "\(isShort ? name : both): \(words)\(text)"
    }

    /// Returns the argument with which a parameter is passed on.
    func passedOn(_ parameter: Parameter) -> String {
        let label = parameter.label.beforeArgument
        let name = parameter.name.escaped
        if case .pack = parameter.type { return "\(label)repeat each \(name)" }
        if parameter.has("@autoclosure"), case .function(let function) = parameter.bareType {
            return "\(label)\(function.effects.callWords)\(name)()"
        }
        return label + (parameter.has("inout") ? "&" : "") + name
    }

    private func initializerBody(of call: WrapperCall) -> [String] {
        // `boundMock(forCreating:)` is synchronous, so an `async` initializer needs no `await`.
        let words = call.requirement.effects.throwing == .nothing ? "" : "try "
        let made = "\(words)\(plan.mockType)._boundMock(forCreating: \(call.token))"
        let isFailable = call.output.isStandard("Bool")
        let mock =
            isFailable
            ? ["guard let mock = \(made) else { return nil }", "self.\(plan.engineName) = mock"]
            : ["\(plan.engine) = \(made)"]
        return preparations(of: call) + mock + emptyReal
    }
}

extension WrapperCall {
    /// The token of a call, with the parameters of the member as arguments.
    var token: String {
        var arguments = arguments(\.expression)
        arguments += typeParameters().map { "\($0.label): \($0.type).self" }
        return ".\(tokenName.escaped)"
            + (arguments.isEmpty ? (isFunctionToken ? "()" : "") : "(\(list(arguments)))")
    }

    /// The case of a call, with the parameters of the member as arguments.
    var invocation: String {
        let arguments = caseArguments().map { $0.label.beforeArgument + $0.expression }
        return ".\(name.escaped)" + (arguments.isEmpty ? "" : "(\(list(arguments)))")
    }

    /// Whether its token is a function, and not a property.
    var isFunctionToken: Bool { !payload.isEmpty || !keptGenerics.isEmpty || isInGenericWrapper }
}
