extension Engine {
    /// Reports a call that did not come as often as it should have.
    ///
    /// - Parameter count: How often, or nothing where no number of calls can meet it.
    func verify(_ invocation: Invocation, _ count: CallCount?, words: String, at site: CallSite) {
        guard let count else {
            return misuse(
                Misuse(
                    words: "a count of \(words), which no number of calls can meet",
                    advice: "write a count of zero or more, such as times: 2 or times: 1..."),
                at: site)
        }
        awaitReports()
        guard checkArguments(of: invocation, at: site) else { return }
        let (evidence, accepts) = (evidence(), comparison.prepare(invocation))
        let called = evidence.journal.indices.filter { accepts(evidence.journal.invocations[$0]) }
        locked { $0.verification.accounted.formUnion(called) }
        let isMet = count.isSatisfied(by: called.count) && !(count.maximum.map { called.count > $0 } ?? false)
        if !isMet { report(evidence.violation(of: invocation, count, called: called, at: site)) }
    }

    func verifyNoMoreCalls(except exceptions: [Invocation], at site: CallSite) {
        awaitReports()
        let areComparable = exceptions.map { checkArguments(of: $0, at: site) }
        // A call that the exception was meant for would be a second failure.
        if areComparable.contains(false) { return }
        let accounted = locked { $0.verification.accounted }
        if let violation = evidence().unaccounted(
            accounted, except: exceptions.map(comparison.prepare), at: site)
        {
            report(violation)
        }
    }
}
