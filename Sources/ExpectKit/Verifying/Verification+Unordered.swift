extension Evidence {
    /// The differences of a mock without an order: each call that was not allowed is laid to the unmet
    /// expectation of its case that is nearest to it, and what is left over is missing or extra.
    func pairedViolations() -> [Violation] {
        var unmet = queue.indices.filter { !progress(at: $0).isSatisfied }
        var extra: [Divergence] = []
        for divergence in divergences {
            let invocation = journal[divergence.call].invocation
            let name = InvocationShape(of: invocation).name
            let nearest = unmet.prefix(256).filter { expectation(at: $0).caseName == name }
                .map { ($0, callDifferences(expectation(at: $0).invocation, invocation).count) }
                .min { $0.1 < $1.1 }
            if let (position, _) = nearest { unmet.removeAll { $0 == position } }
            if !divergence.isReported { extra.append(divergence) }
        }
        var found = extra.prefix(Alignment.limit).map { violation(of: $0, table: nil) }
        found += unmet.prefix(Self.missingLimit).map { missing(at: $0, table: nil) }
        if let first = found.indices.first, queue.count > 1 {
            found[first].table =
                first < extra.count ? table(at: extra[first]) : unmet.first.map { table(around: $0) }
        }
        let rest = max(0, unmet.count - Self.missingLimit) + max(0, extra.count - Alignment.limit)
        if rest > 0 { found[found.count - 1].advice.append("there are \(rest) more differences than these") }
        return found
    }
}
