extension Evidence {
    /// Describes a call that was not allowed.
    ///
    /// - Parameters:
    ///   - divergence: The call and what is known of it.
    ///   - position: The position of the expectation that it came for at another time, where that is known.
    ///   - table: The two sequences around it.
    func violation(
        of divergence: Divergence, movedFrom position: Int? = nil, table: SequenceTable?
    ) -> Violation {
        let call = journal[divergence.call]
        let nearest = nearestExpectations(to: divergence.call, from: divergence.head)
        let (origin, frame) = origin(of: divergence.call, divergence.trace)
        let exact =
            position ?? nearest.first { comparison.matches(expectation(at: $0).invocation, call.invocation) }
        let next = isOrdered ? turn(from: divergence.head) : nil
        var violation = Violation(
            kind: .unexpected, mock: mock, call: describeCall(call.invocation), origin: origin,
            answer: divergence.answer, table: table,
            place: place(
                of: divergence.call, frame: frame,
                or: (nearest.first ?? next).map { expectation(at: $0).site }))
        if let exact, isOrdered, position != nil || !progress(at: exact).isSaturated {
            violation.kind = .outOfOrder
            violation.candidates.append(candidate(.declared, at: exact, headline: violation.call))
            if let next, next < exact {
                violation.candidates.append(candidate(.before, at: next, headline: violation.call))
            }
            violation.advice = [
                "if this order does not matter: \(mock)().unordered(), or declare the calls in unordered { }"
            ]
        } else if let exact {
            violation.kind = .surplus
            violation.candidates.append(candidate(.met, at: exact, headline: violation.call))
            if let next { violation.candidates.append(candidate(.next, at: next, headline: violation.call)) }
            violation.advice = [
                "if it may come more often: times(_:) or anyTimes() on the expectation, or stub the call"
            ]
        } else {
            let shown = nearest.prefix(2)
            violation.candidates = shown.map {
                candidate(.nearest, at: $0, headline: violation.call, against: call.invocation)
            }
            if let next, !shown.contains(next) {
                violation.candidates.append(candidate(.next, at: next, headline: violation.call))
            }
            if nearest.isEmpty, queue.isEmpty {
                violation.advice = [
                    "nothing is expected of this mock: expect or stub the call, or make the mock nice"
                ]
            }
        }
        return violation
    }

    /// Describes an expectation that was not met.
    ///
    /// - Parameters:
    ///   - position: The expectation's position in the queue.
    ///   - call: A call that may have been meant for it, if there is one.
    func missing(at position: Int, mistaken call: Int? = nil, table: SequenceTable?) -> Violation {
        let expectation = expectation(at: position)
        let words = describeCall(expectation.invocation)
        var violation = Violation(
            kind: .missing, mock: mock, call: words,
            candidates: [candidate(.declared, at: position, headline: words)],
            table: table, place: FailurePlace(expectation.site))
        if let call {
            let invocation = journal[call].invocation
            let differences = callDifferences(expectation.invocation, invocation)
            violation.candidates.append(
                Candidate(
                    role: .nearest, position: nil, call: describeCall(invocation),
                    count: differences.isEmpty ? "called, but not when it was its turn" : "called instead",
                    site: "\(journal[call].site)", differences: differences))
            if differences.isEmpty {
                violation.advice = [
                    "if this order does not matter: \(mock)().unordered(), or declare the calls in unordered { }"
                ]
            }
        }
        return violation
    }

    /// The position of the first expectation from here that still waits for a call.
    private func turn(from head: Int) -> Int? {
        (head..<max(head, queue.count)).first { !progress(at: $0).isSatisfied }
            ?? (head..<max(head, queue.count)).first { !progress(at: $0).isSaturated }
    }
}
