// The overloads for optional completion handlers, as for those that are not optional. They cannot be one generic function:
// Swift has no constraint that a type is a function.

extension Arg {
    /// Accepts a completion handler, but not `nil`, and holds it until the test calls it.
    ///
    /// - Parameter completion: The test resumes the handler with it.
    public static func held<Input>(by completion: PendingCompletion<Input>) -> Arg
    where Value == ((Input) -> Void)? {
        holdingSome(completion) { handler in handler }
    }

    /// Accepts a completion handler, but not `nil`, and holds it until the test calls it.
    ///
    /// - Parameter completion: The test resumes the handler with it.
    public static func held<Input>(by completion: PendingCompletion<Input>) -> Arg
    where Value == (@Sendable (Input) -> Void)? {
        holdingSome(completion) { handler in handler }
    }

    /// Accepts a completion handler without arguments, but not `nil`, and holds it until the test calls it.
    ///
    /// - Parameter completion: The test resumes the handler with it.
    public static func held(by completion: PendingCompletion<Void>) -> Arg where Value == (() -> Void)? {
        holdingSome(completion) { handler in { _ in handler() } }
    }

    /// Accepts a completion handler without arguments, but not `nil`, and holds it until the test calls it.
    ///
    /// - Parameter completion: The test resumes the handler with it.
    public static func held(by completion: PendingCompletion<Void>) -> Arg
    where Value == (@Sendable () -> Void)? {
        holdingSome(completion) { handler in { _ in handler() } }
    }

    /// Accepts a completion handler with two arguments, but not `nil`, and holds it until the test calls it.
    ///
    /// - Parameter completion: The test resumes it with a pair.
    public static func held<First, Second>(by completion: PendingCompletion<(First, Second)>) -> Arg
    where Value == ((First, Second) -> Void)? {
        holdingSome(completion) { handler in { handler($0.0, $0.1) } }
    }

    /// Accepts a completion handler with two arguments, but not `nil`, and holds it until the test calls it.
    ///
    /// - Parameter completion: The test resumes it with a pair.
    public static func held<First, Second>(by completion: PendingCompletion<(First, Second)>) -> Arg
    where Value == (@Sendable (First, Second) -> Void)? {
        holdingSome(completion) { handler in { handler($0.0, $0.1) } }
    }

    /// Accepts a completion handler with three arguments, but not `nil`, and holds it until the test calls it.
    ///
    /// - Parameter completion: The test resumes it with a triple.
    public static func held<First, Second, Third>(
        by completion: PendingCompletion<(First, Second, Third)>
    ) -> Arg where Value == ((First, Second, Third) -> Void)? {
        holdingSome(completion) { handler in { handler($0.0, $0.1, $0.2) } }
    }

    /// Accepts a completion handler with three arguments, but not `nil`, and holds it until the test calls it.
    ///
    /// - Parameter completion: The test resumes it with a triple.
    public static func held<First, Second, Third>(
        by completion: PendingCompletion<(First, Second, Third)>
    ) -> Arg where Value == (@Sendable (First, Second, Third) -> Void)? {
        holdingSome(completion) { handler in { handler($0.0, $0.1, $0.2) } }
    }

    private static func holdingSome<Input, Handler>(
        _ completion: PendingCompletion<Input>, _ handler: @escaping (Handler) -> (Input) -> Void
    ) -> Arg where Value == Handler? {
        let matcher = ArgMatcher<Value>(
            "not nil, held",
            differences: { _ in
                [
                    Difference(
                        path: "", expected: "a completion handler, held", got: "nil, no completion handler")
                ]
            },
            capture: { [held = completion.held] in if let value = $0 { held.hold(handler(value)) } },
            matches: { $0 != nil })
        return Arg(matcher.held(by: completion))
    }
}
