/// A question about the calls of a mock, for a verification over several.
///
/// `called(_:)` makes one:
///
/// ```swift
/// verifyInOrder(store.called(.begin), log.called(.write("begun")), store.called(.commit))
/// ```
public struct CallQuery {
    /// A call of the mock.
    struct Call {
        let number: Int
        let time: LogicalTime
        /// Describes the call, which runs client code.
        let describe: () -> String
        let site: CallSite
    }

    /// The identity of the mock.
    let mock: ObjectIdentifier
    let name: String
    /// The call in question, such as `add("a")`.
    let call: String
    /// Whether the call in question cannot be compared, which has been reported. A verification then reports nothing
    /// else.
    let isRefused: Bool
    /// All calls of the mock, in the order of their arrival.
    let calls: [Call]
    /// Whether the query accepts the call with a number.
    let accepts: (Int) -> Bool
    /// Notes that calls have been verified.
    let account: ([Int]) -> Void
    /// Reports a violation that a verification at a line of the test found.
    let report: (Violation, CallSite) -> Void
}

extension [CallQuery] {
    /// Reports the first query that accepts no call after the calls of the earlier queries.
    func verifyInOrder(at site: CallSite) {
        if contains(where: \.isRefused) { return }
        var last: (query: CallQuery, call: CallQuery.Call)?
        for query in self {
            let fits = query.calls.filter { query.accepts($0.number) }
            let next = fits.first { call in
                guard let last else { return true }
                return last.query.mock == query.mock
                    ? call.number > last.call.number : call.time > last.call.time
            }
            guard let next else {
                return query.report(
                    query.notInOrder(after: last, wasCalled: !fits.isEmpty, at: site), site)
            }
            query.account([next.number])
            last = (query, next)
        }
    }

    /// Reports the first difference between the calls of the mocks and the queries.
    func verifySequence(at site: CallSite) {
        if contains(where: \.isRefused) { return }
        var seen: Set<ObjectIdentifier> = []
        let calls = filter { seen.insert($0.mock).inserted }
            .flatMap { query in query.calls.map { (mock: query.mock, name: query.name, call: $0) } }
            .sorted { $0.call.time < $1.call.time }
        let count = Swift.max(self.count, calls.count)
        let wrong = (0..<count).first { place in
            guard place < self.count, place < calls.count else { return true }
            return self[place].mock != calls[place].mock || !self[place].accepts(calls[place].call.number)
        }
        for (query, call) in zip(self, calls).prefix(wrong ?? count) { query.account([call.call.number]) }
        guard let wrong, let reporter = wrong < self.count ? self[wrong] : last else { return }
        let rows = (0..<count).map { place in
            SequenceTable.Row(
                position: place < self.count ? place + 1 : nil,
                expected: place < self.count ? .call(self[place].call, mock: self[place].name) : nil,
                called: place < calls.count
                    ? .call(calls[place].call.describe(), mock: calls[place].name) : nil,
                relation: place < wrong ? .same : place == wrong ? .different : .open)
        }
        let problem: OtherSequence =
            wrong >= calls.count
            ? .missing(call: self[wrong].call)
            : .unexpected(
                call: calls[wrong].call.describe(), mock: calls[wrong].name, number: wrong + 1)
        reporter.report(
            Violation(
                mock: reporter.name, problem: .otherSequence(problem), place: FailurePlace(site),
                table: SequenceTable(rows)), site)
    }
}

extension CallQuery {
    fileprivate func notInOrder(
        after last: (query: CallQuery, call: Call)?, wasCalled: Bool, at site: CallSite
    ) -> Violation {
        let predecessor = last.map { last in
            CallNotInOrder.Predecessor(
                call: last.call.describe(), mock: last.query.name,
                mockLine: DeclarationPlace(site: last.call.site))
        }
        return Violation(
            mock: name,
            problem: .notInOrder(
                CallNotInOrder(
                    call: call, wasCalled: wasCalled, place: DeclarationPlace(site: site),
                    predecessor: predecessor)),
            place: FailurePlace(site))
    }
}
