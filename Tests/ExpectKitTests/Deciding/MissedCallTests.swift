import Testing

@testable import ExpectKit

/// The decisions after a wait has reported an expectation as missing, tested on the state without a mock.
struct MissedCallTests {
    private let driver = StateDriver()

    /// Passes an expectation that a wait reports as missing.
    private func miss(_ index: Int) { driver.state.table.retire(index) }

    @Test func theExpectationsAfterAMissedOneAreNext() throws {
        try driver.declare(.expect, "a")
        try driver.declare(.expect, "b")
        miss(0)
        #expect(driver.calls("b", "a") == [.taken(1, nil), .taken(0, nil)])
    }

    @Test func aLateCallGetsItsAnswer() throws {
        try driver.declare(.expect, "a", answers: [1])
        try driver.declare(.expect, "b", answers: [2])
        miss(0)
        #expect(
            driver.calls("b", "a", "a") == [
                .taken(1, "2"), .taken(0, "1"), .diverged(isFirst: true, head: 2),
            ])
    }

    @Test func aMissedExpectationIsTriedLast() throws {
        try driver.declare(.expect, "a", answers: [1])
        miss(0)
        try driver.declare(.expect, "a", answers: [2])
        #expect(driver.calls("a", "a") == [.taken(1, "2"), .taken(0, "1")])
    }

    @Test func aMissedExpectationComesBeforeStubs() throws {
        try driver.declare(.expect, "a", answers: [1])
        miss(0)
        try driver.declare(.stub, "a", answers: [2])
        #expect(driver.calls("a", "a") == [.taken(0, "1"), .taken(1, "2")])
    }

    @Test func aLateCallDoesNotRetireOpenExpectations() throws {
        try driver.declare(.expect, "a", .anyTimes)
        try driver.declare(.expect, "b")
        try driver.declare(.expect, "c")
        miss(1)
        #expect(driver.calls("b", "a", "c") == [.taken(1, nil), .taken(0, nil), .taken(2, nil)])
    }

    @Test func theWrittenBoundOfAMissedExpectationHolds() throws {
        try driver.declare(.expect, "a", CallCount(minimum: 2, maximum: 2))
        #expect(driver.call("a") == .taken(0, nil))
        miss(0)
        #expect(driver.calls("a", "a") == [.taken(0, nil), .surplus(of: 0)])
    }

    @Test func anExpectationInAGroupIsPassedAsWell() throws {
        try driver.group(isOrdered: false) {
            try driver.declare(.expect, "a")
            try driver.declare(.expect, "b")
        }
        try driver.declare(.expect, "c")
        miss(0)
        #expect(
            driver.calls("c", "b", "c", "a") == [
                .diverged(isFirst: true, head: 1), .taken(1, nil), .taken(2, nil), .taken(0, nil),
            ])
    }

    @Test func aWholeGroupThatIsMissedBlocksNothing() throws {
        try driver.group(isOrdered: true) {
            try driver.declare(.expect, "a")
            try driver.declare(.expect, "b")
        }
        try driver.declare(.expect, "c")
        miss(0)
        miss(1)
        #expect(driver.calls("c", "b", "a") == [.taken(2, nil), .taken(1, nil), .taken(0, nil)])
    }

    @Test func anExpectationThatWasMetMeanwhileKeepsItsTurn() throws {
        try driver.declare(.expect, "a", CallCount(minimum: 1, maximum: 2))
        try driver.declare(.expect, "b")
        _ = driver.call("a")
        miss(0)
        #expect(driver.calls("a", "b", "a") == [.taken(0, nil), .taken(1, nil), .surplus(of: 0)])
    }
}
