package struct Wording {
    /// The text after the name of the mock, or of what else has the problem.
    package var headline: String
    /// In the order of the report.
    var mentions: [Mention] = []
    var notes: [String] = []
    package var advice: [String] = []
}

extension Wording {
    package init(_ headline: String, mentions: [Mention?] = [], notes: [String] = [], advice: String...) {
        self.init(headline: headline, mentions: mentions.compactMap(\.self), notes: notes, advice: advice)
    }
}

/// A line of a report about a declaration or a call.
package struct Mention {
    var candidate: FailureReport.Candidate
    /// The text at the start of the line instead of that of the role.
    var label: String?
    /// The call that came instead, which is shown below.
    var got: String?
    /// The facts in the line, such as `1 of 4`, `add("a")` and `expected once, never called`.
    var details: [String]
    /// `nil` if it is not shown.
    var place: String?
    var why: String?
    var differences: [Difference]

    package init(
        _ candidate: FailureReport.Candidate, label: String? = nil, _ detail: String, differences: [Difference] = []
    ) {
        (self.candidate, self.label) = (candidate, label)
        (details, self.differences) = ([detail], differences)
    }

    /// - Parameter headline: The call in the headline, which is not repeated. By default, the detail is the count.
    init(
        _ role: FailureReport.Candidate.Role, _ fact: DeclarationFact, besides headline: String? = nil,
        _ detail: String? = nil
    ) {
        candidate = FailureReport.Candidate(
            role: role, call: fact.call, position: fact.position, count: fact.count,
            calls: fact.count == nil ? nil : fact.calls, place: fact.place, differences: fact.differences)
        // A call that does not fit into a line is shown without its arguments, which the table shows.
        let fitting = fact.call.count > Limits.Reporting.columns ? Headline.name(of: fact.call) : fact.call
        let call = fact.call == headline ? nil : fact.shortCall ?? fitting
        details = [fact.position?.words, call, detail ?? fact.countWords].compactMap(\.self)
        if fact.role == .stub, role != .stub { label = "declared:" }
        place = "\(fact.place)"
        why = fact.place.why
        differences = fact.differences
    }

    /// A line about the declaration of the headline, which took a call too many.
    init(_ role: FailureReport.Candidate.Role, _ fact: DeclarationFact, takenBy call: String) {
        self.init(role, fact, besides: fact.call)
        if call != fact.call { got = call }
    }

    /// - Parameter isNamed: Whether the line names the call. It does not if the headline shows the same call.
    init(
        _ role: FailureReport.Candidate.Role, _ fact: RecordedCallFact, isNamed: Bool = true,
        _ remark: String? = nil
    ) {
        candidate = FailureReport.Candidate(
            role: role, call: fact.call, position: fact.position, place: fact.mockLine, differences: fact.differences)
        let call = isNamed ? fact.shortCall ?? fact.call : nil
        details = ["call \(fact.position.words)", call, remark].compactMap(\.self)
        // The line of the mock says nothing about the call, so the mention has no place.
        differences = fact.differences
    }

    /// A line about an expectation of any mock.
    init(_ role: FailureReport.Candidate.Role, _ fact: OrderFact) {
        let candidate = FailureReport.Candidate(
            role: role, mock: fact.mock, call: fact.call, count: fact.count, calls: fact.calls, place: fact.place)
        self.init(candidate, fact.words)
        let count = fact.count.words(calls: fact.calls)
        details.append(count + (fact.isMockDeallocated ? ", and its mock was deallocated" : ""))
        if let order = fact.order { details.append("in the order \"\(order)\"") }
        place = "\(fact.place)"
    }

    init(verified count: CallCount?, calls: Int?, _ detail: String, at verification: DeclarationPlace) {
        self.init(.init(role: .verified, count: count, calls: calls, place: verification), detail)
        place = "\(verification)"
    }
}

enum Advice {
    static let order = "if this order does not matter, use unordered() or unordered { }"
    static let orderOfSeveralMocks = "if this order does not matter, remove inOrder(_:), after(_:) or ordered { }"
    static let correctOrDeclare = "correct the call, or expect or stub it"
}

extension CallCount {
    static func times(_ number: Int) -> String {
        switch number {
        case 0: "never"
        case 1: "once"
        case 2: "twice"
        default: "\(number) times"
        }
    }

    /// Returns a text such as `once, never called`.
    func words(calls: Int) -> String { "\(words), \(calls == 0 ? "never called" : "called \(Self.times(calls))")" }

    /// The words after “expected”, such as `once` or `at least twice`.
    var words: String {
        switch (minimum, maximum) {
        // The second one is that of a refused count.
        case (0, nil), (0, .max?): "any number of times"
        case (_, nil): "at least \(Self.times(minimum))"
        case (let minimum, let maximum?) where minimum == maximum: Self.times(minimum)
        case (0, let maximum?): "at most \(Self.times(maximum))"
        case (_, let maximum?): "\(minimum) to \(maximum) times"
        }
    }
}

extension DeclarationFact.Position {
    package var words: String { "\(number) of \(total)" }
}

extension DeclarationFact {
    var isMet: Bool { count?.isSatisfied(by: calls) ?? false }

    package var countWords: String {
        if let count { return count.words(calls: calls) }
        return switch role {
        case .expect: "as an expectation"
        case .stub: "as a stub"
        case .reject: "never"
        }
    }
}
