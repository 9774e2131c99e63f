/// Puts together what a wrapper has to know of a protocol: its own declarations and all that it inherits.
struct ProtocolReader {
    let index: SymbolIndex
    /// Reads the text of a source file, by its address; nothing where it cannot be read.
    var source: (_ uri: String) -> String? = { _ in nil }

    private var declaration = ProtocolDeclaration(name: "", module: "")
    private var visited: Set<String> = []
    private(set) var missingModules: Set<String> = []
    private var types: [(name: String, usr: String)] = []
    /// The names of all associated types, which hide types of the same names.
    private var associatedNames: Set<String> = []

    init(index: SymbolIndex) {
        self.index = index
    }

    /// Reads a protocol.
    mutating func read(_ symbol: SymbolGraph.Symbol) -> ProtocolDeclaration {
        let usr = symbol.identifier.precise
        declaration = ProtocolDeclaration(
            name: symbol.pathComponents.joined(separator: "."), module: index.modules[usr] ?? "")
        visited = []
        types = []
        missingModules = []
        declaration.isInternal = symbol.accessLevel != "public" && symbol.accessLevel != "package"
        associatedNames = index.associatedNames(of: usr)
        enter(symbol, isOwn: true)
        declaration.typealiases = typealiases(of: usr)
        declaration.hiddenLibraryTypes = libraryTypes.filter(index.hasType)
        resolveTypes(in: symbol)
        if declaration.obstacle == nil, let module = missingModules.min() {
            declaration.obstacle = "the symbol graph of \(module), from which it inherits, is missing"
        }
        return declaration
    }

    private mutating func fail(_ reason: String) {
        if declaration.obstacle == nil { declaration.obstacle = reason }
    }

    private mutating func enter(_ symbol: SymbolGraph.Symbol, isOwn: Bool) {
        let usr = symbol.identifier.precise
        guard visited.insert(usr).inserted else { return }
        if symbol.spi == true { fail("it is SPI, which a generated file cannot import") }
        let head = source(of: symbol)
        if head.contains("@objc") {
            fail("it is an Objective-C protocol, which asks for a subclass of NSObject")
        }
        if let parent = index.superclass(of: usr) {
            let name = parent.fallback ?? index.symbols[parent.usr]?.names.title ?? "a class"
            fail("only subclasses of \(name) conform to it")
        }
        if head.contains("distributed") { fail("it is for distributed actors") }
        add(availability: symbol)
        if isOwn { declaration.deprecations = symbol.deprecation }
        types += symbol.types
        do { try enterHead(head, isOwn: isOwn) } catch { fail("\(error)") }
        let parents = index.parents(of: usr)
        for symbol in index.requirements(of: usr) { enterRequirement(symbol) }
        for parent in parents { enterParent(parent) }
    }

    /// Reads what stands before the requirements: the primary associated types and what is asked of all of them.
    private mutating func enterHead(_ head: String, isOwn: Bool) throws(UnreadableDeclaration) {
        var reader = TokenReader(head)
        while !reader.isAtEnd, !reader.skip("protocol") { reader.next() }
        guard case .named(_, in: _, arguments: let primary) = try reader.type() else { return }
        if isOwn {
            for name in primary { declaration.addAssociatedType("\(name)", isPrimary: true) }
        }
        while !reader.isAtEnd, reader.peek() != "where" { reader.next() }
        for constraint in try reader.whereClause() { declaration.constraints.append(constraint) }
    }

    private mutating func enterParent(_ parent: SymbolIndex.Target) {
        let name = String(parent.fallback?.split(separator: ".").last ?? "")
        if let symbol = index.symbols[parent.usr] {
            enter(symbol, isOwn: false)
        } else if let module = module(ofSymbol: parent.usr), !StandardProtocol.isStandard(module: module) {
            if index.loadedModules.contains(module) {
                fail(
                    "it inherits from \(parent.fallback ?? parent.usr), which the symbol graph of \(module) does not have"
                )
            } else {
                missingModules.insert(module)
            }
        } else {
            enterStandard(name, fallback: parent.fallback ?? parent.usr)
        }
    }

    private mutating func enterStandard(_ name: String, fallback: String) {
        guard visited.insert(name).inserted else { return }
        if name == "Executor" { types.append(("ExecutorJob", "s:ScJ")) }
        guard let standard = StandardProtocol.named(name), standard.obstacle == nil else {
            return fail("it inherits from \(fallback), whose requirements the generator does not know")
        }
        if name == "Actor" || name == "AnyActor" { declaration.isActor = true }
        if standard.isImplemented { declaration.standardParents.insert(name) }
        for source in standard.associatedTypes {
            do { try enterAssociatedType(source) } catch { fail("\(error)") }
        }
        for source in standard.requirements {
            do { enter(try Requirement(source: source), owner: name) } catch { fail("\(error)") }
        }
        for parent in standard.parents { enterStandard(parent, fallback: parent) }
    }

    private mutating func enterRequirement(_ symbol: SymbolGraph.Symbol) {
        if symbol.spi == true {
            fail("its \(symbol.names.title) is SPI, which a generated file cannot import")
        }
        types += symbol.types
        do {
            if symbol.kind.identifier == "swift.associatedtype" {
                return try enterAssociatedType(source(of: symbol))
            }
            var requirement = try Requirement(source: source(of: symbol), title: symbol.names.title)
            if requirement.isOperator, requirement.fixity.isEmpty {
                requirement.fixity = fixity(ofOperator: symbol.identifier.precise)
            }
            requirement.availability = symbol.deprecation
            add(availability: symbol)
            requirement.inferNonsending()
            if let reason = requirement.obstacle {
                fail("its \(symbol.names.title) cannot be mocked: \(reason)")
            }
            enter(requirement, owner: symbol.pathComponents.dropLast().joined(separator: "."))
        } catch {
            fail("its \(symbol.names.title) has a form that the generator does not read: \(error)")
        }
    }

    private mutating func enterAssociatedType(_ source: String) throws(UnreadableDeclaration) {
        var reader = TokenReader(source)
        while !reader.isAtEnd, !reader.skip("associatedtype") { reader.next() }
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

    /// Adds a requirement, unless a protocol that was looked at before has it as well.
    private mutating func enter(_ requirement: Requirement, owner: String) {
        var requirement = requirement
        requirement.owner = owner
        let isSame = { (other: Requirement) in
            other.kind == requirement.kind && other.isStatic == requirement.isStatic
                && other.title == requirement.title
                && (other.kind == .property || other.signature == requirement.signature)
        }
        if let known = declaration.requirements.firstIndex(where: isSame) {
            if requirement.isSettable { declaration.requirements[known].isSettable = true }
        } else {
            declaration.requirements.append(requirement)
        }
    }
}

extension ProtocolReader {
    /// Returns a declaration in which types that others could hide are written with their module.
    private func source(of symbol: SymbolGraph.Symbol) -> String {
        let generics = (symbol.declarationFragments ?? []).filter { $0.kind == "genericParameter" }.map(
            \.spelling)
        let hidden = associatedNames.union(generics).union(wrapperTypes)
        var text = ""
        for fragment in symbol.declarationFragments ?? [] {
            if fragment.kind == "typeIdentifier", let usr = fragment.preciseIdentifier,
                hidden.contains(fragment.spelling), isNominal(symbol: usr),
                !text.hasSuffix("."), let module = module(ofSymbol: usr), !index.hasType(named: module)
            {
                text += "\(module.isEmpty ? "Swift" : module)."
            }
            text += fragment.spelling
        }
        return text
    }

    /// What other names are given to types in the protocol and in those that it inherits from.
    private mutating func typealiases(of usr: String) -> [String: SwiftType] {
        var aliases: [String: SwiftType] = [:]
        for symbol in index.typealiases(of: usr) {
            var reader = TokenReader(source(of: symbol))
            while !reader.isAtEnd, !reader.skip("=") { reader.next() }
            guard let name = symbol.pathComponents.last, aliases[name] == nil, let type = try? reader.type()
            else {
                continue
            }
            aliases[name] = type
            types += symbol.types
        }
        return aliases
    }

    private mutating func add(availability symbol: SymbolGraph.Symbol) {
        for platform in symbol.introductions where !declaration.availability.contains(platform) {
            declaration.availability.append(platform)
        }
    }

    /// Finds out where the types are from that are written in the protocol.
    private mutating func resolveTypes(in symbol: SymbolGraph.Symbol) {
        var isUnknown = false
        for (name, usr) in types {
            guard let module = module(ofSymbol: usr) else {
                isUnknown = isUnknown || usr.hasPrefix("c:") || usr.hasPrefix("s:So")
                continue
            }
            if !module.isEmpty { declaration.imports.insert(module) }
            if module.isEmpty, StandardProtocol.noncopyableTypes.contains(name) {
                declaration.noncopyableTypes.insert(name)
            }
            if isClass(symbol: usr) { declaration.classes.insert(name) }
            guard let type = index.symbols[usr] else { continue }
            if type.isDeprecated { declaration.deprecatedTypes.insert(name) }
            if index.isIsolated(type) { declaration.isolatedTypes.insert(name) }
            if isNoncopyable(type) { declaration.noncopyableTypes.insert(name) }
        }
        declaration.imports.remove("")
        declaration.imports.insert(declaration.module)
        if isUnknown, let text = symbol.location.flatMap({ source($0.uri) }) {
            declaration.copiedImports = importDeclarations(in: text)
        }
    }

    /// The symbol graph does not tell, but the line of the declaration does.
    private func isNoncopyable(_ type: SymbolGraph.Symbol) -> Bool {
        guard ["swift.struct", "swift.enum"].contains(type.kind.identifier), let location = type.location,
            let text = source(location.uri)
        else { return false }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(
            location.position.line)
        let head = lines.prefix(5).joined(separator: " ").prefix { $0 != "{" }
        return head.contains("~Copyable") || head.contains("~Escapable")
    }
}

extension ProtocolDeclaration {
    fileprivate mutating func addAssociatedType(_ name: String, isPrimary: Bool) {
        guard !associatedTypes.contains(where: { $0.name == name }) else { return }
        associatedTypes.append(AssociatedType(name: name, isPrimary: isPrimary))
    }
}

/// What every wrapper is made of.
private let libraryTypes: Set<String> = [
    "Mock", "MockCall", "MockMode", "Arg", "RealObject", "TypedMocking", "InvocationHasher",
    "InvocationMatching",
]

/// Names that mean something else in a wrapper or in its tokens.
private let wrapperTypes = libraryTypes.union([
    "Invocation", "Output", "Failure", "Real", "BoundMock", "TestDouble", "Mocking", "Captor", "Tape",
    "TapeMode", "TapeRule", "MockStates", "MockDefaults", "PendingCall", "PendingCompletion",
    "CallOrder", "MockOrdering", "ExpectedCall", "FailureReport", "FailureReporter", "FailureRecorder",
    "Handed", "Home",
])

extension Requirement {
    /// A module may have all its `async` functions stay where they are called from, and its symbol graph says so of
    /// closures only.
    fileprivate mutating func inferNonsending() {
        let isNonsending = types.contains { type in
            type.contains { part in
                if case .attributed(let words, _) = part {
                    words.contains("nonisolated(nonsending)")
                } else {
                    false
                }
            }
        }
        let isPlaced = attributes.contains {
            $0.hasPrefix("nonisolated") || $0 == "@concurrent" || $0.hasSuffix("Actor")
        }
        if effects.isAsync, isNonsending, !isPlaced { attributes.append("nonisolated(nonsending)") }
    }

    /// What tells overloads apart.
    fileprivate var signature: String {
        list(parameters.map(\.type)) + "\(effects) \(result)" + list(generics.map(\.name))
    }
}
