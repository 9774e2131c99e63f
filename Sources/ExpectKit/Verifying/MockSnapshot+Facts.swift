// Declarations, calls and states as a failure shows them. Describing them runs client code.

extension MockSnapshot {
    /// An expectation as a failure shows it.
    ///
    /// - Parameters:
    ///   - position: Its position in the queue.
    ///   - call: The call to compare it with, if any.
    func fact(at position: Int, against call: Invocation? = nil) -> DeclarationFact {
        let expectation = expectation(at: position)
        let progress = progress(at: position)
        return DeclarationFact(
            role: .expect, call: describeCall(expectation.invocation),
            position: .init(number: position + 1, total: queue.count), count: progress.count,
            calls: progress.calls, place: expectation.place,
            differences: call.map(expectation.differences) ?? [])
    }

    /// An expectation, a stub or a rejection as a failure shows it.
    func fact(of declaration: Declaration) -> DeclarationFact {
        // Compared by identity, because after a reset the mock may have another declaration at the same index.
        if let position = queue.firstIndex(where: { declared[$0] === declaration }) {
            return fact(at: position)
        }
        return DeclarationFact(
            role: declaration.role, call: describeCall(call(declaration).invocation), place: declaration.place
        )
    }

    /// A call as a failure shows it.
    func fact(ofCall call: Int, differences: [Difference] = []) -> RecordedCallFact {
        RecordedCallFact(
            call: describeCall(journal.invocations[call]),
            position: .init(number: call + 1, total: journal.count),
            wrapper: DeclarationPlace(site: journal[call].site), differences: differences)
    }

    /// An expectation with its first answer, for a table.
    func cell(at position: Int) -> SequenceTable.Cell {
        .call(
            describeCall(expectation(at: position).invocation),
            answer: progress(at: position).answers.first?.fact ?? .nothing)
    }

    /// A call with the answer that its expectation gave it, for a table.
    func cell(ofCall number: Int) -> SequenceTable.Cell {
        let call = journal[number]
        let answer = taker(of: number).flatMap { progress[$0].answer(to: call.answerIndex)?.fact }
        return .call(describeCall(call.invocation), answer: answer ?? .nothing)
    }

    /// The current states that the mock's calls depend on.
    var states: [StateFact] {
        var seen: Set<ObjectIdentifier> = []
        let machines = progress.flatMap { $0.conditions.compactMap(\.machine) }
        return machines.filter { seen.insert(ObjectIdentifier($0)).inserted }.map(\.fact)
    }
}
