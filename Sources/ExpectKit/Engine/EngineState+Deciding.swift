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
        _ ticket: Ticket, _ verdicts: Verdicts, canForward: Bool
    ) -> Decision<Invocation> {
        switch search(verdicts) {
        case .ask(let declarations): return .compare(declarations)
        case .found(let position): return take(ticket, at: position)
        case .nothing: break
        }
        if let decision = surplus(ticket, verdicts, canForward: canForward) { return decision }
        if let decision = stub(ticket, verdicts, canForward: canForward) { return decision }
        switch mode {
        case .partial where canForward:
            journal.note(.forwarded, of: ticket.number)
            return .forward
        case .nice, .naggy:
            journal.note(.ignored, of: ticket.number)
            return .forgive(isMentioned: mode == .naggy)
        case .strict, .partial:
            return diverge(ticket)
        }
    }

    // MARK: Expectations

    private enum Search {
        case ask([DeclaredCall<Invocation>])
        case found(Int)
        case nothing
    }

    /// Looks for the expectation that takes the call: at the head of the queue, and behind it as far as what
    /// lies before is satisfied.
    private func search(_ verdicts: Verdicts) -> Search {
        var position = head
        while position < queue.count {
            var unknown: [DeclaredCall<Invocation>] = []
            var isSatisfied = true
            let group = declared[queue[position]].group
            // One run: a single expectation, a group, or without an order the whole queue.
            while position < queue.count,
                ordering == .unordered || declared[queue[position]].group == group
            {
                let index = queue[position]
                isSatisfied = isSatisfied && progress[index].isSatisfied
                if !progress[index].isSaturated {
                    switch verdicts[index] {
                    case nil: unknown.append(declared[index])
                    case true? where unknown.isEmpty: return .found(position)
                    case true?, false?: break
                    }
                }
                position += 1
            }
            if !unknown.isEmpty { return .ask(unknown) }
            if !isSatisfied { return .nothing }
        }
        return .nothing
    }

    private mutating func take(_ ticket: Ticket, at position: Int) -> Decision<Invocation> {
        let index = queue[position]
        // What was lent to calls before is used up: the answers of a chain are those of consecutive calls.
        let (calls, lent) = (progress[index].calls, progress[index].lent)
        let isLent = lent > 0 && progress[index].count.isSaturated(by: calls + lent)
        let number = isLent ? calls : calls + lent
        let answer = progress[index].answer(to: number)
        journal.note(.taken(by: index), answer: number, of: ticket.number)
        update(index) { progress in
            progress.calls += 1
            progress.lastCall = ticket.number
        }
        if progress[index].isSaturated, progress[index].writtenMaximum != nil { exhausted.append(index) }
        moveHead(to: position)
        return .answer(declared[index], answer, isLent: isLent)
    }

    /// Retires what was passed, and what can take no more.
    private mutating func moveHead(to position: Int) {
        if ordering == .ordered, declared[queue[position]].group != declared[queue[head]].group {
            let group = declared[queue[position]].group
            head = position
            while head > 0, declared[queue[head - 1]].group == group { head -= 1 }
        }
        while head < queue.count, progress[queue[head]].isSaturated { head += 1 }
    }

    // MARK: Written counts

    /// Refuses a call that goes beyond a written count, unless an expectation further on waits for it.
    private mutating func surplus(
        _ ticket: Ticket, _ verdicts: Verdicts, canForward: Bool
    ) -> Decision<Invocation>? {
        guard !exhausted.isEmpty else { return nil }
        // A clause that was refused may have raised the count again.
        let bounds = exhausted.filter { progress[$0].isSaturated }
        let unknown = bounds.filter { verdicts[$0] == nil }
        guard let index = bounds.last(where: { verdicts[$0] == true }) else {
            return unknown.isEmpty ? nil : .compare(unknown.map { declared[$0] })
        }
        let name = declared[index].caseName
        let later = queue[head...].filter { declared[$0].caseName == name && !progress[$0].isSaturated }
            .prefix(64)
        if later.contains(where: { verdicts[$0] == true }) { return nil }
        let open = later.filter { verdicts[$0] == nil }
        guard open.isEmpty else { return .compare(open.map { declared[$0] }) }
        return refuse(ticket, .surplus(of: index), canForward: canForward)
    }

    // MARK: Stubs and rejections

    private mutating func stub(
        _ ticket: Ticket, _ verdicts: Verdicts, canForward: Bool
    ) -> Decision<Invocation>? {
        guard !stubs.isEmpty else { return nil }
        var unknown: [DeclaredCall<Invocation>] = []
        for stub in stubs.reversed() {
            switch verdicts[stub.index] {
            case nil: unknown.append(stub)
            case false?: continue
            case true?:
                guard unknown.isEmpty else { return .compare(unknown) }
                if stub.role == .reject {
                    return refuse(ticket, .rejected(by: stub.index), canForward: canForward)
                }
                return .answer(stub, use(stub, for: ticket), isLent: false)
            }
        }
        return unknown.isEmpty ? nil : .compare(unknown)
    }

    /// Takes the next answer of a stub.
    private mutating func use(_ stub: DeclaredCall<Invocation>, for ticket: Ticket) -> Answer<Invocation>? {
        let answer = progress[stub.index].answer(to: progress[stub.index].calls)
        journal.note(.stubbed(by: stub.index), answer: progress[stub.index].calls, of: ticket.number)
        progress[stub.index].calls += 1
        return answer
    }

    // MARK: Divergence

    private mutating func diverge(_ ticket: Ticket) -> Decision<Invocation> {
        journal.note(.diverged, of: ticket.number)
        let isFirst = start == nil
        noteStart(ticket)
        return .refuse(.diverged(isFirst: isFirst, head: head))
    }

    /// Refuses a call that was ruled out. Where the mode holds every call against the code under test, it may
    /// stand in the place of an expected one, which is then not missed as well.
    private mutating func refuse(_ ticket: Ticket, _ refusal: Refusal, canForward: Bool) -> Decision<
        Invocation
    > {
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
