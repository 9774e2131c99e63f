/// A completion handler of a call, which the test calls later, once, from any thread.
///
/// It holds completion handlers as ``PendingCall`` holds calls of `async` requirements:
///
/// ```swift
/// let completion = PendingCompletion<Result<Article, any Error>>()
/// service.expect(.fetch(id: 1, completion: .held(by: completion)))
/// model.refresh()
/// completion.waitUntilCalled()
/// #expect(model.isLoading)
/// completion.resume(returning: .success(article))
/// ```
///
/// A handler that the test does not call is reported at the line that creates the `PendingCompletion`: when the
/// `PendingCompletion` is deallocated, or when the mock is verified automatically.
public final class PendingCompletion<Value>: Sendable {
    let held: HeldCompletion

    /// Creates a completion without a handler.
    public init(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) { held = HeldCompletion(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) }

    deinit { held.abandonAndReport() }

    /// Lets something else call the handlers, with a value. The schedule returns whether it will call a handler.
    package func hand(
        _ value: Value, to schedule: @escaping (_ call: ArrivedCall, _ handler: @escaping () -> Void) -> Bool
    ) {
        held.schedule.withLock { $0 = schedule }
        _ = held.resume(Answer(kind: .value(value), site: held.site))
    }

    /// Whether a call has arrived.
    public var isCalled: Bool { !held.calls.isEmpty }

    /// Calls the handler on this thread. The handler of a call that has not arrived yet is called when it arrives.
    ///
    /// A second value is refused, and reported at this line. The handlers of several calls are all called.
    ///
    /// - Parameter value: The argument of the handler; a tuple if it takes several.
    public func resume(
        returning value: Value,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        if held.resume(Answer(kind: .value(value), site: site)) { return }
        guard let declaration = held.declaration.withLock({ $0 }) else { return }
        declaration.report(.misuse(.completionCalledTwice(call: declaration.call.words)), site)
    }

    /// Waits until a call has arrived.
    ///
    /// A call that does not arrive is reported as missing where it is expected, and not again by `verify()`. It is a
    /// warning if the mock has failed the test already. A wrong call that gets the answer of the expected one arrives
    /// as well. A completion that no declared call holds is reported at the line of the wait.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: Whether a call has arrived.
    @discardableResult nonisolated(nonsending) public func waitUntilCalled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async -> Bool {
        if isKnownMissing { return isCalled }
        let end = await held.arrival().ended(by: clock.deadline(after: limit), on: clock)
        return arrived(end, limit, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Blocks the thread until a call has arrived. On the main thread it runs the main run loop meanwhile.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: Whether a call has arrived.
    @discardableResult @available(*, noasync, message: "await waitUntilCalled(within:), which does not block a thread")
    public func waitUntilCalled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        if isKnownMissing { return isCalled }
        let end = held.arrival().blocked(by: clock.deadline(after: limit), on: clock)
        return arrived(end, limit, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private var isKnownMissing: Bool { held.declaration.withLock { $0 }?.isKnownMissing() ?? false }

    private func arrived(_ end: Wait.End, _ limit: Duration, _ site: CallSite) -> Bool {
        if end != .deadline || isCalled { return isCalled }
        if held.declaration.withLock({ $0 })?.reportNotCalled(Waiting(limit: limit, site: site)) != true {
            let reporter = TestFrameworkReporter()
            let place = FailurePlace(site)
            let unused = Violation(mock: "PendingCompletion", problem: .misuse(.unusedCompletion), place: place)
            if !reporter.isTestCancelled { reporter.report(FailureReport(unused)) }
        }
        return isCalled
    }
}

extension PendingCompletion where Value == Void {
    /// Calls the handler, which takes no argument, on this thread.
    public func resume(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) { resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column) }
}

/// The completion handlers that an argument of a declared call holds. The test resumes them with one value.
final class HeldCompletion: HeldCalls, @unchecked Sendable {
    let declaration = Lock<HoldingDeclaration?>(nil)
    /// Calls the handlers in its order, and returns whether it will call one; `nil` if the test calls them.
    let schedule = Lock<((_ call: ArrivedCall, _ handler: @escaping () -> Void) -> Bool)?>(nil)

    func hold<Value>(_ handler: @escaping (Value) -> Void) {
        arrive((), at: .now) { [self] ending in
            let declaration = declaration.withLock { $0 }
            switch ending {
            case .answer(let answer):
                // The handlers and the value are of one `PendingCompletion`, so their types are the same.
                guard case .value(let value as Value) = answer.kind else { return }
                let call = declaration?.call ?? ArrivedCall(mock: "", words: "a completion handler")
                if schedule.withLock({ $0 })?(call, { handler(value) }) != true { handler(value) }
            case .abandoned(isReported: false): declaration?.reportNotResumed(1, heldAt: site)
            case .abandoned, .expired: break
            }
        }
    }

    /// Drops the handlers, because no one can call them any more, and reports them.
    func abandonAndReport() {
        let calls = abandon()
        if !calls.isEmpty { declaration.withLock { $0 }?.reportNotResumed(calls.count, heldAt: site) }
    }
}

/// A declared call that holds completion handlers. It reports mistakes even after its mock was deallocated.
struct HoldingDeclaration: Sendable {
    let call: ArrivedCall
    let report: @Sendable (Violation.Problem, CallSite) -> Void
    /// Returns whether the mock still exists, and reports the call, or a wait for a call from before a reset.
    let reportNotCalled: @Sendable (Waiting) -> Bool
    /// Whether a wait has reported the call as missing, and it was not made since.
    let isKnownMissing: @Sendable () -> Bool

    fileprivate func reportNotResumed(_ count: Int, heldAt site: CallSite) {
        report(.notResumed(.completions(count, call: call.words)), site)
    }
}

extension DeclarationReceiver {
    func attachCompletions(of declaration: TypedDeclaration<Invocation>) {
        let completions = completions(of: declaration)
        guard !completions.isEmpty else { return }
        let (mock, reporter) = (engine.name, engine.reporter)
        // Weak, because the mock keeps these closures alive: through the declaration and its completion handler.
        let holding = HoldingDeclaration(
            call: ArrivedCall(mock: mock, words: describeCall(declaration.invocation)),
            report: { [weak engine] problem, site in
                let violation = Violation(mock: mock, problem: problem, place: FailurePlace(site))
                guard let engine else { return reporter.report(FailureReport(violation)) }
                engine.failures.report(violation)
            },
            reportNotCalled: { [weak engine, weak declaration] waiting in
                guard let engine else { return false }
                if let declaration {
                    engine.callReports.reportNotCalled(declaration, after: waiting)
                } else {
                    engine.declarations.misuse(.waitAfterReset, at: waiting.site)
                }
                return true
            },
            isKnownMissing: { [weak engine, weak declaration] in
                guard let engine, let declaration else { return false }
                return engine.locked { $0.isKnownMissing(declaration) }
            })
        for completion in completions { completion.declaration.withLock { $0 = holding } }
    }

    /// Ends what waits for the test, because the test is over.
    func abandonAll() {
        let (declared, progress, earlier) = engine.locked { guarded in
            (guarded.state.table.declared, guarded.state.table.progress, guarded.heldBefore)
        }
        for answer in progress.lazy.flatMap(\.answers) { if case .other(let other) = answer.kind { other.abandon() } }
        for held in earlier + held(by: declared, progress) {
            if let answer = held as? HeldAnswer { engine.callReports.abandon(answer) }
            (held as? HeldCompletion)?.abandonAndReport()
        }
    }

    /// The calls and the completion handlers that the test holds.
    func held(by declared: [Declaration], _ progress: [Progress]) -> [HeldCalls] {
        let answers = progress.flatMap(\.answers).compactMap { answer -> HeldCalls? in
            if case .held(let held) = answer.kind { held } else { nil }
        }
        return answers + declared.filter(\.isCapturing).flatMap { completions(of: $0.of(Invocation.self)) }
    }

    private func completions(of declaration: TypedDeclaration<Invocation>) -> [HeldCompletion] {
        InvocationShape(of: declaration.invocation).arguments.flatMap { ($0.value as? any AnyArg)?.completions ?? [] }
    }
}

// The overloads differ in the number of arguments and in `@Sendable`, without which a handler expects its thread. A
// parameter pack cannot replace them: such functions have no common calling convention.

extension Arg {
    /// Accepts any completion handler, and holds it until the test resumes it with a `PendingCompletion`.
    public static func held<Input>(by completion: PendingCompletion<Input>) -> Arg where Value == (Input) -> Void {
        holding(completion) { $0 }
    }

    /// Accepts any completion handler, and holds it until the test resumes it with a `PendingCompletion`.
    public static func held<Input>(by completion: PendingCompletion<Input>) -> Arg
    where Value == @Sendable (Input) -> Void { holding(completion) { $0 } }

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
    where Value == (First, Second) -> Void { holding(completion) { handler in { handler($0.0, $0.1) } } }

    /// Accepts any completion handler with two arguments, and holds it until the test resumes it with a pair.
    public static func held<First, Second>(by completion: PendingCompletion<(First, Second)>) -> Arg
    where Value == @Sendable (First, Second) -> Void { holding(completion) { handler in { handler($0.0, $0.1) } } }

    /// Accepts any completion handler with three arguments, and holds it until the test resumes it with a triple.
    public static func held<First, Second, Third>(by completion: PendingCompletion<(First, Second, Third)>) -> Arg
    where Value == (First, Second, Third) -> Void { holding(completion) { handler in { handler($0.0, $0.1, $0.2) } } }

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
        // The declaration does not keep the `PendingCompletion`, whose `deinit` reports a handler that waits.
        let held = completion.held
        return Arg(
            "any, held", completion: held, acceptsEverything: true, isCaptor: true,
            capture: { held.hold(handler($0)) }, matches: { _ in true })
    }
}
