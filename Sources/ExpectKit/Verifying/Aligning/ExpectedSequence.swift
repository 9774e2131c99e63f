/// The expected occurrences of calls from the first wrong call on.
struct ExpectedSequence<Invocation> {
    let calls: [Alignment.Call]
    let compared: ComparedCalls<Invocation>
    /// How many of the calls before these each expectation took, by its position.
    private let taken: [Int: Int]

    private var snapshot: MockSnapshot<Invocation> { compared.snapshot }

    /// - Parameter start: The first call that may be wrong.
    init(_ calls: [Alignment.Call], from start: Int, _ compared: ComparedCalls<Invocation>) {
        (self.calls, self.compared) = (calls, compared)
        taken = (0..<start).compactMap(compared.snapshot.positionOfTaker).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    var nodes: [Alignment.Node] {
        var nodes: [Alignment.Node] = []
        var position = snapshot.queue.isEmpty ? 0 : head
        while position < snapshot.queue.count {
            let run = snapshot.run(at: position)
            var open = run.map { occurrences(of: $0) }
            if run.count > 1 { nodes += inOrderOfCalls(&open, run) }
            for member in open { nodes += member.nodes }
            position = run.upperBound
        }
        return nodes
    }

    /// The first position that may still take calls: that of the last call before, or of its group.
    private var head: Int {
        let passed = taken.keys.filter { !snapshot.isMissed(at: $0) }.max() ?? 0
        let first = calls.compactMap(\.taker).min() ?? passed
        return snapshot.run(at: min(passed, first)).lowerBound
    }

    private func occurrences(of position: Int) -> Occurrences {
        // What a wait has reported as missing has no place in the order any more.
        if snapshot.isMissed(at: position) { return Occurrences(position: position, required: 0, mayRepeat: false) }
        let (count, taken) = (snapshot.progress(at: position).count, taken[position] ?? 0)
        // At most one more than there are calls: more nodes would only add missing calls.
        return Occurrences(
            position: position, required: min(max(0, count.minimum - taken), calls.count + 1),
            mayRepeat: count.maximum.map { $0 > max(count.minimum, taken) } ?? true)
    }

    /// The nodes of an unordered group in the order of its calls. A call that no member takes gets a node of a member
    /// that lacks a call, as if it was meant for it. The nodes that are left in `open` come after these.
    private func inOrderOfCalls(_ open: inout [Occurrences], _ run: Range<Int>) -> [Alignment.Node] {
        let places = calls.map { call in call.taker.flatMap { run.contains($0) ? $0 - run.lowerBound : nil } }
        // The calls that each member still takes further on.
        for place in places.compactMap(\.self) { open[place].kept += 1 }
        var nodes: [Alignment.Node?] = []
        var unexpected: [Int] = []
        for (index, call) in calls.enumerated() {
            var place = places[index]
            if let place {
                open[place].kept -= 1
            } else if call.taker == nil, unexpected.count < Limits.Verifying.pairs {
                place = open.firstIndex { $0.mayTakeOther && compared.matches($0.position, call.number) }
                if place == nil { unexpected.append(index) }
            }
            nodes.append(place.flatMap { open[$0].next() })
        }
        for index in unexpected { nodes[index] = missing(from: &open, for: calls[index].number) }
        return nodes.compactMap(\.self)
    }

    /// A node of the first member that lacks a call, if possible of the same case, for a call that no member takes.
    private func missing(from open: inout [Occurrences], for call: Int) -> Alignment.Node? {
        let missing = open.indices.filter {
            open[$0].required > 0 && snapshot.isDeclared(open[$0].position, before: call)
        }
        let name = snapshot.caseName(ofCall: call)
        let meant = missing.first { snapshot.expectation(at: open[$0].position).caseName == name }
        return (meant ?? missing.first).flatMap { open[$0].next() }
    }
}

private struct Occurrences {
    let position: Int
    var required: Int
    let mayRepeat: Bool
    /// How many calls it takes further on. Their places are not open to a call that was not allowed.
    var kept = 0

    var mayTakeOther: Bool { required > kept || mayRepeat }

    /// One node for each call that must come, and one for all further calls that may come.
    var nodes: [Alignment.Node] {
        Array(repeating: Alignment.Node(position: position), count: required)
            + (mayRepeat ? [Alignment.Node(position: position, isRepeating: true)] : [])
    }

    mutating func next() -> Alignment.Node? {
        guard required > 0 else { return mayRepeat ? Alignment.Node(position: position, isRepeating: true) : nil }
        required -= 1
        return Alignment.Node(position: position)
    }
}

/// Compares the calls of a mock with its expectations, each pair once, because a comparison runs client code.
final class ComparedCalls<Invocation> {
    let snapshot: MockSnapshot<Invocation>
    /// The results by the positions of the expectations and the numbers of the calls.
    private var results: [Int: [Int: Bool]] = [:]

    init(_ snapshot: MockSnapshot<Invocation>) { self.snapshot = snapshot }

    func matches(_ position: Int, _ call: Int) -> Bool {
        if let known = results[position]?[call] { return known }
        let result = snapshot.matches(position, journalCall: call)
        results[position, default: [:]][call] = result
        return result
    }

    /// The price of a pair in an alignment; `nil` if the call cannot have been meant for the expectation: it came
    /// before the declaration, or counts for another expectation that has no order with this one.
    func price(_ position: Int, _ call: Int) -> Int? {
        let expectation = snapshot.expectation(at: position)
        if matches(position, call) { return isTakenBeside(position, call) ? nil : 0 }
        if expectation.since > call { return nil }
        let isSameCase = expectation.caseName == snapshot.caseName(ofCall: call)
        return isSameCase ? Alignment.Cost.ofSameCase : Alignment.Cost.ofOtherCase
    }

    private func isTakenBeside(_ position: Int, _ call: Int) -> Bool {
        guard let taker = snapshot.positionOfTaker(of: call), taker != position else { return false }
        return !snapshot.tree.isBefore(taker, position) && !snapshot.tree.isBefore(position, taker)
    }
}
