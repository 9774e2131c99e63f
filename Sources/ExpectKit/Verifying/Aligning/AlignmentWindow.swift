/// A part of both sequences that is aligned exactly.
struct AlignmentWindow {
    /// One step through the window: how many nodes and calls it consumes, and its result.
    struct Advance {
        var nodes: Int
        var calls: Int
        var step: Alignment.Step?
        var isDifference: Bool
    }

    private let nodes: [Alignment.Node]
    private let calls: Range<Int>
    private let ask: Alignment.Questions
    private let rest: Remainder
    /// The number of the window's first node in the whole sequence.
    private let offset: Int
    /// The least cost from each pair of a node and a call to the end of both sequences.
    private var cost: [Int] = []
    private var matched: [Bool] = []
    private var ignored: [Bool] = []
    /// Whether each sequence ends with the window.
    private let endsNodes: Bool
    private let endsCalls: Bool

    init(
        _ all: [Alignment.Node], from first: Int, call: Int, _ rest: Remainder, _ ask: Alignment.Questions
    ) {
        nodes = Array(all[first..<min(all.count, first + Limits.Verifying.window)])
        calls = call..<min(rest.calls, call + Limits.Verifying.window)
        endsNodes = first + Limits.Verifying.window >= all.count
        endsCalls = call + Limits.Verifying.window >= rest.calls
        offset = first
        self.rest = rest
        self.ask = ask
        let width = calls.count + 1
        cost = Array(repeating: 0, count: (nodes.count + 1) * width)
        matched = Array(repeating: false, count: nodes.count * width)
        ignored = calls.map { ask.isIgnored($0) }
        for node in nodes.indices {
            for call in calls.indices {
                matched[node * width + call - calls.lowerBound] = ask.matches(nodes[node].expectation, call)
            }
        }
        for node in stride(from: nodes.count, through: 0, by: -1) {
            for call in stride(from: calls.count, through: 0, by: -1) {
                cost[node * width + call] = bestAdvance(node, call)?.cost ?? leastCostBehind(node, call)
            }
        }
    }

    /// The steps from the start of the window. If another window follows, it decides about the second half.
    var path: [Advance] {
        let isLast = endsNodes && endsCalls
        var advances: [Advance] = []
        var (node, call) = (0, 0)
        while let best = bestAdvance(node, call) {
            advances.append(best.advance)
            node += best.advance.nodes
            call += best.advance.calls
            if !isLast, max(node, call) >= Limits.Verifying.window / 2 { break }
        }
        return advances
    }

    /// A lower bound for the cost after the window, from the lengths of what remains. Without it, skipping one side
    /// would be the cheapest path to the end of the window.
    private func leastCostBehind(_ node: Int, _ call: Int) -> Int {
        rest.leastCost(node: offset + node, call: calls.lowerBound + call)
    }

    private func bestAdvance(_ node: Int, _ call: Int) -> (cost: Int, advance: Advance)? {
        let hasNode = node < nodes.count
        let hasCall = call < calls.count
        guard hasNode || hasCall, hasNode || endsNodes, hasCall || endsCalls else { return nil }
        var options: [(cost: Int, advance: Advance)] = []
        if hasNode, hasCall, let both = takingBoth(node, call) { options.append(both) }
        if hasNode { options.append(leavingNode(node, call)) }
        if hasCall { options.append(leavingCall(node, call)) }
        // Of equally cheap options the first is taken, in which more calls match.
        return options.min { $0.cost < $1.cost }
    }

    private func takingBoth(_ node: Int, _ call: Int) -> (cost: Int, advance: Advance)? {
        let expectation = nodes[node].expectation
        let number = calls.lowerBound + call
        if matched[node * (calls.count + 1) + call] {
            let along = nodes[node].isRepeating ? 0 : 1
            let step = Alignment.Step.matched(expectation, call: number)
            let price = ask.isElsewhere(expectation, number) ? Alignment.Cost.elsewhere : 0
            return (
                costBehind(node + along, call + 1) + price,
                Advance(nodes: along, calls: 1, step: step, isDifference: false)
            )
        }
        // An ignored call may come at any time, so it replaces no expected one.
        guard !nodes[node].isRepeating, !ignored[call], ask.isDeclared(expectation, number) else {
            return nil
        }
        let price = Alignment.Cost.substitution(
            isSameCase: ask.isSameCase(expectation, number), ask.outcome(number))
        let step = Alignment.Step.substituted(expectation, call: number)
        return (
            costBehind(node + 1, call + 1) + price,
            Advance(nodes: 1, calls: 1, step: step, isDifference: true)
        )
    }

    private func leavingNode(_ node: Int, _ call: Int) -> (cost: Int, advance: Advance) {
        if nodes[node].isRepeating {
            return (costBehind(node + 1, call), Advance(nodes: 1, calls: 0, step: nil, isDifference: false))
        }
        let step = Alignment.Step.missing(nodes[node].expectation)
        return (
            costBehind(node + 1, call) + Alignment.Cost.missing,
            Advance(nodes: 1, calls: 0, step: step, isDifference: true)
        )
    }

    private func leavingCall(_ node: Int, _ call: Int) -> (cost: Int, advance: Advance) {
        let number = calls.lowerBound + call
        if ignored[call] {
            let step = Alignment.Step.ignored(call: number)
            return (costBehind(node, call + 1), Advance(nodes: 0, calls: 1, step: step, isDifference: false))
        }
        let step = Alignment.Step.extra(call: number)
        return (
            costBehind(node, call + 1) + Alignment.Cost.extra(ask.outcome(number)),
            Advance(nodes: 0, calls: 1, step: step, isDifference: true)
        )
    }

    private func costBehind(_ node: Int, _ call: Int) -> Int {
        cost[node * (calls.count + 1) + call]
    }
}
