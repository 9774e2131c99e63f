import ExpectKit

@testable import Stories

final class MockTaskStore: TaskStore, Mocking {
    enum Invocation: Equatable { case add(task: Task), remove(task: Task), count }
    let mock = Mock<Invocation>()

    func add(task: Task) { mock.call(.add(task: task)) }
    func remove(task: Task) { mock.call(.remove(task: task)) }
    var count: Int { mock.call(.count) }
}
