import ExpectKit
import Testing

/// Stubs that answered no call are ignored, or reported as warnings or as failures.
struct UnusedStubsTests {
    let failures = FailureRecorder()

    private func warehouse(_ setting: UnusedStubs?) -> MockWarehouse {
        let warehouse = MockWarehouse()
        warehouse.mock.reporter = failures
        if let setting { warehouse.unusedStubs = setting }
        return warehouse
    }

    @Test func unusedStubsAreIgnoredByDefault() {
        let warehouse = warehouse(nil)
        warehouse.stub(.ship("tea"))
        warehouse.verify()
        #expect(failures.sightings == [])
    }

    @Test(arguments: [(UnusedStubs.warn, FailureReport.Severity.warning), (.fail, .error)])
    func aStubThatWasNeverUsedIsReportedAtItsLine(
        _ setting: UnusedStubs, _ severity: FailureReport.Severity
    ) {
        let warehouse = warehouse(setting)
        warehouse.stub(.reserve(.any))
        warehouse.stub(.ship("tea")); let line = #line
        warehouse.reserve("tea")
        warehouse.verify()
        #expect(failures.sightings == [Sighting(.unusedStub, line: line)])
        #expect(failures.reports.map(\.severity) == [severity])
        #expect(
            failures.texts == [
                """
                MockWarehouse: unused stub ship("tea")
                  declared: as a stub, never used
                  help: the call was never made: remove the stub
                """
            ])
    }

    @Test func aStubThatWasCalledWithOtherArgumentsShowsThem() {
        let warehouse = warehouse(.fail).nice()
        warehouse.stub(.ship("tea")); let line = #line
        warehouse.ship("jam")
        warehouse.verify()
        #expect(failures.sightings == [Sighting(.unusedStub, line: line)])
        #expect(
            failures.texts == [
                """
                MockWarehouse: unused stub ship("tea")
                  declared: as a stub, never used
                  got:      call 1 of 1, ship("jam")
                    argument: expected "tea", got "jam"
                  help: it was only called with other arguments: correct the stub or the call
                """
            ])
    }

    @Test func aScopeSetsTheDefaultForMocksMadeInIt() async {
        let inside = withMocks(unusedStubs: .fail) { warehouse(nil) }
        let awaited = await withMocks(unusedStubs: .fail) {
            await _Concurrency.Task.yield()
            return warehouse(nil)
        }
        let outside = warehouse(nil)
        for warehouse in [inside, awaited, outside] {
            warehouse.stub(.ship("tea"))
            warehouse.verify()
        }
        #expect(failures.reports.map(\.kind) == [.unusedStub, .unusedStub])
    }

    @Test(.mocks(unusedStubs: .fail)) func aTraitSetsTheDefaultForATest() {
        let warehouse = warehouse(nil)
        warehouse.stub(.ship("tea"))
        warehouse.verify()
        #expect(failures.reports.map(\.kind) == [.unusedStub])
    }

    @Test func aStubWhoseAnswerIsReusedCountsAsUsed() {
        let bank = MockBank()
        bank.mock.reporter = failures
        bank.unusedStubs = .fail
        bank.stub(.charge(5)).andThrow(BankError.refused)
        bank.expect(.charge(5))
        #expect(throws: BankError.self) { try bank.charge(5) }
        bank.verify()
        #expect(failures.sightings == [])
    }
}
