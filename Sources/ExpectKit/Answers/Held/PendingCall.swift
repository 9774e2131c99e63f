/// A call that waits for its answer until the test gives it, once.
///
/// A test that holds a call decides when a collaborator is done, and sees what the code under test does in the
/// meantime:
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
/// A call of a requirement that may throw a `CancellationError` ends with it when its task is cancelled. A call
/// that nobody resumes is reported where it was suspended, when the last reference to the `PendingCall` goes, when
/// the mock is verified automatically, or after a limit; it then goes on with the answer of an unexpected call, so
/// that the run never hangs.
///
/// In the quick form, `Output` is `Any`, and an answer that does not fit is reported where it is given.
public final class PendingCall<Invocation, Output, Failure: Error>: Sendable {
    let answer: HeldAnswer
    let receiver: any PendingCallReceiving<Invocation>

    init(_ answer: HeldAnswer, receiver: any PendingCallReceiving<Invocation>) {
        self.answer = answer
        self.receiver = receiver
    }

    deinit {
        // Nobody is left who could resume it.
        receiver.abandon(answer)
    }

    /// The calls that have arrived so far, with their actual arguments.
    ///
    /// There are several where the expectation takes several calls with this answer: they wait together.
    public var calls: [Invocation] { answer.calls.map { typedCall($0) } }

    /// Whether the task of a call was cancelled while the call waited.
    public var isCancelled: Bool { answer.isCancelled }

    /// Resumes the call with a value; a call that has not arrived yet will find it.
    ///
    /// A second answer is refused and reported here. One that comes after the call was cancelled is dropped, as a
    /// late answer is in real life.
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

    /// Resumes the call with an error; a call that has not arrived yet will find it.
    ///
    /// - Parameter error: What the call throws. A second answer is refused and reported here.
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
    /// A second answer is refused and reported here.
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
    /// A second answer is refused and reported here.
    public func resume(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        resume(
            with: .value(()), at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Resumes the call with `nil`, which has no type of its own for the other form to go by.
    ///
    /// - Parameter nothing: `nil`. A second answer is refused and reported here.
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

/// The part of the engine that looks after held calls.
protocol PendingCallReceiving<Invocation>: AnyObject, Sendable {
    associatedtype Invocation

    /// Reports that a call was resumed a second time.
    func refuseSecondAnswer(to answer: HeldAnswer, at site: CallSite)

    /// Reports that a call was waited for in vain.
    func reportNotCalled(_ answer: HeldAnswer, waited: Duration, at site: CallSite)

    /// Lets the calls go that wait for an answer which nobody can give any more, and reports them.
    func abandon(_ answer: HeldAnswer)
}
