/// What an invocation hashes to, so that of many stubs the one that fits is looked up and not searched for.
///
/// See ``InvocationMatching/hash(into:)-swift.method``.
public struct InvocationHasher {
    private var hasher = Hasher()
    private var isExact = true

    init() {}

    /// Adds a part that is the same in every call that fits: the number of the case, or a plain argument.
    ///
    /// - Parameter part: The part.
    public mutating func combine(_ part: some Hashable) {
        hasher.combine(part)
    }

    /// Adds an argument. A matcher stands for many, so that its invocation is searched for.
    ///
    /// - Parameter argument: The argument.
    public mutating func combine(_ argument: Arg<some Hashable>) {
        guard case .value(let value) = argument.content else { return isExact = false }
        hasher.combine(value)
    }

    /// Has the invocation searched for, as the argument's type is not `Hashable`.
    ///
    /// - Parameter argument: The argument.
    @_disfavoredOverload
    public mutating func combine<Value>(_ argument: Arg<Value>) {
        giveUp()
    }

    /// Has the invocation searched for, as a part of it cannot be hashed.
    public mutating func giveUp() {
        isExact = false
    }

    /// What it comes to; nothing where the invocation may stand for many calls.
    var key: Int? { isExact ? hasher.finalize() : nil }
}
