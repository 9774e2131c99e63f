/// A store for arguments of calls, which a test reads afterwards.
///
/// ```swift
/// let seen = Captor<Task>()
/// store.expect(.add(task: .capture(seen)))
/// manager.add(first)
/// #expect(seen.last == first)
/// ```
///
/// It captures only for the expectation or stub that took the call, and before an action runs. Idea and name come
/// from Mockito's `ArgumentCaptor`.
public final class Captor<Value>: Sendable {
    // The lock guards the array. The values may be of any type, and a test that reads one that is not Sendable must
    // know that the code under test no longer uses it.
    private let values = Lock<[Value]>([])

    /// Creates a captor that has captured nothing.
    public init() {}

    /// The last captured argument; nil if there is none.
    public var last: Value? { values.withLock { $0.last } }

    /// All captured arguments, in the order of the calls.
    public var all: [Value] { values.withLock { $0 } }

    func capture(_ value: Value) {
        values.withLock { $0.append(value) }
    }
}
