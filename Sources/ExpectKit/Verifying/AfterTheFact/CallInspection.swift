/// Answers questions about the calls of a mock, and verifies calls that were not declared.
struct CallInspection<Invocation> {
    let engine: Engine<Invocation>

    /// Reports a call if it was not called as often as the test verifies. No number of calls can meet a count of `nil`.
    func verify(_ invocation: Invocation, _ count: CallCount?, words: String, at site: CallSite) {
        guard let count else {
            return engine.declarations.misuse(.impossibleCount(words, isVerification: true), at: site)
        }
        engine.failures.awaitReports()
        guard engine.declarations.checkArguments(of: invocation, at: site) else { return }
        let (snapshot, accepts) = (engine.snapshot(), engine.comparison.prepare(invocation))
        let calls = snapshot.journal.remembered.filter { accepts(snapshot.journal.invocations[$0]) }
        account(for: calls, accepting: invocation, in: snapshot)
        if let violation = snapshot.violation(of: invocation, count, calls: calls, verifiedAt: site) {
            engine.failures.report(violation, verifiedAt: site)
        }
    }

    /// Notes that calls have been verified, and passes their arguments to the captors of the verification.
    private func account(for calls: [Int], accepting invocation: Invocation, in snapshot: MockSnapshot<Invocation>) {
        engine.locked { $0.verification.accounted.formUnion(calls) }
        for call in calls { capture(snapshot.journal.invocations[call], for: invocation, holdsCompletions: false) }
    }

    func verifyNoMoreCalls(except exceptions: [Invocation], at site: CallSite) {
        engine.failures.awaitReports()
        let areComparable = exceptions.map { engine.declarations.checkArguments(of: $0, at: site) }
        // Otherwise a call that a refused exception was meant for would be a second failure.
        if areComparable.contains(false) { return }
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
            mock: ObjectIdentifier(engine), name: snapshot.mock, call: describeCall(invocation),
            isRefused: isRefused, calls: journal.remembered, log: journal.log,
            describe: { describeCall(journal.invocations[$0]) },
            accepts: { !isRefused && accepts(journal.invocations[$0]) },
            account: { account(for: $0, accepting: invocation, in: snapshot) },
            report: { engine.failures.report($0, verifiedAt: $1) })
    }
}
