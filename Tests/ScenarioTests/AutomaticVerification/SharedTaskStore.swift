import ExpectKit

@testable import Stories

/// A store that any thread may call. It stores only its `Mock`, so it can be `Sendable`.
final class SharedTaskStore: TaskStore, Mocking, Sendable {
    enum Invocation: Equatable { case add(task: Task), remove(task: Task), count }
    let mock = Mock<Invocation>()

    func add(task: Task) { mock.call(.add(task: task)) }
    func remove(task: Task) { mock.call(.remove(task: task)) }
    var count: Int { mock.call(.count) }
}
