internal import ExpectKit

extension SequenceDiagram {
    /// Builds the diagram of some mocks.
    ///
    /// - Parameters:
    ///   - title: The name of the test.
    ///   - histories: The histories of its mocks.
    init(title: String, of histories: [MockHistory]) {
        let used = histories.filter(\.isUsed)
        let shown = Self.shown(used)
        self.init(
            title: title, lifelines: Self.distinct(shown.map { used[$0].name }),
            omittedLifelines: used.count - shown.count)
        let failures = used.flatMap(\.failures)
        self.failures = failures.prefix(Limits.Diagrams.failures).map { failure in
            Failure(text: failure.text, isWarning: failure.severity == .warning)
        }
        omittedFailures = failures.count - self.failures.count
        callCount = shown.reduce(0) { $0 + used[$1].calls.count }
        let timeline = Timeline(
            shown.map { index in
                MarkedHistory(used[index], offset: used[..<index].reduce(0) { $0 + $1.failures.count })
            })
        sections = DiagramFolding(timeline.moments.map { timeline.landmark(at: $0) }).sections.map { part in
            Section(
                isFolded: part.isFolded,
                events: part.events.map { timeline.event(at: timeline.moments[$0]) },
                omitted: part.omitted)
        }
    }

    /// The mocks with a lifeline, by their indices. Of too many, those that failed are shown first.
    private static func shown(_ used: [MockHistory]) -> [Int] {
        let failed = used.indices.filter { !used[$0].failures.isEmpty }
        let others = used.indices.filter { used[$0].failures.isEmpty }
        return (failed + others).prefix(Limits.Diagrams.lifelines).sorted()
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
