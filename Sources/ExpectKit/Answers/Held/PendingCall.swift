/// A call that waits until the test gives its answer.
///
/// A test that holds a call decides when a collaborator finishes, and observes the code under test until then:
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
/// If the requirement may throw a `CancellationError`, the call throws it when its task is cancelled, unless the test
/// holds it with `andSuspend(endsOnCancellation: false)`. A call that is never resumed is reported at the line of
/// `andSuspend()`: when the `PendingCall` is deallocated, when the mock is verified automatically, or after a time
/// limit. The call then continues with the answer of an unexpected call, so that the test run never hangs.
///
/// In the quick form, `Output` is `Any`, and an answer of a wrong type is reported at the line that gives it.
public final class PendingCall<Invocation, Output, Failure: Error>: Sendable {
    private let held: HeldAnswer
    private let engine: Engine<Invocation>

    init(_ held: HeldAnswer, engine: Engine<Invocation>) {
        (self.held, self.engine) = (held, engine)
    }

    // Only this object could resume the calls.
    deinit { engine.callReports.abandon(held) }

    /// The calls that have arrived so far, with their actual arguments.
    ///
    /// There are several if the expectation takes several calls with this answer.
    public var calls: [Invocation] { held.calls.map { typedCall($0) } }

    /// Whether the task of a call was cancelled while the call waited.
    public var isCancelled: Bool { held.isCancelled }

    /// Resumes the call with a value. A call that has not arrived yet returns it at once.
    ///
    /// A second answer is refused, and reported at this line. An answer after the cancellation of the call has no
    /// effect.
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
    /// A call that does not arrive is reported as missing where it is expected, and not again by `verify()`. The test
    /// continues. A call that a wait has reported as missing is not waited for again.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: The first call with its actual arguments; nil if none has arrived, or if the test was cancelled.
    @discardableResult
    nonisolated(nonsending) public func waitUntilCalled(
        within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async -> Invocation? {
        if engine.locked({ $0.isKnownMissing(held.declaration) }) { return calls.first }
        let end = await held.arrival().ended(by: clock.deadline(after: limit), on: clock)
        return arrived(end, limit, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Blocks the thread until the call has arrived, for tests that are not `async`.
    ///
    /// On the main thread it runs the main run loop meanwhile.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: The first call with its actual arguments; nil if none has arrived.
    @discardableResult
    @available(*, noasync, message: "await waitUntilCalled(within:), which does not block a thread")
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
    /// If it is not cancelled, the wait fails the test at its line. The report tells whether the call has come, and
    /// whether it still waits. It is the only failure of the call: a call that then is never resumed is not reported
    /// again, and a call that has not come is not reported again by `verify()`. The test continues.
    ///
    /// To ask whether the task is cancelled, without a failure, use ``isCancelled``.
    ///
    /// - Parameters:
    ///   - limit: How long to wait at most; by default a minute.
    ///   - clock: The clock that measures the time.
    /// - Returns: Whether it was cancelled.
    @discardableResult
    nonisolated(nonsending) public func waitUntilCancelled(
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
    ) {
        resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

extension PendingCall where Output == Any {
    /// Resumes a call that returns nothing.
    public func resume(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        resume(returning: (), fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Resumes the call with `nil`. The form that takes any value cannot be used, because `nil` has no type of its own.
    ///
    /// - Parameter nothing: `nil`.
    public func resume(
        returning nothing: Never?,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        resume(returning: nothing as Any, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
