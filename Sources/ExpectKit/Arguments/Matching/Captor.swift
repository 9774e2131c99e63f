/// A store for arguments of calls, which a test reads afterwards: see <doc:matching-arguments#Capture-arguments>.
///
/// ```swift
/// let seen = Captor<Task>()
/// store.expect(.add(task: .capture(seen)))
/// manager.add(first)
/// #expect(seen.last == first)
/// ```
///
/// In an expectation or a stub, it captures the argument of each call that the declaration takes, before an action runs. In
/// `verify(_:times:)`, `verifyInOrder` and `verifySequence`, it captures the arguments of the calls that they find. In a
/// query, such as `callCount(_:)`, and in `reject(_:)` it captures nothing. It is Mockito's `ArgumentCaptor`.
public final class Captor<Value>: Sendable {
    // A test that reads a value that is not `Sendable` must ensure that the code under test no longer uses it.
    private let values = Lock<[Value]>([])

    /// Creates a captor without captured arguments.
    public init() {}

    /// The last captured argument; nil if there is none.
    public var last: Value? { values.withLock { $0.last } }

    /// All captured arguments, in the order of the calls.
    public var all: [Value] { values.withLock { $0 } }

    func capture(_ value: Value) { values.withLock { $0.append(value) } }
}
