/// The alignment of the expected with the actual sequence that has the fewest differences.
///
/// It steps along both sequences while they agree. Where they differ, it solves a small window exactly, as an edit
/// distance, and continues after it. So it takes linear time and little memory. It stops when there are more
/// differences than a reader needs.
struct Alignment {
    /// One expected occurrence of a call.
    struct Node {
        /// The expectation, by its position in the queue.
        var expectation: Int
        /// Whether it matches any number of calls, including none. Otherwise it matches exactly one.
        var isRepeating = false
    }

    /// The result for one expected occurrence, for one call, or for a pair of them.
    enum Step: Equatable {
        case matched(Int, call: Int)
        case substituted(Int, call: Int)
        case missing(Int)
        case extra(call: Int)
        /// A call without an expectation that is no difference.
        case ignored(call: Int)
    }

    private(set) var steps: [Step] = []
    /// Whether it stopped before the end, because there were too many differences.
    private(set) var isCutShort = false

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
            guard differences < Limits.Verifying.differences else {
                isCutShort = true
                return
            }
            let window = AlignmentWindow(nodes, from: node, call: call, rest, ask)
            for advance in window.path {
                differences += advance.isDifference ? 1 : 0
                if let step = advance.step { steps.append(step) }
                node += advance.nodes
                call += advance.calls
            }
        }
    }

    /// The expectation that was next when an extra call came.
    func nextExpectation(after call: Int, from head: Int) -> Int {
        var next = head
        for step in steps {
            switch step {
            case .matched(let position, _), .substituted(let position, _), .missing(let position):
                next = position + 1
            case .extra(let other) where other == call: return next
            case .extra, .ignored: continue
            }
        }
        return next
    }

    /// The next node that takes the call without a difference; `nil` if a window must decide.
    ///
    /// A greedy step may leave a repeating node too early or too late. So a window always decides about the end of
    /// both sequences, about an ignored call, and about a call that matches an expectation which took another call.
    private static func agreement(
        _ nodes: [Node], _ node: Int, _ call: Int, _ calls: Int, _ ask: Questions
    ) -> Int? {
        guard call < calls else { return nodes[node].isRepeating ? node + 1 : nil }
        guard node < nodes.count, !ask.isIgnored(call) else { return nil }
        guard nodes[node].isRepeating else {
            let expectation = nodes[node].expectation
            return ask.matches(expectation, call) && !ask.hasTakenOther(expectation, call) ? node : nil
        }
        guard nodes.count - node > Limits.Verifying.window || calls - call > Limits.Verifying.window else {
            return nil
        }
        for next in node..<min(nodes.count, node + Limits.Verifying.window) {
            if ask.matches(nodes[next].expectation, call) { return next }
            if !nodes[next].isRepeating { return nil }
        }
        return nil
    }
}
