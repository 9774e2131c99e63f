/// A global actor of another module.
@globalActor public actor Harbor {
    /// The instance.
    public static let shared = Harbor()
}
