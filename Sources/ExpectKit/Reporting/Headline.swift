/// Makes the first line of a report, without the name of the mock. Many tools show only this line, so it says the mistake
/// alone, and fits into the width of a report: calls and values are cut around what differs.
struct Headline {
    /// The columns after the name of the mock.
    private let width: Int

    init(of mock: String, before end: String = "") {
        // The line of a mock with a very long name has room for the mistake, too.
        width = max(Limits.Reporting.columns / 2, Limits.Reporting.columns - mock.count - 2 - end.count)
    }

    func sentence(_ start: String = "", _ call: String, _ end: String = "") -> String {
        start + shortened(call, from: call, to: width - start.count - end.count) + end
    }

    /// Returns a sentence about two calls, between which the difference of both stays visible.
    func comparison(
        _ start: String = "", of first: String, _ middle: String, _ second: String, _ end: String = ""
    ) -> String {
        let room = width - start.count - middle.count - end.count
        // The name of the second call is not cut if there is room for the name of the first.
        let most = max(Self.name(of: first).count, room - Self.name(of: second).count)
        let shown = shortened(first, from: second, to: min(most, max(room / 2, room - second.count)))
        return start + shown + middle + shortened(second, from: first, to: room - shown.count) + end
    }

    /// Returns a call without its arguments, such as `charge(…)`.
    static func name(of call: String) -> String {
        call.firstIndex(of: "(").map { "\(call[...$0])…)" } ?? call
    }

    /// Returns how a call differs from an expected one, such as `add(…): task.id is "B", expected "A" (+ 1 more)`, and
    /// whether the text shows all differences as a whole. There is at least one, and the first one is shown.
    func difference(
        of call: String, _ differences: [Difference], _ verb: String = "expected"
    ) -> (text: String, isWhole: Bool) {
        let start = shortened("\(call.prefix { $0 != "(" })", from: "", to: width / 2) + "(…): "
        if let (first, second) = swapped(differences) {
            let words = differences[0].headline(to: width, verb)
            return (sentence(start, "\(first) and \(second) are swapped: \(words.text)"), false)
        }
        if let (element, actual, expected) = moved(differences) {
            let end = " is at \(actual), expected at \(expected)"
            return (start + shortened(element, from: "", to: width - start.count - end.count) + end, false)
        }
        let rest = differences.count - 1
        let isCut = rest >= Limits.Comparing.differences
        let more = rest > 0 ? " (+ \(isCut ? "\(rest) or" : "\(rest)") more)" : ""
        let words = differences[0].headline(to: width - start.count - more.count, verb)
        return (start + words.text + more, words.isWhole && rest == 0)
    }

    /// The names of two arguments, each of which has the value that the other one is expected to have.
    private func swapped(_ differences: [Difference]) -> (String, String)? {
        guard differences.count == 2, let first = differences[0].wholeTexts,
            let second = differences[1].wholeTexts, first == (second.got, second.expected)
        else { return nil }
        return (differences[0].path, differences[1].path)
    }

    /// The only element or entry that is in another place than expected, and both places.
    private func moved(_ differences: [Difference]) -> (element: String, actual: String, expected: String)? {
        guard differences.count == 2 else { return nil }
        for (first, second) in [(differences[0], differences[1]), (differences[1], differences[0])] {
            if case .missing(let missing) = first.kind, case .notExpected(let other) = second.kind,
                missing == other, missing.count == 1, let words = missing.words
            {
                return (words, second.path, first.path)
            }
        }
        return nil
    }

    func count(of fact: DeclarationFact) -> String {
        count(of: fact.call, fact.total?.calls ?? fact.calls, fact.total?.count ?? fact.count)
    }

    func count(of call: String, _ calls: Int, _ count: CallCount?) -> String {
        let expected = count.map { ", expected \($0.words)" } ?? ""
        return sentence("", call, " was called \(CallCount.times(calls))\(expected)")
    }
}
