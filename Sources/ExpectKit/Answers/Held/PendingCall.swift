/// A call that waits until the test gives its answer. Until then, the test observes the code under test:
///
/// ```swift
/// let pending = service.expect(.fetch(id: 1)).andSuspend()
/// let refresh = Task { await model.refresh() }
/// await pending.waitUntilCalled()
/// #expect(model.isLoading)
/// pending.resume(returning: article)
/// await refresh.value
/// service.verify()
/// ```
///
/// A call that is never resumed is reported at the line of `andSuspend()`: when the `PendingCall` is deallocated, when
/// the mock is verified automatically, or after a time limit. It then continues with the answer of an unexpected call.
/// In the quick form, `Output` is `Any`, and an answer of a wrong type is reported at the line that gives it.
public final class PendingCall<Invocation, Output, Failure: Error>: Sendable {
    private let held: HeldAnswer
    private let engine: Engine<Invocation>

    init(_ held: HeldAnswer, engine: Engine<Invocation>) { (self.held, self.engine) = (held, engine) }

    // Only this object could resume the calls.
    deinit { engine.callReports.abandon(held) }

    /// The calls that have arrived so far, with their actual arguments. Several may get this answer.
    public var calls: [Invocation] { held.calls.map { typedCall($0) } }

    /// Whether the task of a call was cancelled while the call waited.
    public var isCancelled: Bool { held.isCancelled }

    /// Resumes the call with a value. A call that has not arrived yet returns it at once.
    ///
    /// A second answer is refused, and reported at this line. After the cancellation of the call it has no effect.
    ///
    /// - Parameter value: What the call returns.
    public func resume(
        returning value: Output,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        resume(with: .value(value), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Resumes the call with an error. A call that has not arrived yet throws it at once.
    ///
    /// - Parameter error: What the call throws.
    public func resume(
        throwing error: Failure,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        resume(with: .error(error), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func resume(with kind: Answer.Kind, at site: CallSite) {
        if !held.resume(Answer(kind: kind, site: site)) {
            engine.declarations.misuse(.resumedTwice(call: engine.callReports.declaredCall(of: held)), at: site)
        }
    }

    /// Waits until the call has arrived.
    ///
    /// A call that does not arrive is reported as missing where it is expected, and not again by `verify()`. It is a
    /// warning if the mock has failed the test already.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: The first call with its actual arguments; nil if none has arrived, or if the test was cancelled.
    @discardableResult nonisolated(nonsending) public func waitUntilCalled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async -> Invocation? {
        if engine.locked({ $0.isKnownMissing(held.declaration) }) { return calls.first }
        let end = await held.arrival().ended(by: clock.deadline(after: limit), on: clock)
        return arrived(end, limit, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Blocks the thread until the call has arrived. On the main thread it runs the main run loop meanwhile.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: The first call with its actual arguments; nil if none has arrived.
    @discardableResult @available(*, noasync, message: "await waitUntilCalled(within:), which does not block a thread")
    public func waitUntilCalled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Invocation? {
        if engine.locked({ $0.isKnownMissing(held.declaration) }) { return calls.first }
        let end = held.arrival().blocked(by: clock.deadline(after: limit), on: clock)
        return arrived(end, limit, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func arrived(_ end: Wait.End, _ limit: Duration, _ site: CallSite) -> Invocation? {
        let first = calls.first
        if first == nil, end == .deadline {
            engine.callReports.reportNotCalled(held.declaration, after: Waiting(limit: limit, site: site))
        }
        return first
    }

    /// Waits until the task of the call is cancelled.
    ///
    /// If it is not cancelled, the wait fails the test at its line, and tells whether the call has come and still
    /// waits. It is the only failure of a call that has not come, or is never resumed. To ask without a failure, use
    /// ``isCancelled``.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: Whether it was cancelled.
    @discardableResult nonisolated(nonsending) public func waitUntilCancelled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async -> Bool {
        let end = await held.cancellation().ended(by: clock.deadline(after: limit), on: clock)
        // A wait that is over from the start does not notice that the test was cancelled.
        if end != .cancelled, !Task.isCancelled, let missed = held.missedCancellation() {
            let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
            engine.callReports.reportNotCancelled(held, missed, after: Waiting(limit: limit, site: site))
        }
        return isCancelled
    }
}

extension PendingCall where Output == Void {
    /// Resumes the call, which returns nothing.
    public func resume(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) { resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column) }
}

extension PendingCall where Output == Any {
    /// Resumes a call that returns nothing.
    public func resume(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) { resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column) }

    /// Resumes the call with `nil`, which has no type of its own that the form for any value could take.
    ///
    /// - Parameter nothing: `nil`.
    public func resume(
        returning nothing: Never?,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        resume(returning: nothing as Any, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

extension CheckedAnswerClauses {
    /// Holds the next call of the chain until the test resumes it.
    ///
    /// The requirement must be `async`. A call of a synchronous requirement is reported here. For a completion
    /// handler, use ``PendingCompletion``.
    ///
    /// - Parameters:
    ///   - limit: The longest time that a call waits. Then it is reported here, and answered as an unexpected call.
    ///   - endsOnCancellation: Whether the call throws a `CancellationError` when its task is cancelled, if the
    ///     requirement may throw one. If not, it goes on waiting. ``PendingCall/isCancelled`` tells of it in any case.
    /// - Returns: The call, which the test must keep, waits for, and resumes.
    public func andSuspend(
        atMost limit: Duration = .seconds(60), endsOnCancellation: Bool = true,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> PendingCall<Invocation, Output, Failure> {
        suspend(limit, endsOnCancellation, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension UncheckedAnswerClauses {
    /// Holds the next call of the chain until the test resumes it, as in the typed form.
    ///
    /// - Parameters:
    ///   - limit: The longest time that a call waits for its answer.
    ///   - endsOnCancellation: Whether the call throws a `CancellationError` when its task is cancelled, if the
    ///     requirement may throw one. If not, the call goes on waiting for the test.
    /// - Returns: The call, which the test must keep, waits for, and resumes.
    public func andSuspend(
        atMost limit: Duration = .seconds(60), endsOnCancellation: Bool = true,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> PendingCall<Invocation, Any, any Error> {
        suspend(limit, endsOnCancellation, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension AnswerClauses {
    fileprivate func suspend<Output, Failure>(
        _ limit: Duration, _ endsOnCancellation: Bool, _ site: CallSite
    ) -> PendingCall<Invocation, Output, Failure> {
        let held = HeldAnswer(
            declaration: _declaration.declaration, limit: limit, endsOnCancellation: endsOnCancellation, site: site)
        _ = answer(with: [.held(held)], at: site)
        return PendingCall(held, engine: _declaration.receiver.engine)
    }
}
