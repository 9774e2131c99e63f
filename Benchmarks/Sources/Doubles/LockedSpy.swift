import Foundation

/// A hand-written double for several threads.
package final class LockedSpy: @unchecked Sendable {
    private let lock = NSLock()
    private var calls: [HandWrittenLedger.Call] = []

    package init() {}

    package func book(amount: Int, note: String) {
        lock.lock()
        defer { lock.unlock() }
        calls.append(.book(amount: amount, note: note))
    }
}
