/// All that a mock knows, as a value that decides.
///
/// It has no lock and runs no code of the user's: what it must know of a call it asks for by its decision
/// (see ``Decision``). So every rule about calls can be tested without a mock. It does not even know the type of the
/// calls, which are numbers to it: code for a type that is known only when it runs is many times as slow. And it is
/// never copied, which each closure over a part of it would do.
struct EngineState: ~Copyable {
    var mode: MockMode
    var ordering: MockOrdering {
        didSet { tree.isOrdered = ordering == .ordered }
    }
    var name: String?
    /// Values for calls without an answer.
    var defaults = MockDefaults()

    /// Whether a closure answers any of its calls, or has done so before a reset.
    var hasActions = false

    /// Whether a tape sees its calls first.
    var isTaped = false

    /// How often the lock around it was taken, by which a test tells what a call costs.
    var turns = 0

    /// How often the mock was reset; what was declared before a reset is no longer there.
    private(set) var epoch = 0
    private(set) var declared: [Declaration] = []
    var progress: [Progress] = []
    /// The expectations in order, as indices into `declared`.
    private(set) var queue: [Int] = []
    /// The groups in which they stand.
    var tree: GroupTree
    /// The position in the queue before which nothing takes a call any more.
    var head: Int { tree.head }
    /// The place of each declaration in the queue, by its index.
    private(set) var positions: [Int?] = []
    /// The stubs and rejections, oldest first.
    private(set) var stubs = StubList()
    /// The expectations without an upper bound, by their indices.
    private var openEnded: [Int] = []
    /// The expectations that came as often as the test wrote, by their indices.
    var exhausted: [Int] = []

    var journal = CallLog()
    var divergences: [Divergence] = []
    var start: AlignmentStart?
    /// Expectations of a case that may lend an answer, by their positions; made when the first is needed.
    var lenders: [String: ArraySlice<Int>]?

    /// Those who wait for the expectations to be met.
    var waits: [Wait] = []
    /// The failures that are being reported.
    var reports = ReportsInProgress()
    /// Those whose wait for a state is over.
    var woken: [Wait] = []
    /// How many expectations lack a call; one that lent its answer to a wrong call waits for no other.
    private var unmet = 0
    /// Whether a call may still come that must not, however many have come that must.
    private var isBounded = false
    /// Whether such a call has come.
    var isBroken = false
    /// The calls that a test has verified after the fact, by their numbers.
    var accounted: Set<Int> = []
    /// What is made of unused stubs.
    var stubHygiene = StubHygiene.scope
    /// The declarations that a test waited for in vain, and was told so.
    var awaitedInVain: Set<Int> = []

    /// Whether a failure has failed a test, as far as one can tell.
    var hasFailedTest = false
    /// Failures that no running test has received.
    var undelivered: [(report: FailureReport, delivery: Delivery)] = []
    /// How many declarations there were when the mock was verified.
    private(set) var verifiedDeclarations = 0
    /// Whether what is declared has been verified.
    var isVerified = false
    /// Whether the last verification found something that no running test may have received.
    var isVerifiedUnheard = false
    /// What the last verification found.
    var verified: [HeardViolation] = []
    /// How many calls of a mock are traced: each trace takes a kilobyte, and no report shows more.
    static let traceLimit = 1000
    /// How many more calls are traced.
    var tracesLeft = traceLimit

    /// The expectations with a place in an order of several mocks, by their positions.
    var nodePositions: [Int] = []
    /// Whether any declaration depends on a state.
    private var hasConditions = false
    /// How many runs there are: what may be met in any order is one, and every other expectation is one.
    private var runs = 0
    /// The run of each group without an order.
    private var runOfGroup: [Int: Int] = [:]

    init(name: String?, mode: MockMode, ordering: MockOrdering) {
        self.name = name
        self.mode = mode
        self.ordering = ordering
        tree = GroupTree(isOrdered: ordering == .ordered)
    }

    /// Enters a declaration.
    ///
    /// - Parameter isRefused: Whether it was refused, so that it only takes its clauses and no calls.
    @discardableResult
    mutating func declare<Invocation>(
        _ role: Declaration.Role, _ facts: DeclaredFacts<Invocation>, isRefused: Bool = false
    ) -> DeclaredCall<Invocation> {
        let call = DeclaredCall(
            role, facts, index: declared.count, group: nextRun(), since: journal.count)
        declared.append(call)
        progress.append(Progress(isExpectation: role == .expect, isRefused: isRefused))
        positions.append(role == .expect && !isRefused ? queue.count : nil)
        if isRefused { return call }
        if role == .expect {
            queue.append(call.index)
            tree.append(isLacking: true, isLive: true)
            unmet += 1
            lenders = nil
            isVerified = false
        } else {
            stubs.append(call)
            if role == .reject { isBounded = true }
        }
        return call
    }

    private mutating func nextRun() -> Int {
        guard let group = tree.openUnorderedGroup else {
            runs += 1
            return runs
        }
        if let run = runOfGroup[group] { return run }
        runs += 1
        runOfGroup[group] = runs
        return runs
    }

    /// Why a clause comes too late, in words: the verdicts that were given without it would be wrong.
    func lateness(of index: Int) -> String? {
        guard declared[index].role != .stub else { return nil }
        if progress[index].calls > 0 { return "has taken \(counted(progress[index].calls, "call"))" }
        return index < verifiedDeclarations ? "has been verified" : nil
    }

    /// Changes the clauses of a declaration.
    mutating func amend(
        _ index: Int, _ change: (inout Progress) throws(Misuse) -> Void
    ) throws(Misuse) {
        // What a refused clause leaves behind is chosen so that the mistake does not fail a second time.
        defer {
            let changed = progress[index]
            lenders = nil
            if !changed.conditions.isEmpty { hasConditions = true }
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
        _ index: Int, _ change: (inout Progress) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let wasAwaited = progress[index].isAwaited
        defer { noteProgress(of: index, wasAwaited: wasAwaited) }
        return try change(&progress[index])
    }

    /// Counts a call that an expectation took.
    mutating func count(_ call: Int, for index: Int) {
        let wasAwaited = progress[index].isAwaited
        progress[index].calls += 1
        progress[index].lastCall = call
        noteProgress(of: index, wasAwaited: wasAwaited)
    }

    private mutating func noteProgress(of index: Int, wasAwaited: Bool) {
        if let position = positions[index] {
            tree.note(
                position, isLacking: !progress[index].isSatisfied, isLive: !progress[index].isSaturated)
            if progress[index].node != nil { progress[index].noteInOrder() }
        }
        if progress[index].isAwaited != wasAwaited { unmet += wasAwaited ? -1 : 1 }
    }

    /// Whether anything but the order of the queue may keep a call from its expectation.
    var isHinderable: Bool { !nodePositions.isEmpty || tree.isNested || hasConditions }

    /// What those who wait for the expectations have to wait for.
    var settlement: Settlement {
        if isBroken { return .broken }
        return unmet > 0 ? .open : isBounded ? .metUnlessMoreComes : .met
    }

    /// Notes that what is declared has been verified, which is then no longer to be changed.
    mutating func noteVerification() {
        isVerified = true
        isVerifiedUnheard = false
        verifiedDeclarations = declared.count
    }

    /// Notes that a failure has been reported, which ends the waits for it.
    mutating func endReport() { woken += reports.end() }

    /// Those whose wait is over.
    mutating func takeEndedWaits() -> [Wait] {
        guard !waits.isEmpty || !woken.isEmpty else { return [] }
        var ended = woken
        woken = []
        switch settlement {
        case _ where reports.count > 0: break
        case .open, .metUnlessMoreComes: break
        case .met, .broken:
            ended += waits
            waits = []
        }
        return ended
    }

    /// The expectations without an upper bound that stand right before a new one, or without an order
    /// anywhere, and take the calls that the new one waits for.
    func openEnded(before caseName: String) -> [Declaration] {
        openEnded.map { declared[$0] }.filter { call in
            call.caseName == caseName && positions[call.index].map { tree.wouldShadow($0) } ?? false
        }
    }

    /// Forgets what was declared and called; keeps the mode, the order and the name, and the failures that
    /// nobody has heard of.
    ///
    /// - Returns: What is forgotten and holds values of the user's.
    @discardableResult
    mutating func reset() -> (declared: [Declaration], progress: [Progress], journal: CallLog) {
        let forgotten = (declared, progress, journal)
        var fresh = EngineState(name: name, mode: mode, ordering: ordering)
        fresh.epoch = epoch + 1
        for isOrdered in tree.openGroups { fresh.tree.openGroup(isOrdered: isOrdered) }
        fresh.defaults = defaults
        fresh.stubHygiene = stubHygiene
        fresh.isTaped = isTaped
        fresh.hasActions = hasActions
        fresh.undelivered = undelivered
        for position in nodePositions { progress[queue[position]].node?.forget() }
        fresh.waits = waits
        fresh.reports = reports
        self = fresh
        return forgotten
    }

    /// The calls so far and what became of them, to be looked at outside of the lock.
    func journal<Invocation>(of calls: CallStore<Invocation>) -> Journal<Invocation> {
        Journal(invocations: Calls(store: calls, endIndex: journal.count), log: journal)
    }

    /// What is known now, to be looked at outside of the lock.
    ///
    /// - Parameter calls: The calls, in the order of their arrival.
    func evidence<Invocation>(named name: String, _ calls: CallStore<Invocation>) -> Evidence<Invocation> {
        Evidence(
            mock: name, isOrdered: ordering == .ordered, declared: declared, progress: progress, queue: queue,
            head: head, journal: journal(of: calls), divergences: divergences, start: start,
            awaitedInVain: awaitedInVain, tree: tree)
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
