// Chooses how a mock creates a struct of closures.

extension DeclarationReader {
    /// A way to create the struct: an initializer, and assignments of the closures that it does not take.
    private struct Construction {
        var symbol: SymbolGraph.Symbol
        var arguments: [ClientLayout.Argument] = []
        var assigned: [String] = []

        /// The number of plain values without a default value, and of those with one.
        var valueCounts: (required: Int, optional: Int) {
            let values = arguments.compactMap { if case .value(let value) = $0 { value } else { nil } }
            let optional = values.count { $0.parameter.defaultValue != nil }
            return (values.count - optional, optional)
        }
    }

    /// Chooses the initializer that takes the most closures.
    mutating func chooseInitializer(of symbol: SymbolGraph.Symbol, _ properties: [SymbolGraph.Symbol]) {
        removeConstants(properties)
        if declaration.client.closures.isEmpty {
            declaration.isBeyondMocking = true
            fail("none of its closures can be set")
        }
        let initializers = index.members(of: symbol.identifier.precise)
            .filter {
                $0.kind.identifier == "swift.init" && isVisible($0) && $0.deprecation == symbol.deprecation
            }
            .sorted { ($0.names.title, $0.identifier.precise) < ($1.names.title, $1.identifier.precise) }
        let constructions = initializers.compactMap { construction(with: $0, properties, of: symbol) }
        let best = constructions.min { one, other in
            (one.assigned.count, one.valueCounts.required, -one.valueCounts.optional)
                < (other.assigned.count, other.valueCounts.required, -other.valueCounts.optional)
        }
        guard let best else {
            return fail(
                isForeign
                    ? "it has no public initializer that takes its closures"
                    : "it has no initializer that takes its closures and that a test can see")
        }
        declaration.client.arguments = best.arguments
        declaration.client.assigned = best.assigned
        enterTypes(of: best.symbol)
        let globalActor = { [index] (symbol: SymbolGraph.Symbol) in
            index.globalActor(of: symbol).map(symbol.text)
        }
        let used = properties.filter { property in
            declaration.client.closure(named: property.names.title) != nil
                || declaration.client.values.contains { $0.property == property.names.title }
        }
        declaration.client.realIsolation =
            globalActor(symbol) ?? used.lazy.compactMap(globalActor).first
        let isAssigned = { (property: SymbolGraph.Symbol) in best.assigned.contains(property.names.title) }
        declaration.client.isolation =
            globalActor(symbol) ?? globalActor(best.symbol)
            ?? used.filter(isAssigned).lazy.compactMap(globalActor).first
        if !isForeign,
            ([best.symbol] + used).contains(where: {
                $0.accessLevel != "public" && $0.accessLevel != "package"
            })
        {
            declaration.isInternal = true
        }
    }

    /// Removes the closures that are constants with an initial value.
    private mutating func removeConstants(_ properties: [SymbolGraph.Symbol]) {
        for property in properties where property.hasModifier("let") && hasInitialValue(property) {
            let name = property.names.title
            declaration.requirements.removeAll { $0.name == name }
            declaration.client.closures.removeAll { $0.name == name }
        }
    }

    /// Returns a way to create the struct with an initializer, or `nil` if there is none.
    private func construction(
        with symbol: SymbolGraph.Symbol, _ properties: [SymbolGraph.Symbol], of type: SymbolGraph.Symbol
    ) -> Construction? {
        guard let initializer = try? Requirement(source: source(of: symbol), title: symbol.names.title),
            initializer.kind == .initializer(isFailable: false), initializer.effects == Effects(),
            initializer.generics.isEmpty, hasNoConstraints(symbol, besides: type)
        else { return nil }
        var construction = Construction(symbol: symbol)
        // A memberwise initializer has a parameter for a lazy property too, with the default value `nil`.
        let lazies = index.members(of: type.identifier.precise).filter { $0.hasModifier("lazy") }.map(
            \.names.title)
        var missing = declaration.client.closures.map(\.name)
        for parameter in initializer.parameters {
            let name = parameter.label ?? parameter.name
            let requirement = declaration.requirements.first { $0.name == name }
            if let requirement, takes(parameter, requirement, properties) {
                construction.arguments.append(
                    parameter.has("@autoclosure")
                        ? .result(label: parameter.label, name: name)
                        : .closure(label: parameter.label, name: name))
                missing.removeAll { $0 == name }
                continue
            }
            guard !lazies.contains(name), let value = value(for: parameter, properties) else { continue }
            if parameter.isUnusable {
                if parameter.defaultValue != nil { continue }
                return nil
            }
            construction.arguments.append(.value(value))
        }
        let assignable = properties.filter(isAssignable).map(\.names.title)
        guard missing.allSatisfy(assignable.contains) else { return nil }
        construction.assigned = missing
        return construction
    }

    /// Returns whether the parameter of an initializer has the type of a closure.
    private func takes(
        _ parameter: Parameter, _ requirement: Requirement, _ properties: [SymbolGraph.Symbol]
    ) -> Bool {
        guard let property = properties.first(where: { $0.names.title == requirement.name }),
            let declared = try? Requirement(source: source(of: property)).result
        else { return false }
        let (one, other) = (ClientClosure(parameter.type)?.function, ClientClosure(declared)?.function)
        return one == other && (one != nil || parameter.type == declared)
    }

    /// Returns a plain value for a parameter, or `nil` if the parameter keeps its default value, because the value
    /// cannot be repeated in another file.
    private func value(for parameter: Parameter, _ properties: [SymbolGraph.Symbol]) -> ClientLayout.Value? {
        if parameter.defaultValue != parameter.portableDefault { return nil }
        let name = parameter.label ?? parameter.name
        let property = properties.first { property in
            property.names.title == name
                && (try? Requirement(source: source(of: property)).result.value) == parameter.type.value
        }
        return ClientLayout.Value(parameter: parameter, property: property?.names.title)
    }

    private func isAssignable(_ property: SymbolGraph.Symbol) -> Bool {
        !property.hasModifier("let") && !property.declaration.hasSuffix("{ get }")
    }

    /// Returns whether an initializer exists for all generic arguments of its type.
    private func hasNoConstraints(_ symbol: SymbolGraph.Symbol, besides type: SymbolGraph.Symbol) -> Bool {
        let texts = { (symbol: SymbolGraph.Symbol) in
            Set((symbol.swiftGenerics?.constraints ?? []).map { "\($0.lhs) \($0.kind) \($0.rhs)" })
        }
        return texts(symbol).isSubset(of: texts(type))
    }

    /// Returns whether the source file shows an initial value of a property.
    private func hasInitialValue(_ property: SymbolGraph.Symbol) -> Bool {
        guard var reader = sourceReader(at: property), (try? reader.word()) != nil else { return false }
        if reader.skip(":") { _ = try? reader.type() }
        return reader.peek() == "="
    }
}

extension Parameter {
    /// Whether a mock cannot pass a stored value to it.
    fileprivate var isUnusable: Bool {
        isVariadic || has("inout") || has("@autoclosure") || has("sending") || isNonescapingClosure
    }
}

extension Parameter {
    /// The default value, if it has the same meaning in another file: it consists of literals and of members without a
    /// type, such as `.seconds(3)`.
    var portableDefault: String? {
        guard let defaultValue else { return nil }
        var before: Substring = ""
        for token in Lexer.tokens(of: defaultValue) {
            defer { before = token.text }
            let isMember = before == "."
            let isLiteral =
                token.text.first?.isNumber == true || ["true", "false", "nil"].contains(token.text)
            if token.isWord {
                guard isMember || isLiteral else { return nil }
            } else if token.text.hasPrefix("\"") {
                guard !token.text.contains("\\(") else { return nil }
            } else if !["[", "]", "(", ")", ",", ":", ".", "-"].contains(token.text) {
                return nil
            }
        }
        return defaultValue
    }
}
