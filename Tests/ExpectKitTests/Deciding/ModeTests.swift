import Testing

@testable import ExpectKit

/// The decision about a call that no declaration allows, in each mode.
struct ModeTests {
    @Test func strictRefusesTheCall() {
        let driver = StateDriver(.strict)
        #expect(driver.calls("a") == [.diverged(isFirst: true, head: 0)])
    }

    @Test func niceIgnoresTheCall() {
        let driver = StateDriver(.nice)
        #expect(driver.calls("a") == [.ignored(mentioned: false)])
        #expect(driver.state.journal.outcome(of: 0) == .ignored)
    }

    @Test func naggyIgnoresAndMentionsTheCall() {
        let driver = StateDriver(.naggy)
        #expect(driver.calls("a") == [.ignored(mentioned: true)])
    }

    @Test func partialForwardsTheCallIfThereIsARealObject() {
        let driver = StateDriver(.partial)
        #expect(driver.call("a", canForward: true) == .forward)
        #expect(driver.state.journal.outcome(of: 0) == .forwarded)
        #expect(driver.call("a", canForward: false) == .diverged(isFirst: true, head: 0))
    }

    @Test func theModeCanBeChangedAtAnyTime() {
        let driver = StateDriver(.nice)
        #expect(driver.call("a") == .ignored(mentioned: false))
        driver.state.mode = .strict
        #expect(driver.call("a") == .diverged(isFirst: true, head: 0))
    }

    @Test(arguments: [MockMode.strict, .nice, .naggy, .partial])
    func aWrittenUpperBoundHoldsInEveryMode(mode: MockMode) throws {
        let driver = StateDriver(mode)
        try driver.declare(.expect, "a", CallCount(minimum: 0, maximum: 1))
        #expect(driver.call("a", canForward: true) == .taken(0, nil))
        #expect(driver.call("a", canForward: true) == .surplus(of: 0))
    }

    @Test(arguments: [MockMode.strict, .nice, .naggy, .partial])
    func aLaterExpectationLiftsAWrittenUpperBoundOnlyIfItLacksTheCall(mode: MockMode) throws {
        for (later, isLifted) in [
            (CallCount(minimum: 0, maximum: nil), false), (CallCount(minimum: 0, maximum: 1), false),
            (CallCount(minimum: 1, maximum: 1), true),
        ] {
            let driver = StateDriver(mode)
            try driver.declare(.expect, "a", CallCount(minimum: 1, maximum: 1))
            try driver.declare(.expect, "b")
            try driver.declare(.expect, "a", later)
            #expect(driver.call("a", canForward: true) == .taken(0, nil))
            let second = driver.call("a", canForward: true)
            #expect((second == .surplus(of: 0)) == !isLifted, "\(later)")
        }
    }

    @Test(arguments: [MockMode.strict, .nice, .naggy, .partial])
    func aRejectionHoldsInEveryMode(mode: MockMode) throws {
        let driver = StateDriver(mode)
        try driver.declare(.reject, "a")
        #expect(driver.call("a", canForward: true) == .rejected(by: 0))
    }

    @Test func theDefaultCountIsNoWrittenBound() throws {
        let driver = StateDriver(.nice)
        try driver.declare(.expect, "a")
        try driver.declare(.expect, "b", answers: [1, 2])
        #expect(
            driver.calls("a", "a", "b", "b", "b") == [
                .taken(0, nil), .ignored(mentioned: false), .taken(1, "1"), .taken(1, "2"),
                .ignored(mentioned: false),
            ])
    }

    @Test func aModeKeepsTheOrder() throws {
        let driver = StateDriver(.nice)
        try driver.declare(.expect, "a")
        try driver.declare(.expect, "b")
        #expect(driver.calls("b", "a", "b") == [.ignored(mentioned: false), .taken(0, nil), .taken(1, nil)])
    }
}
