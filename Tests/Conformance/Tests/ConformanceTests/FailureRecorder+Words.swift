import ExpectKit

extension FailureRecorder {
    /// The first line of each report.
    var headlines: [String] {
        reports.map { String($0.text.prefix { $0 != "\n" }) }
    }

    /// Returns whether there is exactly one report, and it contains a text.
    func says(_ words: String) -> Bool {
        reports.count == 1 && reports.allSatisfy { $0.text.contains(words) }
    }
}
