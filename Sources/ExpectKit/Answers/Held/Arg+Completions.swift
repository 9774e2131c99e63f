// The overloads differ in the number of arguments and in whether the handler is `@Sendable`. The test must resume a
// handler that is not `@Sendable` on the thread that the handler expects. They cannot be one function with a parameter
// pack: a function with a variable number of arguments has no common calling convention that a generic value could have.

extension Arg {
    /// Accepts any completion handler, and holds it until the test resumes it with a `PendingCompletion`.
    public static func held<Input>(by completion: PendingCompletion<Input>) -> Arg where Value == (Input) -> Void {
        holding(completion) { $0 }
    }

    /// Accepts any completion handler, and holds it until the test resumes it with a `PendingCompletion`.
    public static func held<Input>(by completion: PendingCompletion<Input>) -> Arg
    where Value == @Sendable (Input) -> Void {
        holding(completion) { $0 }
    }

    /// Accepts any completion handler without arguments, and holds it until the test resumes it.
    public static func held(by completion: PendingCompletion<Void>) -> Arg where Value == () -> Void {
        holding(completion) { handler in { _ in handler() } }
    }

    /// Accepts any completion handler without arguments, and holds it until the test resumes it.
    public static func held(by completion: PendingCompletion<Void>) -> Arg where Value == @Sendable () -> Void {
        holding(completion) { handler in { _ in handler() } }
    }

    /// Accepts any completion handler with two arguments, and holds it until the test resumes it with a pair.
    public static func held<First, Second>(by completion: PendingCompletion<(First, Second)>) -> Arg
    where Value == (First, Second) -> Void {
        holding(completion) { handler in { handler($0.0, $0.1) } }
    }

    /// Accepts any completion handler with two arguments, and holds it until the test resumes it with a pair.
    public static func held<First, Second>(by completion: PendingCompletion<(First, Second)>) -> Arg
    where Value == @Sendable (First, Second) -> Void {
        holding(completion) { handler in { handler($0.0, $0.1) } }
    }

    /// Accepts any completion handler with three arguments, and holds it until the test resumes it with a triple.
    public static func held<First, Second, Third>(
        by completion: PendingCompletion<(First, Second, Third)>
    ) -> Arg where Value == (First, Second, Third) -> Void {
        holding(completion) { handler in { handler($0.0, $0.1, $0.2) } }
    }

    /// Accepts any completion handler with three arguments, and holds it until the test resumes it with a triple.
    public static func held<First, Second, Third>(by completion: PendingCompletion<(First, Second, Third)>) -> Arg
    where Value == @Sendable (First, Second, Third) -> Void {
        holding(completion) { handler in { handler($0.0, $0.1, $0.2) } }
    }

    /// Says what to write for an optional completion handler.
    @available(*, unavailable, message: "write .some(.held(by: completion)) for an optional completion handler")
    public static func held<Input, Handler>(by completion: PendingCompletion<Input>) -> Arg where Value == Handler? {
        .any
    }

    private static func holding<Input>(
        _ completion: PendingCompletion<Input>, _ handler: @escaping (Value) -> (Input) -> Void
    ) -> Arg {
        // The declaration keeps only `held`. When the `PendingCompletion` of the test is deallocated, no one can resume
        // the handler any more, and its `deinit` reports this.
        let held = completion.held
        return Arg(
            "any, held", completion: held, acceptsEverything: true, isCaptor: true,
            capture: { held.hold(handler($0)) }, matches: { _ in true })
    }
}
