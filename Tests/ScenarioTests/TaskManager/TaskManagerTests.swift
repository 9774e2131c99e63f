import ExpectKit
import Testing

/// A task manager adds to its store and then asks it for the count.
@Suite struct TaskManagerTests {
    let store = MockTaskStore()
    let first = Task(id: "A")
    let second = Task(id: "B")

    @Test func addingReturnsTheStoresCount() {
        store.expect(.add(task: first))
        store.expect(.count).andReturn(1)
        store.expect(.add(task: second))
        store.expect(.count).andReturn(2)

        let manager = TaskManager(store: store)
        #expect(manager.add(first) == 1)
        #expect(manager.add(second) == 2)

        store.verify()
    }

    // MARK: The same story with one thing wrong

    /// Declares the story's expectations, and returns what will have failed.
    private func expectTwoTasks() -> FailureRecorder {
        let failures = FailureRecorder()
        store.mock.reporter = failures
        store.expect(.add(task: first))
        store.expect(.count).andReturn(1)
        store.expect(.add(task: second))
        store.expect(.count).andReturn(2)
        return failures
    }

    @Test func tooFew() {
        let failures = expectTwoTasks()
        #expect(TaskManager(store: store).add(first) == 1)
        store.verify()
        for f in failures.reports { print("====\n\(f)\n@\(f.location)") }
    }
    @Test func wrongTask() {
        let failures = expectTwoTasks()
        let manager = TaskManager(store: store)
        #expect(manager.add(Task(id: "X")) == 1)
        #expect(manager.add(second) == 2)
        store.verify()
        for f in failures.reports { print("====\n\(f)\n@\(f.location)") }
    }
    @Test func swapped() {
        let failures = expectTwoTasks()
        let manager = TaskManager(store: store)
        #expect(manager.add(second) == 1)
        #expect(manager.add(first) == 2)
        store.verify()
        for f in failures.reports { print("====\n\(f)\n@\(f.location)") }
    }
    @Test func wrongKind() {
        let failures = expectTwoTasks()
        let manager = TaskManager(store: store)
        store.remove(task: first)
        #expect(store.count == 1)
        #expect(manager.add(second) == 2)
        store.verify()
        for f in failures.reports { print("====\n\(f)\n@\(f.location)") }
    }
    @Test func tooMany() {
        let failures = expectTwoTasks()
        let manager = TaskManager(store: store)
        #expect(manager.add(first) == 1)
        #expect(manager.add(second) == 2)
        store.add(task: second)
        store.verify()
        for f in failures.reports { print("====\n\(f)\n@\(f.location)") }
    }
}
