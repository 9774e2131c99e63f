// Which types of a module are mocked.

extension Generator {
    /// A candidate for a mock.
    struct Candidate {
        var symbol: SymbolGraph.Symbol
        var form: MockedDeclaration.Form

        /// Returns whether an option with its value names it, such as `--protocol Store`.
        func isNamed(by option: [String]) -> Bool { option[0] == "--\(form)" && symbol.isNamed(option[1]) }
    }

    /// Returns the named types. If none is named, returns all protocols, and the clients and classes whose mocks are
    /// requested by an option or exist.
    func requested(of types: [Candidate]) throws(GeneratorError) -> [Candidate] {
        if arguments.action != .missingModules {
            for option in arguments.types { try require(option, in: types) }
        }
        if arguments.namesTypes { return types.filter { arguments.types.contains(where: $0.isNamed) } }
        let existing = Set(
            try GeneratedFolder(path: arguments.folder).mocks(of: arguments.module).map(\.record.name))
        return types.filter { type in
            switch type.form {
            case .protocol: true
            case .client where arguments.includesClients: true
            case .class where arguments.includesClasses: true
            case .client, .class: existing.contains(type.symbol.escapedName)
            }
        }
    }

    /// Prints the clients and classes that are mocked only on request, one line for each form.
    func listOthers(of types: [Candidate], besides requested: Set<String>, _ reader: inout DeclarationReader) {
        for form in [MockedDeclaration.Form.client, .class] {
            let others = types.filter { type in
                type.form == form && !requested.contains(type.symbol.identifier.precise)
                    && (try? Wrapper.source(for: reader.read(type.symbol, as: form))) != nil
            }
            guard !others.isEmpty else { continue }
            let names = list(others.map { $0.symbol.pathComponents.joined(separator: ".") })
            let noun =
                form == .class
                ? others.count == 1 ? "class" : "classes"
                : others.count == 1 ? "struct of closures" : "structs of closures"
            print("\(others.count) \(noun) can be mocked with --\(form): \(names).")
        }
    }

    /// Throws an error if no type has the form and the name in an option.
    private func require(_ option: [String], in types: [Candidate]) throws(GeneratorError) {
        if types.contains(where: { $0.isNamed(by: option) }) { return }
        let (form, name) = (option[0].dropFirst(2), option[1])
        if let other = types.first(where: { $0.symbol.isNamed(name) }) {
            throw GeneratorError(
                "“\(name)” in \(arguments.place) is a \(other.form). Use --\(other.form) \(name).")
        }
        let all = types.filter { "\($0.form)" == form }.map {
            $0.symbol.pathComponents.joined(separator: ".")
        }
        let known = all.isEmpty ? "no \(form) that a test can see" : list(all)
        throw GeneratorError("there is no \(form) “\(name)” in \(arguments.place). It declares \(known).")
    }
}

extension SymbolIndex {
    /// Returns the protocols, the structs of closures and the classes of a module that a test can see, in source order.
    ///
    /// - Parameter isForeign: Whether the module belongs to another package, of which a test sees only public types.
    func candidates(in module: String, isForeign: Bool) -> [Generator.Candidate] {
        let types: [Generator.Candidate] =
            protocols(of: module).map { .init(symbol: $0, form: .protocol) }
            + structs(of: module).filter(isClient).map { .init(symbol: $0, form: .client) }
            + classes(of: module).map { .init(symbol: $0, form: .class) }
        return types.filter { !isForeign || $0.symbol.isPublic }
    }

    /// Returns the candidates in the module that the arguments name.
    func candidates(in arguments: GeneratorArguments) -> [Generator.Candidate] {
        candidates(in: arguments.module, isForeign: arguments.isForeign)
    }
}

extension SymbolGraph.Symbol {
    /// Whether other packages see it.
    var isPublic: Bool { ["public", "open"].contains(accessLevel) }

    /// The name, qualified by the enclosing types, with backticks where they are necessary.
    var escapedName: String { pathComponents.map(\.escaped).joined(separator: ".") }

    func isNamed(_ name: String) -> Bool {
        pathComponents.joined(separator: ".") == name || pathComponents.last == name
    }
}
