/// The functions that compare invocations of one type with calls, chosen when a mock is created.
struct InvocationComparison<Invocation> {
    /// Finds the arguments of an expected invocation that the library would have to compare, and cannot.
    private(set) var incomparable: (Invocation) -> [Incomparable] = { _ in [] }
    /// Returns the key by which an invocation is looked up among many; nil if it may match several calls.
    private(set) var key: (Invocation) -> Int? = { _ in nil }
    /// Returns a closure that compares a call. Both closures run client code, and this one runs on the thread of the
    /// declaration (see `preparedComparison(with:)`).
    let prepare: (_ expected: Invocation) -> (_ call: Invocation) -> Bool
}

extension InvocationComparison {
    init() {
        if let type = Invocation.self as? any InvocationMatching.Type {
            self = type.comparison()
        } else if let type = Invocation.self as? any Equatable.Type {
            self = type.comparison()
        } else {
            self.init(incomparable: { incomparableArguments(of: $0) }) { reflectedComparison(with: $0) }
        }
    }
}

extension InvocationMatching {
    fileprivate static func comparison<Invocation>() -> InvocationComparison<Invocation> {
        // The conformance compares plain arguments. The library compares the values in an `Arg`.
        let comparison = InvocationComparison<Self>(
            incomparable: { incomparableArguments(of: $0, isOnlyArg: true) },
            key: { invocation in
                var hasher = InvocationHasher()
                invocation.hash(into: &hasher)
                return hasher.key
            }
        ) { expected in { expected.matches($0) } }
        // The functions are cast here, because a cast of each call would copy the call.
        return sameType(comparison)
    }
}

extension Equatable {
    fileprivate static func comparison<Invocation>() -> InvocationComparison<Invocation> {
        let comparison = InvocationComparison<Self>(
            key: (Self.self as? any Hashable.Type)?.key() ?? { _ in nil }
        ) { expected in
            guard let matchesParts = comparisonOfIgnoredParts(with: expected) else { return { expected == $0 } }
            return { expected == $0 && matchesParts($0) }
        }
        return sameType(comparison)
    }
}

extension Hashable {
    /// Returns a closure that hashes an invocation if all its arguments are ``ConsistentlyHashed``. Only its own `==`
    /// then has to agree with its `hash(into:)`.
    fileprivate static func key<Invocation>() -> (Invocation) -> Int? {
        // The known cases, by their numbers. All calls of a case have arguments of the same types, because no class and
        // no existential type is `ConsistentlyHashed`.
        let known = Lock<[UInt32: Bool]>([:])
        func isHashed(_ invocation: Invocation) -> Bool {
            let number = TypeMetadata(of: Invocation.self)?.enumFunctions?.number(of: invocation)
            if let number, let isHashed = known.withLock({ $0[number] }) { return isHashed }
            // An invocation that is no enum is its own argument.
            let isHashed = InvocationShape(of: invocation).arguments.allSatisfy {
                type(of: $0.value) is any ConsistentlyHashed.Type
            }
            if let number { known.withLock { $0[number] = isHashed } }
            return isHashed
        }
        return { isHashed($0) ? sameType($0, as: Self.self).hashValue : nil }
    }
}
