internal import ExpectKit

/// A history whose wrong and missing calls are matched with the failures that report them.
///
/// A failure has the text of its call and not its number. Of calls with equal texts, any is as good as another.
struct MarkedHistory {
    private(set) var history: MockHistory
    /// The numbers of the failures, by the wrong calls that they report.
    private(set) var failures: [Int: Int] = [:]
    /// The differences of the wrong calls from their nearest expectations.
    private(set) var differences: [Int: String] = [:]
    /// The numbers of the failures, by the missing calls that they report.
    private var missing: [String: Int] = [:]

    /// - Parameter offset: The number of failures of the mocks before this one.
    init(_ history: MockHistory, offset: Int) {
        self.history = history
        var open: [String: [Int]] = [:]
        for (index, failure) in history.failures.enumerated() {
            guard let call = failure.call else { continue }
            switch failure.kind {
            case .unexpected, .outOfOrder, .surplus, .rejected:
                // A note mostly tells of a call that was reported before, and not of another one with the same text.
                if failure.isNote, open[call] != nil { continue }
                open[call, default: []].append(index)
            case .missing: missing[call] = missing[call] ?? offset + index + 1
            default: continue
            }
        }
        mark(open, offset: offset)
    }

    private mutating func mark(_ reported: [String: [Int]], offset: Int) {
        var open = reported
        let suspects = history.calls.indices.lazy.filter { [history] number in
            history.calls[number].mark == .wrong || history.calls[number].mark == .following
        }
        for number in suspects.prefix(Limits.Diagrams.comparedCalls) {
            let call = history.describe(number)
            guard let index = open[call]?.first else { continue }
            open[call]?.removeFirst()
            history.calls[number].mark = .wrong
            failures[number] = shown(offset + index + 1)
            differences[number] = history.failures[index].firstDifference
        }
    }

    /// The number of the failure that reports a missing call.
    func failure(ofMissing call: String) -> Int? { missing[call].flatMap(shown) }

    /// The number of a failure, if its text is shown.
    private func shown(_ failure: Int) -> Int? { failure <= Limits.Diagrams.failures ? failure : nil }
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
