import ExpectKit
import Testing

// Verifications after the calls take the same tokens as `expect`: with matchers, with plain values if the wrapper has such
// tokens, and with different results in one list.

private protocol Till {
    var total: Int { get }
    func open()
    func charge(_ amount: Int) throws -> String
}

/// A wrapper with tokens as in a generated wrapper: with plain values, and with matchers.
private final class MockTill: Till, TypedMocking {
    enum Invocation { case total, open, charge(Arg<Int>) }
    let mock = Mock<Invocation>()

    var total: Int { call(.total) }
    func open() { call(.open) }
    func charge(_ amount: Int) throws -> String { try call(.charge(.value(amount))) }
}

extension MockCall where Invocation == MockTill.Invocation {
    fileprivate static var total: MockCall<Invocation, Int, Never> { .init(.total) }
    fileprivate static var open: MockCall<Invocation, Void, Never> { .init(.open) }
    fileprivate static func charge(_ amount: Int) -> MockCall<Invocation, String, any Error> {
        .init(.charge(.value(amount)))
    }
    @_disfavoredOverload
    fileprivate static func charge(_ amount: Arg<Int>) -> MockCall<Invocation, String, any Error> {
        .init(.charge(amount))
    }
}

@Suite struct TypedAfterTheFactTests {
    let failures = FailureRecorder()

    /// A till that was opened, charged with 3 and with 4, and asked for its total.
    private func usedTill() throws -> MockTill {
        let till = MockTill().nice()
        till.mock.reporter = failures
        till.stub(.charge(.any)).andReturn("receipt")
        till.open()
        for amount in 3...4 { _ = try till.charge(amount) }
        _ = till.total
        return till
    }

    @Test func callsWithDifferentResultsAreVerified() throws {
        let till = try usedTill()
        let amount = 3
        till.verify(.open)
        till.verify(.charge(3))
        till.verify(.charge(amount))
        till.verify(.charge(.any), times: 2)
        till.verify(.charge(.within(1...9)), times: 1...)
        till.verifyInOrder(.open, .charge(amount), .total)
        till.verifyInOrder(.open, .charge(3), .charge(amount + 1), .total)
        till.verifySequence(.open, .charge(amount), .charge(.any), .total)
        // A longer list takes cases of the invocation instead of tokens.
        till.open()
        till.verifySequence(.open, .charge(3), .charge(.any), .total, .open)
        till.verifyNoMoreCalls()
        till.verifyNoMoreCalls(except: .charge(amount), .charge(4))
        verifyInOrder(till.called(.open), till.called(.charge(4)), till.called(.total))
        till.verify()
        #expect(failures.sightings == [])
    }

    @Test func callsWithDifferentResultsAreExcepted() throws {
        let till = try usedTill()
        till.verify(.charge(.any), times: 2)
        till.verifyNoMoreCalls(except: .open, .total)
        #expect(failures.sightings == [])
    }

    @Test func aWrongCountIsReportedAtItsLine() throws {
        let till = try usedTill()
        till.verify(.charge(5)); let line = #line
        #expect(failures.sightings == [Sighting(.missing, line: line)])
    }

    @Test func aWrongOrderIsReportedAtItsLine() throws {
        let till = try usedTill()
        till.verifyInOrder(.total, .charge(3)); let line = #line
        #expect(failures.sightings == [Sighting(.outOfOrder, line: line)])
    }

    @Test func aWrongSequenceIsReportedAtItsLine() throws {
        let till = try usedTill()
        till.verifySequence(.open, .charge(3), .total); let line = #line
        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
    }

    @Test func aCallThatWasNotVerifiedIsReportedAtItsLine() throws {
        let till = try usedTill()
        till.verifyNoMoreCalls(except: .charge(.any), .total); let line = #line
        #expect(failures.sightings == [Sighting(.unaccounted, line: line)])
        #expect(failures.texts.allSatisfy { $0.contains("open") })
    }

    @Test func theEngineTakesTheCallItself() throws {
        let till = try usedTill()
        till.mock.verify(.charge(.value(3)))
        till.mock.verifyInOrder(.open, .charge(.any), .total)
        #expect(failures.sightings == [])
    }
}
