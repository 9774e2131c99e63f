/// What the rules of one mock have found to redact.
///
/// A rule that finds nothing in the case that it names has a mistyped name, and one that finds something in one call of a
/// case and nothing in another one misses a secret that stands elsewhere. Both would let a secret out.
/// It is unchecked, because rules may be closures; none is called here.
final class RedactionLog: @unchecked Sendable {
    /// A rule and a case.
    private struct Subject: Hashable {
        let rule: Int
        let caseName: String
    }

    private struct Count {
        var calls = 0
        var finds = 0
        var misses = 0
        /// Whether the case has the argument, even if no call gave it a value.
        var isKnown = false
    }

    let site: CallSite
    private let rules: [TapeRule]
    private let mock: String
    private let counts = Lock([Subject: Count]())

    init(_ rules: [TapeRule], mock: String, at site: CallSite) {
        (self.rules, self.mock, self.site) = (rules, mock, site)
    }

    /// Notes what a rule found in a call, or in what it returned.
    ///
    /// - Parameters:
    ///   - finds: Whether the rule found something.
    ///   - misses: Whether the rule found nothing in the call, or in a part of it.
    ///   - isKnown: Whether the case has the argument at all.
    func note(_ rule: Int, _ caseName: String, finds: Bool, misses: Bool, isKnown: Bool) {
        counts.withLock { counts in
            var count = counts[Subject(rule: rule, caseName: caseName)] ?? Count()
            count.calls += 1
            count.finds += finds ? 1 : 0
            count.misses += misses ? 1 : 0
            count.isKnown = count.isKnown || isKnown
            counts[Subject(rule: rule, caseName: caseName)] = count
        }
    }

    /// What keeps the tape from being written, and what to do about it.
    var complaints: [(words: String, advice: String)] {
        let counts = counts.withLock { $0 }
        return rules.enumerated().flatMap { number, rule -> [(words: String, advice: String)] in
            let found = counts.filter { $0.key.rule == number }.sorted { $0.key.caseName < $1.key.caseName }
            guard rule.isByName, !found.isEmpty else { return [] }
            guard found.contains(where: { $0.value.finds > 0 || rule.isOptional && $0.value.isKnown }) else {
                return [
                    (
                        "\(rule.words) found nothing to redact in the calls of \(mock)",
                        "name the argument by its label, or by its position where it has none"
                    )
                ]
            }
            guard !rule.isOptional else { return [] }
            return found.filter { $0.value.finds > 0 && $0.value.misses > 0 }.map { subject, count in
                (
                    "\(rule.words) found nothing to redact in \(count.misses) of \(counted(count.calls, "call")) "
                        + "of \(subject.caseName) of \(mock)",
                    "redact these by another rule as well, or, if they have nothing to hide, add isOptional: true to the rule"
                )
            }
        }
    }
}
