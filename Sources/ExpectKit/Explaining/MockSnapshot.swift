/// The declarations of a mock, their progress, and its calls at one moment: a copy that is read outside of the lock.
package struct MockSnapshot<Invocation> {
    package let mock: String
    package let isOrdered: Bool
    package let declared: [Declaration]
    /// The progress of each declaration, with the calls that the alignment found for it. After a missing call, later
    /// calls are out of turn, so their expectations do not take them.
    package private(set) var progress: [Progress]
    /// The progress when the calls came.
    let originalProgress: [Progress]
    /// The expectations in the order of their declaration, as indices into `declared`.
    package let queue: [Int]
    let head: Int
    package let journal: Journal<Invocation>
    package internal(set) var divergences: [Divergence]
    let firstWrongCall: Int?
    let tree: GroupTree
    /// The calls that the alignment found for a declaration.
    private(set) var alignedCalls: Set<Int> = []
    let formerSites: [CallSite]
    /// Since when the conditions of expectations have allowed their calls, by position; `nil` if they forbid them now.
    private var allowedSince: [Int: LogicalTime?] = [:]
    package let ledger: MistakeLedger
    /// The positions of the expectations of which the test already knows that they are missing.
    var knownMissing: Set<Int> = []
    /// What redacts the answers.
    package let filter: CallFilter<Invocation>?

    init(_ guarded: borrowing GuardedState, _ calls: CallStore<Invocation>, _ filter: CallFilter<Invocation>?) {
        mock = guarded.name.words(or: Invocation.self)
        self.filter = filter
        isOrdered = guarded.state.ordering == .ordered
        declared = guarded.state.table.declared
        progress = guarded.state.table.progress
        originalProgress = progress
        queue = guarded.state.table.queue
        head = guarded.state.table.head
        journal = Journal(calls, guarded.state.journal)
        divergences = guarded.verification.divergences
        formerSites = guarded.testSites
        ledger = guarded.ledger
        firstWrongCall = guarded.state.firstWrongCall
        tree = guarded.state.table.tree
    }

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

    func progress(at position: Int) -> Progress { progress[queue[position]] }
    package func isSatisfied(at position: Int) -> Bool { progress[queue[position]].isSatisfied }

    /// Counts a call no longer for the expectation that took it.
    mutating func release(_ call: Int) {
        guard let taker = taker(of: call) else { return }
        progress[taker].calls -= 1
        if progress[taker].calls == 0 { progress[taker].lastCall = nil }
    }

    /// Counts calls for the expectations of the alignment, and not for those that took them.
    mutating func align(_ finding: Finding) {
        for (position, call) in zip(finding.positions, finding.calls) {
            release(call)
            alignedCalls.insert(call)
            progress[queue[position]].calls += 1
            progress[queue[position]].lastCall = call
        }
    }

    /// Whether an expectation lacks a call that may still come in its turn.
    func lacksCalls(at position: Int) -> Bool { !isSatisfied(at: position) && !isMissed(at: position) }

    /// Whether a wait has reported an expectation as missing. Its turn is over then.
    func isMissed(at position: Int) -> Bool { progress[queue[position]].isMissed }

    /// Whether a wait or the failure of another mock has told the test that an expectation is missing.
    func isKnownMissing(at position: Int) -> Bool { knownMissing.contains(position) }

    /// Whether an expectation needs another call, and no failure of this or another mock has named it as missing.
    func isUnreportedMissing(at position: Int) -> Bool {
        let expected = progress(at: position)
        return expected.isAwaited && !expected.isMissed
            && !ledger.isClaimed(.namedMissing(queue[position])) && expected.node?.report.isMade != true
    }

    /// The expectations around one in the same run, which is an unordered group or, mostly, one expectation.
    func run(at position: Int) -> Range<Int> {
        guard let group = declared[queue[position]].group else { return position..<position + 1 }
        let start = queue[..<position].lastIndex { declared[$0].group != group }.map { $0 + 1 } ?? 0
        let end = queue[position...].firstIndex { declared[$0].group != group } ?? queue.count
        return start..<end
    }

    /// Whether an expectation took a call, or accepts it and no order across mocks or state forbade it then.
    func matches(_ position: Int, journalCall call: Int) -> Bool {
        taker(of: call) == queue[position]
            || isDeclared(position, before: call) && !isForbidden(call, at: position) && accepts(call, at: position)
    }

    func accepts(_ call: Int, at position: Int) -> Bool { expectation(at: position).accepts(journal.invocations[call]) }

    /// Whether an order across mocks or a state may have forbidden an expectation to take a call. A call that was not
    /// allowed has a failure of its own, which says so.
    private func isForbidden(_ call: Int, at position: Int) -> Bool {
        guard let since = allowedSince[position], journal.outcome(of: call).isOpenToExpectations else { return false }
        return since.map { journal.log.time(of: call) < $0 } ?? true
    }

    mutating func noteConditions(of positions: some Sequence<Int>) {
        var known = OrderTimes()
        for position in positions { allowedSince[position] = .some(progress(at: position).allowedSince(&known)) }
    }

    /// Describes a call, which runs client code.
    func words(ofCall call: Int) -> String { describeCall(journal.invocations[call]) }
    func caseName(ofCall call: Int) -> String { InvocationShape(of: journal.invocations[call]).fullName }

    /// The expectation that took a call when it came, by its index.
    func taker(of call: Int) -> Int? { journal.outcome(of: call) == .taken ? journal.log.declaration(of: call) : nil }

    /// The answer of the declaration that took or answered a call.
    package func answer(to call: Int) -> Answer? {
        journal.log.declaration(of: call).flatMap { progress[$0].answer(at: journal.log.answerIndex(of: call)) }
    }

    func positionOfTaker(of call: Int) -> Int? { taker(of: call).map(position(ofIndex:)) }

    /// The latest calls, which are searched for what may explain a failure.
    var latestCalls: Range<Int> { journal.indices.suffix(Limits.Verifying.calls) }
    /// Those of them that the test has not forgotten.
    var latestRemembered: Range<Int> { latestCalls.clamped(to: journal.remembered) }
}
