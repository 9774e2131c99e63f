/// A store for arguments of calls, which a test reads afterwards.
///
/// ```swift
/// let seen = Captor<Task>()
/// store.expect(.add(task: .capture(seen)))
/// manager.add(first)
/// #expect(seen.last == first)
/// ```
///
/// It captures an argument only if its expectation or stub took the call, and before an action runs. The idea and the
/// name come from Mockito's `ArgumentCaptor`.
public final class Captor<Value>: Sendable {
    // The lock guards the array. The values may be of any type. A test that reads a value that is not `Sendable` must
    // ensure that the code under test no longer uses it.
    private let values = Lock<[Value]>([])

    /// Creates a captor without captured arguments.
    public init() {}

    /// The last captured argument; nil if there is none.
    public var last: Value? { values.withLock { $0.last } }

    /// All captured arguments, in the order of the calls.
    public var all: [Value] { values.withLock { $0 } }

    func capture(_ value: Value) {
        values.withLock { $0.append(value) }
    }
}
