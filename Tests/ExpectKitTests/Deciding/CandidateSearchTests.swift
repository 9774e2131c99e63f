import Testing

@testable import ExpectKit

/// Random groups, in which the index must find the same expectations as a walk through all members.
struct CandidateSearchTests {
    @Test(arguments: 0..<100)
    func theIndexFindsWhatAWalkFinds(seed: Int) throws {
        var script = GroupScript(seed: seed)
        for _ in 0..<80 {
            try script.change()
            try script.compareSearches()
        }
    }
}

/// Two states with the same expectations, one of which looks all of them up by hash.
private struct GroupScript {
    private var random: SeededGenerator
    private let ordering: MockOrdering
    private let indexed: StateDriver
    private let plain: StateDriver
    private var depth = 0

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
        ordering = random.next() % 2 == 0 ? .unordered : .ordered
        (indexed, plain) = (StateDriver(.nice, ordering), StateDriver(.nice, ordering))
        indexed.state.candidatesWithoutIndex = 0
        plain.state.candidatesWithoutIndex = .max
    }

    /// Declares something, or changes an expectation.
    mutating func change() throws {
        let declared = plain.state.table.declared.count
        switch among(1...100) {
        case ...10 where depth < 3:
            let ordering: MockOrdering = chance(50) ? .ordered : .unordered
            try both { $0.state.table.openGroup(ordering) }
            depth += 1
        case ...25 where depth > 0:
            try both { $0.state.table.closeGroup() }
            depth -= 1
        case ...70:
            let call = chance(60) ? "\(among(0...4))" : "*\(among(2...5))"
            let count = count()
            try both { try $0.declare(.expect, call, count) }
        case ...80 where declared > 0:
            // A clause after the call.
            let (index, count) = (among(0...declared - 1), count())
            try both { driver in
                try driver.state.table.amend(index) { progress throws(Misuse) in progress.count = count }
            }
        case ...84 where declared > 0:
            let index = among(0...declared - 1)
            try both { $0.state.table.retire(index) }
        case ...87:
            let ordering: MockOrdering = chance(50) ? .ordered : .unordered
            try both { $0.state.ordering = ordering }
        default: break
        }
    }

    /// Makes the same call of both.
    mutating func compareSearches() throws {
        let call = "\(among(0...4))"
        let expected = plain.call(call)
        try #require(indexed.call(call) == expected)
        // Each was compared once. The next expectation of an ordered mock is compared first, the others only if their keys
        // may accept the call.
        #expect(Set(indexed.compared).count == indexed.compared.count)
        #expect(
            indexed.compared.dropFirst().allSatisfy { index in
                let declaration = plain.state.table.declared[index]
                return declaration.key == nil || declaration.of(String.self).invocation == call
            })
    }

    private func both(_ change: (StateDriver) throws -> Void) throws {
        try change(plain)
        try change(indexed)
    }

    private mutating func count() -> CallCount {
        let minimum = among(0...2)
        return CallCount(minimum: minimum, maximum: chance(25) ? nil : minimum + among(0...1))
    }

    private mutating func among(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    private mutating func chance(_ percent: Int) -> Bool { among(1...100) <= percent }
}

/// How many expectations a search visits.
struct CandidateVisitTests {
    private static let crowds = [100, 3_000]

    /// Expectations without a key, in an unordered mock.
    private func crowd(_ count: Int) throws -> StateDriver {
        let driver = StateDriver(.nice, .unordered)
        for number in 0..<count { try driver.declare(.expect, "*\(number)") }
        return driver
    }

    @Test(arguments: crowds)
    func theOldestIsComparedWithFewOthers(count: Int) throws {
        let driver = try crowd(count)
        #expect(driver.call("*0") == .taken(0, nil))
        #expect(driver.compared.count == 1)
    }

    @Test(arguments: crowds)
    func theVisitsOfTheNewestGrowLinearly(count: Int) throws {
        let driver = try crowd(count)
        #expect(driver.call("*\(count - 1)") == .taken(count - 1, nil))
        #expect(driver.compared.count == count)
        // Each decision visits the declarations of the last one again, and collects three times as many.
        #expect(driver.decisions <= 10)
    }

    @Test(arguments: crowds)
    func thoseThatTookAllTheirCallsAreNotCompared(count: Int) throws {
        let driver = try crowd(count)
        for number in 1..<100 where number < count - 1 { _ = driver.call("*\(number)") }
        _ = driver.call("*0")
        #expect(driver.call("*\(min(count - 1, 100))") == .taken(min(count - 1, 100), nil))
        #expect(driver.compared.count == 1)
    }

    @Test func onlyTheLastMemberOfAnOrderedMockMayBeShadowing() {
        var tree = GroupTree(.ordered)
        for _ in 0..<5 { tree.append() }
        tree.openGroup(.ordered)
        #expect(tree.firstShadowing == 4)
        tree.append()
        #expect(tree.firstShadowing == 5)
        tree.closeGroup()
        tree.openGroup(.unordered)
        #expect(tree.firstShadowing == 5)
        tree.ordering = .unordered
        #expect(tree.firstShadowing == 0)
    }
}
