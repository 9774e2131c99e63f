@testable import ExpectKit

/// A wrapper that reports to the test framework.
final class PlainShelf: Mocking, Sendable {
    enum Invocation: Equatable { case add(String), clear }

    let mock: Mock<Invocation>

    /// - Parameter isTraced: Whether a wrong call takes a backtrace, which takes a tenth of a second.
    init(_ name: String = "Shelf", isTraced: Bool = true) {
        mock = Mock(name)
        if !isTraced { mock.engine.locked { $0.tracesLeft = 0 } }
    }

    func add(_ name: String) { mock.call(.add(name)) }
    func clear() { mock.call(.clear) }
}
