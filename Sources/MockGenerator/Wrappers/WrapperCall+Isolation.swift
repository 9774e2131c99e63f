// Calls with types that can only be written on a global actor.

extension WrapperCall {
    /// Erases argument types that can only be written on a global actor, and isolates the token.
    mutating func isolate(_ isolated: Set<String>) {
        let attribute = requirement.attributes.first { $0.hasSuffix("Actor") } ?? "@MainActor"
        for index in payload.indices where payload[index].type.requiresConformance(ofOneOf: isolated) {
            payload[index].type = .named("Any")
            isolation = attribute
        }
        if output.requiresConformance(ofOneOf: isolated) { isolation = attribute }
    }
}

extension SwiftType {
    /// Returns whether the type may require a conformance of one of some types: a dictionary requires `Hashable` keys.
    fileprivate func requiresConformance(ofOneOf names: Set<String>) -> Bool {
        contains { part in
            switch part {
            case .dictionary(let key, _): key.names(oneOf: names)
            case .named(_, in: _, let arguments): arguments.contains { $0.names(oneOf: names) }
            default: false
            }
        }
    }
}
