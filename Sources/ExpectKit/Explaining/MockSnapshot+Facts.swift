// Declarations, calls and states as a failure shows them. Describing them runs client code.
extension MockSnapshot {
    package func fact(at position: Int, against call: Invocation? = nil) -> DeclarationFact {
        fact(of: expectation(at: position), against: call)
    }

    /// It has the differences from the call if that has the same case.
    func fact(at position: Int, againstAlike call: Int) -> DeclarationFact {
        let isAlike = expectation(at: position).caseName == caseName(ofCall: call)
        return fact(at: position, against: isAlike ? journal.invocations[call] : nil)
    }

    func fact(of declaration: Declaration, against call: Invocation? = nil) -> DeclarationFact {
        let declared = self.call(declaration)
        var fact = DeclarationFact(
            role: declaration.role, call: describeCall(declared.invocation),
            shortCall: call.flatMap { declared.shortCall(declared.invocation, against: $0) },
            place: declaration.place, differences: call.map(declared.differences) ?? [])
        if let position = position(of: declaration) {
            let progress = progress(at: position)
            fact.position = .init(number: position + 1, total: queue.count)
            (fact.count, fact.calls) = (progress.count, progress.calls)
        }
        return fact
    }

    /// A declaration that a call exceeds, which counts as well, or that its written count refused. The calls that others
    /// took were expected as well.
    func fact(of declaration: Declaration, exceededBy last: Int, isRefused: Bool = false) -> DeclarationFact {
        let refused =
            isRefused
            ? latestCalls.filter { journal.outcome(of: $0) == .refused }
            : divergences.map(\.call).filter { !alignedCalls.contains($0) }
        let (exceeded, count) = (self.call(declaration), progress[declaration.index].count)
        func accepts(_ call: Int) -> Bool {
            caseName(ofCall: call) == exceeded.caseName && exceeded.accepts(journal.invocations[call])
        }
        var fact = fact(of: declaration)
        (fact.count, fact.calls) = (count, progress[declaration.index].calls)
        let surplus = 1 + refused.count { $0 < last && $0 >= declaration.since && accepts($0) }
        let others = latestCalls.prefix { $0 < last }.count { call in
            taker(of: call).map { $0 != declaration.index } == true && accepts(call)
        }
        if others == 0 {
            fact.calls += surplus
        } else {
            fact.total = DeclarationFact.Total(
                count: count.adding(others),
                calls: fact.calls + surplus + others)
        }
        return fact
    }

    func fact(ofCall number: Int, against declaration: TypedDeclaration<Invocation>? = nil) -> RecordedCallFact {
        let call = journal.invocations[number]
        // A call is counted from the first one that the test remembers, unless it has forgotten the call itself.
        let start = journal.remembered.contains(number) ? journal.remembered.lowerBound : 0
        return RecordedCallFact(
            call: describeCall(call), shortCall: declaration?.shortCall(call, against: call),
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

    /// Whether the call of an expectation changes a state that another one requires.
    func changesState(at position: Int, of other: Int) -> Bool {
        let changed = progress(at: position).conditions.filter { !$0.restrictsCalls }.compactMap(\.states)
        let required = progress(at: other).conditions.filter(\.restrictsCalls).compactMap(\.states)
        return required.contains { state in changed.contains { $0 === state } }
    }

    /// An expectation with its answer, unless it has several, and its count, unless that is one.
    func cell(at position: Int, isCounted: Bool = true) -> SequenceTable.Cell {
        let progress = progress(at: position)
        let invocation = expectation(at: position).invocation
        let answer = progress.answers.count == 1 ? progress.answers[0].fact(to: invocation, filter) : .nothing
        return .call(
            describeCall(invocation), answer: answer,
            count: isCounted && progress.count != .once ? progress.count : nil)
    }

    /// A call with the answer of its expectation. If it stands for several calls that differ, it shows the expected
    /// call, and no answer if they may have got different ones.
    func cell(ofCall number: Int, count: Int? = nil) -> SequenceTable.Cell {
        let call = journal.invocations[number]
        var words = describeCall(call)
        let answer = taker(of: number).flatMap { taker -> AnswerFact? in
            if count ?? 1 > 1 {
                let differs = latestCalls.contains { self.taker(of: $0) == taker && self.words(ofCall: $0) != words }
                if differs { words = describeCall(self.call(declared[taker]).invocation) }
                if progress[taker].answers.count > 1 { return nil }
            }
            return self.answer(to: number)?.fact(to: call, filter)
        }
        return .call(words, answer: answer ?? .nothing, count: count.flatMap { CallCount($0...$0) })
    }

    /// The lines that led to a call, and its place: the line of the test, else a declaration, else the outermost known
    /// line, else the mock.
    func origin(
        from mockLine: CallSite, _ trace: CapturedTrace?, or declaration: CallSite? = nil
    ) -> (lines: [CallTrace.Frame], place: FailurePlace) {
        // Their files identify the frames of the test in a backtrace.
        let sites = declared.suffix(Limits.Explaining.testSites).map(\.site) + formerSites
        let trace = trace?.named(fromMockAt: mockLine)
        let frame = trace?.testFrame(testFiles: Set(sites.map { "\($0.filePath)" }))
        let lines = trace?.chain(from: frame) ?? []
        let fallback = declaration ?? mockLine
        let outermost = declaration == nil ? lines.first(where: \.isPlaced) : nil
        guard let frame = frame ?? outermost, frame.isPlaced else { return (lines, FailurePlace(fallback)) }
        return (lines, FailurePlace(frame, known: sites + [mockLine], fallback: fallback))
    }

    /// The table for a call that was refused: the expectations before it, the next one, and those that follow.
    func table(at divergence: Divergence) -> SequenceTable? {
        if queue.isEmpty { return nil }
        // A call of a mock without an order that is not reported when it comes is reported when the mock is verified.
        return table(around: divergence.head, call: divergence.call, isSnapshot: isOrdered || divergence.isReported)
    }

    /// The table around an expectation that was not met. If a test waited for it, the others may still be met.
    func table(around position: Int, wasAwaited: Bool = false) -> SequenceTable? {
        queue.count < 2 ? nil : table(around: position, call: nil, isSnapshot: wasAwaited)
    }

    /// The expectations around one, or around the first unmet one of a mock without an order, and the call that came.
    private func table(around position: Int, call: Int?, isSnapshot: Bool) -> SequenceTable {
        let center = isOrdered ? min(position, queue.count) : queue.indices.first { !isSatisfied(at: $0) } ?? 0
        let shown = SequenceTable.range(around: center, of: queue.count, after: Limits.Reporting.rows + 1)
        var rows = shown.map { row(at: $0, isOver: call == nil && (!isSnapshot || $0 == position)) }
        if let call, isOrdered, center < queue.count {
            // If the expectation took calls before, they have a row of their own.
            let isStarted = progress(at: center).calls > 0
            let wrong = row(at: center, differentFrom: call, isCounted: !isStarted)
            let place = center - shown.lowerBound
            rows.replaceSubrange(place + (isStarted ? 1 : 0)..<place + 1, with: [wrong])
        } else if let call {
            rows.append(.init(called: cell(ofCall: call), relation: .different))
        }
        return SequenceTable(
            rows, above: shown.lowerBound, below: queue.count - shown.upperBound, isSnapshot: isSnapshot)
    }

    /// An expectation, and the call that came in its place. Another row of the expectation may show the count.
    private func row(at position: Int, differentFrom number: Int, isCounted: Bool) -> SequenceTable.Row {
        let expectation = expectation(at: position)
        let call = journal.invocations[number]
        var row = SequenceTable.Row(
            position: position + 1, expected: cell(at: position, isCounted: isCounted),
            called: cell(ofCall: number), relation: .different)
        guard describeCall(expectation.invocation) == describeCall(call) else { return row }
        row.difference = expectation.differences(in: call).first
        // Something else than the calls differs, such as a state.
        if row.difference == nil { row.relation = .open }
        return row
    }

    /// An expectation, and the last of its calls. If no more are awaited, an unmet expectation is a difference.
    private func row(at position: Int, isOver: Bool) -> SequenceTable.Row {
        let progress = progress(at: position)
        let relation: SequenceTable.Row.Relation =
            if progress.isSatisfied { progress.calls == 0 ? .open : .same } else { isOver ? .different : .open }
        let isCounted = progress.count != .once || progress.calls > 1
        return .init(
            position: position + 1, expected: cell(at: position),
            called: progress.lastCall.map { cell(ofCall: $0, count: isCounted ? progress.calls : nil) },
            relation: relation)
    }

    /// The table of two aligned sequences around a difference: a row for each expectation, and for each other call.
    func table(around index: Int, in steps: [Finding]) -> SequenceTable {
        var counted: Set<Int> = []
        // The first step of an expectation stands for all its calls, besides those that came in place of them.
        let first = steps.indices.filter { index in
            let isCounted = steps[index].kind == .matched || steps[index].kind == .missing
            return !isCounted || counted.insert(steps[index].positions[0]).inserted
        }
        let center = first.lastIndex { $0 <= index } ?? 0
        let shown = SequenceTable.range(around: center, of: first.count)
        let rows = first[shown].map { index -> SequenceTable.Row in
            let step = steps[index]
            return switch (step.positions.first, step.calls.first) {
            case (let position?, let call?) where step.kind == .substituted:
                row(at: position, differentFrom: call, isCounted: !counted.contains(position))
            case (let position?, _): row(at: position, isOver: true)
            case (nil, let call):
                .init(called: call.map { cell(ofCall: $0) }, relation: step.kind == .extra ? .different : .open)
            }
        }
        // The alignment begins at the first difference.
        let earlier = steps.lazy.compactMap(\.positions.first).min() ?? queue.count
        return SequenceTable(rows, above: earlier + shown.lowerBound, below: first.count - shown.upperBound)
    }
}
