import Testing

@testable import ExpectKit

struct LockTests {
    private final class Token {}

    /// A value that cannot be copied, as the state of a mock.
    private struct Counter: ~Copyable {
        var count = 0
        mutating func add() { count += 1 }
    }

    @Test func changesOfSeveralThreadsAreNotLost() async {
        let counter = Lock(Counter())
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1000 { counter.withLock { $0.add() } } }
            }
        }
        #expect(counter.withLock { $0.count } == 8000)
    }

    @Test func theValueIsReleasedWithTheLock() {
        weak var token: Token?
        do {
            let lock = Lock(Token())
            token = lock.withLock { $0 }
            #expect(token != nil)
        }
        #expect(token == nil)
    }

    @Test func aValueIsHandedOverAsItIs() {
        let token = Token()
        #expect(handOver(token) === token)
        #expect(handOver([1, 2]) == [1, 2])
    }
}
