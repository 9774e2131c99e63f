import ExpectKit

/// What mocks ought to do with expectations that are ordered in groups and across mocks, as plainly as the rules read.
///
/// An order is nothing but pairs of which one comes before the other. Each question looks through all of them.
struct OrderReference {
    /// An expectation, and the groups around it.
    struct Placed {
        let expectation: OrderScript.Expectation
        let mock: Int
        /// From the mock itself inwards: whether the group is ordered, and which of its members leads here.
        let way: [(isOrdered: Bool, place: Int)]
    }

    let all: [Placed]
    let flaw: OrderFlaw?
    /// The pairs that `inOrder` and `after` make, with all that follows from them.
    private var chained: [[Bool]]
    /// Where an order was refused.
    private(set) var refused: [Int] = []
    var taken: [Int]

    init(_ script: OrderScript, flaw: OrderFlaw? = nil) {
        self.flaw = flaw
        var found: [Placed] = []
        var places = Array(repeating: 0, count: script.mocks.count)
        for declaration in script.declarations {
            let way = [(script.mocks[declaration.mock] == .ordered, places[declaration.mock])]
            places[declaration.mock] += 1
            Self.flatten(declaration.member, declaration.mock, way, &found)
        }
        all = found
        taken = Array(repeating: 0, count: found.count)
        chained = found.map { _ in Array(repeating: false, count: found.count) }
        for order in Set(found.flatMap(\.expectation.orders)) {
            let members = found.indices.filter { found[$0].expectation.orders.contains(order) }
            for (earlier, later) in zip(members, members.dropFirst()) { chain(earlier, later) }
        }
        for after in script.afters {
            guard let later = index(ofLine: after.later), let earlier = index(ofLine: after.earlier) else {
                continue
            }
            if isMet(later, noLaterThan: earlier), flaw != .cyclesStand {
                refused.append(after.line)
            } else {
                chain(earlier, later)
            }
        }
    }

    private static func flatten(
        _ member: OrderScript.Member, _ mock: Int, _ way: [(isOrdered: Bool, place: Int)],
        _ found: inout [Placed]
    ) {
        switch member {
        case .expectation(let expectation):
            found.append(Placed(expectation: expectation, mock: mock, way: way))
        case .group(let isOrdered, let members):
            for (place, inner) in members.enumerated() {
                flatten(inner, mock, way + [(isOrdered, place)], &found)
            }
        }
    }

    func index(ofLine line: Int) -> Int? { all.firstIndex { $0.expectation.line == line } }

    // MARK: Before and behind

    private mutating func chain(_ earlier: Int, _ later: Int) {
        for one in all.indices where one == earlier || chained[one][earlier] {
            for other in all.indices where other == later || chained[later][other] {
                chained[one][other] = true
            }
        }
    }

    /// Whether the order of a mock and of its groups puts one expectation before another.
    func isGrouped(_ earlier: Int, before later: Int) -> Bool {
        guard all[earlier].mock == all[later].mock, flaw != .groupsHaveNoOrder else { return false }
        let parting = zip(all[earlier].way, all[later].way).first { $0.place != $1.place }
        return parting.map { $0.isOrdered && $0.place < $1.place } ?? false
    }

    func isChained(_ earlier: Int, before later: Int) -> Bool {
        flaw != .ordersAreIgnored && chained[earlier][later]
    }

    func isBefore(_ earlier: Int, _ later: Int) -> Bool {
        isGrouped(earlier, before: later) || isChained(earlier, before: later)
    }

    /// Whether one expectation is another, or any way leads from it to the other.
    private func isMet(_ one: Int, noLaterThan other: Int) -> Bool {
        var (seen, open) = (Set([one]), [one])
        while let next = open.popLast() {
            if next == other { return true }
            open += all.indices.filter { isBefore(next, $0) && seen.insert($0).inserted }
        }
        return false
    }

    // MARK: Calls

    func isSatisfied(_ index: Int) -> Bool { taken[index] >= all[index].expectation.count.lowerBound }
    func isSaturated(_ index: Int) -> Bool { taken[index] >= all[index].expectation.count.upperBound }

    /// The expectations of a call's mock that accept it, in the order of their declaration.
    func accepting(_ call: OrderScript.Call) -> [Int] {
        all.indices.filter {
            all[$0].mock == call.mock && all[$0].expectation.accepts.contains(call.argument)
        }
    }

    /// Whether an expectation may take a call: it lacks one, all before it has come, and nothing behind it.
    func isOpen(_ index: Int) -> Bool {
        !isSaturated(index)
            && all.indices.allSatisfy { other in
                (!isBefore(other, index) || isSatisfied(other))
                    && (!isBefore(index, other) || taken[other] == 0 || flaw == .nothingIsPassed)
            }
    }

    /// The expectation that takes a call: the first that may.
    func taker(of call: OrderScript.Call) -> Int? { accepting(call).first(where: isOpen) }

    /// What an order across mocks says is missing right before an expectation: nothing that is missing stands between.
    func missing(before index: Int) -> [Int] {
        let missing = all.indices.filter { isChained($0, before: index) && !isSatisfied($0) }
        return missing.filter { one in !missing.contains { isChained(one, before: $0) } }
    }

    /// The same as far as nothing stands between in the order of the mock either.
    func missingInAnyOrder(before index: Int) -> [Int] {
        let missing = all.indices.filter { isBefore($0, index) && !isSatisfied($0) }
        return missing.filter { one in !missing.contains { isBefore(one, $0) } }
    }
}

/// A rule that the reference gets wrong on purpose.
enum OrderFlaw: CaseIterable {
    case groupsHaveNoOrder, ordersAreIgnored, nothingIsPassed, cyclesStand
}
