/// All that a mock knows, as a value that decides.
///
/// It has no lock and runs no code of the user's: what it must know of a call it asks for by its decision
/// (see ``Decision``). So every rule about calls can be tested without a mock.
struct EngineState<Invocation> {
    var mode: MockMode
    var ordering: MockOrdering
    var name: String?

    /// How often the mock was reset; what was declared before a reset is no longer there.
    private(set) var epoch = 0
    private(set) var declared: [DeclaredCall<Invocation>] = []
    var progress: [Progress<Invocation>] = []
    /// The expectations in order, as indices into `declared`.
    private(set) var queue: [Int] = []
    /// The position in the queue before which nothing takes a call any more.
    var head = 0
    /// The stubs and rejections, oldest first.
    private(set) var stubs: [DeclaredCall<Invocation>] = []
    /// The expectations that came as often as the test wrote, by their indices.
    var exhausted: [Int] = []

    var journal = Journal<Invocation>()
    var divergences: [Divergence] = []
    var start: Evidence<Invocation>.Start?
    /// Expectations of a case that may lend an answer, by their positions; made when the first is needed.
    var lenders: [String: ArraySlice<Int>]?

    /// Failures that no running test has received.
    var undelivered: [(report: FailureReport, delivery: Delivery)] = []
    /// Whether anybody has verified what is declared.
    var isVerified = false
    /// How many calls were traced.
    var traces = 0

    /// The group that expectations are declared in, while a test declares one.
    private var openGroup: Int?
    private var groups = 0

    init(name: String?, mode: MockMode, ordering: MockOrdering) {
        self.name = name
        self.mode = mode
        self.ordering = ordering
    }

    /// Enters a declaration.
    mutating func declare(
        _ role: DeclaredCall<Invocation>.Role, _ facts: DeclaredFacts<Invocation>
    ) -> DeclaredCall<Invocation> {
        if openGroup == nil { groups += 1 }
        let call = DeclaredCall(role, facts, index: declared.count, group: openGroup ?? groups)
        declared.append(call)
        progress.append(Progress(isExpectation: role == .expect))
        if role == .expect {
            queue.append(call.index)
            lenders = nil
            isVerified = false
        } else {
            stubs.append(call)
        }
        return call
    }

    /// Opens a group whose expectations are met in any order; within an open one it stays the same group.
    ///
    /// - Returns: Whether it was opened here and is to be closed here.
    mutating func openUnorderedGroup() -> Bool {
        guard openGroup == nil else { return false }
        groups += 1
        openGroup = groups
        return true
    }

    mutating func closeUnorderedGroup() {
        openGroup = nil
    }

    /// Changes the clauses of a declaration.
    mutating func amend(
        _ index: Int, _ change: (inout Progress<Invocation>) throws(Misuse) -> Void
    ) throws(Misuse) {
        var changed = progress[index]
        try change(&changed)
        progress[index] = changed
        lenders = nil
        // A call that must never come is exhausted before the first.
        if changed.writtenMaximum == 0 { exhausted.append(index) }
    }

    /// The expectations in the last place before a new one that may take all its calls.
    var openEnded: [DeclaredCall<Invocation>] {
        let isInOrder = ordering == .ordered && openGroup == nil
        return queue.suffix(isInOrder ? 1 : 64).map { declared[$0] }
            .filter { progress[$0.index].count.maximum == nil }
            .filter { isInOrder || ordering == .unordered || $0.group == openGroup }
    }

    /// Forgets what was declared and called; keeps the mode, the order and the name.
    mutating func reset() {
        var fresh = EngineState(name: name, mode: mode, ordering: ordering)
        fresh.epoch = epoch + 1
        fresh.groups = groups
        fresh.openGroup = openGroup
        self = fresh
    }

    /// What is known now, to be looked at outside of the lock.
    func evidence(
        named name: String, comparison: InvocationComparison<Invocation>
    ) -> Evidence<Invocation> {
        Evidence(
            mock: name, isOrdered: ordering == .ordered, declared: declared, progress: progress, queue: queue,
            head: head, journal: journal, divergences: divergences, start: start, comparison: comparison)
    }
}
