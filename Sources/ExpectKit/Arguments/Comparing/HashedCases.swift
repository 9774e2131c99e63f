/// The cases of an enum of invocations by whose hash a call is looked up: all their arguments are ``ConsistentlyHashed``.
///
/// Only the `==` of the enum itself has to agree with its `hash(into:)`.
final class HashedCases: Sendable {
    /// The known cases, by their numbers. All calls of a case have arguments of the same types, because no class and no
    /// existential type is `ConsistentlyHashed`.
    private let known = Lock<[UInt32: Bool]>([:])

    /// Whether a call is looked up by the hash of its invocation.
    func contain<Invocation>(_ invocation: Invocation) -> Bool {
        let number = TypeMetadata(of: Invocation.self)?.enumFunctions?.number(of: invocation)
        if let number, let isHashed = known.withLock({ $0[number] }) { return isHashed }
        // An invocation that is no enum is its own argument.
        let isHashed = InvocationShape(of: invocation).arguments.allSatisfy {
            type(of: $0.value) is any ConsistentlyHashed.Type
        }
        if let number { known.withLock { $0[number] = isHashed } }
        return isHashed
    }
}
