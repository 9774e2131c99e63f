import ExpectKit
import Testing

/// The museum's stories with one thing wrong, and the one failure that comes of it.
@Suite struct MuseumTwins {
    let failures = FailureRecorder()
    let store = MockArtefactStore()
    let window = MockWindow()
    let pot = MockArtefact()
    let sword = MockArtefact()

    init() {
        store.mock.reporter = failures
        window.mock.reporter = failures
        pot.mock.reporter = failures
        sword.mock.reporter = failures
    }

    @Test func anInventoryThatDoesNotAskIsMissedAtTheExpectation() {
        let line = #line + 1
        store.expect(.allArtefacts).andReturn([pot])
        _ = IdleInventory(store: store).allArtefacts()
        store.verify()

        #expect(failures.sightings == [Sighting(.missing, line: line)])
    }

    @Test func anInventoryThatAsksUnaskedFailsAtOnce() {
        let line = #line + 1
        _ = Inventory(store: store).allArtefacts()

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        store.verify()
        #expect(failures.reports.count == 1, "it is not told twice")
    }

    @Test func anInventoryThatAlsoRefreshesIsOneFailure() {
        store.expect(.allArtefacts).andReturn([pot])
        let line = #line + 1
        let found = EagerInventory(store: store).allArtefacts()
        store.verify()

        #expect(found.count == 1, "the call that was expected is answered all the same")
        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(failures.texts.first?.hasPrefix("MockArtefactStore: unexpected refresh\n") == true)
    }

    @Test func aStrictWindowFailsOnTheSecondCall() {
        window.expect(.setRootViewController(.matching("an inventory") { $0 is InventoryViewController }))
        let line = #line + 1
        AppDelegate(window: window).didFinishLaunching()
        window.verify()

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(
            failures.texts == [
                """
                MockWindow: unexpected makeKeyAndVisible
                  called at Museum.swift:48, from MuseumTwins.swift:\(line)

                    expected                                called
                  1 setRootViewController(an inventory)  =  setRootViewController(InventoryViewController)
                                                         ≠  makeKeyAndVisible
                """
            ])
    }

    @Test func aStrictWindowToldOfItsVisibilityAloneFailsOnTheFirstCall() {
        window.expect(.makeKeyAndVisible)
        let line = #line + 1
        AppDelegate(window: window).didFinishLaunching()
        window.verify()

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
    }

    @Test func aWrongViewControllerIsShownBesideTheOneThatIsMissed() {
        window.nice()
        let line = #line + 1
        window.expect(.setRootViewController(.matching("an inventory") { $0 is InventoryViewController }))
        ConfusedAppDelegate(window: window).didFinishLaunching()
        window.verify()

        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(failures.texts.first?.contains("argument: expected an inventory, got ViewController") == true)
    }

    @Test func aWrongViewControllerInAStrictWindowIsOneFailure() {
        let declared = #line + 1
        window.expect(.setRootViewController(.some(.instance(of: InventoryViewController.self))))
        window.expect(.makeKeyAndVisible)
        let line = #line + 1
        ConfusedAppDelegate(window: window).didFinishLaunching()
        window.verify()

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(
            failures.texts == [
                """
                MockWindow: unexpected setRootViewController(ViewController)
                  called at Museum.swift:89, from MuseumTwins.swift:\(line)
                  nearest: 1 of 2, setRootViewController(an InventoryViewController), expected once, never called \
                (MuseumTwins.swift:\(declared))
                    argument: expected an InventoryViewController, got ViewController of type ViewController

                    expected                                              called
                  1 setRootViewController(an InventoryViewController)  ≠  setRootViewController(ViewController)
                  2 makeKeyAndVisible
                """
            ])
    }

    @Test func aNiceWindowKeepsTheOrderOfWhatItExpects() {
        window.nice()
        window.expect(.setRootViewController(.any))
        let line = #line + 1
        window.expect(.makeKeyAndVisible)
        HastyAppDelegate(window: window).didFinishLaunching()
        window.verify()

        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(failures.texts.first?.contains("called, but not when it was its turn") == true)

        failures.drain()
        window.reset()
        window.unordered()
        window.expect(.setRootViewController(.any))
        window.expect(.makeKeyAndVisible)
        HastyAppDelegate(window: window).didFinishLaunching()
        window.verify()
        #expect(failures.sightings == [])
    }

    @Test func anArtefactThatWasNotStubbedFailsWhenItIsAsked() {
        let inventory = PartialInventory(store: store)
        inventory.stub(.allArtefacts).andReturn([pot, sword] as [any Artefact])
        pot.stub(.countryOfOrigin).andReturn("Greece")
        let line = #line + 1
        let found = inventory.artefacts(from: "Greece")
        verify(inventory, pot, sword)

        #expect(found.map(ObjectIdentifier.init) == [ObjectIdentifier(pot)])
        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
        #expect(failures.texts.first?.hasPrefix("MockArtefact: unexpected countryOfOrigin\n") == true)
    }

    @Test func aPartialInventoryWithoutItsStubAsksTheRealStore() {
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
        let found = inventory.artefacts(from: "Greece")
        inventory.verify()

        #expect(found.isEmpty)
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
        #expect(failures.texts.first?.contains(#"the answer "pot" of type String is not"#) == true)
    }
}
