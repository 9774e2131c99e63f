// Declarations, calls and states as a failure shows them. Describing them runs client code.

extension MockSnapshot {
    /// An expectation as a failure shows it, with its differences from a call, if any.
    func fact(at position: Int, against call: Invocation? = nil) -> DeclarationFact {
        fact(of: expectation(at: position), against: call)
    }

    /// An expectation as a failure shows it, with the differences of a call of the same case.
    func fact(at position: Int, againstAlike call: Int) -> DeclarationFact {
        let isAlike = expectation(at: position).caseName == caseName(ofCall: call)
        return fact(at: position, against: isAlike ? journal.invocations[call] : nil)
    }

    /// An expectation, a stub or a rejection as a failure shows it, with its differences from a call, if any.
    func fact(of declaration: Declaration, against call: Invocation? = nil) -> DeclarationFact {
        let declared = self.call(declaration)
        var fact = DeclarationFact(
            role: declaration.role, call: describeCall(declared.invocation),
            shortCall: call.flatMap { declared.elision(against: $0)?.words(for: declared.invocation) },
            place: declaration.place, differences: call.map(declared.differences) ?? [])
        if let position = position(of: declaration) {
            let progress = progress(at: position)
            fact.position = .init(number: position + 1, total: queue.count)
            (fact.count, fact.calls) = (progress.count, progress.calls)
        }
        return fact
    }

    /// A declaration that a call exceeds, which counts as well. Those that others took were expected as well.
    ///
    /// - Parameter isRefused: Whether the written count of the declaration refused the call.
    func fact(of declaration: Declaration, exceededBy last: Int, isRefused: Bool = false) -> DeclarationFact {
        let refused =
            isRefused
            ? latestCalls.filter { journal.outcome(of: $0) == .refused }
            : divergences.map(\.call).filter { !alignedCalls.contains($0) }
        let (exceeded, progress) = (self.call(declaration), progress[declaration.index])
        func accepts(_ call: Int) -> Bool {
            caseName(ofCall: call) == exceeded.caseName && exceeded.accepts(journal.invocations[call])
        }
        var fact = fact(of: declaration)
        if fact.count == nil { fact.calls = progress.calls }
        let count = fact.count ?? progress.count
        fact.count = count
        let surplus = 1 + refused.count { $0 < last && $0 >= declaration.since && accepts($0) }
        let others = latestCalls.count { call in
            guard call < last, let taker = taker(of: call), taker != declaration.index else { return false }
            return declared[taker].role == .expect && accepts(call)
        }
        if others == 0 {
            fact.calls += surplus
        } else {
            fact.total = DeclarationFact.Total(
                count: CallCount(minimum: count.minimum + others, maximum: count.maximum.map { $0 + others }),
                calls: fact.calls + surplus + others)
        }
        return fact
    }

    /// A call as a failure shows it, with its differences from a declaration, if any.
    func fact(ofCall number: Int, against declaration: TypedDeclaration<Invocation>? = nil) -> RecordedCallFact {
        let call = journal.invocations[number]
        // A call is counted from the first one that the test remembers, unless it has forgotten the call itself.
        let start = journal.remembered.contains(number) ? journal.remembered.lowerBound : 0
        return RecordedCallFact(
            call: describeCall(call), shortCall: declaration?.elision(against: call)?.words(for: call),
            position: .init(number: number + 1 - start, total: journal.count - start),
            mockLine: DeclarationPlace(site: journal.log.site(of: number)),
            differences: declaration?.differences(in: call) ?? [])
    }

    /// The current states that the mock's calls depend on.
    var states: [StateFact] {
        var seen: Set<ObjectIdentifier> = []
        let states = progress.flatMap { $0.conditions.compactMap(\.states) }
        return states.filter { seen.insert(ObjectIdentifier($0)).inserted }.map(\.fact)
    }

    /// An expectation with its answer, unless it has several, and its count, unless that is one, for a table.
    func cell(at position: Int, isCounted: Bool = true) -> SequenceTable.Cell {
        let progress = progress(at: position)
        let invocation = expectation(at: position).invocation
        return .call(
            describeCall(invocation),
            answer: progress.answers.count > 1
                ? .nothing : progress.answers.first?.fact(to: invocation, filter) ?? .nothing,
            count: isCounted && progress.count != .once ? progress.count : nil)
    }

    /// A call with the answer that its expectation gave it, for a table. If it stands for several calls that differ, it
    /// shows the expected call, and no answer if they may have got different ones.
    func cell(ofCall number: Int, count: Int? = nil) -> SequenceTable.Cell {
        let call = journal.invocations[number]
        var words = describeCall(call)
        let answer = taker(of: number).flatMap { taker -> AnswerFact? in
            if count ?? 1 > 1 {
                let differs = latestCalls.contains {
                    self.taker(of: $0) == taker && describeCall(journal.invocations[$0]) != words
                }
                if differs { words = describeCall(self.call(declared[taker]).invocation) }
                if progress[taker].answers.count > 1 { return nil }
            }
            return progress[taker].answer(to: journal.log.answerIndex(of: number))?.fact(to: call, filter)
        }
        return .call(words, answer: answer ?? .nothing, count: count.flatMap { CallCount($0...$0) })
    }
}

extension MockSnapshot {
    /// Call sites of the test. Their files identify its frames in a backtrace.
    private var sites: [CallSite] { declared.suffix(Limits.Explaining.testSites).map(\.site) + formerSites }

    /// The lines that led to a call, and its place: the line of the test, else a declaration, else the outermost known
    /// line, else the mock.
    func origin(
        from mockLine: CallSite, _ trace: CapturedTrace?, or declaration: CallSite? = nil
    ) -> (lines: [CallTrace.Frame], place: FailurePlace) {
        let trace = trace?.named(fromMockAt: mockLine)
        let frame = trace?.testFrame(testFiles: Set(sites.map { "\($0.filePath)" }))
        let lines = trace?.chain(from: frame) ?? []
        let fallback = declaration ?? mockLine
        let outermost = declaration == nil ? lines.first(where: \.isPlaced) : nil
        guard let frame = frame ?? outermost, frame.isPlaced else { return (lines, FailurePlace(fallback)) }
        return (lines, FailurePlace(frame, known: sites + [mockLine], fallback: fallback))
    }
}
