// The function that performs a recorded call on a real object.

extension Wrapper {
    var performing: [String] {
        guard declaration.isCodable, canPerform else { return [] }
        let deprecation = plan.calls.first(where: \.isDeprecated)?.deprecation ?? []
        let doc = [
            "/// Performs a recorded call on a real object.",
            "///",
            "/// - Parameters:",
            "///   - call: The call, with values as arguments.",
            "///   - real: The real object.",
            "/// - Returns: What the mock would be told to answer: the result, or the new values of `inout` arguments before it.",
            "/// - Throws: The error of the real object, or an `InvocationError` if the call cannot be performed.",
        ]
        return availability + ["nonisolated extension \(mockName) {"]
            + indented(
                doc + deprecation + ["@discardableResult"] + performingHead
                    + indented(["try _requireValues(of: call)"] + performingCases) + ["}"]) + ["}"]
    }

    /// Whether calls can be performed. The closures of an isolated client are not read where `perform` runs.
    private var canPerform: Bool {
        switch declaration.form {
        case .protocol, .class: true
        case .client: declaration.client.realIsolation == nil
        }
    }

    /// The type of the real object: an instance of the class, for the mock of a class.
    private var performedType: SwiftType {
        guard declaration.form == .class, let superclass = declaration.superclass else { return realType }
        return plan.associated.resolving(superclass.type)
    }

    private var performingHead: [String] {
        let start = "nonisolated(nonsending) static func perform"
        let isGeneric = plan.performsOnGeneric
        let real = isGeneric ? "Real" : "\(performedType)"
        let same = plan.associated.realConstraints
        let constraints = isGeneric && !same.isEmpty ? " where \(list(same))" : ""
        return row(
            start + (isGeneric ? "<Real: \(declaration.typeName)>(" : "("),
            ["_ call: Invocation", "on real: \(real)"],
            ") async throws -> Any\(constraints) {", depth: 1)
    }

    private var performingCases: [String] {
        var cases: [String] = []
        var refused: [(reason: String, names: [String])] = []
        for call in plan.calls {
            guard let reason = call.obstacleToPerforming(in: plan) else {
                let body = Performance(of: call, in: self).statements
                let head = "case \(call.pattern):"
                cases += body.count == 1 ? ["\(head) \(body[0])"] : [head] + indented(body)
                continue
            }
            if let index = refused.firstIndex(where: { $0.reason == reason }) {
                refused[index].names.append(".\(call.name.escaped)")
            } else {
                refused.append((reason, [".\(call.name.escaped)"]))
            }
        }
        cases += refused.map {
            "case \(list($0.names)): throw _cannotPerform(call, because: \"\($0.reason)\")"
        }
        return ["switch call {"] + cases + ["}"]
    }
}

/// Writes the statements that perform one call.
private struct Performance {
    let call: WrapperCall
    let wrapper: Wrapper
    let executor: WrapperCall.Executor

    init(of call: WrapperCall, in wrapper: Wrapper) {
        self.call = call
        self.wrapper = wrapper
        executor = call.executor(in: wrapper.plan)
    }

    private var plan: WrapperPlan { wrapper.plan }
    private var requirement: Requirement { call.requirement }
    private var names: QualifiedNames { wrapper.names }

    var statements: [String] {
        switch executor {
        case .caller: preparations + performed
        case .concurrent: preparations + closure("{ @concurrent () async throws", "()")
        case .global(let actor): preparations + closure("{ \(actor) () async throws", "()")
        case .realObject:
            preparations
                + closure(
                    "{ (real: isolated \(plan.performsOnGeneric ? "Real" : "\(plan.existential)")) async throws",
                    "(real)")
        }
    }

    /// Runs the statements in a closure on an actor.
    private func closure(_ head: String, _ arguments: String) -> [String] {
        ["return try await \(head) -> \(names("_Sent"))<Any> in"] + indented(performed)
            + ["}\(arguments).value"]
    }

    // MARK: Values

    /// Whether the object and the arguments are sent to another executor. They need not be `Sendable`: nothing else uses
    /// them during the call.
    private var isSent: Bool { executor != .caller }

    /// Whether the call may change an object that is a value.
    private var changesObject: Bool {
        plan.declaration.form == .protocol && !plan.declaration.isActor
            && (requirement.isMutating || call.accessor == .setter)
    }

    /// The expression of the real object.
    private var object: String {
        (isSent && executor != .realObject ? "real.value" : "real") + (changesObject ? ".object" : "")
    }

    private var preparations: [String] {
        func sent(_ value: String) -> String { isSent ? "\(names("_Sent"))(\(value))" : value }
        var lines: [String] = []
        if changesObject {
            lines.append("let real = \(sent("try _changeable(real, by: call)"))")
        } else if isSent, executor != .realObject {
            lines.append("let real = \(sent("real"))")
        }
        for argument in call.payload {
            let name = argument.name.escaped
            if isOther(argument) {
                // An argument of type `Self` is a mock, whose real object is passed.
                let other = "try _object(of: \(name).value.\(plan.realName), as: Real.self, for: call)"
                lines.append("let \(name) = \(sent(other))")
            } else if isSent || isSending(argument) {
                lines.append("let \(name) = \(names("_Sent"))(\(name).value)")
            } else if isGeneric, !isInout(argument) {
                // The compiler opens an existential in a constant, but not one in a property.
                lines.append("let \(name) = \(name).value")
            }
        }
        return lines
    }

    private func isOther(_ argument: Payload) -> Bool { argument.type == plan.mockType }

    private var isGeneric: Bool {
        !requirement.generics.isEmpty || requirement.parameters.contains(where: \.type.hasOpaque)
    }

    private func isInout(_ argument: Payload) -> Bool { call.inouts.contains { $0.name == argument.name } }

    private func isSending(_ argument: Payload) -> Bool {
        requirement.parameters.contains { $0.name == argument.name && $0.has("sending") }
    }

    private func value(_ argument: Payload) -> String {
        let name = argument.name.escaped
        return isSent || isSending(argument) || !(isOther(argument) || isGeneric) ? "\(name).value" : name
    }

    // MARK: The call

    private var performed: [String] {
        let isOperator = requirement.isOperator
        let asked = call.callWords + (isOperator ? "(\(expression))" : expression)
        let before = wrapper.variadic(call, on: object)
        let inouts = call.inouts.map(\.name.escaped)
        let isVoid = requirement.result.value == .void || call.accessor == .setter
        guard !inouts.isEmpty else {
            if isVoid { return before + [asked, returned("()")] }
            guard isGeneric || isOverloaded else {
                return before + [returned(asked, isConverted: !isPlainlyConverted)]
            }
            let result = erased(requirement.result.value, in: requirement, classes: plan.declaration.classes)
            return before + ["let result: \(result) = \(asked)", returned("result")]
        }
        let copies = call.inouts.map { "var \($0.name.escaped) = \($0.name.escaped).value" }
        let all = isVoid ? inouts : inouts + ["result"]
        let answer = all.count == 1 ? all[0] : "(\(list(all))) as \(call.output)"
        return copies + before + [
            isVoid ? asked : "let result: \(requirement.result.value) = \(asked)", returned(answer),
        ]
    }

    /// Returns the statement that returns a value. A conversion to `Any` avoids a warning if the value is optional.
    private func returned(_ value: String, isConverted: Bool = true) -> String {
        let any = isConverted && value != "()" ? "\(value) as Any" : value
        return "return " + (isSent ? "\(names("_Sent"))(\(value == "()" ? value : "\(value) as Any"))" : any)
    }

    /// Whether another requirement has the same name and labels.
    private var isOverloaded: Bool {
        plan.calls.count { $0.requirement.title == requirement.title && $0.accessor == call.accessor } > 1
    }

    /// Whether a result is converted to `Any` without a warning.
    private var isPlainlyConverted: Bool {
        switch requirement.result.value {
        case .array, .dictionary: true
        case .optional: false
        case let type: type.isBasic
        }
    }

    private var expression: String {
        var payload = call.payload[...]
        let newValue = call.accessor == .setter ? payload.last.map(value) ?? "" : ""
        return wrapper.expression(call, on: object, newValue: newValue) { parameter in
            guard let argument = payload.popFirst() else { return "" }
            return parameter.has("inout") ? "&\(argument.name.escaped)" : value(argument)
        }
    }
}
