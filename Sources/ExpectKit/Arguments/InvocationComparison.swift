/// How invocations of one type are compared with calls; chosen once, when the mock is made.
struct InvocationComparison<Invocation> {
    /// Finds out how an expected invocation is compared, and returns whether it accepts a call. Both run code of the
    /// user's; the first is for the thread of the declaration (see `comparison(with:)`).
    let prepare: (_ expected: Invocation) -> (_ call: Invocation) -> Bool

    /// Whether the arguments are compared one by one, so that each must be comparable.
    let isByReflection: Bool

    init() {
        if let type = Invocation.self as? any InvocationMatching.Type {
            self = Self.conforming(type)
        } else if let type = Invocation.self as? any Equatable.Type {
            self = Self.equatable(type)
        } else {
            self.init(isByReflection: true) { reflectedComparison(with: $0) }
        }
    }

    private init(isByReflection: Bool, prepare: @escaping (Invocation) -> (Invocation) -> Bool) {
        self.prepare = prepare
        self.isByReflection = isByReflection
    }

    private static func conforming<Known: InvocationMatching>(_ type: Known.Type) -> Self {
        Self(isByReflection: false) { expected in
            // Both casts succeed, as `Known` is the dynamic type of `Invocation` itself.
            guard let expected = expected as? Known else { return { _ in false } }
            return { call in (call as? Known).map { expected.matches($0) } ?? false }
        }
    }

    private static func equatable<Known: Equatable>(_ type: Known.Type) -> Self {
        Self(isByReflection: false) { expected in
            guard let expected = expected as? Known else { return { _ in false } }
            return { call in (call as? Known).map { expected == $0 } ?? false }
        }
    }
}

private func reflectedComparison<Invocation>(with expected: Invocation) -> (Invocation) -> Bool {
    if let expected = expected as? FunctionInvocation {
        let accepts = expected.comparison
        return { call in (call as? FunctionInvocation).map(accepts) ?? false }
    }
    let shape = InvocationShape(of: expected)
    let matches = shape.arguments.map { comparison(with: $0.value) }
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
