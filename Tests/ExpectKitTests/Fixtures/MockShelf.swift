import ExpectKit

/// A wrapper in the quick form.
///
/// Its failures are recorded, and do not fail the test unless another reporter is set.
final class MockShelf: Mocking {
    enum Invocation: Equatable { case add(String), count, clear, load(id: Int) }

    let mock: Mock<Invocation>
    let failures = FailureRecorder()

    init(_ mode: MockMode = .strict, _ ordering: MockOrdering = .ordered, named name: String = "Shelf") {
        mock = Mock(name, mode: mode, ordering: ordering)
        mock.reporter = failures
    }

    func add(_ name: String) { mock.call(.add(name)) }
    var count: Int { mock.call(.count) }
    func clear() { mock.call(.clear) }
    func load(id: Int) throws -> String { try mock.call(.load(id: id), throwing: (any Error).self) }

    /// Makes the call of an invocation.
    func perform(_ invocation: Invocation) {
        switch invocation {
        case .add(let name): add(name)
        case .count: _ = count
        case .clear: clear()
        case .load(let id): _ = try? load(id: id)
        }
    }

    /// The kinds of the failures so far.
    var kinds: [FailureReport.Kind] { failures.reports.map(\.kind) }
    /// The texts of the failures so far, each sentence on one line.
    var texts: [String] { failures.reports.map(\.unwrappedText) }
}

/// What a call of a shelf may throw.
enum ShelfError: Error, Equatable { case gone, locked }
