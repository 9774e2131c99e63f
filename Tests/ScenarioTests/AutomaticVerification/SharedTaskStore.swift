import ExpectKit

@testable import Stories

/// A store that is called from anywhere. Its `Mock` is all it has, so it can be `Sendable`.
final class SharedTaskStore: TaskStore, Mocking, Sendable {
    enum Invocation: Equatable { case add(task: Task), remove(task: Task), count }
    let mock = Mock<Invocation>()

    func add(task: Task) { mock.call(.add(task: task)) }
    func remove(task: Task) { mock.call(.remove(task: task)) }
    var count: Int { mock.call(.count) }
}
