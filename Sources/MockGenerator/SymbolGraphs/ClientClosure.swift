/// A closure in a struct.
struct ClientClosure {
    var function: FunctionType
    /// The attributes of the function type: `@Sendable`, `@MainActor`.
    var attributes: [String]
    var isOptional: Bool
    /// The names of the arguments in the function type.
    private var names: [String?]

    /// Creates a closure from the type of a property, or returns `nil` if it is not a function type.
    init?(_ type: SwiftType) {
        var (type, attributes, isOptional) = (type, [String](), false)
        while true {
            switch type {
            case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
                (type, isOptional) = (wrapped, true)
            case .attributed(let own, let bare): (type, attributes) = (bare, attributes + own)
            case .function(let function):
                self.function = function
                self.attributes = attributes
                self.isOptional = isOptional
                names = function.parameters.map { _ in nil }
                return
            default: return nil
            }
        }
    }

    /// Sets the names of the arguments.
    mutating func name(_ names: [String?]) {
        if names.count == function.parameters.count { self.names = names }
    }

    /// Whether the closure can be called from any thread. Then its captured values must be `Sendable`.
    var isSendable: Bool { attributes.contains("@Sendable") || !isolation.isEmpty }

    private var isolation: [String] {
        attributes.filter(\.isGlobalActorOfFunctionType)
    }

    /// Returns a function with the type of the closure. Its argument labels are the names of the arguments.
    func requirement(named name: String) -> Requirement {
        var requirement = Requirement(kind: .function, name: name)
        requirement.attributes =
            isolation + attributes.filter { $0.hasPrefix("nonisolated") || $0 == "@concurrent" }
        requirement.globalActor = isolation.first
        requirement.effects = function.effects
        requirement.result = function.result
        var taken: Set<String> = []
        for (index, argument) in function.parameters.enumerated() {
            var parameter = Parameter(
                label: names[index], name: names[index] ?? "argument\(index + 1)", argument.type)
            parameter.isVariadic = argument.isVariadic
            while !taken.insert(parameter.name).inserted { parameter.name += "\(index + 1)" }
            requirement.parameters.append(parameter)
        }
        return requirement
    }
}

extension Parameter {
    /// Creates the parameter for an argument of a function type.
    fileprivate init(label: String?, name: String, _ type: SwiftType) {
        guard case .attributed(let attributes, let bare) = type else {
            self.init(label: label, name: name, type: type)
            return
        }
        let own = attributes.filter(\.isOfFunctionType)
        self.init(
            label: label, name: name, type: own.isEmpty ? bare : .attributed(own, bare),
            specifiers: attributes.filter { !$0.isOfFunctionType })
    }
}
