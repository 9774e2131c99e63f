import ExpectKit
import Testing

@testable import Stories

/// A suite whose trait verifies its mocks, so that no test has to call `verify()`.
@Suite(.verifiesMocks) struct VerifiedSuiteTests {
    private let store = SharedTaskStore()
    private let first = Task(id: "A")
    private let second = Task(id: "B")

    init() {
        store.expect(.add(task: first))
        store.expect(.count).andReturn(1)
    }

    @Test func addingReturnsTheStoresCount() {
        #expect(TaskManager(store: store).add(first) == 1)
    }

    @Test func aSecondTaskIsAdded() {
        store.expect(.add(task: second))
        store.expect(.count).andReturn(2)
        let manager = TaskManager(store: store)
        #expect(manager.add(first) == 1)
        #expect(manager.add(second) == 2)
    }

    @Test func aTestMayStillVerify() {
        #expect(TaskManager(store: store).add(first) == 1)
        store.verify()
    }

    @Test(arguments: 1...8) func eachCaseHasItsOwnStore(number: Int) async {
        let manager = TaskManager(store: store)
        for _ in 0..<number { await _Concurrency.Task.yield() }
        #expect(manager.add(first) == 1)
    }

    @Test func aTaskIsAddedInADetachedTask() async {
        let (store, first) = (store, first)
        await _Concurrency.Task.detached { _ = TaskManager(store: store).add(first) }.value
    }
}

/// A store that any thread may call. It stores only its `Mock`, so it can be `Sendable`.
private final class SharedTaskStore: TaskStore, Mocking, Sendable {
    enum Invocation: Equatable { case add(task: Task), remove(task: Task), count }
    let mock = Mock<Invocation>()

    func add(task: Task) { mock.call(.add(task: task)) }
    func remove(task: Task) { mock.call(.remove(task: task)) }
    var count: Int { mock.call(.count) }
}
