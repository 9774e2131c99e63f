/// The part of a mock that the library has: it receives declarations, answers calls, and verifies that the expected calls
/// came.
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
/// A test uses the class (see ``Mocking`` and ``TypedMocking``). A `Mock` can also be used like a mock in the quick form.
/// If the mocked protocol has a requirement with the name of a method of the library, such as `verify()`, the test calls
/// the method of the `Mock`: `store.mock.verify()`.
///
/// A `Mock` may be called from any thread. It keeps arguments of any type, and passes them only to the test and to the
/// test's actions and matchers.
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
        let settings = MockSettings.current
        engine = Engine(
            name: name, mode: mode ?? settings.mode ?? targetMode,
            ordering: ordering ?? settings.ordering ?? targetOrdering, framework: TestFrameworkReporter()
        ) { guarded in
            guarded.unusedStubs = settings.unusedStubs ?? .ignore
            (guarded.hasOwnMode, guarded.hasOwnOrdering) = (mode != nil, ordering != nil)
        }
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
        set {
            engine.locked { guarded in
                guarded.state.ordering = newValue
                guarded.hasOwnOrdering = true
            }
        }
    }

    /// The reporter that receives the failures. The default reports to the running test framework.
    public var reporter: any FailureReporter {
        get { engine.reporter }
        set { engine.reporter = newValue }
    }

    /// Returns the value that a call without an answer returns: a registered value, or a synthesized one. Only
    /// generated mocks use it.
    ///
    /// For a requirement with `inout` arguments, a mock combines it with the unchanged arguments into one default.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value; nil if none can be synthesized.
    public func _defaultValue<Value>(of type: Value.Type) -> Value? {
        PlaceholderMaker(registered: MockDefaults.scope.overridden(by: defaults)).value(of: type)
    }
}
