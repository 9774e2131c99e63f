// The parts of a wrapper for a struct of closures: its members are the functions that the closures call.

extension Wrapper {
    var isClient: Bool { declaration.form == .client }

    var clientConformances: [String] {
        switch declaration.client.sendability {
        case .none: []
        case .checked: [names("Sendable")]
        case .unchecked: ["@unchecked \(names("Sendable"))"]
        }
    }

    /// The type of the struct with its generic arguments.
    var clientType: SwiftType { plan.clientType }

    /// The property with the struct whose closures call the mock.
    var client: [String] {
        guard isClient else { return [] }
        let layout = declaration.client
        let arguments = layout.arguments.map { argument -> [String] in
            switch argument {
            case .closure(let label, let name):
                clientClosure(name, after: label.map { "\($0.argumentLabel): " } ?? "")
            case .value(let value):
                [(value.parameter.label.map { "\($0.argumentLabel): " } ?? "") + value.storedName.escaped]
            }
        }
        let made = called("\(clientType)", arguments)
        let assignments = layout.assigned.flatMap { clientClosure($0, after: "client.\($0.escaped) = ") }
        let body =
            assignments.isEmpty
            ? made
            : ["var client = \(made[0])"] + made.dropFirst() + assignments + ["return client"]
        return ["/// The `\(title)` whose closures call the mock."]
            + block(isolated("var client: \(clientType)", on: layout.isolation), body, depth: 1)
    }

    /// Returns a call, with each argument on lines of its own if they do not fit on one line.
    private func called(_ function: String, _ arguments: [[String]]) -> [String] {
        let isShort = arguments.allSatisfy { $0.count == 1 }
        let line = "\(function)(\(list(arguments.map { $0[0] })))"
        if isShort, arguments.count < 2, line.count + 2 * indentationWidth <= lineWidth { return [line] }
        let lines = arguments.enumerated().flatMap { index, argument in
            argument.dropLast() + [argument[argument.count - 1] + (index == arguments.count - 1 ? ")" : ",")]
        }
        return ["\(function)("] + indented(lines)
    }

    /// Returns the closure that calls a member.
    private func clientClosure(_ name: String, after start: String) -> [String] {
        guard let call = plan.calls.first(where: { $0.requirement.name == name }) else { return [] }
        let requirement = call.requirement
        let parameters = requirement.parameters
        // A closure cannot pass on variadic arguments.
        if parameters.contains(where: \.isVariadic) {
            let labels = parameters.map { "\($0.label?.argumentLabel ?? "_"):" }.joined()
            return ["\(start)self.\(memberName(of: requirement))(\(labels))"]
        }
        let arguments = parameters.map { parameter in
            let label = parameter.label.map { "\($0.argumentLabel): " } ?? ""
            let name = parameter.name.escaped
            if parameter.has("inout") { return "\(label)&\(name)" }
            if parameter.has("@autoclosure"), case .function(let function) = parameter.bareType {
                return "\(label)\(function.effects.callWords)\(name)()"
            }
            return label + name
        }
        let names = list(parameters.map(\.name.escaped))
        var head = parameters.isEmpty ? "" : " \(names) in"
        // The compiler does not infer a typed error of a closure.
        if case .errors(.some) = requirement.effects.throwing {
            head = " (\(names))\(requirement.effects) in"
        }
        let body =
            "\(requirement.effects.callWords)self.\(memberName(of: requirement))(\(list(arguments)))"
        let line = "\(start){\(head) \(body) }"
        if line.count + 3 * indentationWidth <= lineWidth { return [line] }
        return ["\(start){\(head)"] + indented([body]) + ["}"]
    }

    /// Returns the name of the member for a requirement. Those of a client are private, so that their names can differ.
    func memberName(of requirement: Requirement) -> String {
        let isTaken = isClient && (clientMembers.contains(requirement.name) || isValue(requirement.name))
        return isTaken ? requirement.name.followed(by: "Call") : requirement.name.escaped
    }

    private func isValue(_ name: String) -> Bool {
        declaration.client.values.contains { $0.storedName == name }
    }

    func isolated(_ text: String, on actor: String?) -> String { (actor.map { $0 + " " } ?? "") + text }

    // MARK: Plain values

    /// The properties for plain values.
    var valueStorage: [String] {
        declaration.client.values.map { "private let \($0.storedName.escaped): \($0.storedType)" }
    }

    /// Returns the parameters for plain values.
    func valueParameters(of values: [ClientLayout.Value]) -> [String] {
        values.map { value in
            let parameter = value.parameter
            let name = value.localName.escaped
            // The name of the mock is the only argument without a label.
            let label = (parameter.label ?? parameter.name).escapedLabel
            let words = parameter.specifiers.map { $0 + " " }.joined()
            return (label == name ? name : "\(label) \(name)") + ": \(words)\(parameter.type)"
                + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
    }

    /// Returns the lines that document the parameters for plain values.
    func valueDocumentation(of values: [ClientLayout.Value]) -> [String] {
        values.map { "///   - \($0.localName): The value of `\($0.parameter.name)` in the `\(title)`." }
    }

    /// Returns the statements that store plain values.
    func valueAssignments(_ source: (ClientLayout.Value) -> String) -> [String] {
        declaration.client.values.map { value in
            "self.\(value.storedName.escaped) = \(source(value))"
        }
    }

    // MARK: The real struct

    /// The type in the box for the real object.
    var realType: SwiftType {
        guard isClient else { return plan.existential }
        return declaration.client.realIsolation == nil ? clientType : .named(Self.closuresName)
    }

    /// The name of the type that `realClosures` declares.
    static let closuresName = "RealClosures"

    /// The closures of a real struct that is isolated to a global actor, so that they are read there once.
    var realClosures: [String] {
        guard isClient, plan.canForward, declaration.client.realIsolation != nil else { return [] }
        let calls = plan.calls.map {
            "let \($0.requirement.name.escaped): \($0.requirement.closureType(in: declaration))"
        }
        return ["/// The closures of a real `\(title)`, which is isolated to a global actor."]
            + ["private nonisolated struct \(Self.closuresName) {"] + indented(calls) + ["}"]
    }

    /// The initializer of a partial mock, without the start of its documentation.
    var wrappingClient: [String] {
        let values = declaration.client.values.filter { $0.property == nil }
        let body =
            ["mock = \(names("Mock"))(name, mode: .partial)"]
            + ["self.\(plan.realName) = \(names("_RealObject"))(\(realContent))"]
            + valueAssignments { $0.property.map { "real.\($0.escaped)" } ?? $0.localName.escaped }
        let parameters =
            ["_ name: \(names("String"))? = nil"] + valueParameters(of: values) + [
                "wrapping real: \(clientType)"
            ]
        let head = row(isolated("init(", on: declaration.client.realIsolation), parameters, ")", depth: 1)
        return valueDocumentation(of: values) + ["///   - real: The real `\(title)`."]
            + block(head, body, depth: 1)
    }

    /// The expression that puts a real struct into the box.
    private var realContent: String {
        guard declaration.client.realIsolation != nil else { return "real" }
        let arguments = plan.calls.map {
            "\($0.requirement.name.argumentLabel): real.\($0.requirement.name.escaped)"
        }
        return "\(Self.closuresName)(\(list(arguments)))"
    }
}

/// The names of other members in the wrapper of a client.
private let clientMembers: Set<String> = [
    "mock", "real", "client", "call", "_call", "boundMock", "mode", "init", "self", "Invocation",
]

extension ClientLayout.Value {
    /// The name of the property in which the mock stores it.
    var storedName: String {
        let name = property ?? parameter.name
        return clientMembers.contains(name) ? name + "Value" : name
    }

    /// The name of the parameter.
    var localName: String {
        let name = parameter.name
        return ["name", "mode", "real", "mock", "self"].contains(name) ? name + "Value" : name
    }

    var storedType: SwiftType { parameter.type.value }
}

extension WrapperPlan {
    /// The type of a client with its generic arguments.
    var clientType: SwiftType {
        .named(declaration.typeName, in: nil, arguments: associated.existentialArguments)
    }

    /// Returns how the mock of a client calls the closure of its real struct.
    func clientAccess(to call: WrapperCall) -> RealObjectAccess {
        let requirement = call.requirement
        if requirement.parameters.contains(where: \.isVariadic) { return .none }
        let closure = declaration.client.closure(named: requirement.name)
        // A closure that a real struct does not have returns nothing.
        if closure?.isOptional == true, requirement.result != .void {
            if case .optional = requirement.result { return .plain }
            return .none
        }
        return .plain
    }
}

extension Requirement {
    /// The type of the closure of a client.
    fileprivate func closureType(in declaration: MockedDeclaration) -> SwiftType {
        let arguments = parameters.map { parameter in
            FunctionTypeParameter(
                type: parameter.specifiers.isEmpty
                    ? parameter.type : .attributed(parameter.specifiers, parameter.type))
        }
        let closure = declaration.client.closure(named: name)
        let function = SwiftType.function(
            FunctionType(parameters: arguments, effects: effects, result: result))
        let words = attributes + (closure?.isSendable == true ? ["@Sendable"] : [])
        let type = words.isEmpty ? function : .attributed(words, function)
        return closure?.isOptional == true ? .optional(type) : type
    }
}
