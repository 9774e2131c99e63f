internal import ExpectKit

/// A history whose wrong and missing calls are matched with the failures that report them.
///
/// A failure has the text of its call and not its number. Of calls with equal texts, any is as good as another.
struct MarkedHistory {
    private(set) var history: MockHistory
    /// What is said below each wrong call: the verdict of a verification, or else its first difference, and its line.
    private(set) var explanations: [Int: String] = [:]
    /// The numbers of the failures that are shown, by their indices in the history.
    var numbers: [Int: Int] = [:]
    /// The failures that report the wrong calls, and those that report the missing calls.
    private var failuresOfCalls: [Int: Int] = [:]
    private var failuresOfMissing: [String: Int] = [:]

    init(_ history: MockHistory) {
        self.history = history
        var open: [String: [Int]] = [:]
        var verdicts: [String: String] = [:]
        for (index, failure) in history.failures.enumerated() {
            // The report of a call names the nearest expectation. The verification also knows the calls after it.
            if let reported = failure.reportedCall {
                verdicts[reported] = verdicts[reported] ?? failure.headline
                // Such an error is also the failure of the call. A warning is a note to it.
                if failure.severity == .error { open[reported, default: []].append(index) }
            }
            guard let call = failure.call else { continue }
            switch failure.kind {
            case .unexpected, .outOfOrder, .surplus, .rejected:
                // A note mostly tells of a call that was reported before, and not of another one with the same text.
                if failure.reportedCall != nil, open[call] != nil { continue }
                open[call, default: []].append(index)
            case .missing: failuresOfMissing[call] = failuresOfMissing[call] ?? index
            default: continue
            }
        }
        mark(open, verdicts)
    }

    private mutating func mark(_ reported: [String: [Int]], _ verdicts: [String: String]) {
        var open = reported
        let suspects = history.calls.indices.lazy.filter { [history] number in
            history.calls[number].mark == .wrong || history.calls[number].mark == .following
        }
        for number in suspects.prefix(Limits.Diagrams.comparedCalls) {
            let call = history.describe(number)
            guard let index = open[call]?.first else { continue }
            open[call]?.removeFirst()
            history.calls[number].mark = .wrong
            failuresOfCalls[number] = index
            let failure = history.failures[index]
            explanations[number] = [verdicts[call] ?? failure.firstDifference, "(\(failure.placeWords))"]
                .compactMap(\.self).joined(separator: " ")
        }
    }

    /// When the call of each failure came, by the indices of the failures.
    var timesOfFailures: [Int: LogicalTime] {
        Dictionary(failuresOfCalls.map { ($1, history.calls[$0].time) }) { first, _ in first }
    }

    /// The number of the failure that reports a call; `nil` if its text is not shown.
    func failure(ofCall call: Int) -> Int? { failuresOfCalls[call].flatMap { numbers[$0] } }

    /// The number of the failure that reports a missing call; `nil` if its text is not shown.
    func failure(ofMissing call: String) -> Int? { failuresOfMissing[call].flatMap { numbers[$0] } }
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

    /// The file and the line, such as `SyncTests.swift:67`.
    fileprivate var placeWords: String {
        "\(location.fileID.split(separator: "/").last ?? ""):\(location.line)"
    }
}
