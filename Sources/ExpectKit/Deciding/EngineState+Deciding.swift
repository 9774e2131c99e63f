// The rules about a call: expectations come first, then written counts, then the newest stub or rejection, then the
// mode. Behind a filter, stubs and rejections come before the expectations, which are those of the filter. A call moves
// the queue forward only if an expectation takes it.

/// The answer of the state to a call: its verdict, or what the engine has to find out first, by client code.
enum Decision {
    case verdict(Verdict)
    /// Which of these declarations is the first that accepts the call?
    case compare(Declaration, then: [Declaration])
    /// What is the key of the call? It is asked only if there are many declarations.
    case identify
}

extension EngineState {
    /// The declaration that a call is compared with before all others: the next expectation of an ordered mock, or the
    /// newest stub of a mock without open expectations; `nil` if the rules have to say more.
    ///
    /// It is mutating, because the compiler would otherwise copy parts of the state to read them. A rule that is added
    /// to `decide` belongs here as well, if it concerns such a declaration.
    @inline(__always) mutating func firstCandidate() -> Declaration? {
        if isFiltered || defersAnswers || table.hasConditions || !table.missed.isEmpty { return nil }
        if let position = table.tree.onlyPosition { return table.declared[table.queue[position]] }
        guard table.tree.isFinished, table.exhausted.isEmpty, let stub = table.stubs.last,
            !table.progress[stub].isRefused, table.stubs.count <= Limits.Deciding.candidatesWithoutIndex
        else { return nil }
        return table.declared[stub]
    }

    /// Lets the first candidate take a call that it accepts, if it is still the first one.
    @inline(__always) mutating func take(_ ticket: Ticket, byFirst candidate: Declaration) -> Answering? {
        guard contains(ticket), candidate.role != .reject, firstCandidate() === candidate else { return nil }
        if let position = table.positions[candidate.index] { return take(ticket, at: position) }
        return use(candidate, for: ticket)
    }

    mutating func decide(_ ticket: Ticket, _ known: borrowing Knowledge, canForward: Bool) -> Decision {
        // A stub also takes a call that the filter expects, as it did when the filter recorded the calls.
        if isFiltered, let decision = decideByStubs(ticket, known, canForward) { return decision }
        if !table.queue.isEmpty {
            if let decision = decideByExpectations(ticket, known) { return decision }
            if let decision = decideByCounts(ticket, known, canForward) { return decision }
        }
        if let decision = decideByStubs(ticket, known, canForward) { return decision }
        switch mode.effective(canForward: canForward) {
        case .strict: return .verdict(refuse(ticket, .diverged(isFirst: firstWrongCall == nil), canForward: canForward))
        case .nice, .naggy: return .verdict(ignore(ticket, isMentioned: mode == .naggy))
        case .partial: return .verdict(forward(ticket))
        }
    }

    private mutating func decideByExpectations(_ ticket: Ticket, _ known: borrowing Knowledge) -> Decision? {
        var search = CandidateSearch()
        // The key of a call is known only after a search that found many.
        if !known.isIdentified, let few = table.tree.openPositions(limit: candidatesWithoutIndex) {
            for position in few { if !search.visit(table.queue[position], of: table, known) { break } }
        } else {
            table.indexExpectations()
            if table.expectationIndex.hasKeys, !known.isIdentified { return .identify }
            // The search starts again after each comparison, so it collects as many declarations as it visits again.
            search = CandidateSearch(visits: max(candidatesWithoutIndex, 3 * known.mismatches, 1))
            let progress = table.progress
            for index in table.expectationIndex.open(key: known.key, except: { progress[$0].isSaturated }) {
                guard let position = table.positions[index], table.tree.mayTakeCalls(at: position),
                    table.tree.isInTurn(position)
                else { continue }
                if !search.visit(index, of: table, known) { break }
            }
        }
        // The turn of an expectation that a wait reported as missing is over, so the others come first.
        for index in table.missed where search.match == nil { if !search.visit(index, of: table, known) { break } }
        if let match = search.match, let position = table.positions[match] {
            return .verdict(.answer(take(ticket, at: position)))
        }
        return search.comparison
    }

    /// Refuses a call that exceeds a written count, unless a later expectation needs it.
    private mutating func decideByCounts(
        _ ticket: Ticket, _ known: borrowing Knowledge, _ canForward: Bool
    ) -> Decision? {
        var search = CandidateSearch()
        var bounds = table.exhausted
        if bounds.count > candidatesWithoutIndex {
            table.indexExpectations()
            if table.expectationIndex.hasKeys, !known.isIdentified { return .identify }
            bounds = Array(table.expectationIndex.mayAccept(key: known.key))
        }
        for index in bounds where table.progress[index].isCountWritten && table.progress[index].isSaturated {
            if !search.visit(index, of: table, known, asksConditions: false) { break }
        }
        guard let exceeded = search.match else { return search.comparison }
        var later = CandidateSearch()
        for index in table.laterExpectations(of: table.declared[exceeded].caseName) {
            if !later.visit(index, of: table, known, asksConditions: false) { break }
        }
        if later.match != nil { return nil }
        return later.comparison ?? .verdict(refuse(ticket, .surplus(of: exceeded), canForward: canForward))
    }

    private mutating func decideByStubs(
        _ ticket: Ticket, _ known: borrowing Knowledge, _ canForward: Bool
    ) -> Decision? {
        guard let search = newestStub(known, hasAnswer: false) else { return .identify }
        guard let index = search.match else { return search.comparison }
        let stub = table.declared[index]
        if stub.role != .reject { return .verdict(.answer(use(stub, for: ticket))) }
        return .verdict(refuse(ticket, .rejected(by: index), canForward: canForward))
    }

    /// Decides which stub answers a call that no stub took, and that may not be in the journal.
    mutating func decideByAnsweringStubs(_ ticket: Ticket?, _ known: borrowing Knowledge) -> Decision? {
        guard let search = newestStub(known, hasAnswer: true) else { return .identify }
        guard let index = search.match else { return search.comparison }
        return .verdict(.answer(reuseAnswer(ofStub: table.declared[index], for: ticket)))
    }

    /// - Parameter hasAnswer: Whether only stubs with answers are searched, and no rejections.
    /// - Returns: `nil` if the key of the call is needed first.
    private mutating func newestStub(_ known: borrowing Knowledge, hasAnswer: Bool) -> CandidateSearch? {
        var search = CandidateSearch()
        var left = MergedIndices((table.stubs, 0))
        if table.stubs.count > Limits.Deciding.candidatesWithoutIndex {
            table.indexStubs()
            if table.stubIndex.hasKeys, !known.isIdentified { return nil }
            left = table.stubIndex.mayAccept(key: known.key)
        }
        while let index = left.popLast() {
            // A property that has not been set yet.
            if table.progress[index].isRefused { continue }
            if hasAnswer, table.declared[index].role == .reject || table.progress[index].answers.isEmpty { continue }
            if !search.visit(index, of: table, known) { break }
        }
        return search
    }
}

extension Limits {
    enum Deciding {
        /// The expectations, and the stubs, that are looked at one by one for a call; more are looked up by hash.
        static let candidatesWithoutIndex = 8
        /// The later expectations that are searched for one that takes a call which exceeds a written count.
        static let laterExpectations = 64
        /// The expectations whose answer may be reused for a failed call.
        static let reusableAnswers = 16
        /// The declarations of each kind whose used answers may be repeated for a failed call.
        static let repeatableAnswers = 64
        /// The failed calls that repeat a used answer, or return nothing, where they could throw. After them, an error
        /// ends a loop that only an error ends.
        static let repetitions = 1000
        /// The expectations on each side of one that are searched for its neighbors in the order of its mock.
        static let orderNeighbors = 64
    }
}
