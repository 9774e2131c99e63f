// Which types of a module are mocked.

extension Generator {
    /// A candidate for a mock.
    struct Candidate {
        var symbol: SymbolGraph.Symbol
        var form: MockedDeclaration.Form
    }

    /// Returns the protocols, the structs of closures and the classes that a test can see, in source order.
    func candidates(in index: SymbolIndex) -> [Candidate] {
        let module = arguments.module
        let protocols = index.protocols(of: module).map { Candidate(symbol: $0, form: .protocol) }
        let clients = index.structs(of: module).filter(index.isClient).map {
            Candidate(symbol: $0, form: .client)
        }
        let classes = index.classes(of: module).map { Candidate(symbol: $0, form: .class) }
        return (protocols + clients + classes).filter { candidate in
            !arguments.isForeign || ["public", "open"].contains(candidate.symbol.accessLevel)
        }
    }

    /// Returns the named types. If none is named, returns all protocols, and the clients and classes whose mocks are
    /// requested by an option or exist.
    func requested(of types: [Candidate]) throws(GeneratorError) -> [Candidate] {
        if arguments.action != .missingModules {
            try require(arguments.protocols, .protocol, in: types)
            try require(arguments.clients, .client, in: types)
            try require(arguments.classes, .class, in: types)
        }
        if arguments.namesTypes {
            return types.filter { type in names(of: type.form).contains { type.symbol.isNamed($0) } }
        }
        let existing = Set(try GeneratedFolder(path: arguments.folder).mockedTypes(of: arguments.module))
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
    func listOthers(of types: [Candidate], besides requested: Set<String>, _ reader: inout DeclarationReader)
    {
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

    private func names(of form: MockedDeclaration.Form) -> [String] {
        switch form {
        case .protocol: arguments.protocols
        case .client: arguments.clients
        case .class: arguments.classes
        }
    }

    /// Throws an error if no type of a form has a given name.
    private func require(_ names: [String], _ form: MockedDeclaration.Form, in types: [Candidate])
        throws(GeneratorError)
    {
        let symbols = types.filter { $0.form == form }.map(\.symbol)
        for name in names where !symbols.contains(where: { $0.isNamed(name) }) {
            let all = symbols.map { $0.pathComponents.joined(separator: ".") }
            if let other = types.first(where: { $0.form != form && $0.symbol.isNamed(name) }) {
                throw GeneratorError(
                    "“\(name)” in \(arguments.place) is a \(other.form). Use --\(other.form) \(name).")
            }
            let known =
                all.isEmpty
                ? "It declares no \(form) that a test can see."
                : "It declares \(all.joined(separator: ", "))."
            throw GeneratorError(
                "there is no \(form) “\(name)” in \(arguments.place). \(known)")
        }
    }
}

extension SymbolGraph.Symbol {
    /// The name, qualified by the enclosing types, with backticks where they are necessary.
    var escapedName: String { pathComponents.map(\.escaped).joined(separator: ".") }

    func isNamed(_ name: String) -> Bool {
        pathComponents.joined(separator: ".") == name || pathComponents.last == name
    }
}
