import ExpectKit

// Whether a single report of a verification can be true, whatever the story.

extension ReferenceModel {
    /// Whether what a report says of its expectation is so.
    func isTrue(_ report: Observation.Failure) -> Bool {
        let index = expectations.first { entries[$0].line == report.line }
        switch report.kind {
        case .unexpected: return !report.isWarning
        case .missing: return index.map { unmet.contains($0) || isShared($0) } ?? false
        case .surplus: return index.map(isSurpassed) ?? false
        case .outOfOrder: return index.map(isOutOfOrder) ?? false
        default: return false
        }
    }

    /// Whether a call that an expectation has taken may have been meant for another.
    private func isShared(_ index: Int) -> Bool {
        events.indices.contains { number in
            events[number].fate == .taken(index)
                && expectations.contains { other in
                    other != index && entries[other].since <= number && accepts(other, events[number].call)
                }
        }
    }

    /// Whether more calls came that an expectation accepts than it allows.
    private func isSurpassed(_ index: Int) -> Bool {
        guard let upper = entries[index].upper else { return false }
        return events.count { accepts(index, $0.call) } > upper
    }

    /// Whether a call that an expectation accepts came on the wrong side of one that may have been meant for another.
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

extension ReferenceModel.Fate {
    /// The expectation that has taken the call.
    var taker: Int? {
        if case .taken(let index) = self { index } else { nil }
    }

    /// Whether a call was not allowed.
    var isRefused: Bool {
        switch self {
        case .taken, .stubbed, .forgiven, .forwarded: false
        case .rejected, .exceeded, .diverged: true
        }
    }
}
