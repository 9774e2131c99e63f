extension Evidence {
    /// How many calls of a mock without declarations are told apart; describing each takes time.
    private static var undeclaredLimit: Int { 1000 }

    /// The calls of a mock of which nothing is declared, each once: a call with the same arguments is the same mistake.
    func undeclaredViolations() -> [Violation] {
        let known = divergences.prefix(Self.undeclaredLimit)
        let words = known.map { describeCall(journal.invocations[$0.call]) }
        let reported = zip(known, words).filter(\.0.isReported).map(\.1)
        var told = Set(reported)
        var found: [Divergence] = []
        for (divergence, words) in zip(known, words)
        where told.count < Self.reportLimit && told.insert(words).inserted { found.append(divergence) }
        var violations = found.map { violation(of: $0, table: nil) }
        let untold = words.count { !told.contains($0) } + divergences.count - known.count
        if untold > 0, !violations.isEmpty {
            violations[violations.count - 1].advice.append("and \(counted(untold, "more call")) like these")
        }
        return violations
    }
}
