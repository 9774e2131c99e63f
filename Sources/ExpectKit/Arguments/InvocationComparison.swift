/// How invocations of one type are compared with calls; chosen once, when the mock is made.
struct InvocationComparison<Invocation> {
    /// Whether an expected invocation accepts a call. It runs code of the user's.
    let matches: (_ expected: Invocation, _ call: Invocation) -> Bool

    /// Whether the arguments are compared one by one, so that each must be comparable.
    let isByReflection: Bool

    init() {
        if let type = Invocation.self as? any InvocationMatching.Type {
            self = Self.conforming(type)
        } else if let type = Invocation.self as? any Equatable.Type {
            self = Self.equatable(type)
        } else {
            self.init(isByReflection: true) { reflectedMatch($0, $1) }
        }
    }

    private init(isByReflection: Bool, matches: @escaping (Invocation, Invocation) -> Bool) {
        self.matches = matches
        self.isByReflection = isByReflection
    }

    private static func conforming<Known: InvocationMatching>(_ type: Known.Type) -> Self {
        Self(isByReflection: false) { expected, call in
            // Both casts succeed, as `Known` is the dynamic type of `Invocation` itself.
            guard let expected = expected as? Known, let call = call as? Known else { return false }
            return expected.matches(call)
        }
    }

    private static func equatable<Known: Equatable>(_ type: Known.Type) -> Self {
        Self(isByReflection: false) { expected, call in
            guard let expected = expected as? Known, let call = call as? Known else { return false }
            return expected == call
        }
    }
}

private func reflectedMatch<Invocation>(_ expected: Invocation, _ call: Invocation) -> Bool {
    if let expected = expected as? FunctionInvocation, let call = call as? FunctionInvocation {
        return expected.accepts(call)
    }
    let (left, right) = (InvocationShape(of: expected), InvocationShape(of: call))
    return left.name == right.name && left.arguments.count == right.arguments.count
        && zip(left.arguments, right.arguments).allSatisfy { valuesMatch($0.value, $1.value) }
}

extension FunctionInvocation {
    fileprivate func accepts(_ call: FunctionInvocation) -> Bool {
        guard name == call.name else { return false }
        guard let arguments else { return true }
        let actual = call.arguments ?? []
        return arguments.count == actual.count
            && zip(arguments, actual).allSatisfy { valuesMatch($0, $1) }
    }
}
