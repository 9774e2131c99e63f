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
            shortCall: call.flatMap { expectation.elision(against: $0)?.words(for: expectation.invocation) },
            position: .init(number: position + 1, total: queue.count), count: progress.count,
            calls: progress.calls, place: expectation.place,
            differences: call.map(expectation.differences) ?? [])
    }

    /// An expectation, a stub or a rejection as a failure shows it.
    func fact(of declaration: Declaration) -> DeclarationFact {
        if let position = position(of: declaration) { return fact(at: position) }
        return DeclarationFact(
            role: declaration.role, call: describeCall(call(declaration).invocation), place: declaration.place
        )
    }

    /// An expectation that already had all its calls when a further call was made, which counts as well.
    func fact(at position: Int, exceededBy call: Int) -> DeclarationFact {
        let refused = divergences.map(\.call).filter { !alignedCalls.contains($0) }
        var fact = fact(at: position)
        count(expectation(at: position), refused, upTo: call, in: &fact)
        return fact
    }

    /// A declaration whose written count a call exceeds, which counts as well.
    func fact(of declaration: Declaration, exceededBy call: Int) -> DeclarationFact {
        let refused = latestCalls.filter { journal.outcome(of: $0) == .refused }
        let progress = progress[declaration.index]
        var fact = fact(of: declaration)
        (fact.count, fact.calls) = (progress.count, progress.calls)
        count(self.call(declaration), refused, upTo: call, in: &fact)
        return fact
    }

    /// Counts the calls up to one that exceeds a declaration. If other expectations took some of them, each of these was
    /// expected as well.
    ///
    /// - Parameter refused: The calls that no declaration took.
    private func count(
        _ declaration: TypedDeclaration<Invocation>, _ refused: [Int], upTo last: Int,
        in fact: inout DeclarationFact
    ) {
        func accepts(_ call: Int) -> Bool {
            caseName(ofCall: call) == declaration.caseName && declaration.accepts(journal.invocations[call])
        }
        let surplus = 1 + refused.count { $0 < last && $0 >= declaration.since && accepts($0) }
        let others = latestCalls.count { call in
            guard call < last, let taker = taker(of: call), taker != declaration.index else { return false }
            return declared[taker].role == .expect && accepts(call)
        }
        guard others > 0, let count = fact.count else {
            fact.calls += surplus
            return
        }
        fact.total = DeclarationFact.Total(
            count: CallCount(minimum: count.minimum + others, maximum: count.maximum.map { $0 + others }),
            calls: fact.calls + surplus + others)
    }

    /// A stub as a failure shows it.
    ///
    /// - Parameter call: The call to compare it with.
    func fact(ofStub stub: TypedDeclaration<Invocation>, against call: Invocation) -> DeclarationFact {
        var fact = fact(of: stub)
        fact.differences = stub.differences(in: call)
        fact.shortCall = stub.elision(against: call)?.words(for: stub.invocation)
        return fact
    }

    /// A call as a failure shows it.
    func fact(ofCall call: Int) -> RecordedCallFact {
        // A call is counted from the first one that the test remembers, unless it has forgotten the call itself.
        let start = journal.remembered.contains(call) ? journal.remembered.lowerBound : 0
        return RecordedCallFact(
            call: describeCall(journal.invocations[call]),
            position: .init(number: call + 1 - start, total: journal.count - start),
            mockLine: DeclarationPlace(site: journal[call].site))
    }

    /// A call as a failure shows it that compares it with a declaration.
    func fact(ofCall number: Int, against declaration: TypedDeclaration<Invocation>) -> RecordedCallFact {
        let call = journal.invocations[number]
        var fact = fact(ofCall: number)
        fact.differences = declaration.differences(in: call)
        fact.shortCall = declaration.elision(against: call)?.words(for: call)
        return fact
    }

    /// The current states that the mock's calls depend on.
    var states: [StateFact] {
        var seen: Set<ObjectIdentifier> = []
        let states = progress.flatMap { $0.conditions.compactMap(\.states) }
        return states.filter { seen.insert(ObjectIdentifier($0)).inserted }.map(\.fact)
    }
}

// MARK: Cells

extension MockSnapshot {
    /// An expectation with its answer, unless it has several, and its count, unless that is one, for a table.
    func cell(at position: Int) -> SequenceTable.Cell {
        let progress = progress(at: position)
        let invocation = expectation(at: position).invocation
        return .call(
            describeCall(invocation),
            answer: progress.answers.count > 1
                ? .nothing : progress.answers.first?.fact(to: invocation, filter) ?? .nothing,
            count: progress.count == .once ? nil : progress.count)
    }

    /// A call with the answer that its expectation gave it, for a table. Several calls may have got different answers.
    ///
    /// - Parameter count: How many calls it stands for. If they differ, the expected call is shown in their place.
    func cell(ofCall number: Int, count: Int? = nil) -> SequenceTable.Cell {
        let call = journal[number]
        var words = describeCall(call.invocation)
        let answer = taker(of: number).flatMap { taker -> AnswerFact? in
            if count ?? 1 > 1 {
                let differs = latestCalls.contains {
                    self.taker(of: $0) == taker && describeCall(journal.invocations[$0]) != words
                }
                if differs { words = describeCall(self.call(declared[taker]).invocation) }
                if progress[taker].answers.count > 1 { return nil }
            }
            return progress[taker].answer(to: call.answerIndex)?.fact(to: call.invocation, filter)
        }
        return .call(words, answer: answer ?? .nothing, count: count.flatMap(CallCount.init(exactly:)))
    }
}
