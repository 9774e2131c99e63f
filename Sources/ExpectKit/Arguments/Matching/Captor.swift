/// Keeps the arguments of calls, for a test to look at afterwards.
///
/// ```swift
/// let seen = Captor<Task>()
/// store.expect(.add(task: .capture(seen)))
/// manager.add(first)
/// #expect(seen.last == first)
/// ```
///
/// It captures only for the expectation or stub that took the call, and before an action runs. Idea and
/// name are Mockito's `ArgumentCaptor`.
public final class Captor<Value>: Sendable {
    // The values may be of any type: the lock guards the array, and what a test does with a value that is not
    // Sendable is as safe as it was before the mock handed it over.
    private let values = Lock<[Value]>([])

    /// Creates a captor that has captured nothing.
    public init() {}

    /// The argument that was captured last, if any was.
    public var last: Value? { values.withLock { $0.last } }

    /// All captured arguments, in the order of the calls.
    public var all: [Value] { values.withLock { $0 } }

    func capture(_ value: Value) {
        values.withLock { $0.append(value) }
    }
}
