import ExpectKit
import ExpectKitExploration
import Foundation
import Stories
import Testing

/// What a counter throws.
private enum CounterError: Error { case closed }

private typealias Work = _Concurrency.Task

/// A clerk sells the breads of a stream that the test feeds.
@Suite(.verifiesMocks) struct StreamTests {
    let counter = MockBreadCounter()

    @Test func valuesAreConsumedWhenTheyAreYielded() async {
        let breads = counter.expect(.breads).andStream()
        counter.expect(.sell("rye"))
        counter.expect(.sell("roll"))
        let clerk = Salesclerk(counter)
        let work = Work { await clerk.sellAll() }
        breads.yield("rye")
        await breads.waitUntilConsumed()
        #expect(counter.arguments(of: .sell(.any)) == ["rye"])
        #expect(!breads.isTerminated)
        breads.yield("roll")
        breads.finish()
        await work.value
        #expect(breads.isTerminated)
    }

    @Test func valuesFromBeforeTheCallAreInTheStream() async {
        let breads = counter.stub(.breads).andStream()
        counter.stub(.sell(.any))
        breads.yield("rye")
        breads.yield("roll")
        breads.finish()
        await Salesclerk(counter).sellAll()
        await Salesclerk(counter).sellOne()
        #expect(counter.arguments(of: .sell(.any)) == ["rye", "roll", "rye"])
    }

    @Test func anErrorEndsTheIteration() async throws {
        let prices = counter.expect(.prices).andStream()
        prices.yield(3)
        prices.finish(throwing: CounterError.closed)
        await #expect(throws: CounterError.closed) { try await Salesclerk(counter).total() }
        #expect(prices.isTerminated)
    }

    @Test func aThrowingStreamCanEndWithoutAnError() async throws {
        let prices = counter.expect(.prices).andStream()
        for price in 1...3 { prices.yield(price) }
        prices.finish()
        #expect(try await Salesclerk(counter).total() == 6)
    }

    @Test func aDroppedStreamIsTerminated() async {
        let breads = counter.stub(.breads).andStream()
        counter.expect(.sell("rye"))
        breads.yield("rye")
        await Salesclerk(counter).sellOne()
        await breads.waitUntilConsumed()
        #expect(breads.isTerminated)
    }

    @Test func aCancelledConsumerIsTerminated() async {
        let breads = counter.stub(.breads).andStream()
        let clerk = Salesclerk(counter)
        let work = Work { await clerk.sellAll() }
        counter.expect(.sell("rye"))
        breads.yield("rye")
        await breads.waitUntilConsumed()
        work.cancel()
        await work.value
        #expect(breads.isTerminated)
    }

    @Test func eachCallOfAStubGetsAllValues() async {
        let breads = counter.stub(.breads).andStream()
        counter.stub(.sell(.any))
        let clerk = Salesclerk(counter)
        let works = (1...3).map { _ in Work { await clerk.sellAll() } }
        for bread in ["rye", "roll", "cake"] { breads.yield(bread) }
        breads.finish()
        for work in works { await work.value }
        #expect(counter.callCount(.sell("cake")) == 3)
        #expect(counter.callCount(.sell(.any)) == 9)
    }

    /// Several workers may share one stream. Each value goes to one of them.
    @Test func severalTasksShareAStream() async {
        let breads = counter.stub(.breads).andStream()
        let stream = counter.breads()
        let sold = Lines()
        let works = (1...3).map { _ in Work { for await bread in stream { sold.append(bread) } } }
        for bread in 1...20 { breads.yield("\(bread)") }
        await breads.waitUntilConsumed()
        works[0].cancel()
        await works[0].value
        breads.yield("21")
        breads.finish()
        for work in works { await work.value }
        #expect(Set(sold.all) == Set((1...21).map(String.init)))
        #expect(sold.all.count == 21)
        #expect(breads.isTerminated)
    }

    @Test func streamsWorkInEveryAnswerOrder() async {
        let orders = Lines()
        await inEveryAnswerOrder { answers in
            let counter = MockBreadCounter()
            let breads = counter.stub(.breads).andStream()
            counter.stub(.sell(.any)).answered(by: answers)
            for bread in ["rye", "roll"] { breads.yield(bread) }
            breads.finish()
            async let first: Void = Salesclerk(counter).sellAll()
            async let second: Void = Salesclerk(counter).sellAll()
            await answers.answerAll()
            _ = await (first, second)
            orders.append(counter.completedCalls.count.description)
        }
        #expect(orders.all.count > 1)
        #expect(Set(orders.all) == ["6"])
    }

    private final class Lines: @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []

        var all: [String] { lock.withLock { lines } }
        func append(_ line: String) { lock.withLock { lines.append(line) } }
    }
}

/// A stream that is not consumed, or not finished, is told.
struct StreamFailingCounterparts {
    let counter = MockBreadCounter()
    let failures = FailureRecorder()

    init() { counter.mock.reporter = failures }

    @Test func aStreamThatIsNeverConsumedFailsTheWait() async {
        let breads = counter.stub(.breads).andStream()
        breads.yield("rye")
        await breads.waitUntilConsumed(within: .milliseconds(1))
        #expect(failures.sightings == [Sighting(.stream, line: #line - 1)])
        #expect(
            failures.texts == [
                """
                MockBreadCounter: breads was not called, so nothing consumed its stream
                  help: let the code under test call it
                """
            ])
        // It is told once.
        await breads.waitUntilConsumed(within: .milliseconds(1))
        #expect(failures.reports.count == 1)
    }

    /// The verification does not report the missing call again.
    @Test func aStreamThatIsNotCalledIsOneFailure() async {
        let breads = counter.expect(.breads).andStream()
        breads.yield("rye")
        await breads.waitUntilConsumed(within: .milliseconds(1))
        counter.verify()
        #expect(failures.sightings == [Sighting(.stream, line: #line - 2)])
    }

    @Test func valuesThatAreNotConsumedFailTheWait() async {
        let breads = counter.stub(.breads).andStream()
        let pending = counter.expect(.sell("rye")).andSuspend()
        let clerk = Salesclerk(counter)
        let work = Work { await clerk.sellAll() }
        breads.yield("rye")
        breads.yield("roll")
        await pending.waitUntilCalled()
        await breads.waitUntilConsumed(within: .milliseconds(1))
        #expect(failures.sightings == [Sighting(.stream, line: #line - 1)])
        #expect(
            failures.texts == [
                """
                MockBreadCounter: 1 of 2 values of the stream of breads was not consumed
                  help: await waitUntilConsumed() before the test ends, or do not yield the value
                """
            ])
        counter.stub(.sell("roll"))
        pending.resume()
        breads.finish()
        await work.value
    }

    /// A call that is too many is no second consumer, which would never consume the values.
    @Test func aSurplusCallGetsAnotherStream() async {
        let breads = counter.expect(.breads).andStream()
        counter.stub(.sell("rye"))
        breads.yield("rye")
        breads.finish()
        let clerk = Salesclerk(counter)
        await clerk.sellAll()
        await clerk.sellAll(); let surplus = #line
        await breads.waitUntilConsumed(within: .milliseconds(1))
        counter.verify()
        #expect(failures.errors == [Sighting(.surplus, line: surplus)])
        #expect(counter.callCount(.sell(.any)) == 1)
    }

    @Test func aStreamThatIsNotFinishedIsReportedAndEnds() async {
        let line = #line + 1
        let breads = counter.stub(.breads).andStream(atMost: .milliseconds(1))
        await Salesclerk(counter).sellAll()
        #expect(failures.sightings == [Sighting(.stream, line: line)])
        #expect(
            failures.texts == [
                """
                MockBreadCounter: the stream of breads was not finished, and its consumer waited for 0.001 seconds
                  help: call finish() or finish(throwing:), or cancel the task that consumes the stream
                """
            ])
        #expect(breads.isTerminated)
    }

    @Test func nothingCanBeYieldedAfterTheEnd() {
        let breads = counter.stub(.breads).andStream()
        breads.finish()
        breads.yield("rye")
        breads.finish()
        let prices = counter.stub(.prices).andStream()
        prices.finish(throwing: CounterError.closed)
        prices.finish(throwing: CounterError.closed)
        #expect(failures.reports.map(\.kind) == [.misuse, .misuse, .misuse])
        #expect(failures.reports.map(\.location.line) == [#line - 6, #line - 5, #line - 2])
        #expect(
            failures.texts.first == """
                MockBreadCounter: the stream of breads has ended already
                  help: yield all values before finish()
                """)
    }

    /// The library ends the stream before the test tears down.
    @Test func aStreamMayBeFinishedAfterTheVerification() async throws {
        nonisolated(unsafe) var breads: PendingStream<String, Never>?
        try await verifiedByTrait { [failures] in
            let counter = MockBreadCounter()
            counter.mock.reporter = failures
            breads = counter.stub(.breads).andStream()
        }
        breads?.yield("rye")
        breads?.finish()
        #expect(failures.reports.isEmpty)
    }

    @Test func aStreamOfAMockThatIsGoneFailsTheWait() async {
        let breads: PendingStream<String, Never>
        do {
            let counter = MockBreadCounter()
            counter.mock.reporter = failures
            breads = counter.stub(.breads).andStream()
            _ = counter.breads()
        }
        breads.yield("rye")
        await breads.waitUntilConsumed(within: .milliseconds(1)); let line = #line
        #expect(failures.errors == [Sighting(.stream, line: line)])
    }

    @Test func theStreamEndsWithTheHandle() async {
        do {
            let breads = counter.stub(.breads).andStream()
            counter.stub(.sell(.any))
            breads.yield("rye")
        }
        await Salesclerk(counter).sellAll()
        #expect(counter.callCount(.sell("rye")) == 1)
        #expect(failures.reports.isEmpty)
    }

    /// A stub that was not called is no stream.
    @Test(arguments: [true, false]) func aStreamThatNothingIteratesOverIsAWarning(isCalled: Bool) async throws {
        let issues = try await Issues.recorded(warnings: true) {
            try await verifiedByTrait {
                let counter = MockBreadCounter()
                let breads = counter.stub(.breads).andStream()
                breads.yield("rye")
                if isCalled { _ = counter.breads() }
                withExtendedLifetime(breads) {}
            }
        }
        #expect(issues.count == (isCalled ? 1 : 0))
        #expect(issues.allSatisfy { $0.text.contains("nothing consumed the stream of breads") })
    }

    @Test func aStreamThatIsDroppedUnreadFailsTheWait() async {
        let breads = counter.stub(.breads).andStream()
        breads.yield("rye")
        _ = counter.breads()
        await breads.waitUntilConsumed(within: .milliseconds(1))
        #expect(failures.sightings == [Sighting(.stream, line: #line - 1)])
        #expect(
            failures.texts == [
                """
                MockBreadCounter: nothing consumed the stream of breads
                  help: let the code under test iterate over it
                """
            ])
    }

    @Test func aConsumerThatDoesNotComeBackFailsTheWait() async {
        let breads = counter.stub(.breads).andStream()
        let stream = counter.breads()
        breads.yield("rye")
        for await _ in stream { break }
        await breads.waitUntilConsumed(within: .milliseconds(1))
        #expect(
            failures.texts == [
                """
                MockBreadCounter: the consumer of the stream of breads took all values, and did not come back for more
                  help: it may still work on the last value, or have left its loop while the stream is alive
                """
            ])
    }

    @Test func aStreamThatTheCodeKeepsAndDoesNotReadIsAWarning() async throws {
        let kept = Kept()
        let issues = try await Issues.recorded(warnings: true) {
            try await verifiedByTrait {
                let counter = MockBreadCounter()
                let breads = counter.stub(.breads).andStream()
                kept.stream = counter.breads()
                breads.yield("rye")
                kept.mocks.append(counter)
                kept.handle = breads
            }
        }
        #expect(issues.count == 1)
        #expect(issues.first?.text.contains("nothing consumed the stream of breads") == true)
    }

    private final class Kept: @unchecked Sendable {
        var stream: AsyncStream<String>?
        var mocks: [MockBreadCounter] = []
        var handle: PendingStream<String, Never>?
    }
}
