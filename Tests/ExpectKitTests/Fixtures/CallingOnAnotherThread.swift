import Dispatch

/// Passes an object to another thread, while the test waits.
///
/// The reference is unowned, because a thread releases its closure some time after it has run. A mock that is
/// deallocated there has no current test to report to.
struct UnownedReference<Object: AnyObject>: @unchecked Sendable {
    private unowned let object: Object

    init(_ object: Object) {
        self.object = object
    }

    func use(_ body: (Object) -> Void) {
        body(object)
    }
}

/// Calls `clear` on a thread without a current test, and waits for it.
func callOnAnotherThread(_ shelf: MockShelf) {
    let reference = UnownedReference(shelf)
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "elsewhere").async {
        reference.use { $0.clear() }
        done.signal()
    }
    done.wait()
}
