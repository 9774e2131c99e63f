// The fast path decides most calls with one question and one answer: the next expectation of an ordered mock, or its newest
// stub, accepts the call and answers it with a value. It follows the same rules as `rule(on:_:_:canForward:)`, which
// decides about every other call.

extension EngineState {
    /// Returns the first declaration that a call is compared with; `nil` if the fast path cannot decide about the call.
    ///
    /// It changes nothing. It is mutating, because the compiler would otherwise copy the state to read it.
    @inline(__always)
    mutating func fastCandidate() -> Declaration? {
        if table.hasConditions || !table.missed.isEmpty { return nil }
        if let position = table.tree.onlyPosition { return table.declared[table.queue[position]] }
        guard table.tree.isFinished, table.exhausted.isEmpty, table.stubs.hasFew else { return nil }
        return table.stubs.all.last
    }

    /// Whether a declaration is still the first candidate. It counts no reference, as finding the candidate again would.
    @inline(__always)
    private mutating func isFastCandidate(_ declaration: Declaration) -> Bool {
        if table.hasConditions || !table.missed.isEmpty { return false }
        if let position = table.tree.onlyPosition { return table.positions[declaration.index] == position }
        return table.tree.isFinished && table.exhausted.isEmpty
            && declaration.index == table.stubs.all.last?.index
    }

    /// Lets a declaration take a call, if it answers the call with a value of a type.
    ///
    /// - Parameters:
    ///   - ticket: The call, which is in the journal.
    ///   - match: A declaration that accepts the call, and that was the candidate before it was compared.
    ///   - type: The type that the call returns.
    /// - Returns: The answer; `nil` if the call was not taken.
    mutating func takeOnFastPath(_ ticket: Ticket, by match: Declaration, returning type: Any.Type) -> Answer?
    {
        let index = match.index
        guard ticket.epoch == epoch, !keepsResults, !defersAnswers, !match.isCapturing, match.role != .reject,
            isFastCandidate(match)
        else { return nil }
        let calls = table.progress[index].calls
        guard table.progress[index].reused == 0,
            let answer = table.progress[index].answer(to: calls) ?? (table.stubs.isEmpty ? .nothing : nil),
            answer.valueType == type
        else { return nil }
        complete(ticket, by: match, answer: calls)
        return answer
    }
}
