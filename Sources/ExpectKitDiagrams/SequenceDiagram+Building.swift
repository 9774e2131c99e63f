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
        var marked = used.map(MarkedHistory.init)
        failures = Self.numberFailures(of: &marked)
        omittedFailures = used.reduce(0) { $0 + $1.failures.count } - failures.count
        callCount = shown.reduce(0) { $0 + used[$1].calls.count }
        let timeline = Timeline(shown.map { marked[$0] })
        sections = DiagramFolding(timeline.moments.map { timeline.landmark(at: $0) }).sections.map { part in
            Section(
                isFolded: part.isFolded,
                events: part.events.map { timeline.event(at: timeline.moments[$0]) },
                omitted: part.omitted)
        }
    }

    /// Numbers the failures of all mocks in the order of their calls. Failures without a call come last.
    ///
    /// - Returns: The failures that are shown.
    private static func numberFailures(of mocks: inout [MarkedHistory]) -> [Failure] {
        let all = mocks.indices.flatMap { mock in
            let times = mocks[mock].timesOfFailures
            return mocks[mock].history.failures.indices.map { (mock: mock, index: $0, time: times[$0]) }
        }
        // Equal times keep their order, which `sort` does not promise.
        let order = all.indices.sorted { left, right in
            switch (all[left].time, all[right].time) {
            case (let first?, let second?): (first, left) < (second, right)
            case (nil, nil): left < right
            case (let first, _): first != nil
            }
        }
        return order.prefix(Limits.Diagrams.failures).enumerated().map { number, place in
            let (mock, index) = (all[place].mock, all[place].index)
            mocks[mock].numbers[index] = number + 1
            let failure = mocks[mock].history.failures[index]
            return Failure(text: failure.text, isWarning: failure.severity == .warning)
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
