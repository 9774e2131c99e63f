import ExpectKit

extension ReferenceModel {
    /// How a call is answered.
    struct Answering {
        var outcome: Observation.Outcome
        /// The expectation or the stub whose answer it is.
        var source: Int?
        /// The declaration that should have had an answer, where the lack of it is reported.
        var missedBy: Int?
    }

    /// Answers a call, which is among the events already.
    func answering(of call: ModelScript.Call, _ fate: Fate) -> Answering {
        switch fate {
        case .taken(let index): answering(of: call, takenBy: index)
        case .stubbed(let index): answering(of: call, stubbedBy: index)
        case .forwarded: .init(outcome: realOutcome(of: call))
        case .forgiven: lent(to: call) ?? fallback(for: call)
        case .rejected, .exceeded, .diverged: lent(to: call) ?? borrowed(for: call) ?? fallback(for: call)
        }
    }

    /// An expectation gives its own answer, or a stub's, or the real object's.
    ///
    /// The rules do not say what it gives when its answers were lent to wrong calls. The mock's way is that of two
    /// consecutive calls: where another expectation of this very call can lend the next answer, it does.
    private func answering(of call: ModelScript.Call, takenBy index: Int) -> Answering {
        let (before, lent) = (taken(index) - 1, entries[index].lent)
        let isUsedUp = lent > 0 && entries[index].upper.map { before + lent >= $0 } ?? false
        if isUsedUp, let next = self.lent(to: call, isExact: true) { return next }
        let number = isUsedUp ? before : before + lent
        if let own = answer(number, of: index, to: call) { return .init(outcome: own, source: index) }
        if flaw != .expectationsBorrowNothing, let borrowed = borrowed(for: call) { return borrowed }
        if mode == .partial, hasReal { return .init(outcome: realOutcome(of: call)) }
        return unanswered(call, index)
    }

    private func answering(of call: ModelScript.Call, stubbedBy index: Int) -> Answering {
        let own = answer(entries[index].given, of: index, to: call)
        return own.map { .init(outcome: $0, source: index) } ?? unanswered(call, index)
    }

    private func unanswered(_ call: ModelScript.Call, _ index: Int) -> Answering {
        guard call.requirement.returnsValue else { return .init(outcome: .nothing) }
        var answering = lent(to: call) ?? fallback(for: call)
        // A stub without an answer is missed by a partial mock too, though the real object answers.
        if mode == .strict || mode == .partial { answering.missedBy = index }
        return answering
    }

    // MARK: The ladder

    /// The answer of the nearest expectation of the case that waits for a call; each lends as often as it waits.
    private func lent(to call: ModelScript.Call, isExact: Bool = false) -> Answering? {
        let lenders = expectations.filter { index in
            let entry = entries[index]
            let isWilling = !entry.answers.isEmpty || !call.requirement.returnsValue
            return entry.declaration.requirement == call.requirement && !isPassed(index) && waits(index)
                && isWilling
        }
        let nearest = lenders.first { accepts($0, call) } ?? (isExact ? nil : lenders.first)
        return nearest.map { index in
            let next = answer(taken(index) + entries[index].lent, of: index, to: call)
            return .init(outcome: next ?? .nothing, source: index)
        }
    }

    /// The answer of the newest stub that fits and has one.
    private func borrowed(for call: ModelScript.Call) -> Answering? {
        let stub = newestStub(or: .stub, for: call) { !$0.answers.isEmpty }
        return stub.flatMap { stub in
            answer(entries[stub].given, of: stub, to: call).map { .init(outcome: $0, source: stub) }
        }
    }

    private func fallback(for call: ModelScript.Call) -> Answering {
        if mode == .partial, hasReal { return .init(outcome: realOutcome(of: call)) }
        // A partial mock that has nothing to forward to is as strict as a strict one.
        if call.requirement.throwsErrors, mode == .strict || mode == .partial {
            return .init(outcome: .unansweredError)
        }
        return .init(outcome: call.requirement.returnsValue ? .value(0) : .nothing)
    }

    // MARK: Answers

    /// Whether an expectation has answers left that nobody was given.
    private func waits(_ index: Int) -> Bool {
        guard let upper = entries[index].upper else { return true }
        return taken(index) + (flaw == .answersAreLentForEver ? 0 : entries[index].lent) < upper
    }

    /// The answer of a declaration with this number, the last one again after that; nothing if it has none.
    private func answer(
        _ number: Int, of index: Int, to call: ModelScript.Call
    ) -> Observation.Outcome? {
        let entry = entries[index]
        guard !entry.answers.isEmpty else { return nil }
        switch entry.answers[min(number, entry.answers.count - 1)] {
        case .value(let value): return call.requirement.returnsValue ? .value(value) : .nothing
        case .error(let error): return .error(error)
        case .forward: return realOutcome(of: call)
        }
    }

    private func realOutcome(of call: ModelScript.Call) -> Observation.Outcome {
        let answer = realAnswer(to: call.argument)
        if call.requirement.throwsErrors, call.argument == 3 { return .error(answer) }
        return call.requirement.returnsValue ? .value(answer) : .nothing
    }
}
