import Dispatch
import ExpectKit
import Testing

// Concurrent calls from several threads: each one is matched, answered and counted.

private protocol Counter: Sendable {
    func next() -> Int
    func note(_ number: Int)
}

private final class MockCounter: Counter, Mocking {
    enum Invocation: Equatable, Sendable { case next, note(Int) }
    let mock = Mock<Invocation>()

    func next() -> Int { mock.call(.next) }
    func note(_ number: Int) { mock.call(.note(number)) }
}

struct ConcurrentCallTests {
    private let counter = MockCounter()
    private let threads = 8
    private let rounds = 200

    private func perform(_ body: @escaping @Sendable (_ thread: Int, _ round: Int) -> Void) {
        let rounds = rounds
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            for round in 0..<rounds { body(thread, round) }
        }
    }

    @Test func consecutiveAnswersAreEachGivenOnce() {
        let total = threads * rounds
        var expectation = counter.expect(.next).andReturn(0)
        for number in 1..<total { expectation = expectation.andReturn(number) }
        let counter = counter
        let numbers = NumberLog()
        perform { _, _ in numbers.add(counter.next()) }
        counter.verify()
        #expect(numbers.sorted == Array(0..<total))
        #expect(counter.calls.count == total)
    }

    @Test func eachUnorderedExpectationTakesItsCalls() {
        counter.unordered()
        for number in 0..<threads { counter.expect(.note(number)).times(rounds) }
        let counter = counter
        perform { thread, _ in counter.note(thread) }
        counter.verify()
        #expect(counter.calls.count == threads * rounds)
    }

    @Test func oneWrongCallAmongManyIsReportedOnce() {
        let failures = FailureRecorder()
        counter.mock.reporter = failures
        counter.stub(.next).andReturn(1)
        let counter = counter
        perform { thread, round in
            #expect(counter.next() == 1)
            if thread == 0, round == 0 { counter.note(7) }
        }
        counter.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(counter.callCount(.next) == threads * rounds)
    }
}

/// Collects numbers from several threads. A nice mock serves as a log with a lock.
private final class NumberLog: Sendable {
    private let log = Mock<Int>("log", mode: .nice)

    func add(_ number: Int) { log.call(number) }
    var sorted: [Int] { log.calls.sorted() }
}
