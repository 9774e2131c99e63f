// Finds the modules and the properties of the types in a protocol.

extension DeclarationReader {
    /// Returns the source code of a declaration, in which hidden or ambiguous types are qualified by their module.
    func source(of symbol: SymbolGraph.Symbol) -> String {
        let generics = (symbol.declarationFragments ?? []).filter { $0.kind == "genericParameter" }.map(
            \.spelling)
        let hidden = associatedNames.union(generics).union(wrapperTypes).union(nestedNames)
        let omitted = symbol.customAttributes.filter { !index.isGlobalActor($0.usr) }.map(\.place)
        var text = ""
        for (place, fragment) in (symbol.declarationFragments ?? []).enumerated() {
            if omitted.contains(where: { $0.contains(place) }) { continue }
            if let closure = closure(namedBy: fragment), !text.hasSuffix(".") {
                text += "(\(closure))"
                continue
            }
            if ["typeIdentifier", "attribute"].contains(fragment.kind), let usr = fragment.preciseIdentifier,
                isNominal(symbol: usr),
                !text.hasSuffix("."), let module = module(ofSymbol: usr),
                isHidden(fragment.spelling, of: module, hidden: hidden)
                    || hidesStandardType(fragment.spelling, symbol: usr, of: module)
            {
                text += "\(module.isEmpty ? "Swift" : module)."
            }
            text += fragment.source
        }
        return text
    }

    /// Parses the declaration of a member.
    func requirement(of symbol: SymbolGraph.Symbol) throws(UnreadableDeclaration) -> Requirement {
        var requirement = try Requirement(source: source(of: symbol), title: symbol.names.title)
        if let actor = index.globalActor(of: symbol) {
            let name = symbol.text(of: actor)
            // The source code may qualify it.
            requirement.globalActor = requirement.attributes.first {
                $0 == name || $0.hasSuffix("." + name.dropFirst())
            }
        }
        if requirement.isOperator, requirement.fixity.isEmpty, requirement.parameters.count == 1 {
            requirement.fixity = fixity(ofOperator: symbol.identifier.precise)
        }
        if !declaration.isActor, requirement.kind == .function,
            index.isNonsendingByDefault(index.modules[symbol.identifier.precise] ?? "")
        {
            requirement.makeNonsending()
        }
        return requirement
    }

    /// Returns whether a type hides a type of the standard library.
    private func hidesStandardType(_ name: String, symbol usr: String, of module: String) -> Bool {
        !module.isEmpty && module != "Foundation" && standardTypes.contains(name) && isTopLevel(symbol: usr)
            && !index.hasType(named: module)
    }

    /// Finds the library and standard library types that a declaration in scope hides, so that the wrapper qualifies
    /// them.
    mutating func findHiddenNames(of usr: String) {
        // In the body of a member, the name of another member hides a type.
        let own = associatedNames.union(declaration.typealiases.keys).union(memberNames).union(
            declaration.requirements.map(\.name))
        let others = types.filter { !(module(ofSymbol: $0.usr) ?? "").isEmpty && isTopLevel(symbol: $0.usr) }
            .map(\.name)
        declaration.names.hidden = libraryTypes.union(standardTypes).union(codingTypes).union(tapeTypes).filter {
            index.hasType(named: $0) || own.contains($0) || others.contains($0)
        }
        // The wrapper treats these types specially, and knows them by their names.
        if !others.isEmpty, index.hasType(named: declaration.module),
            let name = ["Error", "Never"].first(where: others.contains)
        {
            fail(
                "its type \(name) hides the type \(name) of the standard library, and cannot be written as \(declaration.module).\(name), because \(declaration.module) is also the name of a type"
            )
        }
    }

    /// Finds the names that a subclass inherits from a class, and from the class that a protocol requires.
    mutating func findMemberNames(of usr: String) {
        (memberNames, nestedNames) = ([], [])
        for member in index.superclass(of: usr) == nil && index.symbols[usr]?.kind.identifier != "swift.class"
            ? [] : index.inheritedMembers(of: usr)
        {
            memberNames.insert(String(member.names.title.prefix { $0 != "(" }))
            let isType =
                member.isType || ["swift.typealias", "swift.protocol"].contains(member.kind.identifier)
            if isType, let name = member.pathComponents.last { nestedNames.insert(name) }
        }
        memberNames.formUnion(nestedNames)
    }

    /// Imports one type by its name, if the name is ambiguous and cannot be qualified because the module of the type also
    /// has a type with the name of the module.
    private mutating func addScopedImport(of name: String, _ usr: String, in module: String) {
        guard index.hasType(named: module), isTopLevel(symbol: usr), let type = index.symbols[usr],
            isAmbiguous(name, of: module, hidden: wrapperTypes)
        else { return }
        let kind = String(type.kind.identifier.split(separator: ".").last ?? "")
        guard ["struct", "class", "enum", "protocol", "typealias"].contains(kind) else { return }
        let testable = ["public", "open"].contains(type.accessLevel) ? "" : "@testable "
        declaration.scopedImports.insert("\(testable)import \(kind) \(module).\(name.escaped)")
    }

    /// Returns whether a type name is ambiguous and can be qualified by its module.
    func isHidden(_ name: String, of module: String, hidden: Set<String>) -> Bool {
        !index.hasType(named: module) && isAmbiguous(name, of: module, hidden: hidden)
    }

    private func isAmbiguous(_ name: String, of module: String, hidden: Set<String>) -> Bool {
        let isFoundations = module != "Foundation" && !module.isEmpty && foundationTypes.contains(name)
        return hidden.contains(name) || isFoundations || index.hasType(named: name, besides: module)
    }

    /// Returns the function type behind a type alias, because the type tells whether a closure parameter can escape.
    private func closure(namedBy fragment: SymbolGraph.Symbol.Fragment) -> String? {
        guard fragment.kind == "typeIdentifier", let usr = fragment.preciseIdentifier,
            let alias = index.symbols[usr], alias.kind.identifier == "swift.typealias"
        else { return nil }
        var reader = TokenReader(source(of: alias), after: "typealias")
        guard (try? reader.word()) != nil, reader.skip("="), let read = try? reader.type() else { return nil }
        switch read {
        case .function, .attributed(_, .function): return "\(read)"
        default: return nil
        }
    }

    /// Returns the types behind the type aliases in the protocol and in those that it inherits from.
    mutating func typealiases(of usr: String) -> [String: SwiftType] {
        var aliases: [String: SwiftType] = [:]
        for symbol in index.typealiases(of: usr) {
            var reader = TokenReader(source(of: symbol), after: "=")
            guard let name = symbol.pathComponents.last, aliases[name] == nil, let type = try? reader.type()
            else { continue }
            aliases[name] = type
            types += symbol.types
        }
        return aliases
    }

    mutating func add(availability symbol: SymbolGraph.Symbol) {
        for platform in symbol.introductions where !declaration.availability.contains(platform) {
            declaration.availability.append(platform)
        }
    }

    /// Finds the modules, and the properties, of all types in the requirements.
    mutating func resolveTypes(in symbol: SymbolGraph.Symbol) {
        var isUnknown = false
        addScopedImport(of: symbol.names.title, symbol.identifier.precise, in: declaration.module)
        for (name, usr) in types + types.flatMap({ index.symbols[$0.usr]?.aliasedTypes ?? [] }) {
            guard let module = module(ofSymbol: usr) else {
                isUnknown = isUnknown || usr.hasPrefix("c:") || usr.hasPrefix("s:So")
                continue
            }
            if !module.isEmpty { declaration.imports.insert(module) }
            addScopedImport(of: name, usr, in: module)
            if module.isEmpty, StandardProtocol.noncopyableTypes.contains(name) {
                declaration.noncopyableTypes.insert(name)
            }
            if isClass(symbol: usr) { declaration.classes.insert(name) }
            guard let type = index.symbols[usr] else { continue }
            if type.isDeprecated { declaration.deprecatedTypes.insert(name) }
            enterActorModules(of: type)
            if let actor = index.isolation(of: type) { declaration.isolatedTypes[name] = actor }
            if isNoncopyable(type) { declaration.noncopyableTypes.insert(name) }
        }
        declaration.imports.insert(declaration.module)
        if isUnknown, let file = symbol.location.flatMap({ sourceFile($0.uri) }) {
            declaration.copiedImports = file.imports
        }
    }

    /// Returns whether a type is noncopyable or nonescapable. Symbol graphs omit suppressed conformances, so that the
    /// source code is parsed.
    func isNoncopyable(_ type: SymbolGraph.Symbol) -> Bool {
        guard ["swift.struct", "swift.enum"].contains(type.kind.identifier),
            var reader = sourceReader(at: type)
        else { return false }
        let suppressed = ["Copyable", "Escapable"].map { SwiftType.suppressed(.named($0)) }
        return reader.inheritedTypes().contains(where: suppressed.contains)
    }
}

/// Names of Foundation types that an app is likely to use for its own types.
private let foundationTypes: Set<String> = [
    "Bundle", "Calendar", "Data", "Date", "Dimension", "Formatter", "Host", "Locale", "Measurement",
    "Message", "Notification", "Operation", "Pipe", "Port", "Process", "Progress", "Scanner", "Stream",
    "Thread", "Timer", "Unit", "URL", "UUID", "Value", "Presentation", "Predicate", "Expression", "Decimal",
    "Lock", "Cache", "Selector",
]

/// Names that have another meaning in a wrapper or in its tokens.
let wrapperTypes = libraryTypes.union([
    "Invocation", "Arguments", "Output", "Failure", "Real", "BoundMock", "Mocking", "Captor", "Tape",
    "TapeMode", "TapeRule", "MockStates", "MockDefaults", "PendingCall", "PendingCompletion", "CallOrder",
    "MockOrdering", "ExpectedCall", "FailureReport", "FailureReporter", "FailureRecorder",
    "Handed", "Home", Wrapper.defaultsName,
])
