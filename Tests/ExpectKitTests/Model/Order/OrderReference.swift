import ExpectKit

/// The expected behaviour of mocks with orders in groups and across mocks, written from the rules alone.
///
/// An order is a set of pairs in which one expectation comes before the other. Each query searches all pairs.
struct OrderReference {
    /// An expectation, and the groups around it.
    struct Placed {
        let expectation: OrderScript.Expectation
        let mock: Int
        /// The groups from the mock inwards: whether each is ordered, and the place of the member that contains the expectation.
        let path: [(isOrdered: Bool, place: Int)]
    }

    let all: [Placed]
    let flaw: OrderFlaw?
    /// The transitive closure of the pairs that `inOrder` and `after` make.
    private var chained: [[Bool]]
    /// The lines at which an order was refused.
    private(set) var refused: [Int] = []
    private let setups: [OrderScript.Setup]
    private let stubs: [(mock: Int, stub: OrderScript.Stub)]
    var taken: [Int]
    /// The current state.
    var state = 0

    init(_ script: OrderScript, flaw: OrderFlaw? = nil) {
        self.flaw = flaw
        var found: [Placed] = []
        var places = Array(repeating: 0, count: script.mocks.count)
        for declaration in script.declarations {
            let path = [(script.mocks[declaration.mock].ordering == .ordered, places[declaration.mock])]
            places[declaration.mock] += 1
            Self.flatten(declaration.member, declaration.mock, path, &found)
        }
        all = found
        setups = script.mocks
        stubs = script.declarations.compactMap { declaration in
            if case .stub(let stub) = declaration.member { (declaration.mock, stub) } else { nil }
        }
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
            if isSameOrBefore(later, earlier), flaw != .cyclesAreAccepted {
                refused.append(after.line)
            } else {
                chain(earlier, later)
            }
        }
    }

    private static func flatten(
        _ member: OrderScript.Member, _ mock: Int, _ path: [(isOrdered: Bool, place: Int)],
        _ found: inout [Placed]
    ) {
        switch member {
        case .expectation(let expectation):
            found.append(Placed(expectation: expectation, mock: mock, path: path))
        case .stub: break
        case .group(let isOrdered, let members):
            for (place, inner) in members.enumerated() {
                flatten(inner, mock, path + [(isOrdered, place)], &found)
            }
        }
    }

    func index(ofLine line: Int) -> Int? { all.firstIndex { $0.expectation.line == line } }

    // MARK: Pairs

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
        let parting = zip(all[earlier].path, all[later].path).first { $0.place != $1.place }
        return parting.map { $0.isOrdered && $0.place < $1.place } ?? false
    }

    func isChained(_ earlier: Int, before later: Int) -> Bool {
        flaw != .ordersAreIgnored && chained[earlier][later]
    }

    func isBefore(_ earlier: Int, _ later: Int) -> Bool {
        isGrouped(earlier, before: later) || isChained(earlier, before: later)
    }

    /// Whether one expectation is another one, or comes before it through any number of pairs.
    func isSameOrBefore(_ one: Int, _ other: Int) -> Bool {
        var (seen, open) = (Set([one]), [one])
        while let next = open.popLast() {
            if next == other { return true }
            open += all.indices.filter { isBefore(next, $0) && seen.insert($0).inserted }
        }
        return false
    }

    // MARK: Calls

    func isSatisfied(_ index: Int) -> Bool { taken[index] >= all[index].expectation.count.lowerBound }
    /// Whether no mock lacks a call.
    var isComplete: Bool { all.indices.allSatisfy(isSatisfied) }
    func isSaturated(_ index: Int) -> Bool { taken[index] >= all[index].expectation.count.upperBound }

    /// The expectations of a call's mock that accept it, in the order of their declaration.
    func accepting(_ call: OrderScript.Call) -> [Int] {
        all.indices.filter {
            all[$0].mock == call.mock && all[$0].expectation.accepts.contains(call.argument)
        }
    }

    /// Whether an expectation may take a call: it is not saturated, all before it are satisfied, none after it has a call,
    /// and the state allows it.
    func isOpen(_ index: Int) -> Bool {
        !isSaturated(index)
            && (flaw == .statesAreIgnored || all[index].expectation.when ?? state == state)
            && all.indices.allSatisfy { other in
                (!isBefore(other, index) || isSatisfied(other))
                    && (!isBefore(index, other) || taken[other] == 0 || flaw == .nothingIsRetired)
            }
    }

    /// The expectation that takes a call: the first open one.
    func taker(of call: OrderScript.Call) -> Int? { accepting(call).first(where: isOpen) }

    /// Counts a call of an expectation.
    mutating func take(_ index: Int) {
        taken[index] += 1
        state = all[index].expectation.then ?? state
    }

    /// Whether a call that no expectation takes is allowed: a stub answers it, or the mode ignores it.
    func ignores(_ call: OrderScript.Call) -> Bool {
        setups[call.mock].mode != .strict
            || stubs.contains { mock, stub in
                mock == call.mock && stub.accepts.contains(call.argument) && stub.when ?? state == state
            }
    }

    /// Whether a call that no expectation takes may exceed a written count, which fails in every mode.
    func mayExceed(_ call: OrderScript.Call) -> Bool {
        accepting(call).contains { all[$0].expectation.isCountWritten && isSaturated($0) }
    }

    /// The unsatisfied expectations right before an expectation in the orders across mocks.
    func missing(before index: Int) -> [Int] {
        let missing = all.indices.filter { isChained($0, before: index) && !isSatisfied($0) }
        return missing.filter { one in !missing.contains { isChained(one, before: $0) } }
    }

    /// The same, including the orders of mocks and groups.
    func missingInAnyOrder(before index: Int) -> [Int] {
        let missing = all.indices.filter { isBefore($0, index) && !isSatisfied($0) }
        return missing.filter { one in !missing.contains { isBefore(one, $0) } }
    }
}

/// A rule that the reference gets wrong on purpose.
enum OrderFlaw: CaseIterable {
    case groupsHaveNoOrder, ordersAreIgnored, nothingIsRetired, cyclesAreAccepted, statesAreIgnored
}
