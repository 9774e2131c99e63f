// The plain values in a struct of closures, which the initializers of its mock take.

extension Wrapper {
    /// The properties for plain values.
    var valueStorage: [String] {
        if isClient, declaration.client.isCopied { return ["private let base: \(clientType)"] }
        return declaration.client.values.map { "private let \($0.storedName.escaped): \($0.storedType)" }
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
        if isClient, declaration.client.isCopied {
            let made = called("\(clientType)", clientArguments)
            return ["base = \(made[0])"] + made.dropFirst()
        }
        return declaration.client.values.map { value in
            "self.\(value.storedName.escaped) = \(source(value))"
        }
    }
}

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
