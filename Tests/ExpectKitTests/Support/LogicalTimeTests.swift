import Dispatch
import Testing

@testable import ExpectKit

/// The time that orders the calls of several mocks.
struct LogicalTimeTests {
    @Test func eachReadingIsLaterThanAllBefore() {
        let readings = (0..<1_000).map { _ in LogicalTime.now }
        #expect(zip(readings, readings.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func noTwoThreadsReadTheSameTime() {
        let numbers = Shared(Set<UInt64>())
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            let own = (0..<1_000).map { _ in LogicalTime.now.number }
            numbers.change { $0.formUnion(own) }
        }
        #expect(numbers.value.count == 4_000)
    }
}
