/// The hash of an invocation, by which a stub or an expectation for exact arguments is looked up among many.
///
/// See ``InvocationMatching/hash(into:)-swift.method``. A part is left out unless its type is one of the standard
/// library or of Foundation, because any other type may have an `==` that disagrees with its `hash(into:)`.
public struct InvocationHasher {
    /// Nil if the invocation may match several calls.
    private var hasher: Hasher? = Hasher()

    init() {}

    /// Adds a part that is equal in all matching calls: the number of the case, or a plain argument.
    ///
    /// - Parameter part: The part.
    public mutating func combine(_ part: some Hashable) {
        let type = type(of: part)
        // The number of the case is an `Int`. A look-up of a conformance takes longer than this comparison.
        if type == Int.self || type is any ConsistentlyHashed.Type { hasher?.combine(part) }
    }

    /// Adds an argument. A matcher disables the hashed look-up, because it may match several values.
    ///
    /// - Parameter argument: The argument.
    public mutating func combine(_ argument: Arg<some Hashable>) {
        guard case .value(let value) = argument.content else { return giveUp() }
        combine(value)
    }

    /// Disables the hashed look-up, because the type of the argument is not `Hashable`.
    ///
    /// - Parameter argument: The argument.
    @_disfavoredOverload
    public mutating func combine<Value>(_ argument: Arg<Value>) { giveUp() }

    /// Disables the hashed look-up, because a part cannot be hashed.
    public mutating func giveUp() { hasher = nil }

    var key: Int? { hasher?.finalize() }
}
