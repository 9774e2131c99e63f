/// The declarations of a mock, their progress, and its calls at one moment: a copy that is read outside of the lock.
struct MockSnapshot<Invocation> {
    let mock: String
    let isOrdered: Bool
    let declared: [Declaration]
    let progress: [Progress]
    /// The expectations in the order of their declaration, as indices into `declared`.
    let queue: [Int]
    let head: Int
    let journal: Journal<Invocation>
    /// The calls that were not allowed.
    var divergences: [Divergence]
    let firstWrongCall: Int?
    let tree: GroupTree
    /// How many more calls the alignment found for a declaration than it took, and the last one. After a missing call,
    /// later calls are out of turn, so their expectations do not take them.
    private var aligned: [Int: (count: Int, last: Int?)] = [:]
    /// The calls that the alignment found for a declaration.
    private(set) var alignedCalls: Set<Int> = []
    /// Call sites of the test in former phases.
    let formerSites: [CallSite]
    /// Since when the conditions of expectations have allowed their calls, by position; `nil` if they forbid them now.
    private var allowedSince: [Int: LogicalTime?] = [:]
    /// What the failures of the mock have said.
    let ledger: MistakeLedger
    /// The positions of the expectations of which the test already knows that they are missing.
    private var knownMissing: Set<Int> = []
    /// What redacts the answers.
    let filter: CallFilter<Invocation>?

    init(_ guarded: borrowing GuardedState, _ calls: CallStore<Invocation>, _ filter: CallFilter<Invocation>?) {
        mock = guarded.nameWords(or: Invocation.self)
        self.filter = filter
        isOrdered = guarded.state.ordering == .ordered
        declared = guarded.state.table.declared
        progress = guarded.state.table.progress
        queue = guarded.state.table.queue
        head = guarded.state.table.head
        journal = Journal(calls, guarded.state.journal)
        divergences = guarded.verification.divergences
        formerSites = guarded.testSites
        ledger = guarded.ledger
        firstWrongCall = guarded.state.firstWrongCall
        tree = guarded.state.table.tree
    }

    // MARK: Expectations

    func call(_ declaration: Declaration) -> TypedDeclaration<Invocation> { declaration.of(Invocation.self) }
    func expectation(at position: Int) -> TypedDeclaration<Invocation> { call(declared[queue[position]]) }

    /// The stubs in the order of their declaration, without those that were refused.
    var stubs: some BidirectionalCollection<Declaration> {
        declared.lazy.filter { $0.role == .stub && !progress[$0.index].isRefused }
    }

    /// The position of a declaration in the queue; `nil` if it is no expectation of this phase.
    func position(of declaration: Declaration) -> Int? {
        let position = position(ofIndex: declaration.index)
        // Compared by identity, because after a reset the mock may have another declaration at the same index.
        return position < queue.count && declared[queue[position]] === declaration ? position : nil
    }

    func position(ofIndex index: Int) -> Int { queue.firstPosition { $0 >= index } }

    /// Whether an expectation was declared before a call. The call cannot have been meant for a later one.
    func isDeclared(_ position: Int, before call: Int) -> Bool { expectation(at: position).since <= call }

    /// The progress of an expectation, with the calls that the alignment found for it.
    func progress(at position: Int) -> Progress {
        var progress = progress[queue[position]]
        guard let (count, last) = aligned[queue[position]] else { return progress }
        progress.calls += count
        progress.lastCall = last ?? (progress.calls > 0 ? progress.lastCall : nil)
        return progress
    }

    /// Whether an expectation has all its calls, with those that the alignment found for it.
    func isSatisfied(at position: Int) -> Bool {
        // A verification checks every expectation, so this copies no `Progress`.
        let index = queue[position]
        return progress[index].count.isSatisfied(by: progress[index].calls + (aligned[index]?.count ?? 0))
    }

    /// Counts a call no longer for the expectation that took it.
    mutating func release(_ call: Int) {
        if let taker = taker(of: call) { aligned[taker, default: (0, nil)].count -= 1 }
    }

    /// Counts calls for the expectations that the alignment found for them, and not for those that took them.
    mutating func align(_ finding: Finding) {
        for (position, call) in zip(finding.positions, finding.calls) {
            release(call)
            alignedCalls.insert(call)
            aligned[queue[position], default: (0, nil)].count += 1
            aligned[queue[position]]?.last = call
        }
    }

    /// Whether an expectation lacks a call that may still come in its turn.
    func lacksCalls(at position: Int) -> Bool { !isSatisfied(at: position) && !isMissed(at: position) }

    /// Whether a wait has reported an expectation as missing. Its turn is over then.
    func isMissed(at position: Int) -> Bool { progress[queue[position]].isMissed }

    /// Whether a wait, a checkpoint, or the failure of another mock has told the test that an expectation is missing.
    func isKnownMissing(at position: Int) -> Bool { knownMissing.contains(position) }

    /// Notes which expectations the test knows to be missing. A failure that something may hide from it does not count.
    ///
    /// - Parameters:
    ///   - elsewhere: The positions of expectations whose calls came to another mock.
    ///   - repeatsPresumed: Whether reports that XCTest may not have received are repeated.
    mutating func noteKnownMissing(
        elsewhere: [Int], repeatingPresumed repeatsPresumed: Bool, of engine: some OrderedMock
    ) {
        knownMissing.formUnion(elsewhere)
        for (position, index) in queue.enumerated() {
            let isMissed =
                ledger.isClaimed(.missed(index, calls: progress[index].calls))
                && !(repeatsPresumed && ledger.presumedMissed.contains(index))
            if isMissed || isNamed(at: position, byOthersThan: engine) { knownMissing.insert(position) }
        }
    }

    private func isNamed(at position: Int, byOthersThan engine: some OrderedMock) -> Bool {
        guard let report = progress[queue[position]].node?.report else { return false }
        guard report.isMade, let mock = report.mock else { return report.isMade }
        return mock.failureEffect != .uncertain && engine.failsTest(as: mock)
    }

    /// Whether an expectation needs another call, and no failure of this or another mock has named it as missing.
    func isUnreportedMissing(at position: Int) -> Bool {
        let expected = progress(at: position)
        return expected.isAwaited && !expected.isMissed
            && !ledger.isClaimed(.namedMissing(queue[position])) && expected.node?.report.isMade != true
    }

    /// The expectations around one in the same run, which is an unordered group or, mostly, one expectation.
    func run(at position: Int) -> Range<Int> {
        var (start, end) = (position, position + 1)
        guard let group = declared[queue[position]].group else { return start..<end }
        while start > 0, declared[queue[start - 1]].group == group { start -= 1 }
        while end < queue.count, declared[queue[end]].group == group { end += 1 }
        return start..<end
    }

    /// Whether an expectation took a call, or accepts it and no order across mocks or state forbade it then.
    func matches(_ position: Int, journalCall call: Int) -> Bool {
        let expectation = expectation(at: position)
        return taker(of: call) == expectation.index
            || call >= expectation.since && !isForbidden(call, at: position)
                && expectation.accepts(journal.invocations[call])
    }

    /// Whether an order across mocks or a state may have forbidden an expectation to take a call. A call that was not
    /// allowed has a failure of its own, which says so.
    private func isForbidden(_ call: Int, at position: Int) -> Bool {
        guard let since = allowedSince[position], journal.outcome(of: call).isOpenToExpectations else { return false }
        return since.map { journal.log.time(of: call) < $0 } ?? true
    }

    mutating func noteConditions(of positions: some Sequence<Int>) {
        var known = OrderTimes()
        for position in positions {
            let progress = progress[queue[position]]
            if progress.node == nil, progress.conditions.isEmpty { continue }
            allowedSince[position] = .some(progress.allowedSince(&known))
        }
    }

    // MARK: Calls

    func caseName(ofCall call: Int) -> String { InvocationShape(of: journal.invocations[call]).fullName }

    /// The expectation that took a call when it came, by its index.
    func taker(of call: Int) -> Int? {
        journal.outcome(of: call) == .taken ? journal.log.declaration(of: call) : nil
    }

    /// The latest calls, which are searched for what may explain a failure.
    var latestCalls: Range<Int> { journal.indices.suffix(Limits.Verifying.calls) }
}
