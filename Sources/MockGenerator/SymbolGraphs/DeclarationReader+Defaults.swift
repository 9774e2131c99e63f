// Finds the requirements that an extension of the protocol implements.

extension DeclarationReader {
    /// A declaration in an extension that has the name of a requirement.
    private struct Candidate {
        var symbol: SymbolGraph.Symbol
        /// The USR of the extended protocol.
        var owner: String
        /// The declaration, as if it were a requirement.
        var declared: Requirement
        /// The constraints on `Self` and its associated types.
        var constraints: [SymbolGraph.Symbol.Generics.Constraint]
        var usr: String { symbol.identifier.precise }
    }

    /// Finds the default implementation of each requirement.
    ///
    /// If it is uncertain whether the compiler would choose an implementation, it counts as unusable.
    mutating func findDefaultImplementations() {
        let associated = try? AssociatedTypes(of: declaration)
        let resolve = { (type: SwiftType) in associated?.resolving(type) ?? type }
        let requirements = declaration.requirements.map { $0.mapped(resolve) }
        for (number, keys) in requirementKeys.enumerated() {
            let candidates = candidates(for: keys, resolve)
            guard !candidates.isEmpty else { continue }
            let fitting = candidates.filter { requirements[number].isSatisfied(by: $0.declared) }
            if fitting.isEmpty {
                // The candidates may be default implementations of overloads.
                let isForOverload = candidates.allSatisfy { candidate in
                    requirements.contains { $0.isSatisfied(by: candidate.declared) }
                }
                declaration.requirements[number].defaultImplementation =
                    isForOverload ? .missing : .unusable("has another signature")
                continue
            }
            declaration.requirements[number].defaultImplementation = choice(from: fitting, for: keys)
        }
    }

    private func candidates(for keys: [String], _ resolve: (SwiftType) -> SwiftType) -> [Candidate] {
        var candidates: [Candidate] = []
        for symbol in keys.flatMap(index.defaults) {
            let usr = symbol.identifier.precise
            // The USR of a member of an extension begins with that of the extended protocol.
            let owner = visited.filter { $0.hasPrefix("s:") && usr.hasPrefix($0) }.max { $0.count < $1.count }
            guard let owner, !candidates.contains(where: { $0.usr == usr }),
                var declared = try? requirement(of: symbol)
            else { continue }
            // The constraints on `Self` are those of the extension.
            declared.constraints.removeAll { $0.left.mentions("Self") }
            let own = Set(declared.generics.map(\.name))
            let constraints = symbol.constraints.filter { constraint in
                !own.contains(String(constraint.lhs.prefix { $0 != "." }))
            }
            candidates.append(
                Candidate(
                    symbol: symbol, owner: owner, declared: declared.mapped(resolve), constraints: constraints
                ))
        }
        return candidates
    }

    private mutating func choice(from candidates: [Candidate], for keys: [String]) -> DefaultImplementation {
        let reasons = candidates.compactMap { limitation(of: $0.symbol) }
        if let reason = reasons.first { return .unusable(reason) }
        let usable = candidates.filter { obstacle(to: $0) == nil }
        guard !usable.isEmpty else {
            return candidates.first.flatMap(obstacle).map { .unusable($0) } ?? .missing
        }
        // The implementation of the most derived protocol precedes the others.
        let mostDerived = usable.first { one in
            let ancestors = index.ancestors(of: one.owner)
            return usable.allSatisfy { ancestors.contains($0.owner) }
        }
        guard let chosen = mostDerived else { return .unusable("is one of several") }
        guard keys.allSatisfy({ index.defaults(of: $0).contains { $0.identifier.precise == chosen.usr } })
        else {
            return .unusable(
                "is only that of \(chosen.symbol.pathComponents.dropLast().joined(separator: "."))")
        }
        if let module = index.modules[chosen.usr] { declaration.imports.insert(module) }
        return .usable
    }

    /// Returns why the compiler would warn of an implementation, or refuse it, in the mock. The reason is a predicate.
    private func limitation(of symbol: SymbolGraph.Symbol) -> String? {
        if symbol.isDeprecated { return "is deprecated" }
        let isOlder = symbol.introductions.allSatisfy(declaration.availability.contains)
        return isOlder ? nil : "is available only from \(list(symbol.introductions))"
    }

    /// Returns why the compiler does not or may not use an implementation in the mock. The reason is a predicate.
    private func obstacle(to candidate: Candidate) -> String? {
        let symbol = candidate.symbol
        // The compiler could prefer it to the initializer of the mock with default arguments.
        if case .initializer = candidate.declared.kind { return "is an initializer" }
        if symbol.spi == true { return "is SPI" }
        let isVisible =
            symbol.accessLevel == "public"
            || declaration.isInternal && index.modules[candidate.usr] == declaration.module
        if !isVisible { return "is not public" }
        let unmet = candidate.constraints.filter { !isMet($0) }
        if unmet.isEmpty { return nil }
        return
            "is in an extension where \(list(unmet.map { "\($0.lhs) \($0.isEquality ? "==" : ":") \($0.rhs)" }))"
    }

    /// Returns whether the protocol guarantees a constraint.
    private func isMet(_ constraint: SymbolGraph.Symbol.Generics.Constraint) -> Bool {
        if constraint.lhs == "Self", !constraint.isEquality {
            return visited.contains(constraint.rhsPrecise ?? constraint.rhs)
                || visited.contains(constraint.rhs)
        }
        let text = "\(constraint.lhs) \(constraint.isEquality ? "==" : ":") \(constraint.rhs)"
        return declaration.constraints.contains { known in
            "\(known.left) \(known.relation == .equals ? "==" : ":") \(known.right)" == text
        }
    }
}

extension SymbolGraph.Symbol.Generics.Constraint {
    fileprivate var isEquality: Bool { kind == "sameType" }
}
