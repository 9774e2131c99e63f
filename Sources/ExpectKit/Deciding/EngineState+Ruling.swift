// The rules about a call: expectations come first, then written counts, then the newest stub or rejection, then the
// mode. Behind a filter, stubs and rejections come before the expectations, which are those of the filter. Only an expectation that takes a call moves the queue forward.

extension EngineState {
    /// Returns a verdict about a call, or the question that has to be answered first.
    ///
    /// - Parameters:
    ///   - ticket: The call, which is in the journal.
    ///   - known: The results of the comparisons so far.
    ///   - conditions: Which conditions allow a call now.
    ///   - canForward: Whether the mock offers a real object.
    mutating func rule(
        on ticket: Ticket, _ known: borrowing Knowledge, _ conditions: ConditionKnowledge, canForward: Bool
    ) -> Ruling {
        // A stub also takes a call that the filter expects, as it did when the filter recorded the calls.
        if isFiltered, let ruling = ruleByStubs(ticket, known, conditions, canForward: canForward) {
            return ruling
        }
        if let ruling = ruleByExpectations(ticket, known, conditions) { return ruling }
        if let ruling = ruleByCounts(ticket, known, canForward: canForward) { return ruling }
        if let ruling = ruleByStubs(ticket, known, conditions, canForward: canForward) { return ruling }
        switch mode.treatment(canForward: canForward) {
        case .forward: return .verdict(forward(ticket))
        case .ignore(let isMentioned): return .verdict(ignore(ticket, isMentioned: isMentioned))
        case .refuse: return .verdict(diverge(ticket))
        }
    }

    // MARK: Expectations

    private mutating func ruleByExpectations(
        _ ticket: Ticket, _ known: borrowing Knowledge, _ conditions: ConditionKnowledge
    ) -> Ruling? {
        if table.queue.isEmpty { return nil }
        if !table.hasConditions, table.missed.isEmpty, let position = table.tree.onlyPosition {
            // Most calls are for the next expectation, and nothing else is looked at.
            let index = table.queue[position]
            switch known[index] {
            case nil: return .question(.compare(table.declared[index], then: []))
            case true?: return .verdict(.answer(take(ticket, at: position)))
            case false?: return nil
            }
        }
        var unchecked: [Int] = []
        var found = search(known, conditions, &unchecked)
        if case .unindexed = found {
            indexExpectations()
            unchecked = []
            found = search(known, conditions, &unchecked)
        }
        if case .unidentified = found { return .question(.identify) }
        if !unchecked.isEmpty { return .checkConditions(of: unchecked) }
        switch found {
        case .unknown(let first, let others):
            return .question(
                .compare(
                    table.declared[table.queue[first]], then: others.map { table.declared[table.queue[$0]] }))
        case .expectation(let position): return .verdict(.answer(take(ticket, at: position)))
        case .nothing, .unindexed, .unidentified:
            return table.missed.isEmpty ? nil : ruleByMissed(ticket, known, conditions)
        }
    }

    private func search(
        _ known: borrowing Knowledge, _ conditions: ConditionKnowledge, _ unchecked: inout [Int]
    ) -> CandidateSearch.Found {
        let (isIdentified, key, width) = (known.isIdentified, known.key, candidatesWithoutIndex)
        guard table.hasConditions else {
            return table.tree.search(isIdentified: isIdentified, key: key, width: width) {
                known[table.queue[$0]]
            }
        }
        return table.tree.search(isIdentified: isIdentified, key: key, width: width) { position in
            accepts(table.queue[position], known, conditions, &unchecked)
        }
    }

    /// Lets an expectation that a wait reported as missing take a late call. Its turn is over, so all others come
    /// first.
    private mutating func ruleByMissed(
        _ ticket: Ticket, _ known: borrowing Knowledge, _ conditions: ConditionKnowledge
    ) -> Ruling? {
        var (unchecked, unknown): ([Int], [Declaration]) = ([], [])
        for position in table.missed.all {
            let index = table.queue[position]
            switch accepts(index, known, conditions, &unchecked) {
            case true? where unchecked.isEmpty && unknown.isEmpty:
                return .verdict(.answer(take(ticket, at: position)))
            case nil where unchecked.last != index:
                if known.allows(table.declared[index]) { unknown.append(table.declared[index]) }
            case nil, true?, false?: break
            }
        }
        return unchecked.isEmpty ? .comparing(unknown) : .checkConditions(of: unchecked)
    }

    /// Whether a declaration may be called now and accepts the call; `nil` if that is not known yet.
    private func accepts(
        _ index: Int, _ known: borrowing Knowledge, _ conditions: ConditionKnowledge,
        _ unchecked: inout [Int]
    ) -> Bool? {
        let isAccepted = known[index]
        // Conditions are checked again after each comparison, because they may change meanwhile.
        if isAccepted != false, !table.progress[index].conditions.isEmpty {
            switch conditions[index] {
            case nil:
                unchecked.append(index)
                return nil
            case false?: return false
            case true?: break
            }
        }
        return isAccepted
    }

    // MARK: Written counts

    /// Refuses a call that exceeds a written count, unless a later expectation needs it.
    private mutating func ruleByCounts(
        _ ticket: Ticket, _ known: borrowing Knowledge, canForward: Bool
    ) -> Ruling? {
        guard !table.exhausted.isEmpty else { return nil }
        let isIndexed = table.exhausted.count > candidatesWithoutIndex
        if isIndexed { indexExhausted() }
        if isIndexed, table.exhausted.hasExact, !known.isIdentified { return .question(.identify) }
        let exhausted = isIndexed ? table.exhausted.candidates(key: known.key) : table.exhausted.all
        // A refused clause may have raised the count again.
        let bounds = exhausted.filter { table.progress[$0].isSaturated }
        let unknown = bounds.filter { known[$0] == nil }
        guard let index = bounds.last(where: { known[$0] == true }) else {
            return .comparing(unknown.map { table.declared[$0] })
        }
        let later = laterExpectations(of: table.declared[index].caseName).map(\.index)
        if later.contains(where: { known[$0] == true }) { return nil }
        let open = later.filter { known[$0] == nil }.map { table.declared[$0] }.filter { known.allows($0) }
        if let comparison = Ruling.comparing(open) { return comparison }
        return .verdict(
            refuse(ticket, .surplus(of: index), isCompared: refusesUnexpectedCalls(canForward)))
    }

    // MARK: Stubs and rejections

    private mutating func ruleByStubs(
        _ ticket: Ticket, _ known: borrowing Knowledge, _ conditions: ConditionKnowledge, canForward: Bool
    ) -> Ruling? {
        switch newestStub(known, conditions) {
        case .found(let stub) where stub.role == .reject:
            .verdict(
                refuse(
                    ticket, .rejected(by: stub.index), isCompared: refusesUnexpectedCalls(canForward)))
        case .found(let stub): .verdict(.answer(use(stub, for: ticket)))
        case .undecided(let ruling): ruling
        case .nothing: nil
        }
    }

    /// Returns a verdict that a stub answers a call which another declaration took, or none.
    ///
    /// - Parameter ticket: The call, if it is in the journal.
    mutating func ruleByAnsweringStubs(
        _ ticket: Ticket?, _ known: borrowing Knowledge, _ conditions: ConditionKnowledge
    ) -> Ruling? {
        switch newestStub(known, conditions, hasAnswer: true) {
        case .found(let stub): .verdict(.answer(reuseAnswer(ofStub: stub, for: ticket)))
        case .undecided(let ruling): ruling
        case .nothing: nil
        }
    }

    private enum NewestStub {
        case found(Declaration)
        case undecided(Ruling)
        case nothing
    }

    /// Searches for the newest stub or rejection that may be called now and accepts a call.
    ///
    /// - Parameter hasAnswer: Whether only stubs with answers are searched.
    private func newestStub(
        _ known: borrowing Knowledge, _ conditions: ConditionKnowledge, hasAnswer: Bool = false
    ) -> NewestStub {
        guard !table.stubs.isEmpty else { return .nothing }
        var unchecked: [Int] = []
        let found = table.stubs.search(known) { stub in
            if hasAnswer, stub.role == .reject || table.progress[stub.index].answers.isEmpty { return false }
            guard table.hasConditions, !table.progress[stub.index].conditions.isEmpty else { return true }
            if conditions[stub.index] == nil { unchecked.append(stub.index) }
            return conditions[stub.index] ?? false
        }
        if !unchecked.isEmpty { return .undecided(.checkConditions(of: unchecked)) }
        return switch found {
        case .nothing: .nothing
        case .unidentified: .undecided(.question(.identify))
        case .unknown(let first, let others): .undecided(.question(.compare(first, then: others)))
        case .stub(let stub): .found(stub)
        }
    }

    private func refusesUnexpectedCalls(_ canForward: Bool) -> Bool {
        if case .refuse = mode.treatment(canForward: canForward) { true } else { false }
    }
}
