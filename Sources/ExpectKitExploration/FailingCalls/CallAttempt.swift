import ExpectKit

/// One run of the body of ``failingEachCall(with:patience:isolation:_:fileID:filePath:line:column:)``.
///
/// ```swift
/// try await failingEachCall(with: BankError.offline) { attempt in
///     let bank = MockBank()
///     bank.stub(.refund(.any))
///     attempt.inject(into: bank)
///     let desk = RefundDesk(bank: bank)
///     attempt.require("no refund is lost") { desk.open.count + desk.paid.count == 3 }
///     try await desk.refund(orders)
/// }
/// ```
///
/// No call fails in the first run. In each later run, one call fails.
public final class CallAttempt: @unchecked Sendable {
    // Unchecked, because conditions are closures of the test that need not be `Sendable`. They run after the body, in the
    // isolation in which they were written.

    /// A call of one of the mocks.
    public struct Call: Sendable, CustomStringConvertible {
        fileprivate let injected: InjectedCall
        /// The injector of the run that asks, which may be a later one.
        fileprivate let injector: FaultInjector

        /// The name of the mock.
        public var mock: String { injected.arrived.mock }

        /// The call with its arguments, as in failures, such as `save(Item(id: 2))`.
        public var description: String { injected.arrived.words }

        /// Returns the call with its actual arguments.
        ///
        /// - Parameter mock: The mock, which this run has injected.
        /// - Returns: The call; `nil` if it is a call of another mock.
        public func invocation<Double: TestDouble>(of mock: Double) -> Double.Invocation? {
            guard injector.position(of: ObjectIdentifier(mock.namedEngine)) == injected.mock else {
                return nil
            }
            return injected.arrived.invocation as? Double.Invocation
        }
    }

    /// The number of the run. No call fails in run 1.
    public let number: Int

    /// The error that the body has thrown; `nil` while the body runs, and if it has returned. Read it in a condition.
    public internal(set) var error: (any Error)? {
        get { state.withLock { $0.error } }
        set { state.withLock { $0.error = newValue } }
    }

    private let chosen: InjectedCall?
    private let injector: FaultInjector
    /// Reports a mock that was made before the run.
    private let refuse: @Sendable (_ mock: String, CallSite) -> Void
    private let state = Lock(State())

    private struct State {
        var error: (any Error)?
        var conditions: [AttemptCondition] = []
    }

    init(
        number: Int, failing chosen: InjectedCall?, by injector: FaultInjector,
        refuse: @escaping @Sendable (_ mock: String, CallSite) -> Void
    ) {
        (self.number, self.chosen, self.injector, self.refuse) = (number, chosen, injector, refuse)
    }

    /// The call that fails in this run; `nil` in the first run. Until the call arrives, the matching call of the first run.
    public var failed: Call? { (injector.failed ?? chosen).map { Call(injected: $0, injector: injector) } }

    /// The calls of the mocks in this run so far, in the order of their arrival.
    public var calls: [Call] { injector.calls.map { Call(injected: $0, injector: injector) } }

    /// How many calls of throwing requirements in this run so far were left out, because they cannot throw the error.
    ///
    /// In `cancellingEachCall`, it is the number of calls outside of any task.
    public var leftOut: Int { injector.schedule.leftOut }

    /// Lets the calls of mocks fail from now on, one in each run.
    ///
    /// Make the mocks in the body. A mock that was made before the run fails the test at this line, because it would keep
    /// the calls of earlier runs. Inject the mocks in the same order in each run: the series recognizes a call of an
    /// earlier run by the place of its mock in this order, by the name of the mock and by the arguments. To inject a mock
    /// twice changes nothing.
    ///
    /// - Parameter mocks: The mocks.
    public func inject(
        into mocks: any TestDouble...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        for mock in mocks { inject(into: mock, at: site) }
    }

    private func inject(into mock: some TestDouble, at site: CallSite) {
        let mock = mock.namedEngine
        if !injector.inject(into: mock) { refuse(mock.name, site) }
    }

    /// States a condition that must hold at the end of the run, whether the body returns or throws.
    ///
    /// A condition that does not hold fails the test at this line, and the failure names the call that failed.
    /// Conditions are checked in their order, before the mocks are verified. They are not checked if the body throws an
    /// error other than that of the call.
    ///
    /// - Parameters:
    ///   - words: The condition in words, for the failure.
    ///   - condition: Returns whether it holds. An error counts as a failure.
    public func require(
        _ words: String, _ condition: @escaping () throws -> Bool,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        add(
            words, .synchronous(condition),
            CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// States a condition that must hold at the end of the run, and that needs an `await`.
    ///
    /// It is like the synchronous form. In a synchronous body it cannot be checked, which fails the test.
    ///
    /// - Parameters:
    ///   - words: The condition in words, for the failure.
    ///   - condition: Returns whether it holds. An error counts as a failure.
    public func require(
        _ words: String, _ condition: @escaping () async throws -> Bool,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        add(
            words, .asynchronous(condition),
            CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func add(_ words: String, _ check: AttemptCondition.Check, _ site: CallSite) {
        state.withLock { $0.conditions.append(AttemptCondition(words: words, site: site, check: check)) }
    }

    /// Returns the conditions, and releases them, because they may refer to the run.
    func takeConditions() -> [AttemptCondition] { state.withLock { $0.conditions.takeAll() } }
}
