/// Returns a type without the generic parameters of its requirement, which are replaced by existential types.
///
/// - Parameters:
///   - type: The declared type.
///   - requirement: The requirement that declares the generic parameters.
///   - kept: The generic parameters that are not replaced.
///   - classes: The class types, before which `any` cannot be written.
func erased(_ type: SwiftType, in requirement: Requirement, keeping kept: [String] = [], classes: Set<String>)
    -> SwiftType
{
    let names = requirement.generics.map(\.name).filter { !kept.contains($0) }
    func isGeneric(_ type: SwiftType) -> Bool { names.contains { type.mentions($0) } }
    func erase(_ type: SwiftType) -> SwiftType {
        switch type {
        case .some(let bound): return existential(of: [bound], classes: classes)
        case _ where !isGeneric(type) && !type.hasOpaque: return type
        case .named(let name, in: nil, arguments: []):
            return existential(of: requirement.bounds(of: name), classes: classes)
        case .named("Type", in: let base?, arguments: []):
            guard case .named = base else { return .named("Type", in: .named("Any"), arguments: []) }
            let bound = erase(base)
            if case .any(let bound) = bound { return .any(.named("Type", in: bound, arguments: [])) }
            return .named("Type", in: bound, arguments: [])
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return .optional(erase(wrapped))
        case .array(let element): return .array(erase(element))
        case .dictionary(let key, let value) where !isGeneric(key):
            return .dictionary(key: key, value: erase(value))
        default: return .named("Any")
        }
    }
    return erase(type)
}

extension Requirement {
    /// Returns the protocols and classes that a generic parameter is constrained to.
    func bounds(of name: String) -> [SwiftType] {
        generics.filter { $0.name == name }.compactMap(\.bound)
            + constraints.filter { $0.relation == .conforms && $0.left == .named(name) }.map(\.right)
    }
}

/// Returns the existential type for some bounds.
private func existential(of bounds: [SwiftType], classes: Set<String>) -> SwiftType {
    let parts = bounds.flatMap { bound -> [SwiftType] in
        if case .composition(let parts) = bound { parts } else { [bound] }
    }
    let known = parts.filter { if case .suppressed = $0 { false } else { true } }
    if known.isEmpty { return .named("Any") }
    let isConcrete = known.allSatisfy { part in
        if case .named(let name, in: _, _) = part {
            name == "AnyObject" || classes.contains(name)
        } else {
            false
        }
    }
    let whole = known.count == 1 ? known[0] : .composition(known)
    return isConcrete ? whole : .any(whole)
}
