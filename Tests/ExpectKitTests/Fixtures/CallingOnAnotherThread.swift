import Dispatch

/// Lends an object to another thread, which the test waits for.
///
/// It does not keep the object: a thread lets go of its closure some time after it has called it, and a mock
/// that goes away there has no test to tell.
struct UnownedReference<Object: AnyObject>: @unchecked Sendable {
    private unowned let object: Object

    init(_ object: Object) {
        self.object = object
    }

    func use(_ body: (Object) -> Void) {
        body(object)
    }
}

/// Calls `clear` on a thread that no test is known on, and waits for it.
func callOnAnotherThread(_ shelf: MockShelf) {
    let reference = UnownedReference(shelf)
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "elsewhere").async {
        reference.use { $0.clear() }
        done.signal()
    }
    done.wait()
}
