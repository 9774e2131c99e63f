/// Answers questions about the calls of a mock, and verifies calls that were not declared.
struct CallInspection<Invocation> {
    let engine: Engine<Invocation>

    /// - Parameter count: `nil` if no number of calls can meet it, which is a mistake in the test.
    func verify(_ invocation: Invocation, _ count: CallCount?, words: String, at site: CallSite) {
        guard let count else {
            return engine.declarations.misuse(.impossibleCount(words, isVerification: true), at: site)
        }
        engine.failures.awaitReports()
        guard engine.declarations.checkArguments(of: invocation, at: site) else { return }
        let (snapshot, accepts) = (engine.snapshot(), engine.comparison.prepare(invocation))
        let calls = snapshot.journal.remembered.filter { accepts(snapshot.journal.invocations[$0]) }
        account(for: calls, accepting: invocation, in: snapshot)
        let violation = snapshot.violation(of: invocation, count, calls: calls, at: site)
        if let violation { engine.failures.report(violation, verifiedAt: site) }
    }

    /// Notes that calls have been verified, and passes their arguments to the captors of the verification.
    private func account(for calls: [Int], accepting invocation: Invocation, in snapshot: MockSnapshot<Invocation>) {
        let store = snapshot.journal.invocations.store
        // The mock may have been reset since the question.
        engine.locked { if engine.calls === store { $0.verification.accounted.formUnion(calls) } }
        for call in calls {
            capture(snapshot.journal.invocations[call], for: invocation) { $0.completions.isEmpty }
        }
    }

    func verifyNoMoreCalls(except exceptions: [Invocation], at site: CallSite) {
        engine.failures.awaitReports()
        // A call that a refused exception was meant for would be a second failure.
        if exceptions.map({ engine.declarations.checkArguments(of: $0, at: site) }).contains(false) { return }
        let accounted = engine.locked { $0.verification.accounted }
        let violation = engine.snapshot().violation(
            ofCallsBesides: accounted, except: exceptions.map(engine.comparison.prepare), verifiedAt: site)
        if let violation { engine.failures.report(violation, verifiedAt: site) }
    }

    /// The calls that fit and that the test has not forgotten, by their numbers.
    func numbers(accepting invocation: Invocation, in journal: Journal<Invocation>, at site: CallSite) -> [Int] {
        guard engine.declarations.checkArguments(of: invocation, at: site) else { return [] }
        let accepts = engine.comparison.prepare(invocation)
        return journal.remembered.filter { accepts(journal.invocations[$0]) }
    }

    func query(_ invocation: Invocation, at site: CallSite) -> CallQuery {
        engine.failures.awaitReports()
        let isRefused = !engine.declarations.checkArguments(of: invocation, at: site)
        let (snapshot, accepts) = (engine.snapshot(), engine.comparison.prepare(invocation))
        let journal = snapshot.journal
        return CallQuery(
            mock: ObjectIdentifier(engine), name: snapshot.mock, call: describeCall(invocation), isRefused: isRefused,
            calls: journal.remembered, log: journal.log, describe: { describeCall(journal.invocations[$0]) },
            accepts: { !isRefused && journal.indices.contains($0) && accepts(journal.invocations[$0]) },
            account: { account(for: $0, accepting: invocation, in: snapshot) },
            report: { problem, table, site in
                let place = FailurePlace(site)
                engine.failures.report(
                    Violation(mock: snapshot.mock, problem: problem, place: place, table: table), verifiedAt: site)
            })
    }
}

extension MockSnapshot {
    /// Returns `nil` if the count is met.
    func violation(of invocation: Invocation, _ count: CallCount, calls: [Int], at site: CallSite) -> Violation? {
        let isTooFew = !count.isSatisfied(by: calls.count)
        let isTooOften = count.maximum.map { calls.count > $0 } ?? false
        guard isTooFew || isTooOften else { return nil }
        let evidence =
            isTooFew
            ? nearCalls(to: invocation, besides: Set(calls))
            : calls.prefix(Limits.Verifying.namedCalls).map { fact(ofCall: $0) }
        let problem = MiscountedCall(
            call: describeCall(invocation), count: count, calls: calls.count, place: DeclarationPlace(site: site),
            evidence: evidence)
        return Violation(mock: mock, problem: .miscounted(problem), place: FailurePlace(site))
    }

    /// The calls of the same case that do not match, nearest first.
    private func nearCalls(to invocation: Invocation, besides calls: Set<Int>) -> [RecordedCallFact] {
        let name = InvocationShape(of: invocation).fullName
        let near = latestRemembered.filter { !calls.contains($0) && caseName(ofCall: $0) == name }
        return near.suffix(Limits.Explaining.candidates).map {
            (call: $0, count: callDifferences(invocation, journal.invocations[$0]).count())
        }.sorted { $0.count < $1.count }.prefix(Limits.Explaining.nearest).map { call, _ in
            let other = journal.invocations[call]
            var fact = fact(ofCall: call)
            fact.differences = callDifferences(invocation, other).described
            fact.shortCall = shortWords(for: other, comparing: invocation, with: other)
            return fact
        }
    }

    /// Returns `nil` if the test has expected, verified or excepted all calls.
    func violation(
        ofCallsBesides verified: Set<Int>, except exceptions: [(Invocation) -> Bool], verifiedAt site: CallSite
    ) -> Violation? {
        let start = journal.remembered.lowerBound
        let accounts = journal.remembered.map { account(of: $0, verified, exceptions) }
        let open = journal.remembered.filter { accounts[$0 - start] == nil }
        guard let first = open.first else { return nil }
        let reach = Limits.Reporting.rows
        let shown = max(start, first - reach)..<min(journal.count, first + 4 * reach)
        let rows = shown.map { call in
            let account = accounts[call - start]
            return SequenceTable.Row(
                position: call + 1 - start, expected: account.map { .accounted($0) },
                called: cell(ofCall: call), relation: account == nil ? .different : .same)
        }
        let named = open.prefix(Limits.Verifying.namedCalls).map { fact(ofCall: $0) }
        return violation(
            .unaccounted(UnaccountedCalls(count: open.count, calls: named)), at: site,
            table: SequenceTable(rows, above: shown.lowerBound - start, below: journal.count - shown.upperBound))
    }

    /// Why a call needs no verification; `nil` if it needs one.
    private func account(
        of call: Int, _ verified: Set<Int>, _ exceptions: [(Invocation) -> Bool]
    ) -> SequenceTable.Account? {
        switch journal.outcome(of: call) {
        case .taken: return .expected
        // A call that was not allowed has been reported, or will be.
        case .diverged, .refused: return .reported
        case .pending, .stubbed, .ignored, .forwarded:
            return verified.contains(call) || exceptions.contains { $0(journal.invocations[call]) } ? .verified : nil
        }
    }
}

/// A question about the calls of a mock, for a verification over several.
///
/// `called(_:)` makes one:
///
/// ```swift
/// verifyInOrder(store.called(.begin), log.called(.write("begun")), store.called(.commit))
/// ```
public struct CallQuery {
    let mock: ObjectIdentifier
    let name: String
    /// The call in question, such as `add("a")`.
    let call: String
    /// Whether the call in question cannot be compared, which has been reported instead of anything else.
    let isRefused: Bool
    /// The calls of the mock, by their numbers.
    let calls: Range<Int>
    let log: CallLog
    let describe: (Int) -> String
    let accepts: (Int) -> Bool
    /// Notes that calls have been verified.
    let account: ([Int]) -> Void
    let report: (_ problem: Violation.Problem, _ table: SequenceTable?, _ site: CallSite) -> Void
}

extension [CallQuery] {
    /// Reports the first query that accepts no call after the calls of the earlier queries.
    func verifyInOrder(at site: CallSite) {
        if contains(where: \.isRefused) { return }
        var matched: [(query: CallQuery, call: Int)] = []
        for query in self {
            let fits = query.calls.filter(query.accepts)
            let time = matched.last.map { $0.query.log.time(of: $0.call) } ?? .start
            guard let next = fits.first(where: { query.log.time(of: $0) > time }) else {
                let predecessor = matched.last.map { query, call in
                    CallNotInOrder.Predecessor(
                        call: query.describe(call), mock: query.name,
                        mockLine: DeclarationPlace(site: query.log.site(of: call)))
                }
                let found = matched.filter { $0.query.mock == query.mock }.map(\.call)
                let wasCalled = fits.contains { !found.contains($0) }
                let problem = CallNotInOrder(
                    call: query.call, wasCalled: wasCalled, calls: fits.count, place: DeclarationPlace(site: site),
                    predecessor: predecessor)
                return query.report(.notInOrder(problem), nil, site)
            }
            query.account([next])
            matched.append((query, next))
        }
    }

    /// Reports the first difference between the calls of the mocks and the queries.
    func verifySequence(at site: CallSite) {
        if contains(where: \.isRefused) { return }
        var seen: Set<ObjectIdentifier> = []
        let calls = filter { seen.insert($0.mock).inserted }
            .flatMap { query in query.calls.map { (query: query, number: $0, time: query.log.time(of: $0)) } }
            .sorted { $0.time < $1.time }
        let same = zip(self, calls).prefix { $0.mock == $1.query.mock && $0.accepts($1.number) }
        for (query, call) in same { query.account([call.number]) }
        let (wrong, count) = (same.count, Swift.max(self.count, calls.count))
        guard wrong < count, let reporter = dropFirst(wrong).first ?? last else { return }
        func came(_ place: Int) -> String { calls[place].query.describe(calls[place].number) }
        let shown = SequenceTable.range(around: wrong, of: count)
        let rows = shown.map { place in
            SequenceTable.Row(
                position: place < self.count ? place + 1 : nil,
                expected: place < self.count ? .call(self[place].call, mock: self[place].name) : nil,
                called: place < calls.count ? .call(came(place), mock: calls[place].query.name) : nil,
                relation: place < wrong ? .same : place == wrong ? .different : .open)
        }
        let problem: OtherSequence =
            wrong >= calls.count
            ? .missing(call: self[wrong].call)
            : .unexpected(call: came(wrong), mock: calls[wrong].query.name, number: wrong + 1)
        let table = SequenceTable(rows, above: shown.lowerBound, below: count - shown.upperBound)
        reporter.report(.otherSequence(problem), table, site)
    }
}
