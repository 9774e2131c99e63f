import Testing

@testable import ExpectKit

/// Ordered and unordered groups, nested in each other.
struct NestedGroupTests {
    let driver = StateDriver()

    private func expect(_ calls: String...) throws {
        for call in calls { try driver.declare(.expect, call) }
    }

    /// Declares `a`, then in any order `e` and the ordered group `b`, `c`, and then `d`.
    private func declareNestedGroups() throws {
        try expect("a")
        try driver.group(isOrdered: false) {
            try driver.group(isOrdered: true) { try expect("b", "c") }
            try expect("e")
        }
        try expect("d")
    }

    @Test(arguments: ["abced", "abecd", "aebcd"])
    func callsOfAnInnerGroupMixWithTheOuterGroups(_ calls: String) throws {
        try declareNestedGroups()
        for call in calls { #expect(driver.call("\(call)").isTaken, "\(call) of \(calls)") }
        #expect(driver.state.table.unmetCount == 0)
    }

    @Test(arguments: [("ac", 1), ("aec", 2), ("abd", 2), ("b", 0), ("aed", 2)])
    func aCallBeforeItsTurnInAGroupIsRefused(_ calls: String, _ refused: Int) throws {
        try declareNestedGroups()
        for (place, call) in calls.enumerated() {
            #expect(driver.call("\(call)").isTaken == (place != refused), "\(call) of \(calls)")
        }
    }

    @Test func anUnorderedGroupInAnOrderedOneInAnUnorderedMock() throws {
        let driver = StateDriver(.strict, .unordered)
        try driver.group(isOrdered: true) {
            try driver.declare(.expect, "a")
            try driver.group(isOrdered: false) {
                for call in ["b", "c"] { try driver.declare(.expect, call) }
            }
            try driver.declare(.expect, "d")
        }
        try driver.declare(.expect, "x")
        #expect(!driver.call("c").isTaken)
        for call in ["a", "c", "x", "b", "d"] { #expect(driver.call(call).isTaken, "\(call)") }
    }

    @Test func aPassedMemberOfAGroupIsRetired() throws {
        try driver.group(isOrdered: false) {
            try driver.group(isOrdered: true) {
                try driver.declare(.expect, "a", .anyTimes)
                try driver.declare(.expect, "b", .init(minimum: 1, maximum: nil))
            }
            try driver.declare(.expect, "c", .anyTimes)
        }
        for call in ["a", "c", "a", "b", "c", "b"] { #expect(driver.call(call).isTaken, "\(call)") }
        #expect(!driver.call("a").isTaken)
        #expect(driver.call("c").isTaken)
    }

    @Test func aSatisfiedGroupIsSkipped() throws {
        try driver.group(isOrdered: false) {
            try driver.group(isOrdered: true) {
                for call in ["a", "b"] { try driver.declare(.expect, call, .anyTimes) }
            }
        }
        try expect("c")
        #expect(driver.call("c").isTaken)
        #expect(!driver.call("a").isTaken)
    }

    @Test func onlyTheExpectationsRightBeforeAreUnmetPredecessors() throws {
        try expect("a")
        try driver.group(isOrdered: false) {
            try driver.group(isOrdered: true) { try expect("b", "c") }
            try expect("e")
        }
        try expect("d", "f")
        let tree = driver.state.table.tree
        #expect(tree.unmetPredecessors(of: 5) == [4])
        #expect(tree.unmetPredecessors(of: 4) == [2, 3])
        #expect(tree.unmetPredecessors(of: 2) == [1])
        #expect(tree.unmetPredecessors(of: 5, where: { $0 < 3 }) == [2])
        #expect(tree.unmetPredecessors(of: 5, where: { $0 < 2 }) == [1])
        #expect(tree.unmetPredecessors(of: 1) == [0])
        #expect(tree.unmetPredecessors(of: 0) == [])
        // The order of the mock does not count as an order inside of an unordered group.
        #expect(tree.unmetPredecessors(of: 5, isInner: true) == [])
        #expect(tree.unmetPredecessors(of: 2, isInner: true) == [1])
        #expect(tree.unmetPredecessors(of: 1, isInner: true) == [])
    }

    @Test func aGroupThatIsOpenWhenTheMockIsResetStaysOpen() throws {
        try driver.group(isOrdered: false) {
            try expect("x")
            _ = driver.state.reset(keepsCalls: false)
            try expect("a", "b")
        }
        try expect("c")
        for call in ["b", "a", "c"] { #expect(driver.call(call).isTaken, "\(call)") }
    }

    @Test func thousandsOfNestedGroupsAreSearchedFromTheFront() throws {
        for _ in 0..<2000 {
            try driver.group(isOrdered: false) {
                try driver.group(isOrdered: true) { try expect("a", "b") }
                try expect("c")
            }
        }
        for _ in 0..<2000 { for call in ["a", "c", "b"] { #expect(driver.call(call).isTaken) } }
        #expect(driver.state.table.unmetCount == 0)
    }
}

extension StateDriver.Verdict {
    fileprivate var isTaken: Bool { if case .taken = self { true } else { false } }
}
