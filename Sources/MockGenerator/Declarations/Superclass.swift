/// The class that a mock is a subclass of, as the wrapper needs it.
struct Superclass: Equatable, Sendable {
    /// The class as the wrapper writes it, with its generic arguments: `Cache<Key, Value>`.
    var type: SwiftType
    /// The initializers that the wrapper passes on.
    var initializers: [Initializer] = []
    /// Whether a global actor isolates the class, and with it the wrapper.
    var isIsolated = false
    /// Whether its deinitializer is isolated. Then a subclass must isolate its own deinitializer.
    var hasIsolatedDeinitializer = false
    /// Whether the class conforms to `Sendable` without a global actor. Then a subclass must restate the conformance.
    var isSendable = false
    /// The names of all its members. No additional member of the wrapper may have one of these names.
    var memberNames: Set<String> = []

    /// An initializer of the class.
    struct Initializer: Equatable, Sendable {
        var declared: Requirement
        /// Whether a subclass must implement it.
        var isRequired = false
        /// Whether the compiler adds it. It is not isolated, even if the class is.
        var isImplicit = false
    }

    /// Whether the class has a required convenience initializer. A subclass inherits it if it overrides all designated
    /// initializers.
    var overridesInitializers = false
}
