internal import ExpectKit

// The words of a diagram: its signs, its folds, and what a screen reader says.

extension MockHistory.Mark {
    /// What the mock did with the call.
    var words: String {
        switch self {
        case .expected: "expected"
        case .stubbed: "answered by a stub"
        case .ignored: "ignored, as the mock is nice"
        case .forwarded: "answered by the real object"
        case .pending: "not answered yet"
        case .wrong: "not allowed"
        case .following: "after an earlier failure"
        }
    }

    /// The class of its arrow in the page.
    var cssClass: String {
        switch self {
        case .expected, .stubbed, .forwarded, .pending, .following: "plain"
        case .ignored: "ignored"
        case .wrong: "wrong"
        }
    }
}

extension SequenceDiagram.Call {
    /// The call with a sign for its mark.
    var markedText: String { mark == .wrong ? "✗ \(text)" : text }

    /// The text of its tooltip.
    var tooltip: String {
        "call \(number), \(mark.words)\(isSuspended ? ", waits for its answer" : ""): \(text)"
            + (explanation.map { "\n\($0)" } ?? "")
    }
}

extension SequenceDiagram {
    var omittedLifelinesText: String { "… \(counted(omittedLifelines, "more mock"))" }
}

extension SequenceDiagram.Section {
    /// The line for a folded section, such as `… 142 calls, 3 of them ✗ or ?`.
    var summary: String {
        let calls = events.count { if case .call = $0 { true } else { false } } + omitted
        let mistakes = events.count(where: \.isMistake)
        return "… \(counted(calls, "call"))" + (mistakes > 0 ? ", \(mistakes) of them ✗ or ?" : "")
    }

    /// The description of the section for a screen reader, which also reads the labels.
    var spokenText: String {
        let calls = events.count { if case .call = $0 { true } else { false } }
        let mistakes = events.count(where: \.isMistake)
        return "\(counted(calls, "call")), \(mistakes) wrong or missing"
    }
}
