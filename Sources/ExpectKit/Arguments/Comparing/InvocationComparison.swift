/// The functions that compare invocations of one type with calls, chosen when a mock is created.
struct InvocationComparison<Invocation> {
    /// Finds out how an expected invocation is compared, and returns a closure that compares a call.
    ///
    /// Both closures run client code. `prepare` must run on the thread of the declaration (see `preparedComparison(with:)`).
    let prepare: (_ expected: Invocation) -> (_ call: Invocation) -> Bool

    /// Finds the arguments of an expected invocation that the library would have to compare, and cannot.
    let incomparable: (Invocation) -> [Incomparable]

    /// Returns the key by which an invocation is looked up among many; nil if it may match several calls.
    let key: (Invocation) -> Int?

    init() {
        if let type = Invocation.self as? any InvocationMatching.Type {
            self = type.comparison()
        } else if let type = Invocation.self as? any Equatable.Type {
            self = type.comparison()
        } else {
            self.init(incomparable: { incomparableArguments(of: $0) }) { reflectedComparison(with: $0) }
        }
    }

    fileprivate init(
        incomparable: @escaping (Invocation) -> [Incomparable] = { _ in [] },
        key: @escaping (Invocation) -> Int? = { _ in nil },
        prepare: @escaping (Invocation) -> (Invocation) -> Bool
    ) {
        self.prepare = prepare
        self.incomparable = incomparable
        self.key = key
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
            guard let matchesParts = comparisonOfIgnoredParts(with: expected) else {
                return { expected == $0 }
            }
            return { expected == $0 && matchesParts($0) }
        }
        return sameType(comparison)
    }
}

extension Hashable {
    fileprivate static func key<Invocation>() -> (Invocation) -> Int? {
        let cases = HashedCases()
        return { cases.contain($0) ? sameType($0, as: Self.self).hashValue : nil }
    }
}
