extension Engine {
    /// Reports a call that did not come as often as it should have.
    ///
    /// - Parameter count: How often, or nothing where no number of calls can meet it.
    func verify(_ invocation: Invocation, _ count: CallCount?, words: String, at site: CallSite) {
        guard let count else {
            return misuse(.impossibleCount(words, isVerification: true), at: site)
        }
        awaitReports()
        guard checkArguments(of: invocation, at: site) else { return }
        let (snapshot, accepts) = (snapshot(), comparison.prepare(invocation))
        let calls = snapshot.journal.indices.filter { accepts(snapshot.journal.invocations[$0]) }
        locked { $0.verification.accounted.formUnion(calls) }
        let verification = CountVerification(
            snapshot: snapshot, invocation: invocation, count: count, calls: calls)
        if let violation = verification.violation(at: site) { report(violation, verifiedAt: site) }
    }

    func verifyNoMoreCalls(except exceptions: [Invocation], at site: CallSite) {
        awaitReports()
        let areComparable = exceptions.map { checkArguments(of: $0, at: site) }
        // A call that the exception was meant for would be a second failure.
        if areComparable.contains(false) { return }
        let accounted = locked { $0.verification.accounted }
        let search = UnaccountedCallSearch(
            snapshot: snapshot(), accounted: accounted, exceptions: exceptions.map(comparison.prepare))
        if let violation = search.violation(at: site) { report(violation, verifiedAt: site) }
    }
}
