import ExpectKit
import Testing

// Verifications after the calls take cases of the invocation, which are written like the tokens that `expect` takes: with
// matchers, with plain values if the wrapper has such functions, and with different results in one list.

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

extension MockTill.Invocation {
    @_disfavoredOverload
    fileprivate static func charge(_ amount: Int) -> Self { .charge(.value(amount)) }
}

struct TypedAfterTheFactTests {
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
        till.open()
        till.verifySequence(.open, .charge(amount), .charge(.any), .total, .open)
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

    /// A verification that fails, at its line.
    fileprivate struct Mistake: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let sighting: Sighting
        let call: String
        let verify: @Sendable (MockTill) -> Void

        init(
            _ name: String, _ kind: FailureReport.Kind, of call: String, line: Int = #line,
            _ verify: @escaping @Sendable (MockTill) -> Void
        ) {
            (testDescription, self.call) = (name, call)
            (sighting, self.verify) = (Sighting(kind, line: line), verify)
        }
    }

    // In an argument of `@Test`, all lines would be that of the test.
    fileprivate static let mistakes = [
        Mistake("a wrong count", .missing, of: "charge(5)") { $0.verify(.charge(5)) },
        Mistake("a wrong order", .outOfOrder, of: "charge(3)") { $0.verifyInOrder(.total, .charge(3)) },
        Mistake("a wrong sequence", .unexpected, of: "charge(4)", line: #line + 1) {
            $0.verifySequence(.open, .charge(3), .total)
        },
        Mistake("a call that was not verified", .unaccounted, of: "open", line: #line + 1) {
            $0.verifyNoMoreCalls(except: .charge(.any), .total)
        },
    ]

    @Test(arguments: mistakes) private func aMistakeIsReportedAtItsLine(_ mistake: Mistake) throws {
        mistake.verify(try usedTill())
        #expect(failures.sightings == [mistake.sighting])
        #expect(failures.texts.allSatisfy { $0.contains(mistake.call) })
    }

    @Test func theEngineTakesTheCallItself() throws {
        let till = try usedTill()
        till.mock.verify(.charge(.value(3)))
        till.mock.verifyInOrder(.open, .charge(.any), .total)
        #expect(failures.sightings == [])
    }
}
