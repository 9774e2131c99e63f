// The bodies of members: the call of the real object.

extension Wrapper {
    /// Returns the body of the closure that calls the real object, which is in the box that the closure receives.
    func forwarded(_ call: WrapperCall) -> [String] {
        let effects = call.requirement.effects
        let object =
            call.access == .superclass ? "super" : call.namesBox ? "real.object" : "$0.object"
        if call.needsHandOver { return handedOver(call) }
        let names = call.inouts.map(\.name.escaped)
        let isOpened = call.access == .opened
        let asked =
            isOpened
            ? "\(effects.callWords)forward(\(list(([object] + names).map { "&\($0)" })))"
            : call.callWords + expression(call, on: object)
        let before = isOpened ? [] : variadic(call, on: object)
        guard !names.isEmpty else {
            let isLast = before.isEmpty || call.requirement.result.value == .void
            return before + [isLast ? asked : "return " + asked]
        }
        let copies = names.map { "var \($0) = \($0)" } + before
        if call.requirement.result.value == .void {
            return copies + [asked, "return \(names.count == 1 ? names[0] : "(\(list(names)))")"]
        }
        return copies + ["let result = \(asked)", "return (\(list(names + ["result"])))"]
    }

    /// Returns a local function that opens the existential of the real object, if the call needs one.
    func openedFunction(for call: WrapperCall) -> [String] {
        guard call.canForward else { return [] }
        let requirement = call.requirement
        if call.needsHandOver, requirement.effects.isAsync {
            let result = requirement.result.value
            let asked = requirement.effects.callWords + expression(call, on: "real")
            return block(
                "func forward(_ real: isolated \(plan.existential))\(requirement.effects)\(result == .void ? "" : " -> Handed<\(result)>")",
                [result == .void ? asked : "Handed(\(asked))"], depth: 2)
        }
        guard call.access == .opened else { return [] }
        let result = requirement.result.value
        let asked = requirement.effects.callWords + expression(call, on: "real")
        let isOpen = plan.isOpen(result)
        let returned =
            switch result {
            case plan.mockType: made(asked)
            case .optional(plan.mockType):
                "\(requirement.effects.callWords.isEmpty ? asked : "(\(asked))").map { \(made("$0")) }"
            default:
                isOpen
                    ? "\(requirement.effects.callWords.isEmpty ? asked : "(\(asked))") as! \(result)" : asked
            }
        let changed = call.inouts.filter { plan.isOpen($0.type) }
        let copies = changed.map {
            "var \($0.name.followed(by: "Held")) = \($0.name.escaped) as! \(plan.opened($0.type))"
        }
        let changes = changed.map {
            "\($0.name.escaped) = \($0.name.followed(by: "Held")) as! \($0.type)"
        }
        let isLast = changes.isEmpty || result == .void
        let body =
            copies + (isLast ? [returned] : ["let result = \(returned)"]) + changes
            + (isLast ? [] : ["return result"])
        let inouts = call.inouts.map { "_ \($0.name.escaped): inout \($0.type)" }
        let same = plan.associated.isNamedByExistential ? plan.associated.realConstraints : []
        return block(
            "func forward<Real: \(declaration.typeName)>(\(list(["_ real: inout Real"] + inouts)))\(requirement.effects)\(result == .void ? "" : " -> \(result)")\(same.isEmpty ? "" : " where \(list(same))")",
            body, depth: 2)
    }

    private func made(_ real: String) -> String {
        "\(plan.mockType)(\(plan.associated.isNamedByExistential ? realLabel : "erased"): \(real))"
    }

    /// Returns an expression that calls the requirement on an object.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - object: The expression of the object, which is also the operand of an operator whose engine answers the call.
    ///   - newValue: The expression of the value that a setter assigns.
    ///   - argument: Returns the expression of an argument, without its label.
    func expression(
        _ call: WrapperCall, on object: String, newValue: String, _ argument: (Parameter) -> String
    ) -> String {
        let requirement = call.requirement
        let isCast = requirement.parameters.contains(where: \.isVariadic)
        let hasLabels = !requirement.isOperator && !isClient && !isCast
        let receiver = call.hasReceiver(plan.mockType) ? requirement.receiverIndex(plan.mockType) : nil
        let arguments = requirement.parameters.enumerated().map { index, parameter in
            if index == receiver { return object }
            return (hasLabels ? parameter.label.beforeArgument : "")
                + argument(parameter)
        }
        let assignment = call.accessor == .setter ? " = \(newValue)" : ""
        switch requirement.kind {
        case .property: return "\(object).\(requirement.name.escaped)\(assignment)"
        case .subscript: return "\(object)[\(list(arguments))]\(assignment)"
        case .initializer: return ""
        case .function where isClient: return called(requirement, on: object, arguments)
        case .function where requirement.fixity == "postfix": return arguments[0] + requirement.name
        case .function where requirement.isOperator && arguments.count == 1:
            return requirement.name + arguments[0]
        case .function where requirement.isOperator:
            return arguments.joined(separator: " \(requirement.name) ")
        case .function where isCast: return "passed(\(list(arguments)))"
        case .function: return "\(object).\(requirement.name.escaped)(\(list(arguments)))"
        }
    }

    /// Returns an expression that calls the requirement on an object with the arguments of the member.
    private func expression(_ call: WrapperCall, on object: String) -> String {
        expression(call, on: object, newValue: "newValue") { parameter in
            let name = parameter.name.escaped
            let isOpen = call.access == .opened && plan.isOpen(parameter.type)
            if case .pack = parameter.type { return "repeat each \(name)" }
            if parameter.has("inout") { return "&" + (isOpen ? parameter.name.followed(by: "Held") : name) }
            if parameter.isConsumed(in: declaration) {
                return parameter.name.followed(by: "Held") + ".take()!"
            }
            if isOpen, parameter.type == plan.mockType {
                let cast = "\(name).\(plan.realName).object as! Real"
                return call.requirement.isOperator ? "(\(cast))" : cast
            }
            if isOpen { return "\(name) as! \(plan.opened(parameter.type))" }
            if call.needsHandOver, !parameter.type.isBasic, parameter.isStored(in: declaration) {
                return parameter.name.followed(by: "Handed") + ".value"
            }
            return name
        }
    }

    /// Returns a statement that casts a variadic function to one that takes an array.
    ///
    /// Swift has no syntax to pass an array as variadic arguments. The compiler passes them as an array, so that both
    /// functions have the same calling convention.
    func variadic(_ call: WrapperCall, on object: String) -> [String] {
        let requirement = call.requirement
        guard requirement.kind == .function, requirement.parameters.contains(where: \.isVariadic) else {
            return []
        }
        func type(isPassed: Bool) -> String {
            let parameters = requirement.parameters.map { parameter -> String in
                let specifiers = parameter.specifiers.filter { $0 != "@autoclosure" }.map { $0 + " " }
                    .joined()
                guard parameter.isVariadic else {
                    // In an expression, `()` is not a type.
                    return specifiers + (parameter.type == .void ? "Void" : "\(parameter.type)")
                }
                return isPassed ? "[\(parameter.type)]" : "\(parameter.type.asVariadic)..."
            }
            let result = requirement.result == .void ? "Void" : "\(requirement.result)"
            return "(\(list(parameters)))\(requirement.effects) -> \(result)"
        }
        let labels = requirement.parameters.map { "\($0.label?.argumentLabel ?? "_"):" }.joined()
        let name = requirement.name.escaped + (labels.isEmpty ? "" : "(\(labels))")
        return [
            "let passed = unsafeBitCast(",
            "    \(object).\(name) as \(type(isPassed: false)),",
            "    to: (\(type(isPassed: true))).self)",
        ]
    }

    /// Returns the body of the closure that calls a real actor. The mock runs on the executor of the real actor, so that
    /// the call does not suspend.
    private func handedOver(_ call: WrapperCall) -> [String] {
        let effects = call.requirement.effects
        let isVoid = call.requirement.result.value == .void || call.accessor == .setter
        let object = "real.object"
        if effects.isAsync { return ["\(effects.callWords)forward(\(object))" + (isVoid ? "" : ".value")] }
        let asked = effects.callWords + expression(call, on: "$0")
        switch effects.throwing {
        case .errors(let type?):
            let result =
                "\(names("Result")) { () throws(\(type)) in \(effects.callWords)\(expression(call, on: "real")) }"
            return ["try \(object).assumeIsolated { real in Handed(\(result)) }.value.get()"]
        default:
            let words = effects.throwing == .nothing ? "" : "try "
            return [
                "\(words)\(object).assumeIsolated { \(isVoid ? asked : "Handed(\(asked))") }"
                    + (isVoid ? "" : ".value")
            ]
        }
    }
}

extension WrapperCall {
    /// Whether the closure that calls the real object names its parameter, because it has several statements, declares
    /// its error, or contains another closure.
    var namesBox: Bool {
        if case .errors(.some) = requirement.effects.throwing { return true }
        let isCast = requirement.kind == .function && requirement.parameters.contains(where: \.isVariadic)
        return needsHandOver || isCast || !inouts.isEmpty
    }

    /// Whether the call crosses from one actor, the mock, to another, the real object.
    var needsHandOver: Bool {
        isOfActor && canForward && requirement.isolation.isEmpty
    }
}
