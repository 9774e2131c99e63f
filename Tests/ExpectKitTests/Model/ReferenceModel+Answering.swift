import ExpectKit

extension ReferenceModel {
    /// How a call is answered.
    struct Answering {
        var outcome: Observation.Outcome
        /// The expectation or stub that the answer belongs to.
        var source: Int?
        /// The declaration whose missing answer is reported.
        var missedBy: Int?
        /// Whether the answer of a declaration forwards the call.
        var isForwarded = false
    }

    /// Answers a call, which is already one of the events.
    func answering(of call: ModelScript.Call, _ verdict: Verdict) -> Answering {
        switch verdict {
        case .taken(let index): answering(of: call, takenBy: index)
        case .stubbed(let index): answering(of: call, stubbedBy: index)
        case .forwarded: .init(outcome: realOutcome(of: call))
        case .ignored: fallback(for: call)
        // A call of an earlier phase gets no answer of this phase.
        case .late: call.requirement.returnsValue ? fallback(for: call) : .init(outcome: .nothing)
        case .rejected, .exceeded: answering(ofForbidden: call)
        case .diverged: substitute(for: call) ?? fallback(for: call)
        }
    }

    /// A forbidden call does not reach the real object. An answer that would forward it counts as given.
    private func answering(ofForbidden call: ModelScript.Call) -> Answering {
        let forwards = flaw == .forbiddenCallsAreForwarded
        guard let found = substitute(for: call) else { return fallback(for: call, forwards: forwards) }
        if forwards || !found.isForwarded { return found }
        return .init(outcome: fallback(for: call, forwards: false).outcome, source: found.source)
    }

    /// The answer of a declaration for a call that is not allowed.
    private func substitute(for call: ModelScript.Call) -> Answering? {
        reusedAnswer(for: call) ?? stubAnswer(for: call) ?? repeatedAnswer(for: call)
    }

    /// An expectation has its own answer, or that of a stub or of the real object.
    ///
    /// The rules do not say what it answers if its answers were reused for wrong calls. The mock then reuses the answer of
    /// another expectation that accepts this call, as for two consecutive calls.
    private func answering(of call: ModelScript.Call, takenBy index: Int) -> Answering {
        let (before, reused) = (taken(index) - 1, entries[index].reused)
        let isUsedUp = reused > 0 && entries[index].upper.map { before + reused >= $0 } ?? false
        if isUsedUp, let next = self.reusedAnswer(for: call, isExact: true) { return next }
        let number = isUsedUp ? before : before + reused
        if let own = answer(number, of: index, to: call) { return .init(outcome: own, source: index) }
        if flaw != .expectationsReuseNoStubs, let ofStub = stubAnswer(for: call) { return ofStub }
        if mode == .partial, hasReal { return .init(outcome: realOutcome(of: call)) }
        return unanswered(call, index)
    }

    private func answering(of call: ModelScript.Call, stubbedBy index: Int) -> Answering {
        let own = answer(entries[index].given, of: index, to: call)
        return own.map { .init(outcome: $0, source: index) } ?? unanswered(call, index)
    }

    private func unanswered(_ call: ModelScript.Call, _ index: Int) -> Answering {
        guard call.requirement.returnsValue else { return .init(outcome: .nothing) }
        // A call that is no failure uses up no answer.
        guard mode == .strict || mode == .partial else { return fallback(for: call) }
        var answering = reusedAnswer(for: call) ?? repeatedAnswer(for: call) ?? fallback(for: call)
        // A partial mock also reports a stub without an answer, although the real object answers.
        answering.missedBy = index
        return answering
    }

    // MARK: Fallbacks

    /// The answer of the nearest unmet expectation of the case. Each of its answers is reused once.
    private func reusedAnswer(for call: ModelScript.Call, isExact: Bool = false) -> Answering? {
        let candidates = expectations.filter { index in
            let entry = entries[index]
            let hasAnswer = !entry.answers.isEmpty || !call.requirement.returnsValue
            return entry.declaration.requirement == call.requirement && !isPassed(index)
                && hasUnusedAnswers(index)
                && hasAnswer
        }
        let nearest = candidates.first { accepts($0, call) } ?? (isExact ? nil : candidates.first)
        return nearest.map { index in
            let number = taken(index) + entries[index].reused
            return .init(
                outcome: answer(number, of: index, to: call) ?? .nothing, source: index,
                isForwarded: forwards(number, of: index))
        }
    }

    /// A used answer of the call's requirement, or nothing for a call that returns nothing, in place of an error or a default value.
    private func repeatedAnswer(for call: ModelScript.Call) -> Answering? {
        guard flaw != .usedAnswersAreNotRepeated, refusesCalls else { return nil }
        let candidates = entries.indices.filter { entries[$0].declaration.requirement == call.requirement }
        // The rules do not say which of several declarations comes first. In the mock it is the expectation that took a
        // call last, then the newest stub.
        let expected = candidates.filter { entries[$0].role == .expect }
            .sorted { (-lastCall(of: $0), $0) < (-lastCall(of: $1), $1) }
        let all = expected + candidates.filter { entries[$0].role == .stub }.reversed()
        let ranked =
            all.filter { accepts($0, call) }
            + (call.requirement.returnsValue ? all.filter { !accepts($0, call) } : [])
        for index in ranked {
            let used =
                entries[index].role == .expect ? taken(index) + entries[index].reused : entries[index].given
            let repeatable = entries[index].answers.prefix(used + 1).last { $0 != .forward }
            switch repeatable {
            case .value(let value):
                return .init(outcome: call.requirement.returnsValue ? .value(value) : .nothing)
            case .error(let error): return .init(outcome: .error(error))
            case .forward, nil: continue
            }
        }
        return call.requirement.returnsValue ? nil : .init(outcome: .nothing)
    }

    /// The number of the last call that an expectation took; -1 if it took none.
    private func lastCall(of index: Int) -> Int { events.lastIndex { $0.verdict == .taken(index) } ?? -1 }

    /// Whether undeclared calls fail. A partial mock without a real object behaves like a strict one.
    private var refusesCalls: Bool { mode == .strict || mode == .partial && !hasReal }

    /// The answer of the newest matching stub that has one.
    private func stubAnswer(for call: ModelScript.Call) -> Answering? {
        let stub = newestStub(or: .stub, for: call) { !$0.answers.isEmpty }
        return stub.flatMap { stub in
            answer(entries[stub].given, of: stub, to: call).map {
                .init(outcome: $0, source: stub, isForwarded: forwards(entries[stub].given, of: stub))
            }
        }
    }

    private func fallback(for call: ModelScript.Call, forwards: Bool = true) -> Answering {
        if mode == .partial, hasReal, forwards { return .init(outcome: realOutcome(of: call)) }
        if call.requirement.throwsErrors, refusesCalls { return .init(outcome: .unansweredError) }
        return .init(outcome: call.requirement.returnsValue ? .value(0) : .nothing)
    }

    // MARK: Answers

    /// Whether an expectation has unused answers.
    private func hasUnusedAnswers(_ index: Int) -> Bool {
        guard let upper = entries[index].upper else { return true }
        return taken(index) + (flaw == .answersAreReusedWithoutLimit ? 0 : entries[index].reused) < upper
    }

    /// Whether an answer of a declaration forwards the call.
    private func forwards(_ number: Int, of index: Int) -> Bool {
        let answers = entries[index].answers
        return !answers.isEmpty && answers[min(number, answers.count - 1)] == .forward
    }

    /// The answer of a declaration with a number. The last answer repeats. Nil if there is none.
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
