import Testing

@testable import ExpectKit

/// Random groups, in which the index must find the same expectations as a walk through all members.
@Suite struct CandidateIndexTests {
    @Test(arguments: 0..<100)
    func theIndexFindsWhatAWalkFinds(seed: Int) throws {
        var script = GroupScript(seed: seed)
        for _ in 0..<80 {
            script.change()
            try script.compareSearches()
        }
    }
}

/// Two trees with the same expectations, one of which has no index.
private struct GroupScript {
    private var random: SeededGenerator
    private var indexed = GroupTree(.ordered)
    private var plain = GroupTree(.ordered)
    private var keys: [Int?] = []
    private var counts: [CallCount] = []
    private var calls: [Int] = []
    private var depth = 0

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
        if chance(50) { both { $0.ordering = .unordered } }
        // A search before the first declaration, so that the index grows with the tree.
        if chance(50) { indexed.buildIndex() }
    }

    /// Declares something, or changes an expectation.
    mutating func change() {
        switch among(1...100) {
        case ...10 where depth < 3:
            let ordering: MockOrdering = chance(50) ? .ordered : .unordered
            both { $0.openGroup(ordering) }
            depth += 1
        case ...25 where depth > 0:
            both { $0.closeGroup() }
            depth -= 1
        case ...70:
            let key = chance(60) ? among(0...4) : nil
            keys.append(key)
            counts.append(count())
            calls.append(0)
            both { $0.append(key: key, lacksCalls: true, mayTakeCalls: true) }
            note(keys.count - 1)
        case ...80 where !keys.isEmpty:
            // A clause after the call.
            let position = among(0...keys.count - 1)
            counts[position] = count()
            note(position)
        case ...84 where !keys.isEmpty:
            let position = among(0...keys.count - 1)
            counts[position] = CallCount(minimum: 0, maximum: 0)
            both { $0.retire(position) }
        case ...87:
            let ordering: MockOrdering = chance(50) ? .ordered : .unordered
            both { $0.ordering = ordering }
        default: break
        }
    }

    /// Searches for the expectation of a call in both trees, and lets it take the call.
    mutating func compareSearches() throws {
        let key = chance(85) ? among(0...4) : nil
        let modulus = among(2...5)
        let keys = keys
        func accepts(_ position: Int) -> Bool {
            keys[position].map { $0 == key } ?? (position % modulus == 0)
        }
        let (expected, _) = found(in: &plain, key: key, width: .max, accepts)
        let (actual, compared) = found(in: &indexed, key: key, width: 0, accepts)
        try #require(actual == expected)
        // Only those that may accept the call were compared.
        #expect(compared.allSatisfy { keys[$0] == nil || keys[$0] == key })
        guard let position = expected, chance(70) else { return }
        calls[position] += 1
        note(position)
        both { $0.pass(position) }
    }

    /// Asks a tree until it finds the expectation of a call.
    private func found(
        in tree: inout GroupTree, key: Int?, width: Int, _ accepts: (Int) -> Bool
    ) -> (position: Int?, compared: Set<Int>) {
        var known: [Int: Bool] = [:]
        var isIdentified = false
        while true {
            switch tree.search(isIdentified: isIdentified, key: key, width: width, { known[$0] }) {
            case .expectation(let position): return (position, Set(known.keys))
            case .nothing: return (nil, Set(known.keys))
            case .unindexed: tree.buildIndex()
            case .unidentified: isIdentified = true
            case .unknown(let first, let others):
                for position in [first] + others {
                    #expect(known[position] == nil, "It was compared before.")
                    known[position] = accepts(position)
                    if accepts(position) { break }
                }
            }
        }
    }

    private mutating func note(_ position: Int) {
        let (count, calls) = (counts[position], calls[position])
        both {
            $0.update(
                position, lacksCalls: !count.isSatisfied(by: calls),
                mayTakeCalls: !count.isSaturated(by: calls))
        }
    }

    private mutating func both(_ change: (inout GroupTree) -> Void) {
        change(&plain)
        change(&indexed)
    }

    private mutating func count() -> CallCount {
        let minimum = among(0...2)
        return CallCount(minimum: minimum, maximum: chance(25) ? nil : minimum + among(0...1))
    }

    private mutating func among(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    private mutating func chance(_ percent: Int) -> Bool { among(1...100) <= percent }
}

/// How many expectations a search visits.
@Suite struct CandidateVisitTests {
    private static let crowds = [100, 10_000]

    /// A tree of expectations without a key, in an unordered group.
    private func crowd(_ count: Int) -> GroupTree {
        var tree = GroupTree(.unordered)
        tree.buildIndex()
        for _ in 0..<count { tree.append(lacksCalls: true, mayTakeCalls: true) }
        return tree
    }

    /// The visits until the only expectation that accepts a call is found.
    private func visits(of tree: GroupTree, to wanted: Int) -> Int {
        var known: [Int: Bool] = [:]
        var visits = 0
        while true {
            let found = tree.search(width: Limits.Deciding.candidatesWithoutIndex) { position in
                visits += 1
                return known[position]
            }
            guard case .unknown(let first, let others) = found else { return visits }
            for position in [first] + others {
                known[position] = position == wanted
                if position == wanted { break }
            }
        }
    }

    @Test(arguments: crowds)
    func theOldestIsFoundWithFewVisits(count: Int) {
        // Two searches, each of which walks through the first few members before it uses the index.
        #expect(visits(of: crowd(count), to: 0) <= 4 * Limits.Deciding.candidatesWithoutIndex)
    }

    @Test(arguments: crowds)
    func theVisitsOfTheNewestGrowLinearly(count: Int) {
        #expect(visits(of: crowd(count), to: count - 1) <= 4 * count)
    }

    @Test(arguments: crowds)
    func thoseThatTookAllTheirCallsAreNotVisited(count: Int) {
        var tree = crowd(count)
        for position in 1..<count - 1 {
            tree.update(position, lacksCalls: false, mayTakeCalls: false)
            tree.pass(position)
        }
        #expect(visits(of: tree, to: count - 1) <= 4 * Limits.Deciding.candidatesWithoutIndex)
    }

    @Test func onlyTheLastMemberOfAnOrderedMockMayBeShadowing() {
        var tree = GroupTree(.ordered)
        for _ in 0..<5 { tree.append(lacksCalls: false, mayTakeCalls: true) }
        tree.openGroup(.ordered)
        #expect(ShadowSearch(tree).start == 4)
        tree.append(lacksCalls: false, mayTakeCalls: true)
        #expect(ShadowSearch(tree).start == 4)
        tree.closeGroup()
        tree.openGroup(.unordered)
        #expect(ShadowSearch(tree).start == 5)
        tree.ordering = .unordered
        #expect(ShadowSearch(tree).start == 0)
    }
}
