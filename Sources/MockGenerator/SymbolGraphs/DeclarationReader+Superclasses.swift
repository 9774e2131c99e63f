// Reads the superclass that a protocol requires of the types that conform to it.

extension DeclarationReader {
    /// Enters the superclass that a protocol requires. The mock is a subclass of it.
    mutating func enterRequiredSuperclass(_ target: SymbolIndex.Target, of symbol: SymbolGraph.Symbol) {
        // A protocol states the class before those from which it inherits.
        if declaration.superclass != nil { return }
        let written = requiredSuperclass(of: symbol)
        guard let parent = index.symbols[target.usr], !isObject(target) else {
            return enterUnknownSuperclass(target)
        }
        if let reason = subclassObstacle(to: parent) {
            return fail("only subclasses of \(parent.names.title) conform to it, and \(reason)")
        }
        var arguments: [SwiftType] = []
        if case .named(_, _, let known)? = written { arguments = known }
        if arguments.count != parent.genericParameters.count {
            return fail(
                "only subclasses of \(parent.names.title) conform to it, and a symbol graph omits the generic arguments of this class"
            )
        }
        let name = parent.pathComponents.map(\.escaped).joined(separator: ".")
        let lineage = lineage(of: parent, arguments: arguments)
        enterSuperclass(written ?? .named(name), lineage)
        requiredLineage = lineage
        declaration.isInternal = !isForeign
        for ancestor in lineage {
            types.append((ancestor.symbol.names.title, ancestor.symbol.identifier.precise))
        }
    }

    /// Enters `NSObject`, or a superclass whose symbol graph is missing.
    private mutating func enterUnknownSuperclass(_ target: SymbolIndex.Target) {
        guard isObject(target) else {
            if let module = unloadedModule(of: target) { return noteMissing(module: module) }
            return fail(
                "only subclasses of \(target.fallback ?? target.usr) conform to it, and the symbol graph of this class is missing"
            )
        }
        var superclass = Superclass(type: .named("NSObject"))
        superclass.initializers = [
            Superclass.Initializer(declared: Requirement(kind: .initializer(isFailable: false)))
        ]
        declaration.superclass = superclass
        declaration.imports.insert("Foundation")
    }

    /// Returns the class in the inheritance clause of a protocol, or in its constraints on `Self`.
    private func requiredSuperclass(of symbol: SymbolGraph.Symbol) -> SwiftType? {
        var reader = TokenReader(source(of: symbol), after: "protocol")
        _ = try? reader.type()
        guard reader.skip(":") else { return nil }
        return try? reader.type()
    }

    /// Overrides the members of the superclass that the protocol requires, because they satisfy its requirements.
    mutating func overrideRequiredMembers() {
        guard declaration.superclass != nil, declaration.form == .protocol else { return }
        let overridable = overridableMembers(of: requiredLineage, listsOthers: false)
        let satisfying = inheritedMembers(of: requiredLineage)
        var requirements: [Requirement] = []
        for requirement in declaration.requirements {
            if let member = overridable.first(where: { requirement.isSatisfied(bySubclass: $0.requirement) }) {
                var override = member.requirement
                override.owner = requirement.owner
                requirements.append(override)
            } else if let member = satisfying.first(where: { requirement.isSatisfied(bySubclass: $0) }) {
                declaration.unmockedMembers.append(
                    "\(requirement.title) is not mocked because \(member.owner) implements it, and it cannot be overridden"
                )
            } else if case .initializer = requirement.kind {
                enterRequiredInitializer(requirement)
            } else {
                requirements.append(requirement)
            }
        }
        declaration.requirements = requirements
    }

    /// Returns the members of a class and of its ancestors that can satisfy a requirement, in extensions too.
    private func inheritedMembers(of lineage: [Ancestor]) -> [Requirement] {
        lineage.flatMap { ancestor in
            index.members(of: ancestor.symbol.identifier.precise).compactMap { symbol in
                guard var member = try? classMember(symbol, of: ancestor) else { return nil }
                member.owner = ancestor.symbol.names.title
                return member
            }
        }
    }

    /// Makes the mock implement an initializer that both the protocol and the superclass have.
    private mutating func enterRequiredInitializer(_ requirement: Requirement) {
        let own = declaration.superclass?.initializers ?? []
        guard let index = own.firstIndex(where: { $0.declared.title == requirement.title }) else {
            return fail("its \(requirement.title) is not an initializer of its superclass")
        }
        declaration.superclass?.initializers[index].isRequired = true
    }
}

extension Requirement {
    /// Returns whether a member of a class satisfies the requirement.
    fileprivate func isSatisfied(bySubclass member: Requirement) -> Bool {
        if case .initializer = kind { return false }
        var own = self
        var member = member
        // A class may be isolated as a whole, and the compiler checks the isolation.
        own.attributes = []
        member.attributes = []
        own.isMutating = true
        return own.isSatisfied(by: member)
    }
}
