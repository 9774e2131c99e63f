import ExpectKit
import Testing

@testable import Stories

/// A task manager adds to its store and then asks it for the count.
struct TaskManagerTests {
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

    @Test func theCountIsAskedForOncePerTask() {
        store.stub(.add(task: first))
        store.expect(.count).andReturn(1, 2)

        let manager = TaskManager(store: store)
        #expect(manager.add(first) == 1)
        #expect(manager.add(first) == 2)

        store.verify()
        #expect(store.callCount(.count) == 2)
    }
}
