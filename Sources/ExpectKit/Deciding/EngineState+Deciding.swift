extension EngineState {
    /// Decides about a call, with what is known of it.
    ///
    /// Expectations come first, then counts that the test wrote, then the newest stub or rejection, then the
    /// mode. Only an expectation that takes a call moves the queue.
    ///
    /// - Parameters:
    ///   - ticket: The call, which is in the journal.
    ///   - verdicts: What the call was compared with so far.
    ///   - canForward: Whether the wrapper offers a real object.
    mutating func decide(
        _ ticket: Ticket, _ verdicts: borrowing Verdicts, canForward: Bool
    ) -> Decision {
        if let decision = expectation(ticket, verdicts) { return decision }
        if let decision = surplus(ticket, verdicts, canForward: canForward) { return decision }
        if let decision = stub(ticket, verdicts, canForward: canForward) { return decision }
        switch mode {
        case .partial where canForward:
            journal.note(.forwarded, of: ticket.number)
            return .forward
        case .nice, .naggy:
            journal.note(.ignored, of: ticket.number)
            let isComplete = !isKeepingResults && queue.isEmpty
            if isComplete { journal.complete(ticket.number) }
            return .forgive(isMentioned: mode == .naggy, isComplete: isComplete)
        case .strict, .partial:
            return diverge(ticket)
        }
    }

    // MARK: Expectations

    /// Looks for the expectation that takes the call.
    private mutating func expectation(_ ticket: Ticket, _ verdicts: borrowing Verdicts) -> Decision? {
        // Most calls are for the expectation whose turn it is, and nothing else is looked at.
        if let position = tree.onlyPosition {
            switch isOpen(position) ? verdicts[queue[position]] : false {
            case nil: return .compare(declared[queue[position]])
            case true?: return take(ticket, at: position)
            case false?: return nil
            }
        }
        switch tree.search({ position in isOpen(position) ? verdicts[queue[position]] : false }) {
        case .unknown(let first, let others):
            return .compare(declared[queue[first]], then: others.map { declared[queue[$0]] })
        case .expectation(let position): return take(ticket, at: position)
        case .nothing: return nil
        }
    }

    /// Whether an expectation may be called as far as other mocks and the states are concerned.
    ///
    /// It changes nothing, and is mutating because the compiler moves all of the state for a function that is not.
    private mutating func isOpen(_ position: Int) -> Bool {
        let index = queue[position]
        if let node = progress[index].node, !node.isOpen { return false }
        return progress[index].isInState
    }

    private mutating func take(_ ticket: Ticket, at position: Int) -> Decision {
        let index = queue[position]
        // What was lent to calls before is used up: the answers of a chain are those of consecutive calls.
        let (calls, lent) = (progress[index].calls, progress[index].lent)
        let isLent = lent > 0 && progress[index].count.isSaturated(by: calls + lent)
        let number = isLent ? calls : calls + lent
        let answer = progress[index].answer(to: number)
        journal.note(.taken(by: index), answer: number, of: ticket.number)
        let isComplete = !isLent && complete(ticket, answer)
        count(ticket.number, for: index)
        if progress[index].isSaturated, progress[index].writtenMaximum != nil { exhausted.append(index) }
        tree.pass(position)
        if let node = progress[index].node { node.pass() }
        moveStates(index)
        return .answer(declared[index], answer, isLent: isLent, isComplete: isComplete)
    }

    /// Completes a call at once if its answer is a mere value, or it has none and no stub that it could borrow from.
    private mutating func complete(_ ticket: Ticket, _ answer: Answer?) -> Bool {
        guard !isKeepingResults, answer?.isValue ?? stubs.isEmpty else { return false }
        journal.complete(ticket.number)
        return true
    }

    /// Whether it is kept what calls return, to be printed as code.
    var isKeepingResults: Bool { mode == .partial || isTaped }

    /// Moves the states that a call changes, before its action runs.
    private mutating func moveStates(_ index: Int) {
        for transition in progress[index].transitions { woken += transition.perform() }
    }

    // MARK: Written counts

    /// Refuses a call that goes beyond a written count, unless an expectation further on waits for it.
    private mutating func surplus(
        _ ticket: Ticket, _ verdicts: borrowing Verdicts, canForward: Bool
    ) -> Decision? {
        guard !exhausted.isEmpty else { return nil }
        // A clause that was refused may have raised the count again.
        let bounds = exhausted.filter { progress[$0].isSaturated }
        let unknown = bounds.filter { verdicts[$0] == nil }
        guard let index = bounds.last(where: { verdicts[$0] == true }) else {
            return .comparing(unknown.map { declared[$0] })
        }
        let name = declared[index].caseName
        let later = queue[head...].filter { declared[$0].caseName == name && !progress[$0].isSaturated }
            .prefix(64)
        if later.contains(where: { verdicts[$0] == true }) { return nil }
        let open = later.filter { verdicts[$0] == nil }.map { declared[$0] }
        if let comparison = Decision.comparing(open) { return comparison }
        return refuse(ticket, .surplus(of: index), canForward: canForward)
    }

    // MARK: Stubs and rejections

    private mutating func stub(
        _ ticket: Ticket, _ verdicts: borrowing Verdicts, canForward: Bool
    ) -> Decision? {
        guard !stubs.isEmpty else { return nil }
        switch stubs.search(verdicts, { progress[$0.index].isInState }) {
        case .nothing: return nil
        case .unidentified: return .identify
        case .unknown(let first, let others): return .compare(first, then: others)
        case .stub(let stub) where stub.role == .reject:
            return refuse(ticket, .rejected(by: stub.index), canForward: canForward)
        case .stub(let stub):
            let answer = use(stub, for: ticket)
            let isComplete = complete(ticket, answer)
            return .answer(stub, answer, isLent: false, isComplete: isComplete)
        }
    }

    /// Takes the next answer of a stub.
    private mutating func use(_ stub: Declaration, for ticket: Ticket) -> Answer? {
        let answer = progress[stub.index].answer(to: progress[stub.index].calls)
        journal.note(.stubbed(by: stub.index), answer: progress[stub.index].calls, of: ticket.number)
        progress[stub.index].calls += 1
        moveStates(stub.index)
        return answer
    }

    // MARK: Divergence

    private mutating func diverge(_ ticket: Ticket) -> Decision {
        journal.note(.diverged, of: ticket.number)
        let isFirst = start == nil
        noteStart(ticket)
        return .refuse(.diverged(isFirst: isFirst, head: head))
    }

    /// Refuses a call that was ruled out. Where the mode holds every call against the code under test, it may
    /// stand in the place of an expected one, which is then not missed as well.
    private mutating func refuse(_ ticket: Ticket, _ refusal: Refusal, canForward: Bool) -> Decision {
        journal.note(.refused, of: ticket.number)
        isBroken = true
        if mode == .strict || mode == .partial && !canForward {
            noteStart(ticket)
            divergences.append(
                Divergence(call: ticket.number, head: head, trace: nil, isReported: true, answer: nil))
        }
        return .refuse(refusal)
    }

    private mutating func noteStart(_ ticket: Ticket) {
        if start == nil {
            var taken: [Int: Int] = [:]
            var position = head
            // Only the run at the head, and without an order none, can have taken some of its calls already.
            while position < queue.count, declared[queue[position]].group == declared[queue[head]].group {
                taken[queue[position]] = progress[queue[position]].calls
                position += 1
            }
            start = .init(call: ticket.number, head: head, taken: taken)
        }
    }
}
