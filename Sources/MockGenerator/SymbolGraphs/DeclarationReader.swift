/// Collects the own and inherited declarations of a protocol from symbol graphs.
struct DeclarationReader {
    let index: SymbolIndex
    /// Returns the text of a source file, or `nil` if it cannot be read.
    var source: (_ uri: String) -> String? = { _ in nil }
    let files = SourceFiles()
    /// Whether the module belongs to another package, of which a test sees only public declarations.
    var isForeign = false

    var declaration = MockedDeclaration(name: "", module: "")
    private(set) var visited: Set<String> = []
    private(set) var missingModules: Set<String> = []
    /// The modules without symbol graphs that declare attributes.
    private(set) var attributeModules: Set<String> = []
    var types: [(name: String, usr: String)] = []
    /// The superclass that the protocol requires, and its ancestors.
    var requiredLineage: [Ancestor] = []
    /// For each requirement, the USRs of the declarations that it merges, or the names of those in toolchain modules.
    private(set) var requirementKeys: [[String]] = []
    /// The names of all associated types, which hide other types of these names.
    var associatedNames: Set<String> = []

    /// The names of the types in a class and in its ancestors, which hide other types of these names in a subclass.
    var nestedNames: Set<String> = []
    /// The names of all members of a class and of its ancestors.
    var memberNames: Set<String> = []

    init(index: SymbolIndex) {
        self.index = index
    }

    /// Reads a protocol, a client or a class.
    mutating func read(_ symbol: SymbolGraph.Symbol, as form: MockedDeclaration.Form = .protocol)
        -> MockedDeclaration
    {
        let usr = symbol.identifier.precise
        declaration = MockedDeclaration(
            name: symbol.pathComponents.map(\.escaped).joined(separator: "."),
            module: index.modules[usr] ?? "")
        declaration.form = form
        visited = []
        requirementKeys = []
        types = []
        requiredLineage = []
        missingModules = []
        attributeModules = []
        declaration.isAmbiguous =
            isHidden(symbol.pathComponents.first ?? "", of: declaration.module, hidden: wrapperTypes)
        declaration.isInternal = symbol.accessLevel != "public" && symbol.accessLevel != "package"
        associatedNames = index.associatedNames(of: usr)
        findMemberNames(of: usr)
        switch form {
        case .protocol: enterOwn(symbol)
        case .client: enterClient(symbol)
        case .class: enterClass(symbol)
        }
        // The declaration of a class contains the default values.
        if form != .class { findOmissibleArguments(of: usr) }
        declaration.typealiases = typealiases(of: usr)
        findDefaultImplementations()
        overrideRequiredMembers()
        findHiddenNames(of: usr)
        resolveTypes(in: symbol)
        declaration.leaveOutUnmockableMembers()
        findUncodableTypes()
        if declaration.unsupportedReason == nil, let module = missingModules.min() {
            declaration.unsupportedReason =
                "it inherits from a \(form == .class ? "class" : "protocol") of \(module), whose symbol graph is missing"
        }
        return declaration
    }

    /// Notes that the symbol graph of a module is missing.
    mutating func noteMissing(module: String) { missingModules.insert(module) }

    /// Enters the types in a declaration.
    mutating func enterTypes(of symbol: SymbolGraph.Symbol) {
        types += symbol.types
        enterActorModules(of: symbol)
    }

    /// Enters the modules that declare the attributes of a declaration, because only their symbol graphs show which
    /// attributes are global actors.
    mutating func enterActorModules(of symbol: SymbolGraph.Symbol) {
        for attribute in symbol.customAttributes where index.symbols[attribute.usr] == nil {
            guard let module = module(ofSymbol: attribute.usr), !StandardProtocol.isStandard(module: module),
                !index.loadedModules.contains(module)
            else { continue }
            attributeModules.insert(module)
        }
    }

    mutating func fail(_ reason: String) {
        if declaration.unsupportedReason == nil { declaration.unsupportedReason = reason }
    }

    /// Enters the protocol to mock, which can be a protocol of the standard library.
    private mutating func enterOwn(_ symbol: SymbolGraph.Symbol) {
        let name = symbol.names.title
        guard StandardProtocol.isStandardLibrary(module: declaration.module), StandardProtocol.isKnown(name)
        else { return enter(symbol, isOwn: true) }
        add(availability: symbol)
        enterStandard(name, fallback: name)
    }

    private mutating func enter(_ symbol: SymbolGraph.Symbol, isOwn: Bool) {
        let usr = symbol.identifier.precise
        guard visited.insert(usr).inserted else { return }
        if symbol.spi == true { fail("it is SPI, which a generated file cannot import") }
        let head = source(of: symbol)
        if symbol.hasModifier("objc") {
            fail("it is an Objective-C protocol, which requires a subclass of NSObject")
        }
        if let parent = index.superclass(of: usr) {
            enterRequiredSuperclass(parent, of: symbol)
        }
        add(availability: symbol)
        if isOwn { declaration.deprecations = symbol.deprecation }
        enterTypes(of: symbol)
        do { try enterHead(head, isOwn: isOwn) } catch { fail("\(error)") }
        let parents = index.parents(of: usr)
        let known = declaration.requirements.count
        for symbol in index.requirements(of: usr) { enterRequirement(symbol, after: known) }
        for parent in parents { enterParent(parent) }
    }

    /// Parses the declaration before its body: the primary associated types and the constraints.
    private mutating func enterHead(_ head: String, isOwn: Bool) throws(UnreadableDeclaration) {
        var reader = TokenReader(head, after: "protocol")
        guard case .named(_, in: _, arguments: let primary) = try reader.type() else { return }
        if isOwn {
            for name in primary { declaration.addAssociatedType("\(name)", isPrimary: true) }
        }
        while !reader.isAtEnd, reader.peek() != "where" { reader.next() }
        for constraint in try reader.whereClause() { declaration.constraints.append(constraint) }
    }

    private mutating func enterParent(_ parent: SymbolIndex.Target) {
        let name =
            parent.fallback?.split(separator: ".").last.map(String.init)
            ?? index.symbols[parent.usr]?.names.title ?? ""
        let owner = module(ofSymbol: parent.usr)
        if owner == "Distributed" { return fail("it is for distributed actors") }
        let isStandard = owner.map(StandardProtocol.isStandard) ?? true
        if isStandard, StandardProtocol.isKnown(name) {
            enterStandard(name, fallback: parent.fallback ?? parent.usr)
        } else if StandardProtocol.objectProtocols.contains(parent.usr) {
            enterObjectProtocol()
        } else if let symbol = index.symbols[parent.usr] {
            enter(symbol, isOwn: false)
        } else if let owner, !isStandard {
            if index.loadedModules.contains(owner) {
                fail(
                    "it inherits from \(parent.fallback ?? parent.usr), which is missing from the symbol graph of \(owner)"
                )
            } else {
                missingModules.insert(owner)
            }
        } else {
            let module = owner.map { StandardProtocol.isStandardLibrary(module: $0) ? "Swift" : $0 }
            if let module, !index.loadedModules.contains(module) { missingModules.insert(module) }
            enterStandard(name, fallback: parent.fallback ?? parent.usr)
        }
    }

    /// A subclass of `NSObject` implements the requirements.
    private mutating func enterObjectProtocol() {
        declaration.isObject = true
        declaration.imports.insert("Foundation")
    }

    private mutating func enterStandard(_ name: String, fallback: String) {
        guard visited.insert(name).inserted else { return }
        guard let standard = StandardProtocol.named(name) else {
            return fail("it inherits from \(fallback), whose requirements the generator does not know")
        }
        if name == "Actor" || name == "AnyActor" { declaration.isActor = true }
        if standard.isImplemented { declaration.standardParents.insert(name) }
        for source in standard.associatedTypes {
            do { try enterAssociatedType(source) } catch { fail("\(error)") }
        }
        let known = declaration.requirements.count
        for source in standard.requirements {
            do {
                let requirement = try Requirement(source: source)
                enter(requirement, owner: name, key: "\(name).\(requirement.title)", after: known)
                // These requirements have no symbols, so their types are looked up by name.
                let noncopyable = StandardProtocol.noncopyableTypes.filter { name in
                    requirement.types.contains { $0.names(oneOf: [name]) }
                }
                declaration.noncopyableTypes.formUnion(noncopyable)
            } catch { fail("\(error)") }
        }
        for parent in standard.parents { enterStandard(parent, fallback: parent) }
    }

    private mutating func enterRequirement(_ symbol: SymbolGraph.Symbol, after known: Int) {
        if symbol.spi == true {
            fail("its \(symbol.names.title) is SPI, which a generated file cannot import")
        }
        enterTypes(of: symbol)
        do {
            if symbol.kind.identifier == "swift.associatedtype" {
                return try enterAssociatedType(source(of: symbol))
            }
            var requirement = try requirement(of: symbol)
            nameOpaqueTypes(of: symbol, in: &requirement)
            restoreConventions(of: symbol, in: &requirement)
            requirement.availability = symbol.deprecation
            add(availability: symbol)
            if let reason = requirement.unsupportedReason { fail("its \(symbol.names.title) \(reason)") }
            enter(
                requirement, owner: symbol.pathComponents.dropLast().joined(separator: "."),
                key: symbol.identifier.precise, after: known)
        } catch {
            fail("its \(symbol.names.title) has a form that the generator cannot parse: \(error)")
        }
    }

    private mutating func enterAssociatedType(_ source: String) throws(UnreadableDeclaration) {
        var reader = TokenReader(source, after: "associatedtype")
        let name = try reader.word()
        declaration.addAssociatedType(name, isPrimary: false)
        let selfType = SwiftType.named(name, in: .named("Self"), arguments: [])
        if reader.skip(":") {
            repeat {
                declaration.constraints.append(
                    GenericConstraint(left: selfType, relation: .conforms, right: try reader.type()))
            } while reader.skip(",")
        }
        if reader.skip("=") { _ = try reader.type() }
        declaration.constraints += try reader.whereClause()
    }

    /// Adds a requirement, or merges it with the same requirement of another protocol. Those of its own protocol come after
    /// the known ones. They are overloads, which may differ only in `async`.
    private mutating func enter(_ requirement: Requirement, owner: String, key: String, after known: Int) {
        var requirement = requirement
        requirement.owner = owner
        let same = declaration.requirements[..<known].indices.filter { index in
            let other = declaration.requirements[index]
            return other.kind == requirement.kind && other.isStatic == requirement.isStatic
                && other.title == requirement.title
                && (other.kind == .property || other.signature == requirement.signature)
        }
        let isAsync = requirement.effects.isAsync
        if let known = same.first(where: { declaration.requirements[$0].effects.isAsync == isAsync }) ?? same.first {
            if requirement.isSettable { declaration.requirements[known].isSettable = true }
            // A witness that neither throws nor is `async` satisfies both requirements.
            if requirement.effects.throwing == .nothing {
                declaration.requirements[known].effects.throwing = .nothing
            }
            if isAsync != declaration.requirements[known].effects.isAsync {
                declaration.requirements[known].hasAsyncOverload = true
            }
            if !isAsync { declaration.requirements[known].effects.isAsync = false }
            requirementKeys[known].append(key)
        } else {
            requirementKeys.append([key])
            declaration.requirements.append(requirement)
        }
    }
}

extension MockedDeclaration {
    fileprivate mutating func addAssociatedType(_ name: String, isPrimary: Bool) {
        guard !associatedTypes.contains(where: { $0.name == name }) else { return }
        associatedTypes.append(AssociatedType(name: name, isPrimary: isPrimary))
    }
}

extension Requirement {
    /// Adds `nonisolated(nonsending)` to an `async` requirement of a module that enables
    /// `NonisolatedNonsendingByDefault`, because the symbol graph shows it only for closures.
    mutating func makeNonsending() {
        let isIsolated = parameters.contains { $0.has("isolated") }
        if effects.isAsync, isolation.isEmpty, !isIsolated { attributes.append("nonisolated(nonsending)") }
    }

    /// The types that distinguish overloads with the same name and labels.
    fileprivate var signature: String {
        list(parameters.map { "\($0.type)\($0.isVariadic)" }) + " \(result)" + list(generics.map(\.name))
            + list(allConstraints.sorted())
    }
}
