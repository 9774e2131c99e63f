/// What the rules of one mock have found to redact.
///
/// A rule that finds nothing in the cases that it names has a name that was mistyped, and would let a secret out.
/// It is unchecked, because rules may be closures; none is called here.
final class RedactionLog: @unchecked Sendable {
    let site: CallSite
    private let rules: [TapeRule]
    private let mock: String
    private let met = Lock((rules: Set<Int>(), cases: Set<String>()))

    init(_ rules: [TapeRule], mock: String, at site: CallSite) {
        (self.rules, self.mock, self.site) = (rules, mock, site)
    }

    func note(_ caseName: String) { met.withLock { _ = $0.cases.insert(caseName) } }

    func note(_ rule: Int) { met.withLock { _ = $0.rules.insert(rule) } }

    /// What has found nothing, in words.
    var complaints: [String] {
        let met = met.withLock { $0 }
        return rules.enumerated().filter { number, rule in
            guard rule.isByName, !met.rules.contains(number) else { return false }
            return rule.caseName.map(met.cases.contains) ?? !met.cases.isEmpty
        }
        .map { "\($0.element.words) found nothing to redact in the calls of \(mock)" }
    }
}
