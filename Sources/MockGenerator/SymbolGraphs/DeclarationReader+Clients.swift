// Reads a struct whose stored properties are closures.

extension DeclarationReader {
    /// Enters each closure of a client as a function.
    mutating func enterClient(_ symbol: SymbolGraph.Symbol) {
        if symbol.spi == true { fail("it is SPI, which a generated file cannot import") }
        if isNoncopyable(symbol) { fail("it is noncopyable, and a mock stores only copyable values") }
        if index.isInGenericType(symbol) { fail("it is nested in a generic type") }
        add(availability: symbol)
        declaration.deprecations = symbol.deprecation
        do { try enterGenerics(of: symbol, after: "struct") } catch { fail("\(error)") }
        let properties = index.storedProperties(of: symbol).filter(isVisible)
        for property in properties where index.isClosure(property) { enterClosure(property) }
        chooseInitializer(of: symbol, properties)
        chooseSendability(of: symbol)
    }

    /// Returns whether a test can use a declaration.
    func isVisible(_ symbol: SymbolGraph.Symbol) -> Bool {
        symbol.spi != true && (!isForeign || symbol.accessLevel == "public")
    }

    /// Enters the generic parameters of a struct or a class, which become those of the mock.
    mutating func enterGenerics(of symbol: SymbolGraph.Symbol, after keyword: Substring)
        throws(UnreadableDeclaration)
    {
        associatedNames = Set(symbol.genericParameters.map(\.name))
        var reader = TokenReader(source(of: symbol), after: keyword)
        _ = try reader.word()
        for parameter in try reader.genericParameters() {
            if parameter.isPack || parameter.isValue {
                let kind = parameter.isPack ? "a parameter pack" : "an integer"
                fail("its generic parameter \(parameter.name) is \(kind), which a mock cannot have")
            }
            declaration.associatedTypes.append(AssociatedType(name: parameter.name, isPrimary: true))
            if let bound = parameter.bound {
                declaration.constraints.append(
                    GenericConstraint(left: .named(parameter.name), relation: .conforms, right: bound))
            }
        }
        declaration.constraints += try reader.whereClause()
    }

    private mutating func enterClosure(_ symbol: SymbolGraph.Symbol) {
        let name = symbol.names.title
        enterTypes(of: symbol)
        do {
            guard let closure = try closure(of: symbol) else {
                // The graph of the module is read on a second attempt.
                if let module = missingModule(of: symbol) {
                    noteMissing(module: module)
                    return fail(
                        "its closure \(name) has a type of \(module), whose symbol graph is missing")
                }
                return fail("its closure \(name) has a type that the generator does not know")
            }
            if MangledName(symbol.identifier.precise).hasForeignFunction {
                fail(
                    "its \(name) is or uses a C function or a block, which a symbol graph does not distinguish from a closure"
                )
            }
            var requirement = closure.requirement(named: name)
            requirement.owner = symbol.pathComponents.dropLast().joined(separator: ".")
            requirement.availability = symbol.deprecation
            add(availability: symbol)
            if let reason = requirement.unsupportedReason { fail("its \(requirement.title) \(reason)") }
            if closure.attributes.contains("@isolated(any)"), !closure.function.effects.isAsync {
                fail("its \(requirement.title) is @isolated(any), so only async code can call it")
            }
            declaration.requirements.append(requirement)
            declaration.client.closures.append(
                .init(name: name, isOptional: closure.isOptional, isSendable: closure.isSendable))
        } catch {
            fail("its \(name) has a form that the generator cannot parse: \(error)")
        }
    }

    /// Returns the module that declares the type alias of a property, if its symbol graph was not read.
    private func missingModule(of property: SymbolGraph.Symbol) -> String? {
        property.types.lazy.filter { $0.usr.hasSuffix("a") && index.symbols[$0.usr] == nil }
            .compactMap { module(ofSymbol: $0.usr) }
            .first { !index.loadedModules.contains($0) && !StandardProtocol.isStandard(module: $0) }
    }

    /// Returns the closure in a property, or `nil` if its type is not known to be one.
    private func closure(of symbol: SymbolGraph.Symbol) throws(UnreadableDeclaration) -> ClientClosure? {
        let property = try Requirement(source: source(of: symbol))
        guard var closure = ClientClosure(property.result) ?? aliasedClosure(property.result, in: symbol)
        else {
            return nil
        }
        if let names = argumentNames(of: symbol, after: ":") { closure.name(names) }
        return closure
    }

    /// Returns the argument names in a closure type, which a symbol graph omits, as its declaration in the source file shows
    /// them. If the type is an alias, they are in the declaration of the alias.
    ///
    /// - Returns: `nil` if there are none.
    func argumentNames(of symbol: SymbolGraph.Symbol, after separator: Substring) -> [String?]? {
        guard var reader = sourceReader(at: symbol), (try? reader.word()) != nil,
            (try? reader.genericParameters()) != nil, reader.skip(separator), (try? reader.type()) != nil
        else { return nil }
        if !reader.argumentNames.isEmpty { return reader.argumentNames }
        return symbol.types.lazy.compactMap { index.symbols[$0.usr] }
            .first { $0.kind.identifier == "swift.typealias" }
            .flatMap { argumentNames(of: $0, after: "=") }
    }

    /// Returns the closure behind a type alias.
    private func aliasedClosure(_ type: SwiftType, in symbol: SymbolGraph.Symbol) -> ClientClosure? {
        var (type, isOptional) = (type, false)
        if case .optional(let wrapped) = type { (type, isOptional) = (wrapped, true) }
        guard case .named(let name, in: _, let arguments) = type,
            let usr = symbol.types.last(where: { $0.name == name })?.usr, let alias = index.symbols[usr],
            alias.kind.identifier == "swift.typealias"
        else { return nil }
        var reader = TokenReader(source(of: alias), after: "typealias")
        guard (try? reader.word()) != nil, let generics = try? reader.genericParameters(), reader.skip("="),
            generics.count == arguments.count, let aliased = try? reader.type()
        else { return nil }
        let replacements = Dictionary(uniqueKeysWithValues: zip(generics.map(\.name), arguments))
        let whole = aliased.replacing { part in
            if case .named(let name, in: nil, arguments: []) = part { replacements[name] } else { nil }
        }
        var closure = ClientClosure(whole) ?? aliasedClosure(whole, in: alias)
        if isOptional { closure?.isOptional = true }
        return closure
    }

    private mutating func chooseSendability(of symbol: SymbolGraph.Symbol) {
        let client = declaration.client
        guard client.closures.contains(where: \.isSendable) else { return }
        let isSendable = index.parents(of: symbol.identifier.precise).contains { $0.usr == "s:s8SendableP" }
        // The conformance of a generic struct may be conditional. The copy of a real struct is another type. A value
        // that is not a property is not part of the struct.
        let isChecked =
            isSendable && !isUnchecked(symbol) && declaration.associatedTypes.isEmpty
            && (client.realIsolation == nil || client.closures.allSatisfy(\.isSendable))
            && client.values.allSatisfy { $0.property != nil }
        declaration.client.sendability = isChecked ? .checked : .unchecked
    }

    /// Returns whether the declaration of a struct has the conformance `@unchecked Sendable`.
    private func isUnchecked(_ symbol: SymbolGraph.Symbol) -> Bool {
        guard var reader = sourceReader(at: symbol) else { return false }
        while !reader.isAtEnd, reader.peek() != "{" {
            if reader.next() == "@", reader.peek() == "unchecked" { return true }
        }
        return false
    }
}
