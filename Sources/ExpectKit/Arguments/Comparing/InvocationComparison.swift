/// How invocations of one type are compared with calls; chosen once, when the mock is made.
struct InvocationComparison<Invocation> {
    /// Finds out how an expected invocation is compared, and returns whether it accepts a call. Both run code of the
    /// user's; the first is for the thread of the declaration (see `comparison(with:)`).
    let prepare: (_ expected: Invocation) -> (_ call: Invocation) -> Bool

    /// Finds the arguments of an expected invocation that no rule can compare, among those that it compares by rule.
    let incomparable: (Invocation) -> [Incomparable]

    /// What an invocation is looked up by among many; nothing where it may stand for several calls.
    let key: (Invocation) -> Int?

    init() {
        if let type = Invocation.self as? any InvocationMatching.Type {
            self = type.comparison()
        } else if let type = Invocation.self as? any Equatable.Type {
            self = type.comparison()
        } else {
            self.init(incomparable: incomparableArguments(of:)) { reflectedComparison(with: $0) }
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
        // How it compares a plain argument is its own affair; an `Arg` has rules.
        .init(
            incomparable: incomparableMatchers(of:),
            key: { invocation in
                var hasher = InvocationHasher()
                sameType(invocation, as: Self.self).hash(into: &hasher)
                return hasher.key
            }
        ) { expected in
            let expected = sameType(expected, as: Self.self)
            return { expected.matches(sameType($0, as: Self.self)) }
        }
    }
}

extension Equatable {
    fileprivate static func comparison<Invocation>() -> InvocationComparison<Invocation> {
        .init(key: (Self.self as? any Hashable.Type)?.key() ?? { _ in nil }) { expected in
            let expected = sameType(expected, as: Self.self)
            return { expected == sameType($0, as: Self.self) }
        }
    }
}

extension Hashable {
    fileprivate static func key<Invocation>() -> (Invocation) -> Int? {
        { sameType($0, as: Self.self).hashValue }
    }
}

private func reflectedComparison<Invocation>(with expected: Invocation) -> (Invocation) -> Bool {
    if let expected = expected as? FunctionInvocation {
        let accepts = expected.comparison
        return { call in (call as? FunctionInvocation).map(accepts) ?? false }
    }
    let shape = InvocationShape(of: expected)
    let matches = shape.arguments.map { comparison(with: $0.value) }
    guard shape.style == .call, !(expected is any ShapedInvocation) else {
        return { call in
            let actual = InvocationShape(of: call)
            return shape.isSameCase(as: actual) && actual.arguments.count == matches.count
                && zip(matches, actual.arguments).allSatisfy { $0($1.value) }
        }
    }
    let type = type(of: expected as Any)
    if type == Invocation.self, let caseNumber = TypeMetadata(of: type)?.caseNumber {
        let number = caseNumber(of: expected)
        return { call in
            guard caseNumber(of: call) == number else { return false }
            return matches.isEmpty || Reflection.shared.areArguments(of: call, acceptedBy: matches)
        }
    }
    // Behind an existential type two calls may be of two types, whose cases have the same names.
    return { call in
        guard type == Swift.type(of: call as Any) else { return false }
        let actual = InvocationShape(of: call)
        return shape.isSameCase(as: actual) && actual.arguments.count == matches.count
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
