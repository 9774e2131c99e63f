import ExpectKit

/// Counts the calls in which the redacting rules of one mock found something.
///
/// A rule that finds nothing in the case that it names has a mistyped name. A rule that finds something in some calls
/// of a case and nothing in others misses secrets that are elsewhere. Either could write a secret to the tape.
final class RedactionCounts: Sendable {
    /// A rule without its closures, which are not `Sendable`.
    private struct Rule {
        let words: String
        let isByName: Bool
        let isOptional: Bool
    }

    /// A rule and a case.
    private struct Subject: Hashable {
        let rule: Int
        let caseName: String
    }

    private struct Count {
        var calls = 0
        var finds = 0
        var misses = 0
        /// Whether the case has the argument, even if its value was nil in all calls.
        var hasArgument = false
    }

    let site: CallSite
    private let rules: [Rule]
    private let mock: String
    private let counts = Lock([Subject: Count]())

    init(_ rules: [TapeRule], mock: String, at site: CallSite) {
        (self.mock, self.site) = (mock, site)
        self.rules = rules.map { Rule(words: $0.words, isByName: $0.isByName, isOptional: $0.isOptional) }
    }

    /// Counts a call or a result.
    ///
    /// - Parameters:
    ///   - rule: The index of the rule.
    ///   - caseName: The name of the call's case.
    ///   - finds: Whether the rule found something.
    ///   - misses: Whether the rule found nothing in the whole value, or in a part of it.
    ///   - hasArgument: Whether the case has the argument of the rule.
    func add(_ rule: Int, _ caseName: String, finds: Bool, misses: Bool, hasArgument: Bool) {
        counts.withLock { counts in
            var count = counts[Subject(rule: rule, caseName: caseName)] ?? Count()
            count.calls += 1
            count.finds += finds ? 1 : 0
            count.misses += misses ? 1 : 0
            count.hasArgument = count.hasArgument || hasArgument
            counts[Subject(rule: rule, caseName: caseName)] = count
        }
    }

    /// Why the recording must not be written.
    var discardReasons: [DiscardReason] {
        let counts = counts.withLock { $0 }
        return rules.enumerated().flatMap { index, rule -> [DiscardReason] in
            let found = counts.filter { $0.key.rule == index }.sorted { $0.key.caseName < $1.key.caseName }
            guard rule.isByName, !found.isEmpty else { return [] }
            guard found.contains(where: { $0.value.finds > 0 || rule.isOptional && $0.value.hasArgument })
            else {
                return [.ruleFoundNothing(rule: rule.words, mock: mock)]
            }
            guard !rule.isOptional else { return [] }
            return found.filter { $0.value.finds > 0 && $0.value.misses > 0 }.map { subject, count in
                .ruleMissedCalls(
                    rule: rule.words, mock: mock, call: subject.caseName, missed: count.misses,
                    of: count.calls)
            }
        }
    }
}
