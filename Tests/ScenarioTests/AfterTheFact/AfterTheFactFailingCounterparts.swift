import ExpectKit
import Testing

/// Verifications after the calls that fail, each with its report.
struct AfterTheFactFailingCounterparts {
    let bank = MockBank()
    let warehouse = MockWarehouse().nice()
    let failures = FailureRecorder()

    init() {
        bank.stub(.charge(5))
        bank.mock.reporter = failures
        warehouse.mock.reporter = failures
    }

    @Test func aMissingCallShowsTheNearestCall() {
        warehouse.ship("tea")
        warehouse.verify(.ship("jam")); let line = #line
        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(
            failures.texts == [
                """
                MockWarehouse: missing ship("jam")
                  expected: once, never called
                  got:      call 1 of 1, ship("tea")
                    argument: expected "jam", got "tea"
                """
            ])
    }

    @Test func aCallThatWasMadeOnceIsNotInOrderTwice() {
        warehouse.ship("tea")
        warehouse.verifyInOrder(.ship("tea"), .ship("tea")); let line = #line
        #expect(failures.sightings == [Sighting(.missing, line: line)])
    }

    @Test func aCallMadeTooOftenShowsItsCalls() {
        warehouse.ship("tea")
        warehouse.ship("tea")
        warehouse.verify(.ship("tea")); let line = #line
        #expect(failures.sightings == [Sighting(.surplus, line: line)])
        #expect(
            failures.texts == [
                """
                MockWarehouse: ship("tea") was called twice, expected once
                  expected: once, called twice
                  got:      call 1 of 2, ship("tea")
                  got:      call 2 of 2, ship("tea")
                """
            ])
    }

    @Test func aNegativeCountIsRefused() {
        warehouse.verify(.ship("tea"), times: -1); let line = #line
        #expect(failures.sightings == [Sighting(.misuse, line: line)])
    }

    @Test func theFirstCallThatIsNotInOrderIsReported() throws {
        warehouse.ship("tea")
        try bank.charge(5)
        verifyInOrder(bank.called(.charge(5)), warehouse.called(.ship("tea"))); let line = #line
        #expect(failures.sightings == [Sighting(.outOfOrder, line: line)])
        #expect(
            failures.texts == [
                """
                MockWarehouse: ship("tea") was called too early: before MockBank.charge(5)
                  expected: in order, called too early
                  expected: MockBank.charge(5)
                """
            ])
        failures.drain()
        warehouse.verifyInOrder(.ship("tea"), .reserve("tea")); let second = #line
        #expect(failures.sightings == [Sighting(.missing, line: second)])
    }

    @Test func aSequenceAllowsNoCallsInBetween() throws {
        warehouse.reserve("tea")
        try bank.charge(5)
        warehouse.ship("tea")
        verifySequence(warehouse.called(.reserve("tea")), warehouse.called(.ship("tea")))
        #expect(failures.sightings == [])
        verifySequence(bank.called(.charge(5)), warehouse.called(.ship("tea"))); let line = #line
        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(
            failures.texts == [
                """
                MockBank: unexpected MockWarehouse.reserve("tea"), call 1 of the sequence

                    expected                      called
                  1 MockBank.charge(5)         ≠  MockWarehouse.reserve("tea")
                  2 MockWarehouse.ship("tea")     MockBank.charge(5)
                    —                             MockWarehouse.ship("tea")

                  help: if other calls may be made in between, use verifyInOrder
                """
            ])
    }

    @Test func aSequenceThatEndsTooEarlyIsMissingACall() {
        warehouse.reserve("tea")
        warehouse.verifySequence(.reserve("tea"), .ship("tea"))
        #expect(failures.reports.map(\.kind) == [.missing])
    }

    @Test func anUnaccountedCallIsReportedAndMarked() {
        warehouse.expect(.reserve("tea"))
        warehouse.reserve("tea")
        warehouse.ship("tea")
        warehouse.ship("jam")
        warehouse.verify(.ship("jam"))
        warehouse.verifyNoMoreCalls(); let line = #line
        #expect(failures.sightings == [Sighting(.unaccounted, line: line)])
        #expect(
            failures.texts == [
                """
                MockWarehouse: not accounted for: ship("tea")
                  got:      call 2 of 3, ship("tea")

                    accounted for     called
                  1 expected       =  reserve("tea")
                  2 —              ≠  ship("tea")
                  3 verified       =  ship("jam")

                  help: verify or expect them, or exclude them with verifyNoMoreCalls(except:)
                """
            ])
    }
}
