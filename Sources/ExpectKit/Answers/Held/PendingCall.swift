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
    let answer: HeldAnswer
    let receiver: any PendingCallReceiving<Invocation>

    init(_ answer: HeldAnswer, receiver: any PendingCallReceiving<Invocation>) {
        self.answer = answer
        self.receiver = receiver
    }

    deinit {
        // Only this object could resume the calls.
        receiver.abandon(answer)
    }

    /// The calls that have arrived so far, with their actual arguments.
    ///
    /// There are several if the expectation takes several calls with this answer.
    public var calls: [Invocation] { answer.calls.map { typedCall($0) } }

    /// Whether the task of a call was cancelled while the call waited.
    public var isCancelled: Bool { answer.isCancelled }

    /// Resumes the call with a value. A call that has not arrived yet returns it at once.
    ///
    /// A second answer is refused, and reported at this line. An answer after the cancellation of the call has no
    /// effect.
    ///
    /// - Parameter value: What the call returns.
    public func resume(
        returning value: Output,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        resume(
            with: .value(value),
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Resumes the call with an error. A call that has not arrived yet throws it at once.
    ///
    /// A second answer is refused, and reported at this line.
    ///
    /// - Parameter error: What the call throws.
    public func resume(
        throwing error: Failure,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        resume(
            with: .error(error),
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    fileprivate func resume(with kind: Answer.Kind, at site: CallSite) {
        if !answer.resume(Answer(kind: kind, site: site)) {
            receiver.refuseSecondAnswer(to: answer, at: site)
        }
    }
}

extension PendingCall where Output == Void {
    /// Resumes the call, which returns nothing.
    ///
    /// A second answer is refused, and reported at this line.
    public func resume(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        resume(
            with: .value(()), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension PendingCall where Output == Any {
    /// Resumes a call that returns nothing.
    ///
    /// A second answer is refused, and reported at this line.
    public func resume(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        resume(
            with: .value(()), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Resumes the call with `nil`. The form that takes any value cannot be used, because `nil` has no type of its own.
    ///
    /// A second answer is refused, and reported at this line.
    ///
    /// - Parameter nothing: `nil`.
    public func resume(
        returning nothing: Never?,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        resume(
            with: .value(nothing as Any),
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

/// The part of the engine that reports mistakes with held calls.
protocol PendingCallReceiving<Invocation>: Sendable {
    associatedtype Invocation

    /// Reports that a call was resumed a second time.
    func refuseSecondAnswer(to answer: HeldAnswer, at site: CallSite)

    /// Whether a wait for the call has timed out, and it has not come since.
    func isKnownMissing(_ answer: HeldAnswer) -> Bool

    /// Reports that a wait for a call timed out.
    func reportNotCalled(_ answer: HeldAnswer, waited: Duration, at site: CallSite)

    /// Reports that the task of a call was not cancelled while the test waited for it.
    func reportNotCancelled(
        _ answer: HeldAnswer, _ missed: MissedCancellation, waited: Duration, at site: CallSite)

    /// Ends the waits of calls that can no longer be resumed, and reports the calls.
    func abandon(_ answer: HeldAnswer)
}
