extension Engine {
    func callCount(accepting invocation: Invocation, at site: CallSite) -> Int {
        guard checkArguments(of: invocation, at: site) else { return 0 }
        let (journal, accepts) = (journal, comparison.prepare(invocation))
        return journal.invocations.filter(accepts).count
    }

    func lastCall(accepting invocation: Invocation, at site: CallSite) -> Invocation? {
        guard checkArguments(of: invocation, at: site) else { return nil }
        let (journal, accepts) = (journal, comparison.prepare(invocation))
        return journal.invocations.last(where: accepts)
    }
}
