import ExpectKit
import Testing

@testable import Stories

/// App delegates that set up their window incorrectly, each with its one failure.
struct WindowFailingCounterparts {
    let failures = FailureRecorder()
    let window = MockWindow()

    init() {
        window.mock.reporter = failures
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
                  called at Tests/Stories/Museum.swift:48

                    expected                                called so far
                  1 setRootViewController(an inventory)  =  setRootViewController(InventoryViewController)
                    —                                    ≠  makeKeyAndVisible

                  help: all expectations are met: expect or stub the call, or make the mock nice
                """
            ])
    }

    @Test func aStrictWindowThatExpectsOnlyTheSecondCallFailsOnTheFirst() {
        window.expect(.makeKeyAndVisible)
        let line = #line + 1
        AppDelegate(window: window).didFinishLaunching()
        window.verify()

        #expect(failures.sightings == [Sighting(.unexpected, line: line)])
    }

    @Test func aWrongViewControllerIsShownWithTheMissingCall() {
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
                MockWindow: setRootViewController(…): got a ViewController, expected an InventoryViewController
                  expected: 1 of 2, setRootViewController(an InventoryViewController), once, never called \
                (Tests/ScenarioTests/Museum/WindowFailingCounterparts.swift:\(declared))
                  got:      setRootViewController(ViewController)
                  called at Tests/Stories/Museum.swift:89

                    expected                                              called so far
                  1 setRootViewController(an InventoryViewController)  ≠  setRootViewController(ViewController)
                  2 makeKeyAndVisible                                     not yet
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
        #expect(failures.texts.first?.contains(", out of order\n") == true)

        failures.drain()
        window.reset()
        window.unordered()
        window.expect(.setRootViewController(.any))
        window.expect(.makeKeyAndVisible)
        HastyAppDelegate(window: window).didFinishLaunching()
        window.verify()
        #expect(failures.sightings == [])
    }
}
