/// The likeliest way in which the actual calls differ from the expected ones: the cheapest path through both sequences.
/// A* finds it, which tries other ways only where they differ. So the work grows with the differences, and it stops when
/// there are more than a reader needs.
package struct Alignment {
    /// One expected occurrence of a call.
    package struct Node {
        var position: Int
        /// Whether it matches any number of calls instead of exactly one.
        var isRepeating: Bool

        package init(position: Int, isRepeating: Bool = false) {
            (self.position, self.isRepeating) = (position, isRepeating)
        }
    }

    /// A call, by its number in the journal, and its outcome when it came.
    package struct Call {
        /// A call that was not allowed was reported, or its failure is kept for the verification. An ignored call is no
        /// failure, but an unmet expectation accepts it.
        package enum Outcome: Equatable { case taken(by: Int), reported, kept, ignored }

        let number: Int
        let outcome: Outcome

        package init(number: Int, outcome: Outcome) { (self.number, self.outcome) = (number, outcome) }

        var taker: Int? { if case .taken(let position) = outcome { position } else { nil } }
    }

    /// The cost of the differences. The likelier one is, the less it costs. A substitution costs less than a missing and
    /// an extra call. If its call was not reported, it costs more than one of them, so that two calls that changed places
    /// are recognized, and among equally many differences those with fewer substitutions win.
    package enum Cost {
        static let missing = 400
        /// In addition to the cost of the extra call.
        package static let ofSameCase = 101
        static let ofOtherCase = 301
        /// A match with another expectation than the one that took the call.
        static let elsewhere = 1

        static func extra(_ call: Call) -> Int {
            switch call.outcome {
            // A call that an expectation took is hardly ever wrong.
            case .taken: 900
            case .kept: 400
            // What was reported already explains as much as possible.
            case .reported, .ignored: 0
            }
        }
    }

    /// The result for each expected occurrence, for each call, or for a pair of them.
    package private(set) var steps: [Finding] = []
    /// Whether it stopped before the end, because there were too many differences.
    package private(set) var isCutShort = false

    /// - Parameter price: The price of a pair: zero if it matches; `nil` if the call cannot have been meant.
    package init(_ nodes: [Node], _ calls: [Call], _ price: (_ position: Int, _ call: Int) -> Int?) {
        var search = AlignmentSearch(nodes, calls)
        (steps, isCutShort) = search.steps(price)
    }

    /// The expectation that was next when an extra call came; `nil` if none was aligned before it.
    func nextExpectation(after call: Int) -> Int? {
        steps.firstIndex(of: Finding(.extra, calls: [call]))
            .flatMap { steps[..<$0].last { !$0.positions.isEmpty } }.map { $0.positions[0] + 1 }
    }
}

struct AlignmentSearch {
    private struct Point: Hashable {
        var node: Int
        var call: Int
    }

    /// The cheapest known way to a point.
    private struct Arrival {
        let cost: Int
        let differences: Int
        /// `nil` at the start.
        let origin: Point?
        /// `nil` for a repeating node that takes no more calls.
        let step: Finding?
    }

    private let nodes: [Alignment.Node]
    private let calls: [Alignment.Call]
    /// The expectations that took one of the calls.
    private let takers: Set<Int>
    private let isEveryCallAllowed: Bool
    /// From each place on: how many nodes need a call, and how many calls cost something without a node.
    private var required: [Int]
    private var costly: [Int]
    private let lastRepeating: Int
    /// The prices are multiplied by it, so that gaps only choose among equal prices. Bounded, so that no sum overflows.
    private let scale: Int

    private var arrivals: [Point: Arrival] = [:]
    /// The points to visit, the most expensive first.
    private var frontier: [(point: Point, estimate: Int)] = []

    init(_ nodes: [Alignment.Node], _ calls: [Alignment.Call]) {
        (self.nodes, self.calls) = (nodes, calls)
        takers = Set(calls.compactMap(\.taker))
        isEveryCallAllowed = !calls.contains { $0.outcome == .reported || $0.outcome == .kept }
        lastRepeating = nodes.lastIndex(where: \.isRepeating) ?? -1
        let length = nodes.count + calls.count + 1
        scale = min(2 * length * length, .max / (8 * Alignment.Cost.missing * length))
        required = sums(nodes) { !$0.isRepeating }
        costly = sums(calls) { Alignment.Cost.extra($0) > 0 }
    }

    mutating func steps(_ price: (Int, Int) -> Int?) -> ([Finding], isCutShort: Bool) {
        let (start, end) = (Point(node: 0, call: 0), Point(node: nodes.count, call: calls.count))
        arrivals[start] = Arrival(cost: 0, differences: 0, origin: nil, step: nil)
        frontier = [(start, leastCost(from: start))]
        var (furthest, visits) = (0, 0)
        while let (point, estimate) = frontier.popLast() {
            // A cheaper way may have been found meanwhile.
            guard let arrival = arrivals[point], arrival.cost + leastCost(from: point) == estimate else { continue }
            let isEnough = arrival.differences >= Limits.Verifying.differences
            if point == end || isEnough { return (path(to: point), isCutShort: point != end) }
            visit(point, price)
            furthest = max(furthest, point.node + point.call)
            visits += 1
            if visits.isMultiple(of: Limits.Verifying.alignedPoints) {
                // Of too many ways, only those that have come furthest are followed.
                frontier.removeAll { $0.point.node + $0.point.call <= furthest }
            }
        }
        return ([], false)
    }

    /// Goes on from a point in each possible way. Of equally cheap ways, the last one here is followed.
    private mutating func visit(_ point: Point, _ price: (Int, Int) -> Int?) {
        let (node, call) = (nodes.dropFirst(point.node).first, calls.dropFirst(point.call).first)
        let pair = if let node, let call { price(node.position, call.number) } else { Int?.none }
        let isSure = pair == 0 && isBest(node, call)
        if let call, !isSure {
            let step = Finding(call.outcome == .ignored ? .ignored : .extra, calls: [call.number])
            reach(point.node, point.call + 1, from: point, step, Alignment.Cost.extra(call))
        }
        if let node, !isSure {
            let step = node.isRepeating ? nil : Finding(.missing, [node.position])
            reach(point.node + 1, point.call, from: point, step, step == nil ? 0 : Alignment.Cost.missing)
        }
        guard let node, let call, let pair else { return }
        let next = node.isRepeating ? point.node : point.node + 1
        if pair == 0 {
            let step = Finding(.matched, [node.position], calls: [call.number])
            let isElsewhere = call.taker.map { $0 != node.position } ?? false
            reach(next, point.call + 1, from: point, step, isElsewhere ? Alignment.Cost.elsewhere : 0)
        } else if !node.isRepeating, call.outcome != .ignored {
            let step = Finding(.substituted, [node.position], calls: [call.number])
            reach(next, point.call + 1, from: point, step, Alignment.Cost.extra(call) + (call.taker == nil ? pair : 0))
        }
    }

    /// Whether the match of both is the best choice: the node needs no other call, and no other call of it costs less.
    private func isBest(_ node: Alignment.Node?, _ call: Alignment.Call?) -> Bool {
        guard let node, let call, !node.isRepeating else { return false }
        if let taker = call.taker { return taker == node.position }
        return !takers.contains(node.position) && (call.outcome == .kept || isEveryCallAllowed)
    }

    private mutating func reach(_ node: Int, _ call: Int, from origin: Point, _ step: Finding?, _ price: Int) {
        let point = Point(node: node, call: call)
        guard let before = arrivals[origin] else { return }
        let cost = before.cost + scale * price + gap(step, at: origin)
        if let known = arrivals[point], known.cost <= cost { return }
        arrivals[point] = Arrival(
            cost: cost, differences: before.differences + (step?.isDifference == true ? 1 : 0),
            origin: origin, step: step)
        let estimate = cost + leastCost(from: point)
        frontier.insert((point, estimate), at: frontier.firstPosition { $0.estimate < estimate })
    }

    /// Of equally likely ways, lets that with the fewest, then the latest gaps win, and missing before extra calls.
    private func gap(_ step: Finding?, at point: Point) -> Int {
        guard let step, step.positions.isEmpty || step.calls.isEmpty else { return 0 }
        let left = nodes.count - point.node + calls.count - point.call
        return step.calls.isEmpty ? left : 2 * left
    }

    /// The cost of the missing or extra calls behind a point if everything else matches.
    private func leastCost(from point: Point) -> Int {
        let missing = required[point.node] - (calls.count - point.call)
        let extra = lastRepeating >= point.node ? 0 : costly[point.call] - required[point.node]
        return scale * Alignment.Cost.missing * max(0, missing, extra)
    }

    private func path(to end: Point) -> [Finding] {
        sequence(first: end) { arrivals[$0]?.origin }.compactMap { arrivals[$0]?.step }.reversed()
    }
}

/// How many elements from each place on meet a condition.
private func sums<Element>(_ elements: [Element], _ condition: (Element) -> Bool) -> [Int] {
    elements.reversed().reduce(into: [0]) { $0.append($0[$0.count - 1] + (condition($1) ? 1 : 0)) }.reversed()
}
