/// The part of a mock that the library has.
///
/// A class that conforms to the mocked protocol stores a `Mock`, and passes every call to it as a value of its `Invocation`
/// type:
///
/// ```swift
/// final class MockTaskStore: TaskStore, Mocking {
///     enum Invocation: Equatable { case add(task: Task), count }
///     let mock = Mock<Invocation>()
///
///     func add(task: Task) { mock.call(.add(task: task)) }
///     var count: Int { mock.call(.count) }
/// }
/// ```
///
/// A test uses the class (see ``Mocking`` and ``TypedMocking``). A `Mock` can also be used like a mock in the quick
/// form. If the mocked protocol has a method of the library, such as `verify()`, the test calls `store.mock.verify()`.
///
/// A `Mock` may be called from any thread. It keeps arguments of any type, and passes them only to code of the test.
public final class Mock<Invocation>: Mocking, Sendable {
    let engine: Engine<Invocation>

    /// The `Mock` itself.
    public var mock: Mock<Invocation> { self }

    /// Creates the part of a mock that the library has.
    ///
    /// - Parameters:
    ///   - name: The name of the mock in reports. The default is the name of the class.
    ///   - mode: What the mock does with a call that no declaration allows. The default is that of the test (see
    ///     ``withMocks(_:ordering:unusedStubs:_:)``), or else ``MockMode/strict``.
    ///   - ordering: Whether expectations must be met in the order of their declaration. The default is that of the test, or
    ///     else ``MockOrdering/ordered``.
    public convenience init(_ name: String? = nil, mode: MockMode? = nil, ordering: MockOrdering? = nil) {
        self.init(name, mode: mode, ordering: ordering, _target: .strict, .ordered)
    }

    /// Creates the part of a mock that the library has. Only generated mocks use it.
    ///
    /// - Parameters:
    ///   - targetMode: The mode of the test target.
    ///   - targetOrdering: The order of the test target.
    public init(
        _ name: String? = nil, mode: MockMode? = nil, ordering: MockOrdering? = nil,
        _target targetMode: MockMode, _ targetOrdering: MockOrdering
    ) {
        let settings = MockSettings.scope.before(RunningTestCase.settings)
        let enclosingType = name == nil ? enclosingTypeName(of: Invocation.self) : nil
        let state = GuardedState(
            state: EngineState(
                mode: mode ?? settings.mode ?? targetMode, ordering: ordering ?? settings.ordering ?? targetOrdering),
            name: MockName(given: name, derived: enclosingType), unusedStubs: settings.unusedStubs ?? .ignore,
            hasOwnMode: mode != nil, hasOwnOrdering: ordering != nil)
        engine = Engine(state, framework: TestFrameworkReporter())
    }

    /// The name of the mock in reports. It can be changed at any time, from any thread.
    ///
    /// A test usually sets it with ``TestDouble/named(_:)``. Without a given name, it is the name of the class. If a test makes several mocks of one type, the
    /// second one is `MockStore 2`, and so on. A report keeps the name that the mock had then.
    public var name: String {
        get { engine.name }
        set { engine.locked { $0.name.given = newValue } }
    }

    /// Whether expectations must be met in the order of their declaration. It can be changed at any time.
    public var ordering: MockOrdering {
        get { engine.locked { $0.state.ordering } }
        set { engine.locked { ($0.state.ordering, $0.hasOwnOrdering) = (newValue, true) } }
    }

    /// The reporter that receives the failures. The default reports to the running test framework.
    public var reporter: any FailureReporter {
        get { engine.reporter }
        set { engine.reporter = newValue }
    }

    /// Returns the registered or synthesized value of a call without an answer. Only generated mocks use it.
    ///
    /// For a requirement with `inout` arguments, a mock combines it with the unchanged arguments into one default.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value; nil if none can be synthesized.
    public func _defaultValue<Value>(of type: Value.Type) -> Value? {
        PlaceholderMaker(registered: defaults.inScope).value(of: type)
    }

    // The functions to which a mock forwards its calls. They throw only what the requirement throws.

    /// Answers a call.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - throwing: The type of error that the requirement throws, such as `(any Error).self`.
    ///   - makeDefault: What the call returns without an answer, instead of a registered or synthesized value.
    /// - Returns: The declared answer, or a fallback if there is none (see <doc:answering-calls>).
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    public func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type = Never.self,
        default makeDefault: @autoclosure () -> Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws(Failure) -> sending Output {
        try engine.call(
            invocation, throwing: throwing, default: makeDefault, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { _ throws(Failure) in stopWithoutRealObject() }
    }

    /// Answers a call that returns nothing.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - throwing: The type of error that the requirement throws, such as `(any Error).self`.
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    public func call<Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type = Never.self,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws(Failure) {
        try engine.call(
            invocation, throwing: throwing, default: { () -> Void? in nil }, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { _ throws(Failure) in stopWithoutRealObject() }
    }

    /// Answers a call, or forwards it to a real object.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - real: Calls the real object: for `andForward()`, and in a partial mock for every call without an answer.
    /// - Returns: The declared answer, or the result of the real object.
    /// - Throws: The declared error, or that of the real object.
    public func call<Output, Failure: Error>(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        forwardingTo real: () throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        try engine.call(
            invocation, throwing: Failure.self, canForward: true, default: { nil }, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { _ throws(Failure) in try real() }
    }

    /// Answers a call of an `async` requirement.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - throwing: The type of error that the requirement throws, such as `(any Error).self`.
    ///   - makeDefault: What the call returns without an answer, instead of a registered or synthesized value.
    /// - Returns: The declared answer, or a fallback if there is none (see <doc:answering-calls>).
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    nonisolated(nonsending) public func call<Output, Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type = Never.self,
        default makeDefault: @autoclosure () -> Output? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws(Failure) -> sending Output {
        try await engine.call(
            invocation, throwing: throwing, default: makeDefault, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { _ async throws(Failure) in stopWithoutRealObject() }
    }

    /// Answers a call of an `async` requirement that returns nothing.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - throwing: The type of error that the requirement throws, such as `(any Error).self`.
    /// - Throws: The declared error; if there is no answer, possibly an ``UnansweredCallError``.
    nonisolated(nonsending) public func call<Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type = Never.self,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async throws(Failure) {
        try await engine.call(
            invocation, throwing: throwing, default: { () -> Void? in nil }, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { _ async throws(Failure) in stopWithoutRealObject() }
    }

    /// Answers a call of an `async` requirement, or forwards it to a real object.
    ///
    /// - Parameters:
    ///   - invocation: The call.
    ///   - real: Calls the real object: for `andForward()`, and in a partial mock for every call without an answer.
    /// - Returns: The declared answer, or the result of the real object.
    /// - Throws: The declared error, or that of the real object.
    nonisolated(nonsending) public func call<Output, Failure: Error>(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        forwardingTo real: () async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        try await engine.call(
            invocation, throwing: Failure.self, canForward: true, default: { nil }, unchanged: { nil },
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { _ async throws(Failure) in try await real() }
    }

    // The functions that the inlined code of a typed mock calls. `forward` calls the object in the box that it gets.

    @usableFromInline func answer<Output, Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type, default makeDefault: () -> Output? = { nil },
        unchanged: () -> Output? = { nil }, at site: CallSite
    ) throws(Failure) -> sending Output {
        try engine.call(
            invocation, throwing: throwing, default: makeDefault, unchanged: unchanged, at: site
        ) { _ throws(Failure) in stopWithoutRealObject() }
    }

    @usableFromInline nonisolated(nonsending) func answer<Output, Failure: Error>(
        _ invocation: Invocation, throwing: Failure.Type, default makeDefault: () -> Output? = { nil },
        unchanged: () -> Output? = { nil }, at site: CallSite
    ) async throws(Failure) -> sending Output {
        try await engine.call(
            invocation, throwing: throwing, default: makeDefault, unchanged: unchanged, at: site
        ) { _ async throws(Failure) in stopWithoutRealObject() }
    }

    @usableFromInline func answer<Real, Output, Failure: Error>(
        _ invocation: Invocation, on real: _RealObject<Real>, default makeDefault: () -> Output? = { nil },
        unchanged: () -> Output? = { nil }, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) throws(Failure) -> Output
    ) throws(Failure) -> sending Output {
        if real.bypassesEngine { return handOver(try forward(real)) }
        return try engine.call(
            invocation, throwing: Failure.self, canForward: real.isThere, replacement: real.replacement,
            default: makeDefault, unchanged: unchanged, at: site
        ) { other throws(Failure) in try forward(other as? _RealObject<Real> ?? real) }
    }

    @usableFromInline nonisolated(nonsending) func answer<Real, Output, Failure: Error>(
        _ invocation: Invocation, on real: _RealObject<Real>, default makeDefault: () -> Output? = { nil },
        unchanged: () -> Output? = { nil }, at site: CallSite,
        forwardingTo forward: (_RealObject<Real>) async throws(Failure) -> Output
    ) async throws(Failure) -> sending Output {
        // Safe, because the box of a subclass contains nothing that another isolation domain could change.
        nonisolated(unsafe) let box = real
        if real.bypassesEngine { return handOver(try await forward(box)) }
        return try await engine.call(
            invocation, throwing: Failure.self, canForward: real.isThere, replacement: real.replacement,
            default: makeDefault, unchanged: unchanged, at: site
        ) { other async throws(Failure) in try await forward(other as? _RealObject<Real> ?? box) }
    }
}
