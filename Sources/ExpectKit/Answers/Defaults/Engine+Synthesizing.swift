extension Engine {
    /// Synthesizes a value, with registered values for its parts.
    func synthesized<Value>(_ type: Value.Type) -> Value? {
        PlaceholderMaker(registered: MockDefaults.scope.overridden(by: locked { $0.defaults }))
            .value(of: type)
    }
}
