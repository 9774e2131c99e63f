/// The engine of one mock: it takes expectations, answers calls, and compares the two.
///
/// A wrapper class conforms to the mocked protocol, owns an engine, and forwards every call to it as a value
/// of its `Invocation` type:
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
/// A test talks to the wrapper (see ``Mocking`` and ``TypedMocking``). An engine is a test double itself, in the quick
/// form. So where the mocked protocol has requirements named like those of a wrapper, such as `verify()`, the test
/// talks to the engine instead: `store.mock.verify()`.
///
/// An engine may be called from any thread. It keeps arguments of any type, and hands them back only to the
/// test and to its actions.
public final class Mock<Invocation>: Mocking, Sendable {
    let engine: Engine<Invocation>

    /// The engine itself.
    public var mock: Mock<Invocation> { self }

    /// Creates an engine.
    ///
    /// - Parameters:
    ///   - name: What reports call the mock; the name of the wrapper's type, unless given.
    ///   - mode: What the mock does with a call that nothing allows.
    ///   - ordering: Whether expectations must be met in the order of their declaration.
    public init(_ name: String? = nil, mode: MockMode = .strict, ordering: MockOrdering = .ordered) {
        engine = Engine(name: name, mode: mode, ordering: ordering, framework: TestFrameworkReporter())
    }

    /// What reports call the mock.
    public var name: String { engine.name }

    /// Whether expectations must be met in the order of their declaration. It can be changed at any time.
    public var ordering: MockOrdering {
        get { engine.locked { $0.state.ordering } }
        set { engine.locked { $0.state.ordering = newValue } }
    }

    /// What receives the failures: the running test framework, unless set.
    public var reporter: any FailureReporter {
        get { engine.reporter }
        set { engine.reporter = newValue }
    }

    /// Returns what an unstubbed call of a type returns: a registered value, or a synthesized one. Only generated
    /// wrappers use it.
    ///
    /// A requirement with `inout` arguments that stay as they are puts its default together with it.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value; nothing where none of the type can be synthesized.
    public func _defaultValue<Value>(of type: Value.Type) -> Value? {
        defaults.value(of: type) ?? MockDefaults.scope.value(of: type) ?? engine.synthesized(type)
    }

    /// What verifications do about stubs that answered no call. They are ignored, unless it is set here or in a scope.
    public var unusedStubs: UnusedStubs {
        get { engine.locked { $0.unusedStubs } }
        set { engine.locked { $0.unusedStubs = newValue } }
    }

    /// Values that calls of this mock return which have no answer, by their types.
    ///
    /// They come before what is registered in a scope (see ``withMockDefaults(_:_:)``), and stay when the mock is
    /// reset.
    public var defaults: MockDefaults {
        get { engine.locked { $0.defaults } }
        set { engine.locked { $0.defaults = newValue } }
    }
}
