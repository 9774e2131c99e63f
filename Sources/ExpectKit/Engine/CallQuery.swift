/// A question about the calls of a mock, for a verification over several.
///
/// `called(_:)` makes one:
///
/// ```swift
/// verifyInOrder(store.called(.begin), log.called(.write("begun")), store.called(.commit))
/// ```
public struct CallQuery {
    /// A call of some mock.
    struct Call {
        let number: Int
        let time: ContinuousClock.Instant
        /// The call in words, with the name of its mock.
        let words: () -> String
        let site: CallSite
    }

    /// The mock, told from others.
    let mock: ObjectIdentifier
    let name: String
    /// What is asked for, in words.
    let words: String
    /// Whether what is asked for cannot be compared, which was reported. A verification with it comes to nothing.
    let isRefused: Bool
    /// All calls of the mock, in the order of their arrival.
    let calls: [Call]
    /// Whether a call is what is asked for.
    let accepts: (Int) -> Bool
    /// Notes that calls have been verified.
    let account: ([Int]) -> Void
    let report: (Violation) -> Void
}

extension Engine {
    func query(_ invocation: Invocation, at site: CallSite) -> CallQuery {
        awaitReports()
        let isRefused = !checkArguments(of: invocation, at: site)
        let evidence = evidence()
        let (name, accepts) = (evidence.mock, comparison.prepare(invocation))
        return CallQuery(
            mock: ObjectIdentifier(self), name: name, words: describeCall(invocation),
            isRefused: isRefused,
            calls: evidence.journal.indices.map { number in
                let call = evidence.journal[number]
                return CallQuery.Call(
                    number: number, time: call.time, words: { "\(name).\(describeCall(call.invocation))" },
                    site: call.site)
            },
            accepts: { !isRefused && accepts(evidence.journal.invocations[$0]) },
            account: { calls in self.locked { $0.verification.accounted.formUnion(calls) } },
            report: { self.report($0) })
    }
}

extension [CallQuery] {
    /// Reports the first query that no call fits after the calls of the queries before it.
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
                return query.report(query.notInOrder(after: last?.call, earlier: fits.last, at: site))
            }
            query.account([next.number])
            last = (query, next)
        }
    }

    /// Reports the first place at which the calls of the mocks are not exactly what is asked for.
    func verifySequence(at site: CallSite) {
        if contains(where: \.isRefused) { return }
        var seen: Set<ObjectIdentifier> = []
        let calls = filter { seen.insert($0.mock).inserted }
            .flatMap { query in query.calls.map { (mock: query.mock, call: $0) } }
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
                expected: place < self.count ? "\(self[place].name).\(self[place].words)" : "",
                called: place < calls.count ? calls[place].call.words() : "",
                relation: place < wrong ? .same : place == wrong ? .different : .open)
        }
        let isMissing = wrong >= calls.count
        reporter.report(
            Violation(
                kind: isMissing ? .missing : .unexpected, mock: reporter.name,
                call: isMissing
                    ? self[wrong].words : "\(calls[wrong].call.words()), call \(wrong + 1) of the sequence",
                table: SequenceTable(rows),
                advice: ["if other calls may come in between: verifyInOrder"], place: FailurePlace(site)))
    }
}

extension CallQuery {
    fileprivate func notInOrder(after last: Call?, earlier: Call?, at site: CallSite) -> Violation {
        var violation = Violation(
            kind: earlier == nil ? .missing : .outOfOrder, mock: name, call: words,
            candidates: [
                Candidate(
                    role: .verified, position: nil, call: nil,
                    count: earlier == nil ? "in order, never called" : "in order, called too early",
                    site: "\(site)")
            ],
            place: FailurePlace(site))
        if let last {
            violation.candidates.append(
                Candidate(
                    role: .before, position: nil, call: last.words(), count: "", site: "through \(last.site)")
            )
        }
        return violation
    }
}
