import ExpectKit
import Testing

@testable import Stories

/// Inventories that call their store incorrectly, each with its one failure.
struct InventoryFailingCounterparts {
    let failures = FailureRecorder()
    let store = MockArtefactStore()
    let pot = MockArtefact()
    let sword = MockArtefact()

    init() {
        store.mock.reporter = failures
        pot.mock.reporter = failures
        sword.mock.reporter = failures
    }

    @Test func aCallThatTheInventoryNeverMakesIsMissingAtItsExpectation() {
        let line = #line + 1
        store.expect(.allArtefacts).andReturn([pot])
        _ = IdleInventory(store: store).allArtefacts()
        store.verify()

        #expect(failures.sightings == [Sighting(.missing, line: line)])
    }

    @Test func anUnexpectedCallFailsAtOnce() {
        let line = #line + 1
        _ = Inventory(store: store).allArtefacts()

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        store.verify()
        #expect(failures.reports.count == 1, "the failure is reported once")
    }

    @Test func anInventoryThatAlsoRefreshesIsOneFailure() {
        store.expect(.allArtefacts).andReturn([pot])
        let line = #line + 1
        let found = EagerInventory(store: store).allArtefacts()
        store.verify()

        #expect(found.count == 1, "the expected call is still answered")
        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(
            failures.texts.first?.hasPrefix("MockArtefactStore: unexpected refresh, expected allArtefacts")
                == true)
    }

    @Test func anUnstubbedArtefactFailsWhenItIsCalled() {
        let inventory = PartialInventory(store: store)
        inventory.stub(.allArtefacts).andReturn([pot, sword])
        pot.stub(.countryOfOrigin).andReturn("Greece")
        let line = #line + 1
        let found = inventory.artefacts(from: "Greece")
        verify(inventory, pot, sword)

        #expect(found.map(ObjectIdentifier.init) == [ObjectIdentifier(pot)])
        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(failures.texts.first?.hasPrefix("MockArtefact 2: unexpected countryOfOrigin\n") == true)
    }

    @Test func aPartialInventoryWithoutAStubCallsTheRealStore() {
        let inventory = PartialInventory(store: store)
        inventory.mock.reporter = failures
        let line = #line + 1
        let found = inventory.artefacts(from: "Greece")
        verify(inventory, store)

        #expect(found.isEmpty)
        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
    }

    @Test func anAnswerOfAnotherTypeIsReportedWhereItIsGiven() {
        let inventory = PartialInventory(store: store)
        inventory.mock.reporter = failures
        let line = #line + 1
        inventory.stub(.allArtefacts).andReturn("pot")
        // A partial mock falls back to the real inventory, which asks its store.
        store.stub(.allArtefacts).andReturn([])
        let found = inventory.artefacts(from: "Greece")
        inventory.verify()

        #expect(found.isEmpty)
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
        #expect(failures.texts.first?.contains(#""pot" of type String, but the call returns"#) == true)
    }
}
