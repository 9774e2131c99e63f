import Dispatch

/// Hands a value to another thread, which the test waits for.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// Calls `clear` on a thread that no test is known on, and waits for it.
func callOnAThread(_ shelf: MockShelf) {
    let box = UncheckedBox(shelf)
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "elsewhere").async {
        box.value.clear()
        done.signal()
    }
    done.wait()
}
