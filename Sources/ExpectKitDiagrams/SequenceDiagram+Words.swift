internal import ExpectKit

// The words for the events of a diagram, for those who cannot see it.

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
    /// The text of its tooltip.
    var tooltip: String {
        "call \(number), \(mark.words)\(isSuspended ? ", waits for its answer" : ""): \(text)"
            + (difference.map { "\n\($0)" } ?? "")
    }
}

extension SequenceDiagram.Section {
    /// The description of the section for a screen reader, which also reads the labels.
    var spokenText: String {
        let calls = events.count { if case .call = $0 { true } else { false } }
        let mistakes = events.count(where: \.isMistake)
        return "\(counted(calls, "call")), \(mistakes) wrong or missing"
    }
}
