// Opaque parameter types whose generic arguments a symbol graph omits.

extension DeclarationReader {
    /// Replaces opaque types by generic parameters where the declaration in the symbol graph is incomplete, or where the
    /// wrapper needs a name for the type.
    ///
    /// `some Collection<some Equatable>` is written as `some Collection`. Only the generic constraints of the symbol have
    /// the rest: `some Equatable == (some Collection).Element`.
    mutating func nameOpaqueTypes(of symbol: SymbolGraph.Symbol, in requirement: inout Requirement) {
        let opaque = requirement.opaqueTypes
        guard !opaque.isEmpty else { return }
        let constraints = (symbol.swiftGenerics?.constraints ?? []).compactMap(OpaqueConstraint.init)
        let isIncomplete = opaque.contains { type in constraints.contains { $0.completes(type) } }
        let isChanged = requirement.parameters.contains { $0.has("inout") && $0.type.hasOpaque }
        guard isIncomplete || isChanged else { return }
        if isIncomplete {
            // The constraints name an opaque type by its text.
            let isAmbiguous = opaque.contains { type in
                opaque.count { $0 == type } > 1
                    && constraints.contains { $0.left.mentions(type) || $0.right.mentions(type) }
            }
            if isAmbiguous {
                return fail(
                    "its \(symbol.names.title) has opaque types with opaque arguments, which a symbol graph does not distinguish"
                )
            }
            types += (symbol.swiftGenerics?.constraints ?? []).compactMap { constraint in
                constraint.rhsPrecise.map { (constraint.rhs, $0) }
            }
        }
        requirement.nameOpaqueTypes(isIncomplete ? constraints : [])
    }
}

/// A generic constraint on an opaque type.
private struct OpaqueConstraint {
    var left: SwiftType
    var right: SwiftType
    var relation: GenericConstraint.Relation

    init?(_ constraint: SymbolGraph.Symbol.Generics.Constraint) {
        var (left, right) = (TokenReader(constraint.lhs), TokenReader(constraint.rhs))
        guard let left = try? left.type(), let right = try? right.type(),
            left.hasOpaque || right.hasOpaque
        else { return nil }
        (self.left, self.right) = (left, right)
        relation = constraint.kind == "sameType" ? .equals : .conforms
    }

    /// Returns whether the constraint concerns a member of an opaque type that is written without generic arguments.
    func completes(_ type: SwiftType) -> Bool {
        guard relation == .equals, case .some(.named(_, in: _, arguments: [])) = type else { return false }
        return [left, right].contains { if case .named(_, in: type, _) = $0 { true } else { false } }
    }
}

extension SwiftType {
    /// The opaque types in the type, without those in the arguments of others.
    fileprivate var opaqueTypes: [SwiftType] {
        var found: [SwiftType] = []
        _ = replacing { part in
            if case .some = part {
                found.append(part)
                return part
            }
            return nil
        }
        return found
    }

    fileprivate func mentions(_ type: SwiftType) -> Bool { contains { $0 == type } }
}

extension Requirement {
    fileprivate var opaqueTypes: [SwiftType] { parameters.flatMap(\.type.opaqueTypes) }

    /// Replaces the opaque types by generic parameters.
    ///
    /// - Parameter others: The constraints on the opaque types, if the declaration does not have all of them.
    fileprivate mutating func nameOpaqueTypes(_ others: [OpaqueConstraint]) {
        var names: [(type: SwiftType, name: String)] = []
        func name(for type: SwiftType, isDeclared: Bool) -> SwiftType {
            // Without constraints, equal opaque types are different parameters.
            if !isDeclared || !others.isEmpty, let known = names.first(where: { $0.type == type }) {
                return .named(known.name)
            }
            let words = "\(type)".words.prefix(1).uppercased() + "\(type)".words.dropFirst()
            let taken = Set(generics.map(\.name) + names.map(\.name))
            var name = words
            var number = 2
            while taken.contains(name) {
                name = "\(words)\(number)"
                number += 1
            }
            names.append((type, name))
            return .named(name)
        }
        for index in parameters.indices {
            parameters[index].type = parameters[index].type.replacing { part in
                if case .some = part { name(for: part, isDeclared: true) } else { nil }
            }
        }
        func named(_ type: SwiftType) -> SwiftType {
            type.replacing { if case .some = $0 { name(for: $0, isDeclared: false) } else { nil } }
        }
        let constraints = others.map {
            GenericConstraint(left: named($0.left), relation: $0.relation, right: named($0.right))
        }
        for (type, name) in names {
            guard case .some(let bound) = type else { continue }
            // With constraints, the bounds are among them.
            generics.append(GenericParameter(name: name, bound: others.isEmpty ? bound : nil))
        }
        self.constraints += constraints
    }
}
