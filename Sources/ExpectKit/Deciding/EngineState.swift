/// The state of a mock, which decides about its calls. It has no lock, runs no client code and writes no text.
///
/// It identifies calls by number, because it does not know their type: ``Declaration`` says why. Noncopyable, because a
/// closure over a part of it would copy the whole.
struct EngineState: ~Copyable {
    var mode: MockMode
    var ordering: MockOrdering { didSet { table.setOrdering(ordering) } }
    /// Whether a filter sees the calls first.
    var isFiltered = false
    var isLogged = false
    var keepsProperties = false
    /// Whether something outside of the state may delay the answers of calls, or replace them.
    var defersAnswers = false
    /// How many expectations are looked at one by one for a call; more are looked up by hash. Tests change it.
    var candidatesWithoutIndex = Limits.Deciding.candidatesWithoutIndex

    /// How often the mock was reset. Declarations from before a reset are not in the table.
    private(set) var phase = 0
    /// The first phase whose calls are in the journal.
    private var firstPhase = 0
    var table: DeclarationTable
    private(set) var journal = CallLog()
    /// The first call that was not allowed. All calls before it came as expected.
    private(set) var firstWrongCall: Int?
    /// Whether a call came that must not come.
    private(set) var isBroken = false
    /// How many calls that could throw repeated a used answer, or returned nothing.
    private var repetitions = 0

    init(mode: MockMode, ordering: MockOrdering) {
        (self.mode, self.ordering) = (mode, ordering)
        table = DeclarationTable(ordering)
    }

    /// Why a clause comes too late, because a call or a verification was decided without it; `nil` if it does not.
    func lateness(of declaration: Declaration) -> Lateness? {
        guard declaration.role != .stub, let progress = table.progress(of: declaration) else { return nil }
        if progress.calls > 0 { return .called(progress.calls) }
        return declaration.index < table.verifiedCount ? .verified : nil
    }

    // MARK: Calling

    mutating func enter(callAt site: CallSite) -> Ticket { Ticket(phase: phase, number: journal.enter(at: site)) }

    @inline(__always) func contains(_ ticket: Ticket) -> Bool { ticket.phase == phase }

    /// Whether a call is in the journal. Its declarations may have been forgotten.
    func remembers(_ ticket: Ticket) -> Bool { ticket.phase >= firstPhase && ticket.number < journal.count }

    /// A new ticket for a call that is still in the journal after the declarations were forgotten; `nil` for another one.
    func renewed(_ ticket: Ticket) -> Ticket? {
        remembers(ticket) ? Ticket(phase: phase, number: ticket.number) : nil
    }

    mutating func complete(_ ticket: Ticket, with result: Result<Any, any Error>? = nil) {
        guard remembers(ticket) else { return }
        journal.complete(ticket.number)
        if let result { journal.keep(result, of: ticket.number) }
    }

    /// The results of the calls that returned a value or threw an error, by the numbers of the calls.
    var results: [Int: Result<Any, any Error>] {
        let kept = journal.results
        return (0..<journal.count).reduce(into: [:]) { $0[$1] = kept[$1] ?? declaredResult(of: $1) }
    }

    private func declaredResult(of call: Int) -> Result<Any, any Error>? {
        guard let (declaration, number) = journal.source(ofAnswerTo: call) else { return nil }
        return switch table.progress[declaration].answer(at: number)?.kind {
        // A stream has no result that could be read again.
        case .value(let value)? where !(value is any AsyncSequence): .success(value)
        case .error(let error)?: .failure(error)
        default: nil
        }
    }

    /// Forgets the calls so far. What they did to declarations stays.
    mutating func forgetCalls() { journal.forget() }

    /// Notes that a suspended call continues, with what the test resumed it with.
    mutating func endWait(of ticket: Ticket, with result: Result<Any, any Error>?) {
        if remembers(ticket) { journal.endWait(of: ticket.number, with: result) }
    }

    /// Whether no call is complete when it is decided, because something may change its answer, or sees all results.
    private var completesLater: Bool { isFiltered || isLogged || keepsProperties || defersAnswers }

    /// Whether anything apart from the order of the queue can block a call.
    var hasOtherOrders: Bool {
        table.tree.isNested || table.hasConditions && table.progress.contains(where: \.restrictsCalls)
    }

    /// Whether required calls are missing, and no call came that must not come.
    var isUnmet: Bool { !isBroken && table.unmetCount > 0 }

    /// Whether a test need not wait for more calls: one came that must not come, or all came, and none can be too many.
    var isSettled: Bool { isBroken || table.unmetCount == 0 && !table.isBounded }

    // MARK: Verdicts

    @inline(__always) mutating func take(_ ticket: Ticket, at position: Int) -> Answering {
        let index = table.queue[position]
        // The answers of a chain answer consecutive calls, so an answer that a failed call reused is not given again.
        let (calls, reused) = (table.progress[index].calls, table.progress[index].reused)
        let isReused = reused > 0 && !table.progress[index].mayReuseAnswer
        let number = table.progress[index].answerIndex(of: isReused ? calls : calls + reused)
        let answer = table.progress[index].answer(at: number)
        let isComplete = !isReused && isFinal(answer)
        journal.set(.taken, by: index, answer: number, of: ticket.number, isComplete: isComplete)
        table.take(ticket.number, at: position)
        return Answering(declaration: table.declared[index], answer: answer, isReused: isReused, isComplete: isComplete)
    }

    @inline(__always) mutating func use(_ stub: Declaration, for ticket: Ticket) -> Answering {
        let number = table.progress[stub.index].answerIndex(of: table.progress[stub.index].nextAnswer)
        let answer = table.progress[stub.index].answer(at: number)
        let isComplete = isFinal(answer)
        journal.set(.stubbed, by: stub.index, answer: number, of: ticket.number, isComplete: isComplete)
        table.use(stub.index)
        return Answering(declaration: stub, answer: answer, isComplete: isComplete)
    }

    /// Whether a call is complete at once: its answer is a plain value, or no stub and no real object could give one.
    private func isFinal(_ answer: Answer?) -> Bool {
        !completesLater && answer?.isValue ?? (table.stubs.isEmpty && mode != .partial)
    }

    mutating func forward(_ ticket: Ticket) -> Verdict {
        journal.set(.forwarded, of: ticket.number)
        return .forward
    }

    mutating func ignore(_ ticket: Ticket, isMentioned: Bool) -> Verdict {
        let isComplete = !completesLater && table.queue.isEmpty
        journal.set(.ignored, of: ticket.number, isComplete: isComplete)
        return .ignore(isMentioned: isMentioned, isComplete: isComplete)
    }

    /// Refuses a call. In a strict mock, it may replace an expected one, which is then not reported as missing.
    mutating func refuse(_ ticket: Ticket, _ reason: Refusal.Reason, canForward: Bool) -> Verdict {
        let isCompared = mode.effective(canForward: canForward) == .strict
        let refusal = Refusal(
            reason: reason, head: table.head, isCompared: isCompared, mayBeBlocked: hasOtherOrders,
            isFiltered: isFiltered)
        journal.set(refusal.isForbidden ? .refused : .diverged, of: ticket.number)
        if refusal.isForbidden { isBroken = true }
        if isCompared { firstWrongCall = firstWrongCall ?? ticket.number }
        return .refuse(refusal)
    }

    /// Leaves a call that was not allowed out of the verification, because an earlier phase of the test explains it.
    mutating func leaveOut(_ ticket: Ticket) {
        guard contains(ticket) else { return }
        journal.set(.refused, of: ticket.number)
        if firstWrongCall == ticket.number, journal.count == ticket.number + 1 { firstWrongCall = nil }
    }

    // MARK: Reusing answers

    /// Returns whether one more call that could throw may repeat a used answer, or return nothing.
    mutating func countRepetition() -> Bool {
        repetitions += 1
        return repetitions <= Limits.Deciding.repetitions
    }

    /// Returns the next answer of an expectation, for a call that it did not take.
    ///
    /// - Parameter isReplaced: Whether the call is a failure that may have been meant for the expectation.
    /// - Returns: `nil` if the mock was reset or the expectation may take no more calls; `.some(nil)` if it has no
    ///   answer.
    mutating func reuseAnswer(of expectation: Declaration, for ticket: Ticket?, isReplaced: Bool) -> Answer?? {
        let index = expectation.index
        // Expectations that have been passed do not answer any more.
        guard table.contains(expectation), index >= table.nextIndex, table.progress[index].mayReuseAnswer
        else { return nil }
        let number = table.progress[index].answerIndex(of: table.progress[index].calls + table.progress[index].reused)
        noteReuse(of: number, from: index, for: ticket)
        table.reuse(expectation: index, isReplaced: isReplaced)
        return .some(table.progress[index].answer(at: number))
    }

    /// Returns the next answer of a stub, for a call that it did not take.
    mutating func reuseAnswer(ofStub stub: Declaration, for ticket: Ticket?) -> Answering {
        let number = table.progress[stub.index].answerIndex(of: table.progress[stub.index].nextAnswer)
        noteReuse(of: number, from: stub.index, for: ticket)
        table.use(stub.index)
        return Answering(declaration: stub, answer: table.progress[stub.index].answer(at: number))
    }

    /// The answers of a declaration that may be repeated: the next one first, or the last one if all are used, then
    /// those before it. Repeating one counts as no call of the declaration.
    func repeatableAnswers(of declaration: Declaration) -> [Answer] {
        // A stub answers only while its conditions hold. An expectation may have been meant by the failed call.
        guard table.contains(declaration), declaration.role != .stub || table.isOpen(declaration.index)
        else { return [] }
        let progress = table.progress[declaration.index]
        return progress.answers.prefix(progress.nextAnswer + progress.reused + 1).reversed()
    }

    private mutating func noteReuse(of answer: Int, from declaration: Int, for ticket: Ticket?) {
        guard let ticket, contains(ticket) else { return }
        journal.noteReuse(of: answer, from: declaration, for: ticket.number)
    }

    /// Removes all declarations, and the calls unless they are kept, as calls that no declaration took.
    ///
    /// - Returns: Everything that holds client values. The caller destroys it outside of the lock.
    mutating func reset(keepsCalls: Bool) -> (declared: [Declaration], progress: [Progress], journal: CallLog) {
        let forgotten = (table.declared, table.progress, journal)
        for position in table.nodePositions { table.progress[table.queue[position]].node?.forget() }
        phase += 1
        if keepsCalls {
            journal.forgetDeclarations(keeping: results)
        } else {
            firstPhase = phase
            journal = CallLog()
        }
        table = DeclarationTable(ordering, openGroups: table.tree.openGroups)
        (firstWrongCall, isBroken, repetitions, keepsProperties) = (nil, false, 0, false)
        return forgotten
    }
}
