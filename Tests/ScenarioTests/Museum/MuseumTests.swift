import ExpectKit
import Testing

@testable import Stories

/// The inventory asks its store; the app delegate shows a window. After OCMock's examples.
struct MuseumTests {
    let store = MockArtefactStore()
    let pot = MockArtefact()
    let sword = MockArtefact()

    @Test func theInventoryGetsAllArtefactsFromItsStore() {
        store.expect(.allArtefacts).andReturn([pot, sword])

        let found = Inventory(store: store).allArtefacts()

        #expect(found.map(ObjectIdentifier.init) == [pot, sword].map(ObjectIdentifier.init))
        store.verify()
    }

    @Test func theAppDelegateShowsTheInventoryFirst() {
        let window = MockWindow()
        window.expect(.setRootViewController(.matching("an inventory") { $0 is InventoryViewController }))
        window.expect(.makeKeyAndVisible)

        AppDelegate(window: window).didFinishLaunching()

        window.verify()
    }

    @Test func aNiceWindowMayExpectOnlyItsViewController() {
        let window = MockWindow().nice()
        window.expect(.setRootViewController(.some(.instance(of: InventoryViewController.self))))

        AppDelegate(window: window).didFinishLaunching()

        window.verify()
    }

    @Test func aNiceWindowMayExpectOnlyItsVisibility() {
        let window = MockWindow()
        window.mode = .nice
        window.expect(.makeKeyAndVisible)

        AppDelegate(window: window).didFinishLaunching()

        window.verify()
    }

    @Test func callsOfAPartialInventoryOnItselfReachTheStub() {
        let inventory = PartialInventory(store: store)
        inventory.stub(.allArtefacts).andReturn([pot, sword])
        inventory.expect(.artefacts(country: "Greece"))
        pot.stub(.countryOfOrigin).andReturn("Greece")
        sword.stub(.countryOfOrigin).andReturn("Japan")

        let found = inventory.artefacts(from: "Greece")

        #expect(found.map(ObjectIdentifier.init) == [ObjectIdentifier(pot)])
        inventory.verify()
        #expect(inventory.calls == [.artefacts(country: "Greece"), .allArtefacts])
    }

    @Test func callsOfARealInventoryOnItselfDoNotReachTheStub() {
        store.expect(.allArtefacts).andReturn([pot, sword])
        pot.stub(.countryOfOrigin).andReturn("Greece")
        sword.stub(.countryOfOrigin).andReturn("Japan")
        let catalogue = ForwardingCatalogue(Inventory(store: store))
        catalogue.expect(.artefacts(country: "Greece")).andForward()
        catalogue.stub(.allArtefacts).andReturn([])

        let found = catalogue.artefacts(from: "Greece")

        #expect(found.map(ObjectIdentifier.init) == [ObjectIdentifier(pot)])
        #expect(catalogue.allArtefacts().isEmpty, "a direct call reaches the stub")
        verify(store, catalogue)
    }
}
