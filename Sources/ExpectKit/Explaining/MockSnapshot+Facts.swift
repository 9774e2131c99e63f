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
        count(surplus(of: expectation(at: position), refused, upTo: call), of: call, in: &fact)
        return fact
    }

    /// A declaration whose written count a call exceeds, which counts as well.
    func fact(of declaration: Declaration, exceededBy call: Int) -> DeclarationFact {
        let refused = latestCalls.filter { journal.outcome(of: $0) == .refused }
        let progress = progress[declaration.index]
        var fact = fact(of: declaration)
        (fact.count, fact.calls) = (progress.count, progress.calls)
        count(surplus(of: self.call(declaration), refused, upTo: call), of: call, in: &fact)
        return fact
    }

    /// Counts the calls that exceed an expectation. Several expectations for the same call are counted together if all of
    /// them have their calls.
    private func count(_ surplus: Int, of call: Int, in fact: inout DeclarationFact) {
        let alike = queue.indices.filter { position in
            let expectation = expectation(at: position)
            return expectation.accepts(journal.invocations[call])
                && describeCall(expectation.invocation) == fact.call
        }.map(progress(at:))
        let bounds = alike.compactMap(\.count.maximum)
        guard alike.count > 1, bounds.count == alike.count, alike.allSatisfy(\.isSaturated) else {
            fact.calls += surplus
            return
        }
        fact.total = DeclarationFact.Total(
            count: CallCount(
                minimum: alike.map(\.count.minimum).reduce(0, +), maximum: bounds.reduce(0, +)),
            calls: alike.map(\.calls).reduce(surplus, +))
    }

    /// How many calls, up to one of them, a declaration accepts, though it has all its calls.
    private func surplus(of declaration: TypedDeclaration<Invocation>, _ calls: [Int], upTo last: Int) -> Int
    {
        1
            + calls.count {
                $0 < last && $0 >= declaration.since && caseName(ofCall: $0) == declaration.caseName
                    && declaration.accepts(journal.invocations[$0])
            }
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
    func cell(ofCall number: Int, count: Int? = nil) -> SequenceTable.Cell {
        let call = journal[number]
        let answer = taker(of: number).flatMap { taker -> AnswerFact? in
            if count ?? 1 > 1, progress[taker].answers.count > 1 { return nil }
            return progress[taker].answer(to: call.answerIndex)?.fact(to: call.invocation, filter)
        }
        return .call(
            describeCall(call.invocation), answer: answer ?? .nothing,
            count: count.flatMap(CallCount.init(exactly:)))
    }
}
