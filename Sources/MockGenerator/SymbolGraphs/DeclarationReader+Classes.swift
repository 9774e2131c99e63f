// Reads a class that a mock is a subclass of.

extension DeclarationReader {
    /// Enters the members of a class and of its ancestors that a subclass can override.
    mutating func enterClass(_ symbol: SymbolGraph.Symbol) {
        if let reason = subclassObstacle(to: symbol) {
            declaration.isBeyondMocking = true
            return fail(reason)
        }
        add(availability: symbol)
        declaration.deprecations = symbol.deprecation
        declaration.isInternal = !isForeign
        enterTypes(of: symbol)
        do { try enterGenerics(of: symbol, after: "class") } catch { return fail("\(error)") }
        let lineage = lineage(of: symbol)
        let arguments = declaration.associatedTypes.map { SwiftType.named($0.name) }
        enterSuperclass(.named(declaration.typeName, in: nil, arguments: arguments), lineage)
        let members = overridableMembers(of: lineage)
        declaration.requirements = members.map(\.requirement)
        let isRefused = declaration.unsupportedReason != nil || !missingModules.isEmpty
        if members.isEmpty, !isRefused {
            declaration.isBeyondMocking = true
            fail("it has no member that a subclass can override")
        }
    }

    /// Returns why a test cannot subclass a class, as a clause, or `nil` if it can.
    func subclassObstacle(to symbol: SymbolGraph.Symbol) -> String? {
        let instead = "; declare a protocol with its members, and mock the protocol"
        if symbol.spi == true { return "it is SPI, which a generated file cannot import" }
        if symbol.names.title == "URLProtocol", StandardProtocol.isFoundation(module: declaration.module) {
            return "URLSession makes its instances itself, so no test could use the mock; "
                + "see the article “Testing code that uses Foundation”"
        }
        if symbol.hasModifier("actor") { return "it is an actor, and actors have no subclasses\(instead)" }
        if symbol.hasModifier("final") { return "it is final\(instead)" }
        if isOfOtherModule(symbol), symbol.accessLevel != "open" {
            return "it is not open, so only its own module can subclass it\(instead)"
        }
        if index.isInGenericType(symbol) { return "it is nested in a generic type\(instead)" }
        return nil
    }

    /// Returns whether a test sees only the public declarations of a module, because it cannot import the module with
    /// `@testable`.
    func isOfOtherModule(_ symbol: SymbolGraph.Symbol) -> Bool {
        isForeign || index.modules[symbol.identifier.precise] != declaration.module
    }

    /// Enters the class that the mock inherits from, with its initializers.
    ///
    /// - Parameters:
    ///   - type: The class as the wrapper writes it, with its generic arguments.
    ///   - lineage: The class and its ancestors.
    mutating func enterSuperclass(_ type: SwiftType, _ lineage: [Ancestor]) {
        var superclass = Superclass(type: type)
        let usrs = lineage.map(\.symbol.identifier.precise)
        superclass.isIsolated = lineage.contains { index.isolation(of: $0.symbol) != nil }
        superclass.hasIsolatedDeinitializer = lineage.contains { hasIsolatedDeinitializer($0.symbol) }
        superclass.isSendable = !superclass.isIsolated && isSendable(lineage)
        superclass.memberNames = Set(
            usrs.flatMap(index.members).filter { $0.kind.identifier == "swift.property" }.map(\.names.title))
        enterInitializers(of: lineage, into: &superclass)
        declaration.superclass = superclass
    }

    /// Returns whether a class has an isolated deinitializer, as its source code or the interface of its module shows. A
    /// symbol graph contains none.
    private func hasIsolatedDeinitializer(_ symbol: SymbolGraph.Symbol) -> Bool {
        guard var reader = sourceReader(at: symbol) else {
            let name = symbol.pathComponents.joined(separator: ".")
            return index.interface(of: symbol)?.isolatedDeinitializers.contains(name) == true
        }
        var depth = 0
        while !reader.isAtEnd {
            switch reader.next() {
            case "{": depth += 1
            case "}" where depth == 1: return false
            case "}": depth -= 1
            case "deinit" where depth == 1: return reader.peek(-2) == "isolated"
            default: break
            }
        }
        return false
    }

    /// Returns whether a class or one of its ancestors conforms to `Sendable`.
    ///
    /// A symbol graph does not tell whether the conformance is unavailable, and repeats that of an ancestor. The interface
    /// of the module has only available ones, and only where they are declared.
    private func isSendable(_ lineage: [Ancestor]) -> Bool {
        let sendable = lineage.map(\.symbol).drop {
            !index.ancestors(of: $0.identifier.precise).contains("s:s8SendableP")
        }
        guard let first = sendable.first else { return false }
        if !isDenied(first) { return true }
        // Foundation makes the conformances of mutable classes unavailable, whose ancestors are immutable.
        let module = index.modules[first.identifier.precise] ?? ""
        return !StandardProtocol.isFoundation(module: module) && !sendable.dropFirst().allSatisfy(isDenied)
    }

    /// Returns whether the interface of its module contradicts that a class conforms to `Sendable`.
    private func isDenied(_ symbol: SymbolGraph.Symbol) -> Bool {
        index.interface(of: symbol)?.denies(sendable: symbol.pathComponents.joined(separator: ".")) == true
    }
}

extension SymbolGraph.Symbol {
    /// The generic parameters of a class, in order. Empty if the declaration cannot be parsed.
    var genericParameters: [GenericParameter] {
        guard declaration.contains("<") else { return [] }
        var reader = TokenReader(declaration)
        let words: Set<Substring> = ["class", "struct", "enum", "actor"]
        while !reader.isAtEnd, !words.contains(reader.peek()) { reader.next() }
        reader.next()
        guard (try? reader.word()) != nil else { return [] }
        return (try? reader.genericParameters()) ?? []
    }
}
