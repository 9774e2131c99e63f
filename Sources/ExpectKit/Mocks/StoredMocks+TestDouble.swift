extension StoredMocks {
    /// Creates a search for the engines of test doubles.
    init() { self.init(engineOf: verifiableEngine) }
}

/// Returns the engine of a value that is a test double, which includes a ``Mock``; `nil` for any other value.
func verifiableEngine(of value: Any) -> (any SelfVerifying)? {
    func engine(of double: some TestDouble) -> any SelfVerifying { double.mock.engine }
    return (value as? any TestDouble).map { engine(of: $0) }
}
