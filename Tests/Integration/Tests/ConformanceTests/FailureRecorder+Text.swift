import ExpectKit

extension FailureRecorder {
    /// The first line of each report.
    var headlines: [String] {
        reports.map { String($0.text.prefix { $0 != "\n" }) }
    }

    /// Returns whether there is exactly one report, and it contains a text.
    func onlyReportContains(_ text: String) -> Bool {
        reports.count == 1 && reports[0].unwrappedText.contains(text)
    }
}

extension FailureReport {
    /// The words of the text on one line, because a long sentence continues on the next line.
    var unwrappedText: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
