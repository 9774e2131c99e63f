/// A question about the calls of a mock, for a verification over several.
///
/// `called(_:)` makes one:
///
/// ```swift
/// verifyInOrder(store.called(.begin), log.called(.write("begun")), store.called(.commit))
/// ```
public struct CallQuery {
    let mock: ObjectIdentifier
    let name: String
    /// The call in question, such as `add("a")`.
    let call: String
    /// Whether the call in question cannot be compared, which has been reported instead of anything else.
    let isRefused: Bool
    /// The calls of the mock, by their numbers.
    let calls: Range<Int>
    let log: CallLog
    /// Describes the call with a number, which runs client code.
    let describe: (Int) -> String
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
        var last: (query: CallQuery, call: Int)?
        var matched: [(mock: ObjectIdentifier, call: Int)] = []
        for query in self {
            let fits = query.calls.filter(query.accepts)
            let time = last.map { $0.query.log.time(of: $0.call) } ?? .start
            guard let next = fits.first(where: { query.log.time(of: $0) > time }) else {
                let predecessor = last.map { query, call in
                    CallNotInOrder.Predecessor(
                        call: query.describe(call), mock: query.name,
                        mockLine: DeclarationPlace(site: query.log.site(of: call)))
                }
                let wasCalled = !fits.allSatisfy { fit in matched.contains { $0 == (query.mock, fit) } }
                let problem = CallNotInOrder(
                    call: query.call, wasCalled: wasCalled, place: DeclarationPlace(site: site),
                    predecessor: predecessor)
                return query.report(
                    Violation(mock: query.name, problem: .notInOrder(problem), place: FailurePlace(site)), site)
            }
            query.account([next])
            matched.append((query.mock, next))
            last = (query, next)
        }
    }

    /// Reports the first difference between the calls of the mocks and the queries.
    func verifySequence(at site: CallSite) {
        if contains(where: \.isRefused) { return }
        var seen: Set<ObjectIdentifier> = []
        let calls = filter { seen.insert($0.mock).inserted }
            .flatMap { query in query.calls.map { (query: query, number: $0, time: query.log.time(of: $0)) } }
            .sorted { $0.time < $1.time }
        let count = Swift.max(self.count, calls.count)
        let wrong = (0..<count).first { place in
            guard place < self.count, place < calls.count else { return true }
            return self[place].mock != calls[place].query.mock || !self[place].accepts(calls[place].number)
        }
        for (query, call) in zip(self, calls).prefix(wrong ?? count) { query.account([call.number]) }
        guard let wrong, let reporter = wrong < self.count ? self[wrong] : last else { return }
        func came(_ place: Int) -> String { calls[place].query.describe(calls[place].number) }
        let rows = (0..<count).map { place in
            SequenceTable.Row(
                position: place < self.count ? place + 1 : nil,
                expected: place < self.count ? .call(self[place].call, mock: self[place].name) : nil,
                called: place < calls.count ? .call(came(place), mock: calls[place].query.name) : nil,
                relation: place < wrong ? .same : place == wrong ? .different : .open)
        }
        let problem: OtherSequence =
            wrong >= calls.count
            ? .missing(call: self[wrong].call)
            : .unexpected(call: came(wrong), mock: calls[wrong].query.name, number: wrong + 1)
        reporter.report(
            Violation(
                mock: reporter.name, problem: .otherSequence(problem), place: FailurePlace(site),
                table: SequenceTable(rows)), site)
    }
}
