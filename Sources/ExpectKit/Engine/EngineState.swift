/// All that a mock knows, as a value that decides.
///
/// It has no lock and runs no code of the user's: what it must know of a call it asks for by its decision
/// (see ``Decision``). So every rule about calls can be tested without a mock.
struct EngineState<Invocation> {
    var mode: MockMode
    var ordering: MockOrdering
    var name: String?
    /// Values for calls without an answer.
    var defaults = MockDefaults()

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
    /// The expectations without an upper bound, by their indices.
    private var openEnded: [Int] = []
    /// The expectations that came as often as the test wrote, by their indices.
    var exhausted: [Int] = []

    var journal = Journal<Invocation>()
    var divergences: [Divergence] = []
    var start: Evidence<Invocation>.Start?
    /// Expectations of a case that may lend an answer, by their positions; made when the first is needed.
    var lenders: [String: ArraySlice<Int>]?

    /// Those who wait for the expectations to be met.
    var waits: [Wait] = []
    /// How many expectations lack a call; one that lent its answer to a wrong call waits for no other.
    private var unmet = 0
    /// Whether a call may still come that must not, however many have come that must.
    private var isBounded = false
    /// Whether such a call has come.
    var isBroken = false
    /// The declarations that a test waited for in vain, and was told so.
    var awaitedInVain: Set<Int> = []

    /// Failures that no running test has received.
    var undelivered: [(report: FailureReport, delivery: Delivery)] = []
    /// Whether anybody has verified what is declared.
    var isVerified = false
    /// Whether the last verification found something that no running test may have received.
    var isVerifiedUnheard = false
    /// What the last verification found.
    var verified: [HeardViolation] = []
    /// How many more calls are traced: each takes a tenth of a second to name, and nobody reads more.
    var tracesLeft = 8

    /// The group that expectations are declared in, while a test declares one.
    private var openGroup: Int?
    private var groups = 0

    init(name: String?, mode: MockMode, ordering: MockOrdering) {
        self.name = name
        self.mode = mode
        self.ordering = ordering
    }

    /// Enters a declaration.
    ///
    /// - Parameter isRefused: Whether it was refused, so that it only takes its clauses and no calls.
    @discardableResult
    mutating func declare(
        _ role: DeclaredCall<Invocation>.Role, _ facts: DeclaredFacts<Invocation>, isRefused: Bool = false
    ) -> DeclaredCall<Invocation> {
        if openGroup == nil { groups += 1 }
        let call = DeclaredCall(
            role, facts, index: declared.count, group: openGroup ?? groups, since: journal.count)
        declared.append(call)
        progress.append(Progress(isExpectation: role == .expect, isRefused: isRefused))
        if isRefused { return call }
        if role == .expect {
            queue.append(call.index)
            unmet += 1
            lenders = nil
            isVerified = false
        } else {
            stubs.append(call)
            if role == .reject { isBounded = true }
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
        // What a refused clause leaves behind is chosen so that the mistake does not fail a second time.
        defer {
            let changed = progress[index]
            lenders = nil
            if changed.isOpenAbove, !changed.isRefused { isBounded = true }
            let isRefused = changed.isRefused
            // A call that must never come is exhausted before the first.
            if changed.writtenMaximum == 0, !isRefused, !exhausted.contains(index) { exhausted.append(index) }
            if changed.isExpectation, !isRefused, changed.count.maximum == nil, openEnded.last != index {
                openEnded.append(index)
            }
        }
        try update(index, change)
    }

    /// Changes how far a declaration has come, and keeps count of what is not met.
    mutating func update<Result, Failure: Error>(
        _ index: Int, _ change: (inout Progress<Invocation>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let wasAwaited = progress[index].isAwaited
        defer {
            if progress[index].isAwaited != wasAwaited { unmet += wasAwaited ? -1 : 1 }
        }
        return try change(&progress[index])
    }

    /// What those who wait for the expectations have to wait for.
    var settlement: Settlement {
        if isBroken { return .broken }
        return unmet > 0 ? .open : isBounded ? .metUnlessMoreComes : .met
    }

    /// Those whose wait is over.
    mutating func takeEndedWaits() -> [Wait] {
        guard !waits.isEmpty else { return [] }
        switch settlement {
        case .open, .metUnlessMoreComes: return []
        case .met, .broken:
            defer { waits = [] }
            return waits
        }
    }

    /// The expectations without an upper bound that stand right before a new one, or without an order
    /// anywhere, and take the calls that the new one waits for.
    func openEnded(before caseName: String) -> [DeclaredCall<Invocation>] {
        guard let last = queue.last else { return [] }
        let group = openGroup ?? declared[last].group
        return openEnded.map { declared[$0] }.filter {
            $0.caseName == caseName && (ordering == .unordered || $0.group == group)
        }
    }

    /// Forgets what was declared and called; keeps the mode, the order and the name, and the failures that
    /// nobody has heard of.
    mutating func reset() {
        var fresh = EngineState(name: name, mode: mode, ordering: ordering)
        fresh.epoch = epoch + 1
        fresh.groups = groups
        fresh.openGroup = openGroup
        fresh.defaults = defaults
        fresh.undelivered = undelivered
        fresh.waits = waits
        self = fresh
    }

    /// What is known now, to be looked at outside of the lock.
    func evidence(named name: String) -> Evidence<Invocation> {
        Evidence(
            mock: name, isOrdered: ordering == .ordered, declared: declared, progress: progress, queue: queue,
            head: head, journal: journal, divergences: divergences, start: start,
            awaitedInVain: awaitedInVain)
    }
}

/// How far a mock is from having all that it expects.
enum Settlement {
    /// Calls are missing.
    case open
    /// All is met, and no call that comes late could change that.
    case met
    /// All is met, unless a call comes that must not.
    case metUnlessMoreComes
    /// A call came that must not.
    case broken
}
