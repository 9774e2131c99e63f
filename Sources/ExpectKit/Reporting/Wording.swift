/// The sentences of one failure, apart from those that all failures have.
struct Wording {
    /// What follows the name of the mock.
    var headline: String
    /// The declarations and calls that the failure names, in the order of the report.
    var mentions: [Mention] = []
    /// What a reader can do about it.
    var advice: [String] = []
}

/// A line of a report about a declaration or a call that the failure is compared with.
struct Mention {
    var candidate: FailureReport.Candidate
    /// What the line says of it, such as `1 of 4`, `add("a")` and `expected once, never called`.
    var details: [String]
    /// Where it stands.
    var place: String
    var differences: [Difference] = []
}

extension Mention {
    /// - Parameters:
    ///   - headline: The call that the report is about, which is not said twice.
    ///   - detail: What is said of it beside its position and its call; how often it came, unless given.
    init(
        _ role: FailureReport.Candidate.Role, _ fact: DeclarationFact, besides headline: String? = nil,
        _ detail: String? = nil
    ) {
        candidate = FailureReport.Candidate(
            role: role, call: fact.call, position: fact.position, count: fact.count,
            calls: fact.count == nil ? nil : fact.calls, place: fact.place, differences: fact.differences)
        details =
            [fact.position?.words, fact.call == headline ? nil : fact.call, detail ?? fact.countWords]
            .compactMap(\.self)
        place = "\(fact.place)"
        differences = fact.differences
    }

    /// - Parameter isNamed: Whether the line names the call, which stands in the headline otherwise.
    init(_ role: FailureReport.Candidate.Role, _ fact: RecordedCallFact, isNamed: Bool = true) {
        candidate = FailureReport.Candidate(
            role: role, call: fact.call, position: fact.position, place: fact.wrapper,
            differences: fact.differences)
        details = ["call \(fact.position.words)"] + (isNamed ? [fact.call] : [])
        place = "through \(fact.wrapper)"
        differences = fact.differences
    }

    /// A line about an expectation of any mock, or a checkpoint.
    init(_ role: FailureReport.Candidate.Role, _ fact: OrderFact) {
        candidate = FailureReport.Candidate(role: role, place: fact.place)
        if case .call(let call, let mock) = fact.subject {
            (candidate.call, candidate.mock) = (call, mock)
        }
        if case .calls(let calls, let count) = fact.standing {
            candidate.note(count, calls)
        }
        let end = fact.isMockDeallocated ? ", and its mock was deallocated" : ""
        details = [fact.subject.words, fact.standing.words + end]
        place = "\(fact.place)"
    }

    /// The line about a verification itself.
    init(verified count: CallCount?, calls: Int?, _ detail: String, at verification: DeclarationPlace) {
        candidate = FailureReport.Candidate(
            role: .verified, count: count, calls: calls, place: verification)
        details = [detail]
        place = "\(verification)"
    }
}

extension OrderFact.Subject {
    var words: String {
        switch self {
        case .call(let call, let mock): "\(mock).\(call)"
        case .checkpoint(let name): "the checkpoint \(name)"
        }
    }
}
