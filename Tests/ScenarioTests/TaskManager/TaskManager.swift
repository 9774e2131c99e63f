// The code under test, and its collaborator.

struct Task: Equatable {
    var id: String
}

protocol TaskStore {
    func add(task: Task)
    func remove(task: Task)
    var count: Int { get }
}

struct TaskManager {
    let store: any TaskStore

    /// Adds a task, and returns how many there are now.
    func add(_ task: Task) -> Int {
        store.add(task: task)
        return store.count
    }
}
