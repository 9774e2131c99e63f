// Calls with types that can only be written on a global actor.

extension WrapperCall {
    /// Erases argument types that can only be written on a global actor, and isolates the token.
    mutating func isolate(_ isolated: [String: String]) {
        for (name, actor) in isolated.sorted(by: { $0.key < $1.key }) {
            let attribute = requirement.globalActor ?? actor
            for index in payload.indices where payload[index].type.requiresConformance(of: name) {
                payload[index].type = .named("Any")
                isolation = attribute
            }
            if output.requiresConformance(of: name) { isolation = attribute }
        }
    }
}

extension SwiftType {
    /// Returns whether the type may require a conformance of another type: a dictionary requires `Hashable` keys.
    fileprivate func requiresConformance(of name: String) -> Bool {
        contains { part in
            switch part {
            case .dictionary(let key, _): key.names(oneOf: [name])
            case .named(_, in: _, let arguments): arguments.contains { $0.names(oneOf: [name]) }
            default: false
            }
        }
    }
}
