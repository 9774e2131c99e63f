/// Verifies how often a call came that was not declared.
struct CountVerification<Invocation> {
    let snapshot: MockSnapshot<Invocation>
    let invocation: Invocation
    let count: CallCount
    /// The calls that came, by their numbers.
    let calls: [Int]

    /// The failure at the line of the verification; `nil` if the count is met.
    func violation(at site: CallSite) -> Violation? {
        let isTooOften = count.maximum.map { calls.count > $0 } ?? false
        guard !count.isSatisfied(by: calls.count) || isTooOften else { return nil }
        let isTooFew = calls.count < count.minimum
        let evidence =
            isTooFew
            ? nearCalls() : calls.prefix(Limits.Verifying.namedCalls).map { snapshot.fact(ofCall: $0) }
        return Violation(
            mock: snapshot.mock,
            problem: .miscounted(
                MiscountedCall(
                    call: describeCall(invocation), count: count, calls: calls.count,
                    place: DeclarationPlace(site: site), evidence: evidence)),
            place: FailurePlace(site))
    }

    /// The calls of the same case that do not match, nearest first.
    private func nearCalls() -> [RecordedCallFact] {
        let name = InvocationShape(of: invocation).fullName
        let called = Set(calls)
        let near = snapshot.latestCalls.filter {
            snapshot.journal.remembered.contains($0) && !called.contains($0)
                && snapshot.caseName(ofCall: $0) == name
        }
        return near.suffix(Limits.Verifying.nearCalls)
            .map { (call: $0, count: callDifferences(invocation, snapshot.journal.invocations[$0]).count()) }
            .enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
            .prefix(Limits.Explaining.nearest).map(\.element.call)
            .map { call in
                let other = snapshot.journal.invocations[call]
                var fact = snapshot.fact(ofCall: call)
                fact.differences = callDifferences(invocation, other).described
                fact.shortCall = ArgumentElision(invocation, other)?.words(for: other)
                return fact
            }
    }
}
