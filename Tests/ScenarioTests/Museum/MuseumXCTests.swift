import ExpectKit
import XCTest

@testable import Stories

/// The museum's story in XCTest.
final class MuseumXCTests: XCTestCase {
    private let store = MockArtefactStore()
    private let window = MockWindow()
    private let pot = MockArtefact()
    private let sword = MockArtefact()
    private let failures = FailureRecorder()

    func testTheInventoryGetsAllArtefactsFromItsStore() {
        store.expect(.allArtefacts).andReturn([pot, sword])

        let found = Inventory(store: store).allArtefacts()

        XCTAssertEqual(found.count, 2)
        store.verify()
    }

    func testCallsOfAPartialInventoryOnItselfReachTheStub() {
        let inventory = PartialInventory(store: store)
        inventory.stub(.allArtefacts).andReturn([pot, sword])
        pot.stub(.countryOfOrigin).andReturn("Greece")
        sword.stub(.countryOfOrigin).andReturn("Japan")

        let found = inventory.artefacts(from: "Greece")

        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(found.first === pot)
        inventory.verify()
    }

    func testACallThatTheInventoryNeverMakesIsMissingAtItsExpectation() {
        store.mock.reporter = failures
        let line = #line + 1
        store.expect(.allArtefacts).andReturn([pot])
        _ = IdleInventory(store: store).allArtefacts()
        store.verify()

        XCTAssertEqual(failures.sightings, [Sighting(.missing, line: line)])
    }

    func testAStrictWindowFailsOnTheSecondCallAndANiceOneIgnoresIt() {
        window.mock.reporter = failures
        window.expect(.setRootViewController(.matching("an inventory") { $0 is InventoryViewController }))
        let line = #line + 1
        AppDelegate(window: window).didFinishLaunching()
        window.verify()

        XCTAssertEqual(failures.sightings, [Sighting(.unexpected, line: line)])

        window.reset()
        window.mode = .nice
        window.expect(.setRootViewController(.matching("an inventory") { $0 is InventoryViewController }))
        AppDelegate(window: window).didFinishLaunching()
        window.verify()

        XCTAssertEqual(failures.reports.count, 1, "nothing is added to the failure of the strict window")
    }
}
