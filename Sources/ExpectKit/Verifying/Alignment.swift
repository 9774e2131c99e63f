/// The expected sequence laid against the called one with as few differences as possible.
///
/// Where both agree it walks along them; where they part it solves a small window exactly, as an edit
/// distance, and walks on from there. So it takes linear time and little memory however long the
/// sequences are, and stops looking for differences when there are more than anyone would read.
struct Alignment {
    /// One expected occurrence of a call.
    struct Node {
        /// The expectation, by its position in the queue.
        var expectation: Int
        /// Whether it stands for any number of further calls, none included, and not for exactly one.
        var isRepeating = false
    }

    /// How one expected occurrence, one call, or both were laid.
    enum Step: Equatable {
        case matched(Int, call: Int)
        case substituted(Int, call: Int)
        case missing(Int)
        case extra(call: Int)
    }

    /// What is asked about an expectation and a call.
    struct Questions {
        var matches: (_ expectation: Int, _ call: Int) -> Bool
        var isSameCase: (_ expectation: Int, _ call: Int) -> Bool
    }

    private(set) var steps: [Step] = []
    /// Whether it stopped before the end, because there were too many differences.
    private(set) var isCutShort = false

    /// How many steps of each sequence are solved at once.
    static let window = 48
    /// How many differences are looked for.
    static let limit = 32

    /// Aligns expected occurrences with calls, which are counted from zero.
    init(_ nodes: [Node], calls: Int, _ ask: Questions) {
        var (node, call, differences) = (0, 0, 0)
        while node < nodes.count || call < calls {
            if node < nodes.count, call < calls, ask.matches(nodes[node].expectation, call) {
                steps.append(.matched(nodes[node].expectation, call: call))
                call += 1
                if !nodes[node].isRepeating { node += 1 }
                continue
            }
            if node < nodes.count, nodes[node].isRepeating {
                node += 1
                continue
            }
            guard differences < Self.limit else {
                isCutShort = true
                return
            }
            let window = AlignmentWindow(
                Array(nodes[node..<min(nodes.count, node + Self.window)]),
                calls: call..<min(calls, call + Self.window),
                endsNodes: node + Self.window >= nodes.count, endsCalls: call + Self.window >= calls, ask)
            for move in window.path {
                differences += move.isDifference ? 1 : 0
                if let step = move.step { steps.append(step) }
                node += move.nodes
                call += move.calls
            }
        }
    }
}

/// A part of both sequences, solved exactly.
private struct AlignmentWindow {
    /// One move through the window: how far it goes along each sequence, and what it means.
    struct Move {
        var nodes: Int
        var calls: Int
        var step: Alignment.Step?
        var isDifference: Bool
    }

    /// What each kind of difference costs. A substitution costs more than leaving one side out, so that two
    /// calls that changed places are seen as such, and less than leaving out both; one of another case is
    /// the less likely.
    private enum Cost {
        static let missing = 4
        static let extra = 4
        static let sameCase = 5
        static let otherCase = 7
    }

    private let nodes: [Alignment.Node]
    private let calls: Range<Int>
    private let ask: Alignment.Questions
    /// The least cost from each cell to the end, by node and then by call.
    private var cost: [Int] = []
    private var matched: [Bool] = []
    /// Whether each sequence ends with the window.
    private let endsNodes: Bool
    private let endsCalls: Bool

    init(
        _ nodes: [Alignment.Node], calls: Range<Int>, endsNodes: Bool, endsCalls: Bool,
        _ ask: Alignment.Questions
    ) {
        self.nodes = nodes
        self.calls = calls
        self.ask = ask
        self.endsNodes = endsNodes
        self.endsCalls = endsCalls
        let width = calls.count + 1
        cost = Array(repeating: 0, count: (nodes.count + 1) * width)
        matched = Array(repeating: false, count: nodes.count * width)
        for node in nodes.indices {
            for call in calls.indices {
                matched[node * width + call - calls.lowerBound] = ask.matches(nodes[node].expectation, call)
            }
        }
        for node in stride(from: nodes.count, through: 0, by: -1) {
            for call in stride(from: calls.count, through: 0, by: -1) {
                cost[node * width + call] = bestMove(node, call)?.cost ?? 0
            }
        }
    }

    /// The moves from the start of the window; its second half is left to the next one where there is one.
    var path: [Move] {
        let isLast = endsNodes && endsCalls
        var moves: [Move] = []
        var (node, call) = (0, 0)
        while let best = bestMove(node, call) {
            moves.append(best.move)
            node += best.move.nodes
            call += best.move.calls
            if !isLast, max(node, call) >= Alignment.window / 2 { break }
        }
        return moves
    }

    private func bestMove(_ node: Int, _ call: Int) -> (cost: Int, move: Move)? {
        let width = calls.count + 1
        let hasNode = node < nodes.count
        let hasCall = call < calls.count
        // Where a sequence goes on behind the window, its end here costs nothing: what follows is not known.
        guard hasNode || hasCall, hasNode || endsNodes, hasCall || endsCalls else { return nil }
        let number = calls.lowerBound + call
        func rest(_ nodes: Int, _ calls: Int) -> Int { cost[(node + nodes) * width + call + calls] }
        var options: [(cost: Int, move: Move)] = []
        if hasNode {
            let expectation = nodes[node].expectation
            let repeats = nodes[node].isRepeating
            if hasCall, matched[node * width + call] {
                let step = Alignment.Step.matched(expectation, call: number)
                let along = repeats ? 0 : 1
                options.append(
                    (rest(along, 1), Move(nodes: along, calls: 1, step: step, isDifference: false)))
            } else if hasCall, !repeats {
                let step = Alignment.Step.substituted(expectation, call: number)
                let price = ask.isSameCase(expectation, number) ? Cost.sameCase : Cost.otherCase
                options.append((rest(1, 1) + price, Move(nodes: 1, calls: 1, step: step, isDifference: true)))
            }
            let missing = repeats ? nil : Alignment.Step.missing(expectation)
            options.append(
                (
                    rest(1, 0) + (repeats ? 0 : Cost.missing),
                    Move(nodes: 1, calls: 0, step: missing, isDifference: !repeats)
                ))
        }
        if hasCall {
            let step = Alignment.Step.extra(call: number)
            options.append(
                (rest(0, 1) + Cost.extra, Move(nodes: 0, calls: 1, step: step, isDifference: true)))
        }
        // The first of equal options, which is the one in which most was called as expected.
        return options.min { $0.cost < $1.cost }
    }
}
