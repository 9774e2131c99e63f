// What can be written on an actor alone.

extension WrapperCall {
    /// Keeps what only an actor can write as a value of any type.
    mutating func isolate(_ isolated: Set<String>) {
        let attribute = requirement.attributes.first { $0.hasSuffix("Actor") } ?? "@MainActor"
        for index in payload.indices where payload[index].type.asks(ofOneOf: isolated) {
            payload[index].type = .named("Any")
            isolation = attribute
        }
        if output.asks(ofOneOf: isolated) { isolation = attribute }
    }
}

extension SwiftType {
    /// Whether it may ask one of some types for a conformance: as a dictionary asks its keys to be `Hashable`.
    fileprivate func asks(ofOneOf names: Set<String>) -> Bool {
        contains { part in
            switch part {
            case .dictionary(let key, _): key.names(oneOf: names)
            case .named(_, in: _, let arguments): arguments.contains { $0.names(oneOf: names) }
            default: false
            }
        }
    }
}
