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
        /// A call that stands for no expectation, and need not.
        case forgiven(call: Int)
    }

    /// What is asked about an expectation and a call.
    struct Questions {
        var matches: (_ expectation: Int, _ call: Int) -> Bool
        var isSameCase: (_ expectation: Int, _ call: Int) -> Bool
        /// Whether a call was forgiven, so that it is no difference when nothing expects it.
        var isForgiven: (_ call: Int) -> Bool = { _ in false }
        /// Whether an expectation was declared before a call came, so that another call can be in its place.
        var isDeclared: (_ expectation: Int, _ call: Int) -> Bool = { _, _ in true }
        /// What became of a call when it came.
        var standing: (_ call: Int) -> Standing = { _ in .kept }
        /// Whether another expectation took a call when it came.
        var isElsewhere: (_ expectation: Int, _ call: Int) -> Bool = { _, _ in false }
        /// Whether an expectation took another call when that came.
        var isSpokenFor: (_ expectation: Int, _ call: Int) -> Bool = { _, _ in false }
    }

    /// What became of a call when it came.
    enum Standing {
        /// An expectation took it.
        case taken
        /// It was not allowed, and that was reported.
        case reported
        /// It was not allowed, and its failure waits.
        case kept
    }

    /// What each kind of difference costs. A substitution costs more than leaving one side out, so that two
    /// calls that changed places are seen as such, and less than leaving out both; one of another case is
    /// the less likely. What was reported already costs nothing more; what was taken as expected is not blamed for
    /// less than two differences. Among readings with as many differences the one wins that has fewer substitutions,
    /// and in which most calls stand for the expectation that took them.
    enum Cost {
        static let missing = 400
        static let extra = 400
        static let sameCase = 501
        static let otherCase = 701
        static let taken = 900
        static let elsewhere = 1

        static func extra(_ standing: Standing) -> Int {
            switch standing {
            case .taken: taken
            case .reported: 0
            case .kept: extra
            }
        }

        static func substitution(isSameCase: Bool, _ standing: Standing) -> Int {
            let cost = isSameCase ? sameCase : otherCase
            return switch standing {
            case .taken: taken
            case .reported: cost - extra
            case .kept: cost
            }
        }
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
        let rest = Remainder(nodes, calls: calls)
        var (node, call, differences) = (0, 0, 0)
        while node < nodes.count || call < calls {
            if let along = Self.agreement(nodes, node, call, calls, ask) {
                node = along
                guard call < calls else { continue }
                steps.append(.matched(nodes[node].expectation, call: call))
                call += 1
                if !nodes[node].isRepeating { node += 1 }
                continue
            }
            guard differences < Self.limit else {
                isCutShort = true
                return
            }
            let window = AlignmentWindow(nodes, from: node, call: call, rest, ask)
            for move in window.path {
                differences += move.isDifference ? 1 : 0
                if let step = move.step { steps.append(step) }
                node += move.nodes
                call += move.calls
            }
        }
    }

    /// The expectation that would have been next when a call came that none expected.
    func nextExpectation(after call: Int, from head: Int) -> Int {
        var next = head
        for step in steps {
            switch step {
            case .matched(let position, _), .substituted(let position, _), .missing(let position):
                next = position + 1
            case .extra(let other) where other == call: return next
            case .extra, .forgiven: continue
            }
        }
        return next
    }

    /// The node up to which nothing differs and which takes the call; nothing where that needs a closer look.
    ///
    /// A repeating node may be left too early or too late, so the end of both sequences is always solved
    /// exactly, and so is a call that was forgiven or not allowed where another one may be meant.
    private static func agreement(
        _ nodes: [Node], _ node: Int, _ call: Int, _ calls: Int, _ ask: Questions
    ) -> Int? {
        guard call < calls else { return nodes[node].isRepeating ? node + 1 : nil }
        guard node < nodes.count, !ask.isForgiven(call) else { return nil }
        guard nodes[node].isRepeating else {
            let expectation = nodes[node].expectation
            return ask.matches(expectation, call) && !ask.isSpokenFor(expectation, call) ? node : nil
        }
        guard nodes.count - node > window || calls - call > window else { return nil }
        for next in node..<min(nodes.count, node + window) {
            if ask.matches(nodes[next].expectation, call) { return next }
            if !nodes[next].isRepeating { return nil }
        }
        return nil
    }
}

/// How much of both sequences lies behind a point, and what it costs at the least.
struct Remainder {
    let calls: Int
    /// How many nodes from each one on stand for exactly one call.
    private var required: [Int]
    private let lastRepeating: Int

    init(_ nodes: [Alignment.Node], calls: Int) {
        self.calls = calls
        required = Array(repeating: 0, count: nodes.count + 1)
        for node in nodes.indices.reversed() {
            required[node] = required[node + 1] + (nodes[node].isRepeating ? 0 : 1)
        }
        lastRepeating = nodes.lastIndex(where: \.isRepeating) ?? -1
    }

    /// What is missing or left over when everything else matches.
    func leastCost(node: Int, call: Int) -> Int {
        let surplus = calls - call - required[node]
        if surplus < 0 { return -surplus * Alignment.Cost.missing }
        return lastRepeating >= node ? 0 : surplus * Alignment.Cost.extra
    }
}
