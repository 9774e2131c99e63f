// Whether a declaration in an extension satisfies a requirement.

extension Requirement {
    /// Returns whether a declaration has the signature of a witness of the requirement, as far as the texts of both show.
    func isSatisfied(by other: Requirement) -> Bool {
        guard title == other.title, isStatic == other.isStatic, fixity == other.fixity,
            kind.isSatisfied(by: other.kind),
            generics.map(\.isPack) == other.generics.map(\.isPack), other.isSettable || !isSettable,
            isMutating || !other.isMutating
        else { return false }
        let renamed = Dictionary(
            zip(other.generics, generics).map { ($0.name, SwiftType.named($1.name)) },
            uniquingKeysWith: { first, _ in first })
        var other = other.mapped { type in
            type.replacing { part in
                if case .named(let name, in: nil, arguments: []) = part { renamed[name] } else { nil }
            }
        }
        for index in generics.indices { other.generics[index].name = generics[index].name }
        let hasParameters = zip(parameters, other.parameters).allSatisfy { own, its in
            own.type == its.type && own.specifiers == its.specifiers && own.isVariadic == its.isVariadic
        }
        let bounds = Set(allConstraints)
        return hasParameters && result == other.result && other.allConstraints.allSatisfy(bounds.contains)
            && effects.isSatisfied(by: other.effects)
            && (isolation == other.isolation || other.isolation == ["nonisolated"])
    }

    /// The constraints on its generic parameters, those in the parameter clause among them.
    var allConstraints: [String] {
        generics.compactMap { parameter in parameter.bound.map { "\(parameter.name): \($0)" } }
            + constraints.map { "\($0)" }
    }
}

extension Requirement.Kind {
    fileprivate func isSatisfied(by other: Requirement.Kind) -> Bool {
        if case .initializer(isFailable: true) = self, case .initializer = other { return true }
        return self == other
    }
}

extension Effects {
    fileprivate func isSatisfied(by other: Effects) -> Bool {
        if other.isAsync && !isAsync { return false }
        if other.throwing == .nothing || other.throwing == throwing { return true }
        if case .errors(.some) = other.throwing { return throwing == .errors(nil) }
        return false
    }
}
