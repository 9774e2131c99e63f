import ExpectKit
import Foundation

extension FailureReport {
    /// The text with each sentence on one line, as long as it is.
    var unwrappedText: String {
        // The second part is the table.
        let parts = text.components(separatedBy: "\n\n")
        return parts.enumerated().map { $0 == 1 ? $1 : unwrapped($1, hasHeadline: $0 == 0) }
            .joined(separator: "\n\n")
    }
}

private func unwrapped(_ text: String, hasHeadline: Bool) -> String {
    var lines: [String] = []
    for line in text.components(separatedBy: "\n") {
        let indentation = line.prefix { $0 == " " }.count
        // The headline continues with four more spaces, and every other line with six.
        let isContinued = indentation == 6 || indentation == 4 && lines.count == 1 && hasHeadline
        if isContinued, let last = lines.popLast() {
            lines.append("\(last) \(line.dropFirst(indentation))")
        } else {
            lines.append(line)
        }
    }
    return lines.joined(separator: "\n")
}
