import Testing

@testable import ExpectKit

/// The decisions of unordered mocks and unordered groups, tested on the state without a mock.
struct UnorderedTests {
    private func group(_ driver: StateDriver, _ calls: String..., count: CallCount? = nil) throws {
        try driver.group(isOrdered: false) {
            for call in calls { try driver.declare(.expect, call, count) }
        }
    }

    @Test func withoutAnOrderEveryExpectationIsOpen() throws {
        let driver = StateDriver(.strict, .unordered)
        for call in ["a", "b", "c"] { try driver.declare(.expect, call) }
        #expect(
            driver.calls("c", "a", "b", "b") == [
                .taken(2, nil), .taken(0, nil), .taken(1, nil), .diverged(isFirst: true, head: 3),
            ])
    }

    @Test func withoutAnOrderTheOldestLiveMatchWins() throws {
        let driver = StateDriver(.strict, .unordered)
        try driver.declare(.expect, "a", answers: [1])
        try driver.declare(.expect, "b")
        try driver.declare(.expect, "a", answers: [2])
        #expect(driver.calls("a", "a") == [.taken(0, "1"), .taken(2, "2")])
    }

    @Test func withoutAnOrderNothingIsRetired() throws {
        let driver = StateDriver(.strict, .unordered)
        try driver.declare(.expect, "a", .anyTimes)
        try driver.declare(.expect, "b")
        #expect(driver.calls("a", "b", "a") == [.taken(0, nil), .taken(1, nil), .taken(0, nil)])
    }

    @Test func aGroupIsMetInAnyOrder() throws {
        let driver = StateDriver()
        try group(driver, "a", "b")
        try driver.declare(.expect, "c")
        #expect(driver.calls("b", "a", "c") == [.taken(1, nil), .taken(0, nil), .taken(2, nil)])
    }

    @Test func aCallAfterAGroupIsRefusedUntilTheGroupIsMet() throws {
        let driver = StateDriver()
        try driver.declare(.expect, "s")
        try group(driver, "a", "b")
        try driver.declare(.expect, "c")
        #expect(
            driver.calls("b", "s", "b", "c", "a", "c") == [
                .diverged(isFirst: true, head: 0), .taken(0, nil), .taken(2, nil),
                .diverged(isFirst: false, head: 1), .taken(1, nil), .taken(3, nil),
            ])
    }

    @Test func aCallAfterAGroupRetiresIt() throws {
        let driver = StateDriver()
        try group(driver, "a", "b", count: .anyTimes)
        try driver.declare(.expect, "c")
        #expect(
            driver.calls("b", "a", "b", "c", "a") == [
                .taken(1, nil), .taken(0, nil), .taken(1, nil), .taken(2, nil),
                .diverged(isFirst: true, head: 3),
            ])
    }

    @Test func adjacentGroupsAreSeparate() throws {
        let driver = StateDriver()
        try group(driver, "a", "b")
        try group(driver, "c", "d")
        #expect(
            driver.calls("a", "c", "b", "d", "c") == [
                .taken(0, nil), .diverged(isFirst: true, head: 1), .taken(1, nil), .taken(3, nil),
                .taken(2, nil),
            ])
    }

    @Test func aGroupInsideOfAGroupIsPartOfIt() throws {
        let driver = StateDriver()
        try driver.group(isOrdered: false) {
            try driver.declare(.expect, "a")
            try driver.group(isOrdered: false) { _ = try driver.declare(.expect, "b") }
        }
        #expect(driver.calls("b", "a") == [.taken(1, nil), .taken(0, nil)])
    }
}
