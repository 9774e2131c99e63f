internal import ExpectKit

// The arrows and the labels of the events.

extension DiagramDrawing {
    mutating func draw(_ call: SequenceDiagram.Call) {
        let x = mocks[call.lifeline]
        // The label, and the line below it.
        let (top, line) = (y + Self.row - 9, y + 2 * Self.row - 19)
        y += call.explanation == nil ? Self.row : 2 * Self.row - 10
        if call.isSuspended {
            let depth = waits.values.count { $0.lifeline == call.lifeline }
            waits[call.number] = Wait(lifeline: call.lifeline, depth: depth, start: y - 5)
        }
        let label = text(call.markedText.label, top)
        let failure = call.failure.map { "#failure-\($0)" }
        svg += "<g class=\"\(call.mark.cssClass)\">\(title(call.tooltip))"
        svg += "<text class=\"number\" x=\"40\" y=\"\(top)\">\(call.number)</text>"
        svg += failure.map { "<a href=\"\($0)\">\(label)</a>" } ?? label
        if let explanation = call.explanation { svg += note(explanation, line) }
        if call.mark == .wrong {
            svg += "<path class=\"line\" d=\"M\(Self.code) \(y - 5)H\(x - 6)\"/>"
            svg += "<path class=\"cross\" d=\"M\(x - 5) \(y - 10)l10 10m0 -10l-10 10\"/>"
        } else {
            svg += "<path class=\"line call\" d=\"M\(Self.code) \(y - 5)H\(x - 1)\"/>"
        }
        if call.isSuspended { svg += "<text class=\"note\" x=\"\(x + 14)\" y=\"\(y - 1)\">waits</text>" }
        svg += "</g>"
        if let answer = call.answer { drawAnswer(answer, from: x) }
    }

    mutating func draw(_ answer: SequenceDiagram.LateAnswer) {
        drawAnswer(answer.text, from: mocks[answer.lifeline], number: answer.call)
        if let wait = waits.removeValue(forKey: answer.call) { drawBar(of: wait, to: y - 5) }
    }

    private mutating func drawAnswer(_ answer: String, from x: Int, number: Int? = nil) {
        y += Self.row - 4
        let ofCall = number.map { "answer to call \($0): " } ?? "answer: "
        svg += "<g class=\"answer\">\(title(ofCall + answer))"
        svg += number.map { "<text class=\"number\" x=\"40\" y=\"\(y - 9)\">(\($0))</text>" } ?? ""
        svg += text(answer.answerLabel, y - 9)
        svg += "<path class=\"line\" d=\"M\(x) \(y - 5)H\(Self.code + 1)\"/></g>"
    }

    mutating func draw(_ missing: SequenceDiagram.MissingCall) {
        let x = mocks[missing.lifeline]
        let (top, line) = (y + Self.row - 9, y + 2 * Self.row - 19)
        y += 2 * Self.row - 10
        let label = text(missing.label, top)
        svg += "<g class=\"missing\">\(title("missing: \(missing.text), \(missing.detail)"))"
        svg += missing.failure.map { "<a href=\"#failure-\($0)\">\(label)</a>" } ?? label
        svg += note(missing.detail, line)
        svg += "<path class=\"line\" d=\"M\(Self.code) \(y - 5)H\(x - 10)\"/>"
        svg += "<circle cx=\"\(x)\" cy=\"\(y - 5)\" r=\"8\"/>"
        svg += "<text class=\"sign\" x=\"\(x)\" y=\"\(y - 1)\" text-anchor=\"middle\">?</text></g>"
    }

    mutating func drawBar(of wait: Wait, to end: Int) {
        let x = mocks[wait.lifeline] - 4 + 5 * wait.depth
        bars += "<rect class=\"wait\" x=\"\(x)\" y=\"\(wait.start)\" width=\"8\" "
        bars += "height=\"\(max(2, end - wait.start))\" rx=\"2\"><title>a call that waits</title></rect>"
    }

    private func text(_ label: String, _ y: Int) -> String {
        "<text x=\"\(Self.label)\" y=\"\(y)\">\(label.escapedForHTML)</text>"
    }

    /// A line below a label.
    private func note(_ words: String, _ y: Int) -> String {
        "<text class=\"note\" x=\"\(Self.label + 15)\" y=\"\(y)\">\(words.label.escapedForHTML)</text>"
    }

    private func title(_ words: String) -> String { "<title>\(words.tooltip.escapedForHTML)</title>" }
}

extension SequenceDiagram.Event {
    /// The texts at its arrows.
    var labels: [String] {
        switch self {
        case .call(let call):
            [call.markedText.label, call.explanation.map { "  \($0.label)" }, call.answer?.answerLabel]
                .compactMap(\.self)
        case .answer(let answer): [answer.text.answerLabel]
        case .missing(let missing): [missing.label, "  \(missing.detail.label)"]
        }
    }
}

extension SequenceDiagram.MissingCall {
    fileprivate var label: String { "? \(text)".label }
}

extension String {
    fileprivate var answerLabel: String { "→ \(self)".label }
}
