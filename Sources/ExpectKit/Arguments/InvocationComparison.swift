/// How invocations of one type are compared with calls; chosen once, when the mock is made.
struct InvocationComparison<Invocation> {
    /// Finds out how an expected invocation is compared, and returns whether it accepts a call. Both run code of the
    /// user's; the first is for the thread of the declaration (see `comparison(with:)`).
    let prepare: (_ expected: Invocation) -> (_ call: Invocation) -> Bool

    /// Whether the arguments are compared one by one, so that each must be comparable.
    let isByReflection: Bool

    /// What an invocation is looked up by among many; nothing where it may stand for several calls.
    let key: (Invocation) -> Int?

    init() {
        if let type = Invocation.self as? any InvocationMatching.Type {
            self = type.comparison()
        } else if let type = Invocation.self as? any Equatable.Type {
            self = type.comparison()
        } else {
            self.init(isByReflection: true) { reflectedComparison(with: $0) }
        }
    }

    fileprivate init(
        isByReflection: Bool = false, key: @escaping (Invocation) -> Int? = { _ in nil },
        prepare: @escaping (Invocation) -> (Invocation) -> Bool
    ) {
        self.prepare = prepare
        self.isByReflection = isByReflection
        self.key = key
    }
}

extension InvocationMatching {
    fileprivate static func comparison<Invocation>() -> InvocationComparison<Invocation> {
        .init(key: { invocation in
            var hasher = InvocationHasher()
            same(invocation, as: Self.self).hash(into: &hasher)
            return hasher.key
        }) { expected in
            let expected = same(expected, as: Self.self)
            return { expected.matches(same($0, as: Self.self)) }
        }
    }
}

extension Equatable {
    fileprivate static func comparison<Invocation>() -> InvocationComparison<Invocation> {
        .init(key: (Self.self as? any Hashable.Type)?.key() ?? { _ in nil }) { expected in
            let expected = same(expected, as: Self.self)
            return { expected == same($0, as: Self.self) }
        }
    }
}

extension Hashable {
    fileprivate static func key<Invocation>() -> (Invocation) -> Int? {
        { same($0, as: Self.self).hashValue }
    }
}

/// Returns an invocation as the type that it is of, which its mock has found to conform to something.
///
/// A cast does the same, and takes longer than the comparison that it is for.
private func same<Invocation, Known>(_ invocation: Invocation, as _: Known.Type) -> Known {
    unsafeBitCast(invocation, to: Known.self)
}

private func reflectedComparison<Invocation>(with expected: Invocation) -> (Invocation) -> Bool {
    if let expected = expected as? FunctionInvocation {
        let accepts = expected.comparison
        return { call in (call as? FunctionInvocation).map(accepts) ?? false }
    }
    let shape = InvocationShape(of: expected)
    let matches = shape.arguments.map { comparison(with: $0.value) }
    // Any other value may have a mirror of its own, and behind an existential type two calls may be of two types.
    if shape.style == .call, type(of: expected as Any) == Invocation.self,
        !(expected is any ShapedInvocation), !(expected is any CustomReflectable),
        let name = enumCaseName(of: expected)
    {
        return { call in
            // The name of a case stands at one place in memory.
            guard enumCaseName(of: call) == name else { return false }
            return matches.isEmpty || areMembers(of: payload(of: call), accepted: matches)
        }
    }
    return { call in
        let actual = InvocationShape(of: call)
        return shape.name == actual.name && actual.arguments.count == matches.count
            && zip(matches, actual.arguments).allSatisfy { $0($1.value) }
    }
}

extension FunctionInvocation {
    fileprivate var comparison: (FunctionInvocation) -> Bool {
        let matches = arguments.map { $0.map(ExpectKit.comparison(with:)) }
        return { [name] call in
            guard name == call.name else { return false }
            guard let matches else { return true }
            let actual = call.arguments ?? []
            return actual.count == matches.count && zip(matches, actual).allSatisfy { $0($1) }
        }
    }
}
