// The real struct to which the mock of a struct of closures forwards calls.

extension Wrapper {
    /// The type in the box for the real object.
    var realType: SwiftType {
        guard isClient else { return plan.existential }
        return declaration.client.realIsolation == nil ? clientType : .named(Self.closuresName)
    }

    /// The name of the type that `realClosures` declares.
    static let closuresName = "RealClosures"

    /// A copy of the closures of a real struct that is isolated to a global actor. They are read once, on that actor.
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
        let isCopied = declaration.client.isCopied
        let values = isCopied ? [] : declaration.client.values.filter { $0.property == nil }
        let body =
            ["mock = \(newMock("name, mode: .partial"))"]
            + ["self.\(plan.realName) = \(names("_RealObject"))(\(realContent))"]
            + (isCopied
                ? ["base = real"]
                : valueAssignments { $0.property.map { "real.\($0.escaped)" } ?? $0.localName.escaped })
        let parameters =
            ["_ name: \(names("String"))? = nil"] + valueParameters(of: values) + [
                "wrapping real: \(clientType)"
            ]
        let head = row(isolated("init(", on: declaration.client.realIsolation), parameters, ")", depth: 1)
        return valueDocumentation(of: values) + ["///   - real: The real `\(title)`."]
            + block(head, body, depth: 1)
    }

    /// Returns an expression that calls a closure of a real struct. An optional closure may be `nil`.
    func called(_ requirement: Requirement, on object: String, _ arguments: [String]) -> String {
        let isOptional = declaration.client.closure(named: requirement.name)?.isOptional == true
        return "\(object).\(requirement.name.escaped)\(isOptional ? "?" : "")(\(list(arguments)))"
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
        // A call of an optional closure that is `nil` returns nothing.
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
