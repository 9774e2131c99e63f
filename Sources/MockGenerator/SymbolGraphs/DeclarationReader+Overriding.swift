// Finds the members of a class that a subclass can override, and says why it cannot override the others.

extension SymbolGraph.Symbol {
    /// The name and the types of a member.
    fileprivate var signature: String { "\(names.title) \(types.map(\.usr))" }
}

/// A member of a class that a mock overrides.
struct OverridableMember {
    var symbol: SymbolGraph.Symbol
    var requirement: Requirement
}

extension DeclarationReader {
    /// Returns the members of a class and of its ancestors that a subclass can override. Of an overridden member,
    /// returns only the override nearest to the class.
    ///
    /// - Parameters:
    ///   - lineage: The class and its ancestors.
    ///   - listsOthers: Whether the other members are entered into the declaration, with reasons.
    mutating func overridableMembers(of lineage: [Ancestor], listsOthers: Bool = true) -> [OverridableMember] {
        var found: [OverridableMember] = []
        var overridden: Set<String> = []
        let conformances = Set(lineage.flatMap { index.ancestors(of: $0.symbol.identifier.precise) })
        let isObject = lineage.last?.isBelowObject == true
        for ancestor in lineage {
            let members = classMembers(of: ancestor.symbol)
            // The compiler would take such a member for the overridden one, as in Foundation for Linux.
            let shadows = Set(members.filter { $0.swiftExtension != nil }.map(\.signature))
            for member in members {
                let usr = member.identifier.precise
                let isReplaced = overridden.contains(usr)
                if let target = index.overridden(by: usr) { overridden.insert(target) }
                if isReplaced || member.isMadeByMacro { continue }
                overridden.insert(usr)
                let reason =
                    member.swiftExtension == nil && shadows.contains(member.signature)
                    ? "an extension has the same member, and the compiler would override that one"
                    : obstacle(to: member, in: conformances, isObject: isObject)
                if let reason {
                    if listsOthers { leaveOut(member, because: reason) }
                } else {
                    do { found.append(try overriding(member, of: ancestor)) } catch {
                        if listsOthers { leaveOut(member, because: error.reason) }
                    }
                }
            }
        }
        return found
    }

    mutating func leaveOut(_ member: SymbolGraph.Symbol, because reason: String) {
        declaration.unmockedMembers.append("\(member.names.title) is not mocked because \(reason)")
    }

    /// Returns the members of a class in source order, without its initializers and types.
    private func classMembers(of symbol: SymbolGraph.Symbol) -> [SymbolGraph.Symbol] {
        var seen: Set<String> = []
        return index.members(of: symbol.identifier.precise).filter {
            memberKinds.contains($0.kind.identifier) && seen.insert($0.identifier.precise).inserted
        }.inSourceOrder
    }

    /// Returns why a subclass in a test cannot override a member, as a clause, or `nil` if it can.
    private func obstacle(to member: SymbolGraph.Symbol, in conformances: Set<String>, isObject: Bool)
        -> String?
    {
        if member.isOfType {
            return member.hasModifier("class")
                ? "it belongs to the class, not to an instance" : "it is static"
        }
        if member.swiftExtension != nil { return "it is declared in an extension" }
        if member.hasModifier("final") { return "it is final" }
        if member.hasModifier("let") { return "it is a constant" }
        if member.spi == true { return "it is SPI, which a generated file cannot import" }
        if isOfOtherModule(member), member.accessLevel != "open" { return "it is not open" }
        if member.deprecation.contains("*, unavailable") { return "it is unavailable" }
        // A mock of such a member would call the engine recursively.
        let isUsed = engineMembers[member.names.title].map { conformances.contains($0) } ?? false
        if isUsed || isObject && objectMembers.contains(member.names.title) {
            return "the engine uses it to compare and to describe instances"
        }
        return nil
    }

    /// Returns a member as the mock overrides it.
    private mutating func overriding(_ member: SymbolGraph.Symbol, of ancestor: Ancestor)
        throws(UnsupportedDeclaration)
        -> OverridableMember
    {
        var requirement = try classMember(member, of: ancestor)
        requirement.isOverride = true
        requirement.owner = ancestor.symbol.pathComponents.joined(separator: ".")
        requirement.availability = member.deprecation
        if requirement.kind != .function { requirement.isSettable = isSettable(member, requirement) }
        if requirement.result.mentions("Self") {
            throw UnsupportedDeclaration("it returns Self, and an answer cannot have this type")
        }
        enterTypes(of: member)
        add(availability: member)
        return OverridableMember(symbol: member, requirement: requirement)
    }

    /// Parses a member of a class, with the generic arguments of the class.
    func classMember(_ member: SymbolGraph.Symbol, of ancestor: Ancestor) throws(UnsupportedDeclaration)
        -> Requirement
    {
        var requirement: Requirement
        do { requirement = try self.requirement(of: member) } catch {
            throw UnsupportedDeclaration("the generator cannot parse it: \(error)")
        }
        if MangledName(member.identifier.precise).hasForeignFunction {
            throw UnsupportedDeclaration(
                "it uses a C function or a block, which a symbol graph does not distinguish from a closure")
        }
        if let reason = requirement.unsupportedReason { throw UnsupportedDeclaration("it \(reason)") }
        guard let arguments = ancestor.arguments else {
            if requirement.types.contains(where: { type in
                ancestor.genericNames.contains { type.mentions($0) }
            }) {
                throw UnsupportedDeclaration(
                    "its type depends on the generic arguments of \(ancestor.symbol.names.title), which a symbol graph omits"
                )
            }
            return requirement.keepingOverrideAttributes
        }
        requirement = requirement.mapped { $0.replacing(by: arguments) }
        return requirement.keepingOverrideAttributes
    }
}

private let memberKinds: Set<String> = [
    "swift.method", "swift.property", "swift.subscript", "swift.type.method", "swift.type.property",
    "swift.type.subscript", "swift.func.op",
]

/// The members that the engine uses, with the protocols that require them.
private let engineMembers = [
    "description": "s:s23CustomStringConvertibleP", "debugDescription": "s:s28CustomDebugStringConvertibleP",
    "hash(into:)": "s:SH", "hashValue": "s:SH", "customMirror": "s:s17CustomReflectableP",
]

/// The members of `NSObject` that the engine uses.
private let objectMembers: Set<String> = ["isEqual(_:)", "hash", "description", "debugDescription"]

extension SymbolGraph.Symbol {
    /// Whether it is a static member or a class member.
    fileprivate var isOfType: Bool {
        kind.identifier.hasPrefix("swift.type.") || kind.identifier == "swift.func.op"
    }

    /// Whether a macro such as `@Observable` generated it, with generic parameters whose names cannot be written.
    fileprivate var isMadeByMacro: Bool {
        (declarationFragments ?? []).contains { $0.kind == "genericParameter" && $0.spelling.hasPrefix("$s") }
    }
}

extension Requirement {
    /// The declaration with only those attributes and modifiers that an override repeats.
    fileprivate var keepingOverrideAttributes: Requirement {
        var kept = self
        kept.attributes = attributes.filter { attribute in
            isolation.contains(attribute) && attribute != "nonisolated(unsafe)"
                || ["@discardableResult", "weak", "unowned"].contains(attribute)
        }
        // The parser splits `unowned(unsafe)`.
        if attributes.contains("unsafe"), let place = kept.attributes.firstIndex(of: "unowned") {
            kept.attributes[place] = "unowned(unsafe)"
        }
        return kept
    }
}
