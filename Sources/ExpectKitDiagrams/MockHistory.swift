internal import ExpectKit

/// What happened to a mock. Closures describe the calls, which runs client code and takes time.
struct MockHistory {
    struct Call {
        let time: LogicalTime
        var mark: Mark
        /// Whether it waited for its answer, and when the wait ended.
        var isSuspended = false
        var end: LogicalTime?
    }

    enum Mark: Sendable, Equatable {
        case expected, stubbed
        /// Nothing was declared for it: the mock ignored it, or the real object answered it.
        case ignored, forwarded
        /// It has no answer yet.
        case pending
        /// It was not allowed, and was reported.
        case wrong
        /// It was not allowed, because an earlier call was wrong, and was not reported.
        case following
    }

    /// An expected call that did not come, or not often enough.
    struct MissingCall {
        /// Its place among the calls of the mock, which have numbers.
        enum Place { case start, after(Int), end }

        let place: Place
        let call: String
        /// Its position, its count and its line, such as `2 of 4, expected once, never called (KitchenTests.swift:22)`.
        let detail: String
    }

    let name: String
    var calls: [Call] = []
    var missing: [MissingCall] = []
    var failures: [FailureReport] = []
    /// Describes the call with a number, or its answer; `nil` if it has none, or if it is unknown.
    var describe: (Int) -> String = { _ in "" }
    var describeAnswer: (Int) -> String? = { _ in nil }

    var isUsed: Bool { !calls.isEmpty || !missing.isEmpty || !failures.isEmpty }
}

extension ReadableMock {
    /// The calls of the mock and its failures, without the secrets that its filter redacts.
    var history: MockHistory { read(by: HistoryReader()) }
}

private struct HistoryReader: MockReader {
    func read<Invocation>(_ mock: MockSnapshot<Invocation>, failures: [FailureReport]) -> MockHistory {
        mock.history(failures: failures)
    }
}

extension MockSnapshot {
    fileprivate func history(failures: [FailureReport]) -> MockHistory {
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
            name: mock, calls: calls, missing: missingCalls(besides: failures), failures: failures,
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

    private func missingCalls(besides failures: [FailureReport]) -> [MockHistory.MissingCall] {
        guard failures.contains(where: { $0.kind == .missing }) else { return [] }
        // A verification names only the first few. Without a wrong call, the others are missing as well.
        let includesOthers = divergences.isEmpty
        var missing: [MockHistory.MissingCall] = []
        var last: Int?
        for position in queue.indices where missing.count < Limits.Diagrams.missingCalls {
            if !isSatisfied(at: position), includesOthers || ledger.missing.contains(queue[position]) {
                let fact = fact(at: position)
                let words = [fact.position?.words, fact.countWords].compactMap(\.self).joined(separator: ", ")
                missing.append(
                    MockHistory.MissingCall(
                        place: !isOrdered ? .end : last.map { .after($0) } ?? .start, call: fact.call,
                        detail: "\(words) (\(fact.place))"))
            }
            if let call = progress[queue[position]].lastCall { last = max(call, last ?? call) }
        }
        return missing
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
