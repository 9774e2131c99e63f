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

// MARK: The same with one mistake

/// Adds a task, and forgets to ask how many there are.
struct ForgetfulTaskManager {
    let store: any TaskStore

    func add(_ task: Task) {
        store.add(task: task)
    }
}

/// Asks how many tasks there are before it adds one.
struct HastyTaskManager {
    let store: any TaskStore

    func add(_ task: Task) -> Int {
        let count = store.count
        store.add(task: task)
        return count
    }
}

/// Removes the task that it should add.
struct ConfusedTaskManager {
    let store: any TaskStore

    func add(_ task: Task) -> Int {
        store.remove(task: task)
        return store.count
    }
}
