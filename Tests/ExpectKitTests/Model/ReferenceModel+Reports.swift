import ExpectKit

// Whether a single report of a verification can be true, independent of the other reports.

extension ReferenceModel {
    /// Whether the report is true of its expectation.
    func isTrue(_ report: Observation.Failure) -> Bool {
        let index = expectations.first { entries[$0].line == report.line }
        switch report.kind {
        case .unexpected: return !report.isWarning || hasRepeatedMistake
        case .missing: return index.map { unmet.contains($0) || isShared($0) } ?? false
        case .surplus: return index.map(isSurpassed) ?? false
        case .outOfOrder: return index.map(isOutOfOrder) ?? false
        default: return false
        }
    }

    /// Whether several calls of one requirement were not allowed. Only the first is a failure then.
    private var hasRepeatedMistake: Bool {
        let wrong = events.filter { $0.verdict == .diverged }.map(\.call.requirement)
        return Set(wrong).count < wrong.count
    }

    /// Whether another expectation accepts a call that an expectation has taken.
    private func isShared(_ index: Int) -> Bool {
        events.indices.contains { number in
            events[number].verdict == .taken(index)
                && expectations.contains { other in
                    other != index && entries[other].since <= number && accepts(other, events[number].call)
                }
        }
    }

    /// Whether there were more calls that an expectation accepts than its upper bound.
    private func isSurpassed(_ index: Int) -> Bool {
        guard let upper = entries[index].upper else { return false }
        return events.count { accepts(index, $0.call) } > upper
    }

    /// Whether an accepted call came on the wrong side of a call that may belong to another expectation.
    private func isOutOfOrder(_ index: Int) -> Bool {
        let place = entries[index].place
        return events.indices.contains { number in
            accepts(index, events[number].call)
                && expectations.contains { other in
                    guard entries[other].place != place else { return false }
                    let between = entries[other].place > place ? 0..<number : number + 1..<events.count
                    let requirement = entries[other].declaration.requirement
                    return events[between].contains { $0.call.requirement == requirement }
                }
        }
    }
}

extension ReferenceModel.Verdict {
    /// The expectation that took the call.
    var taker: Int? {
        if case .taken(let index) = self { index } else { nil }
    }

    /// Whether a call was not allowed.
    var isRefused: Bool {
        switch self {
        case .taken, .stubbed, .ignored, .forwarded, .late: false
        case .rejected, .exceeded, .diverged: true
        }
    }
}
