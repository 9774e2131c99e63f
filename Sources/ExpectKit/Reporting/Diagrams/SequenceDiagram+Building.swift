extension SequenceDiagram {
    /// Builds the diagram of some mocks.
    ///
    /// - Parameters:
    ///   - title: The name of the test.
    ///   - histories: The histories of its mocks.
    init(title: String, of histories: [MockHistory]) {
        let shown = Self.shown(histories)
        let failures = histories.flatMap(\.failures)
        self.init(
            title: title, lifelines: Self.distinct(shown.map(\.name)),
            omittedLifelines: histories.count(where: \.isUsed) - shown.count)
        self.failures = failures.prefix(Limits.Diagrams.failures).map { failure in
            Failure(text: failure.text, isWarning: failure.severity == .warning)
        }
        omittedFailures = failures.count - self.failures.count
        callCount = shown.reduce(0) { $0 + $1.calls.count }
        var reports = ReportedCalls(histories)
        let marked = shown.map { reports.marked($0) }
        let timeline = Timeline(marked)
        sections = DiagramFolding(timeline.moments.map { timeline.landmark(at: $0) }).sections.map { part in
            Section(
                isFolded: part.isFolded,
                events: part.events.map { timeline.event(at: timeline.moments[$0], reports) },
                omitted: part.omitted)
        }
    }

    /// The mocks with a lifeline: those that the test used, and of too many those that failed or were called.
    private static func shown(_ histories: [MockHistory]) -> [MockHistory] {
        let used = histories.filter(\.isUsed)
        let limit = Limits.Diagrams.lifelines
        guard used.count > limit else { return used }
        let failed = used.indices.filter { !used[$0].failures.isEmpty }
        let others = used.indices.filter { used[$0].failures.isEmpty }
        return (failed + others).prefix(limit).sorted().map { used[$0] }
    }

    /// Numbers mocks of the same name.
    private static func distinct(_ names: [String]) -> [String] {
        var seen: [String: Int] = [:]
        return names.map { name in
            seen[name, default: 0] += 1
            return names.count { $0 == name } == 1 ? name : "\(name) \(seen[name] ?? 1)"
        }
    }
}

/// The failures that report calls, by the text of the calls.
struct ReportedCalls {
    private struct Key: Hashable {
        let mock: String
        let call: String
    }

    /// The numbers of the failures that no call was found for yet.
    private var open: [Key: [Int]] = [:]
    private var missing: [Key: Int] = [:]
    private let failures: [FailureReport]

    init(_ histories: [MockHistory]) {
        failures = histories.flatMap(\.failures)
        for (number, failure) in failures.enumerated() {
            let key = Key(mock: failure.mock, call: failure.call ?? "")
            switch failure.kind {
            case .unexpected, .outOfOrder, .surplus, .rejected: open[key, default: []].append(number + 1)
            case .missing: missing[key] = missing[key] ?? number + 1
            default: continue
            }
        }
    }

    /// The number of the failure that reports a missing call.
    func failure(ofMissing call: String, of mock: String) -> Int? {
        missing[Key(mock: mock, call: call)].flatMap { $0 <= Limits.Diagrams.failures ? $0 : nil }
    }

    /// Marks the calls of a mock that a verification reported, and finds the failure of each wrong call.
    mutating func marked(_ history: MockHistory) -> MarkedHistory {
        var marked = MarkedHistory(history: history)
        let suspects = history.calls.indices.lazy.filter {
            history.calls[$0].mark == .wrong || history.calls[$0].mark == .following
        }
        for number in suspects.prefix(Limits.Diagrams.comparedCalls) {
            let key = Key(mock: history.name, call: history.describe(number))
            guard let failure = open[key]?.first else { continue }
            open[key]?.removeFirst()
            marked.history.calls[number].mark = .wrong
            if failure <= Limits.Diagrams.failures { marked.failures[number] = failure }
            marked.differences[number] = failures[failure - 1].firstDifference
        }
        return marked
    }
}

/// A history with the numbers of the failures that report its calls.
struct MarkedHistory {
    var history: MockHistory
    var failures: [Int: Int] = [:]
    /// The differences of its wrong calls from their nearest expectations.
    var differences: [Int: String] = [:]
}

extension FailureReport {
    /// The first difference from the nearest declaration that differs.
    fileprivate var firstDifference: String? {
        let difference = candidates.lazy.compactMap(\.differences.first).first
        return difference.map { difference in
            (difference.path.isEmpty ? "" : "\(difference.path): ")
                + "expected \(difference.expected), got \(difference.actual)"
        }
    }
}
