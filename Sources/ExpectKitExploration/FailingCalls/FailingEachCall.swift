import ExpectKit

/// Runs a body once without a failure. Then runs it once for each call of its mocks that can throw an error, and makes
/// that call throw.
///
/// ```swift
/// try await failingEachCall(with: StoreError.gone) { attempt in
///     let store = MockStore()
///     store.stub(.save(.any))
///     attempt.inject(into: store)
///     let cart = Cart(store: store)
///     attempt.require("no item is lost") { cart.items.count + cart.unsaved.count == 2 }
///     try await cart.save()
/// }
/// ```
///
/// The calls of the mocks that the body injects can fail. At the end of a run, its conditions are checked, and the mocks
/// of the body are verified, as at the end of a test. The first run that fails the test ends the series, and its failures
/// name the call that failed.
///
/// If a call failed, the body may throw its error. Any other error fails the test. The test also fails at this line if
/// the body injects no mock or makes no call that can throw the error, or if a run does not make the call that is to
/// fail.
///
/// - Parameters:
///   - error: The error. Calls of requirements that cannot throw it are left out.
///   - patience: How long nothing may happen in the body or in a condition. If it then has not returned, the test fails,
///     and it is left behind.
///   - isolation: The isolation of the caller.
///   - body: The body. It creates its mocks and other objects, and waits for the tasks that it starts.
/// - Throws: The error that the body throws in the first run; an error that names the call that failed if the body
///   throws another one in a later run; and what ends a test, such as the error of a failed `#require`.
public func failingEachCall(
    with error: any Error, patience: Duration = .seconds(60), isolation: isolated (any Actor)? = #isolation,
    @_implicitSelfCapture _ body: @escaping (CallAttempt) async throws -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) async throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let exploration = FaultExploration(.error(error), patience: patience, at: site)
    try await exploration.run(body, inOwnTask: false, isolation: isolation)
}

/// Runs a synchronous body once without a failure. Then runs it once for each call of its mocks that can throw an error,
/// and makes that call throw.
///
/// It is like the `async` form.
///
/// - Parameters:
///   - error: The error. Calls of requirements that cannot throw it are left out.
///   - patience: How long nothing may happen in the body. If it then has not returned, the test fails. The function cannot
///     return before the body does.
///   - body: The body. It creates its mocks and other objects.
/// - Throws: The error that the body throws in the first run; an error that names the call that failed if the body
///   throws another one in a later run; and what ends a test, such as the error of a failed `#require`.
public func failingEachCall(
    with error: any Error, patience: Duration = .seconds(60), _ body: (CallAttempt) throws -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    try FaultExploration(.error(error), patience: patience, at: site).run(body)
}

/// Runs a body once, and then once for each call of its mocks, with the task of that call cancelled.
///
/// It is like ``failingEachCall(with:patience:isolation:_:fileID:filePath:line:column:)``, with a cancellation in place of
/// the error. The task that makes the call is cancelled when the call arrives. The call then throws a
/// `CancellationError` if its requirement can throw one, and is answered as declared if not. Each run has a task of its
/// own, so the task of the test is not cancelled. The body may throw a `CancellationError`.
///
/// ```swift
/// try await cancellingEachCall { attempt in
///     let store = MockStore()
///     store.stub(.save(.any))
///     attempt.inject(into: store)
///     let cart = Cart(store: store)
///     attempt.require("no item is lost") { cart.items.count + cart.unsaved.count == 2 }
///     try await cart.save()
/// }
/// ```
///
/// - Parameters:
///   - patience: How long nothing may happen in the body or in a condition. If it then has not returned, the test fails,
///     and it is left behind.
///   - isolation: The isolation of the caller.
///   - body: The body. It creates its mocks and other objects, and waits for the tasks that it starts.
/// - Throws: The error that the body throws in the first run; an error that names the call that failed if the body
///   throws another one in a later run; and what ends a test, such as the error of a failed `#require`.
public func cancellingEachCall(
    patience: Duration = .seconds(60), isolation: isolated (any Actor)? = #isolation,
    @_implicitSelfCapture _ body: @escaping (CallAttempt) async throws -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) async throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let exploration = FaultExploration(.cancellation, patience: patience, at: site)
    try await exploration.run(body, inOwnTask: true, isolation: isolation)
}
