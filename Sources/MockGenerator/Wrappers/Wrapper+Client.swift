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
        let made = layout.isCopied ? ["base"] : called("\(clientType)", clientArguments)
        let assignments = layout.assigned.flatMap { clientClosure($0, after: "client.\($0.escaped) = ") }
        let body =
            assignments.isEmpty
            ? made
            : ["var client = \(made[0])"] + made.dropFirst() + assignments + ["return client"]
        return ["/// The `\(title)` whose closures call the mock."]
            + block(isolated("var client: \(clientType)", on: layout.isolation), body, depth: 1)
    }

    /// The arguments of the initializer of the struct.
    var clientArguments: [[String]] {
        declaration.client.arguments.map { argument in
            switch argument {
            case .closure(let label, let name):
                clientClosure(name, after: label.beforeArgument)
            case .result(let label, let name):
                [label.beforeArgument + clientResult(name)]
            case .value(let value):
                [
                    value.parameter.label.beforeArgument
                        + (declaration.client.isCopied ? value.localName : value.storedName).escaped
                ]
            }
        }
    }

    /// Returns a call, with each argument on lines of its own if they do not fit on one line.
    func called(_ function: String, _ arguments: [[String]]) -> [String] {
        let isShort = arguments.allSatisfy { $0.count == 1 }
        let line = "\(function)(\(list(arguments.map { $0[0] })))"
        if isShort, arguments.count < 2, line.count + 2 * indentationWidth <= lineWidth { return [line] }
        let lines = arguments.enumerated().flatMap { index, argument in
            argument.dropLast() + [argument[argument.count - 1] + (index == arguments.count - 1 ? ")" : ",")]
        }
        return ["\(function)("] + indented(lines)
    }

    /// Returns a call of a member without arguments, for an autoclosure.
    private func clientResult(_ name: String) -> String {
        guard let call = plan.calls.first(where: { $0.requirement.name == name }) else { return "" }
        return "\(call.requirement.effects.callWords)self.\(memberName(of: call.requirement))()"
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
        let names = list(parameters.map(\.name.escaped))
        var head = parameters.isEmpty ? "" : " \(names) in"
        // The compiler does not infer a typed error of a closure.
        if case .errors(.some) = requirement.effects.throwing {
            head = " (\(names))\(requirement.effects) in"
        }
        let body =
            "\(requirement.effects.callWords)self.\(memberName(of: requirement))(\(list(parameters.map(passedOn))))"
        let line = "\(start){\(head) \(body) }"
        if line.count + 3 * indentationWidth <= lineWidth { return [line] }
        return ["\(start){\(head)"] + indented([body]) + ["}"]
    }

    /// Returns the name of the member for a requirement. It may differ from the name of the closure in a client,
    /// because the member is private.
    func memberName(of requirement: Requirement) -> String {
        guard isClient,
            clientMembers.contains(requirement.name)
                || declaration.client.values.contains(where: { $0.storedName == requirement.name })
        else {
            return requirement.name.escaped
        }
        var name = requirement.name + "Call"
        while plan.calls.contains(where: { $0.requirement.name == name }) { name += "Call" }
        return name
    }

    func isolated(_ text: String, on actor: String?) -> String { (actor.map { $0 + " " } ?? "") + text }
}

/// The names of other members in the wrapper of a client.
let clientMembers: Set<String> = [
    "mock", "real", "client", "base", "call", "_call", "boundMock", "mode", "init", "self", "Invocation",
]
