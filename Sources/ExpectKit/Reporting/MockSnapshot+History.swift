extension MockSnapshot {
    func history(failures: [FailureReport]) -> MockHistory {
        let refusals = Dictionary(divergences.map { ($0.call, $0) }) { $1 }
        let waits = journal.log.waits
        let calls = journal.indices.map { number in
            let wait = waits[number]
            let isHeld = answer(to: number).map { if case .held = $0.kind { true } else { $0.suspends } }
            return MockHistory.Call(
                time: journal.log.time(of: number),
                mark: mark(of: journal.outcome(of: number), isReported: refusals[number]?.isReported == true),
                isSuspended: wait != nil || isHeld == true, end: wait?.end)
        }
        return MockHistory(
            name: mock, calls: calls, missing: missingCalls(reportedIn: failures), failures: failures,
            describe: { describeCall(journal.invocations[$0]) },
            describeAnswer: { number in
                let given = refusals[number].flatMap { $0.answer?.words(isReported: $0.isReported) }
                let invocation = journal.invocations[number]
                let fact =
                    waits[number]?.result.map { filter.fact(of: $0, to: invocation) }
                    ?? answer(to: number)?.fact(to: invocation, filter)
                return given ?? fact.flatMap { $0 == .nothing ? nil : $0.bareWords }
            })
    }

    private func mark(of outcome: CallOutcome, isReported: Bool) -> MockHistory.Mark {
        switch outcome {
        case .pending: .pending
        case .taken: .expected
        case .stubbed: .stubbed
        case .ignored: .ignored
        case .forwarded: .forwarded
        case .diverged: isReported ? .wrong : .following
        case .refused: .wrong
        }
    }

    private func answer(to number: Int) -> Answer? {
        journal.log.declaration(of: number).flatMap {
            progress[$0].answer(to: journal.log.answerIndex(of: number))
        }
    }

    private func missingCalls(reportedIn failures: [FailureReport]) -> [MockHistory.MissingCall] {
        let missing = failures.filter { $0.kind == .missing }
            .compactMap { failure in failure.candidates.first { $0.role == .declared }?.position }
        let positions = Set(missing.map { $0 - 1 })
        guard !positions.isEmpty else { return [] }
        // A verification names only the first few. Without a wrong call, the others are missing as well.
        let includesOthers = divergences.isEmpty
        var places: [Int: MockHistory.MissingCall.Place] = [:]
        var last: Int?
        for position in queue.indices where places.count < Limits.Reporting.missingCalls {
            if !isSatisfied(at: position), includesOthers || positions.contains(position) {
                places[position] = !isOrdered ? .end : last.map { .after($0) } ?? .start
            }
            if let call = progress[queue[position]].lastCall { last = max(call, last ?? call) }
        }
        return places.sorted { $0.key < $1.key }.map { position, place in
            let fact = fact(at: position)
            let words = [fact.position?.words, fact.countWords].compactMap(\.self).joined(separator: ", ")
            return MockHistory.MissingCall(
                place: place, call: fact.call, detail: "\(words) (\(fact.place))", position: position + 1)
        }
    }
}

extension GivenAnswer {
    /// Its origin is of interest only if the call is reported.
    fileprivate func words(isReported: Bool) -> String? {
        switch self {
        case .reused(let answer, _) where !isReported, .stub(let answer, _) where !isReported:
            answer == .nothing ? nil : answer.bareWords
        default: words
        }
    }
}
