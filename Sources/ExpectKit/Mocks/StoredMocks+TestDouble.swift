extension StoredMocks {
    /// Creates a search for engines (``Mock``) and for wrappers that own one (``TestDouble``).
    init() { self.init(engineOf: verifiableEngine) }
}

/// The engine of a value, if the value is an engine or a wrapper.
func verifiableEngine(of value: Any) -> (any SelfVerifying)? {
    if let double = value as? any TestDouble { return engine(of: double) }
    return (value as? any EngineOwning)?.ownedEngine
}

/// A mock of any kind of call.
private protocol EngineOwning {
    var ownedEngine: any SelfVerifying { get }
}

extension Mock: EngineOwning {
    fileprivate var ownedEngine: any SelfVerifying { engine }
}

private func engine(of double: some TestDouble) -> any SelfVerifying {
    double.mock.engine
}
