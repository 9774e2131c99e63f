import Testing

@testable import ExpectKit

/// The decisions of an ordered queue, tested on the state without a mock.
struct OrderedQueueTests {
    private let driver = StateDriver()

    @Test func callsAreTakenInOrder() throws {
        try driver.declare(.expect, "a")
        try driver.declare(.expect, "b")
        #expect(driver.calls("a", "b") == [.taken(0, nil), .taken(1, nil)])
    }

    @Test func aCallBeforeItsTurnDiverges() throws {
        try driver.declare(.expect, "a")
        try driver.declare(.expect, "b")
        #expect(
            driver.calls("b", "a", "b") == [
                .diverged(isFirst: true, head: 0), .taken(0, nil), .taken(1, nil),
            ])
    }

    @Test func onlyTheFirstDivergenceIsMarkedAsFirst() throws {
        try driver.declare(.expect, "a")
        #expect(
            driver.calls("x", "y", "a", "z") == [
                .diverged(isFirst: true, head: 0), .diverged(isFirst: false, head: 0), .taken(0, nil),
                .diverged(isFirst: false, head: 1),
            ])
    }

    @Test func theHeadTakesCallsUntilItIsSaturated() throws {
        try driver.declare(.expect, "a", CallCount(minimum: 1, maximum: 2))
        try driver.declare(.expect, "a")
        #expect(driver.calls("a", "a", "a") == [.taken(0, nil), .taken(0, nil), .taken(1, nil)])
    }

    @Test func theNextMayBeCalledWhenTheMinimumIsMet() throws {
        try driver.declare(.expect, "a", CallCount(minimum: 2, maximum: nil))
        try driver.declare(.expect, "b")
        #expect(
            driver.calls("a", "b", "a", "b") == [
                .taken(0, nil), .diverged(isFirst: true, head: 0), .taken(0, nil), .taken(1, nil),
            ])
    }

    @Test func aPassedExpectationIsRetired() throws {
        try driver.declare(.expect, "a", .anyTimes)
        try driver.declare(.expect, "b", .anyTimes)
        try driver.declare(.expect, "c")
        #expect(
            driver.calls("a", "b", "a", "b", "c", "b") == [
                .taken(0, nil), .taken(1, nil), .diverged(isFirst: true, head: 1), .taken(1, nil),
                .taken(2, nil),
                .diverged(isFirst: false, head: 3),
            ])
    }

    @Test func anOptionalExpectationIsSkipped() throws {
        try driver.declare(.expect, "a", .anyTimes)
        try driver.declare(.expect, "b", CallCount(minimum: 0, maximum: 1))
        try driver.declare(.expect, "c")
        #expect(driver.calls("c") == [.taken(2, nil)])
    }

    @Test func consecutiveCallsGetConsecutiveAnswersAndThenTheLast() throws {
        try driver.declare(.expect, "a", CallCount(minimum: 3, maximum: 4), answers: [1, 2])
        #expect(
            driver.calls("a", "a", "a", "a") == [
                .taken(0, "1"), .taken(0, "2"), .taken(0, "2"), .taken(0, "2"),
            ])
    }

    @Test func theNumberOfAnswersIsTheCount() throws {
        try driver.declare(.expect, "a", answers: [1, 2])
        try driver.declare(.expect, "a", answers: [3])
        #expect(driver.calls("a", "a", "a") == [.taken(0, "1"), .taken(0, "2"), .taken(1, "3")])
    }

    @Test func anExhaustedCountIsASurplus() throws {
        try driver.declare(.expect, "a", CallCount(minimum: 1, maximum: 2))
        #expect(driver.calls("a", "a", "a") == [.taken(0, nil), .taken(0, nil), .surplus(of: 0)])
    }

    @Test func aCountOfZeroIsASurplusFromTheFirstCallOn() throws {
        try driver.declare(.expect, "a", CallCount(minimum: 0, maximum: 0))
        #expect(driver.calls("a") == [.surplus(of: 0)])
    }

    @Test func anExhaustedCountIsNoSurplusIfTheCallIsExpectedAgain() throws {
        try driver.declare(.expect, "a", .once)
        try driver.declare(.expect, "b")
        try driver.declare(.expect, "a", .once)
        #expect(
            driver.calls("a", "a", "b", "a") == [
                .taken(0, nil), .diverged(isFirst: true, head: 1), .taken(1, nil), .taken(2, nil),
            ])
    }

    @Test func aFailedCallDoesNotMoveTheQueue() throws {
        try driver.declare(.expect, "a")
        try driver.declare(.reject, "r")
        try driver.declare(.stub, "s")
        #expect(driver.calls("r", "x", "s").count == 3)
        #expect(driver.state.table.head == 0)
        #expect(driver.calls("a") == [.taken(0, nil)])
    }

    @Test func aCallIsComparedWithTheHeadOnly() throws {
        for number in 0..<10_000 { try driver.declare(.expect, "\(number)") }
        for number in 0..<10_000 {
            #expect(driver.call("\(number)") == .taken(number, nil))
            #expect(driver.compared == [number])
        }
    }

    @Test func aCallThatArrivedEarlierIsNotTheLastOne() {
        var progress = Progress(isExpectation: true)
        progress.take(3)
        progress.take(1)
        #expect(progress.lastCall == 3)
        #expect(progress.calls == 2)
    }
}
