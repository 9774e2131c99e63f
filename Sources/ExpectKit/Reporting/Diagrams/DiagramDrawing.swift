/// Draws the sections of a diagram as SVG.
///
/// Every label starts at the lifeline of the code under test, so the labels read like a list. The first mock is far
/// enough to the right that no label reaches its lifeline.
struct DiagramDrawing {
    private let diagram: SequenceDiagram
    private let mocks: [Int]
    private let width: Int
    /// The suspended calls that have not continued yet, by their numbers.
    private var waits: [Int: Wait] = [:]
    private var svg = ""
    private var y = 0

    private struct Wait {
        let lifeline: Int
        /// How many calls to the same mock already waited when it came.
        let depth: Int
        /// Where its bar starts in the current section.
        var start: Int
    }

    /// The width of a character of the labels. They are monospaced.
    private static let character = 7.3
    private static let code = 116
    private static let label = code + 14
    private static let row = 26

    init(_ diagram: SequenceDiagram) {
        self.diagram = diagram
        let longest = diagram.events.lazy.flatMap(\.labels).map(\.count).max() ?? 0
        var x = Self.label + max(150, Int(Double(longest) * Self.character) + 30)
        var mocks: [Int] = []
        var previous = 0
        for name in diagram.lifelines {
            // Neighboring names do not touch.
            let half = Int(Double(name.label.count) * Self.character / 2) + 14
            if !mocks.isEmpty { x += max(90, previous + half + 8) }
            mocks.append(x)
            previous = half
        }
        self.mocks = mocks
        width = (mocks.last ?? x) + previous + 24
    }

    /// The names of the lifelines.
    var head: String {
        var boxes = box("code under test", at: Self.code, "code")
        for (name, x) in zip(diagram.lifelines, mocks) { boxes += box(name, at: x, "mock") }
        let markers = """
            <defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" \
            orient="auto-start-reverse"><path class="tip" d="M0 0L8 4L0 8Z"/></marker></defs>
            """
        return "<svg class=\"head\" width=\"\(width)\" height=\"34\" role=\"img\" aria-label=\"lifelines\">"
            + "\(markers)\(boxes)</svg>"
    }

    private func box(_ name: String, at x: Int, _ kind: String) -> String {
        let half = Int(Double(name.label.count) * Self.character / 2) + 10
        return """
            <g class="\(kind)"><title>\(name.tooltip.escapedForHTML)</title>\
            <rect x="\(x - half)" y="4" width="\(2 * half)" height="24" rx="5"/>\
            <text x="\(x)" y="20" text-anchor="middle">\(name.label.escapedForHTML)</text></g>
            """
    }

    /// Draws a section.
    mutating func draw(_ section: SequenceDiagram.Section) -> String {
        (svg, y) = ("", 4)
        for number in waits.keys { waits[number]?.start = 0 }
        for event in section.events {
            switch event {
            case .call(let call): draw(call)
            case .answer(let answer): draw(answer)
            case .missing(let missing): draw(missing)
            }
        }
        y += 6
        for wait in waits.values.sorted(by: { ($0.lifeline, $0.depth) < ($1.lifeline, $1.depth) }) {
            drawBar(of: wait, to: y)
        }
        // The ends of the waits may be among the events that are left out.
        if section.omitted > 0 { waits = [:] }
        let lines = ([Self.code] + mocks).map { "M\($0) 0V\(y)" }.joined()
        return """
            <svg width="\(width)" height="\(y)" role="img" aria-label="\(section.spokenText)">\
            <path class="life" d="\(lines)"/>\(svg)</svg>
            """
    }

    private mutating func draw(_ call: SequenceDiagram.Call) {
        let x = mocks[call.lifeline]
        y += Self.row
        if call.isSuspended {
            let depth = waits.values.count { $0.lifeline == call.lifeline }
            waits[call.number] = Wait(lifeline: call.lifeline, depth: depth, start: y - 5)
        }
        let label = text(call.markedText.label, y - 9)
        let failure = call.failure.map { "#failure-\($0)" }
        svg += "<g class=\"\(call.mark.cssClass)\">\(title(call.tooltip))"
        svg += "<text class=\"number\" x=\"40\" y=\"\(y - 9)\">\(call.number)</text>"
        svg += failure.map { "<a href=\"\($0)\">\(label)</a>" } ?? label
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

    private mutating func draw(_ answer: SequenceDiagram.LateAnswer) {
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

    private mutating func draw(_ missing: SequenceDiagram.MissingCall) {
        let x = mocks[missing.lifeline]
        y += 2 * Self.row - 10
        let label = text(missing.label, y - 25)
        svg += "<g class=\"missing\">\(title("missing: \(missing.text), \(missing.detail)"))"
        svg += missing.failure.map { "<a href=\"#failure-\($0)\">\(label)</a>" } ?? label
        svg += "<text class=\"note\" x=\"\(Self.label + 15)\" y=\"\(y - 9)\">"
        svg += "\(missing.detail.label.escapedForHTML)</text>"
        svg += "<path class=\"line\" d=\"M\(Self.code) \(y - 5)H\(x - 10)\"/>"
        svg += "<circle cx=\"\(x)\" cy=\"\(y - 5)\" r=\"8\"/>"
        svg += "<text class=\"sign\" x=\"\(x)\" y=\"\(y - 1)\" text-anchor=\"middle\">?</text></g>"
    }

    private mutating func drawBar(of wait: Wait, to end: Int) {
        let x = mocks[wait.lifeline] - 4 + 5 * wait.depth
        svg += "<rect class=\"wait\" x=\"\(x)\" y=\"\(wait.start)\" width=\"8\" "
        svg += "height=\"\(max(2, end - wait.start))\" rx=\"2\"><title>a call that waits</title></rect>"
    }

    private func text(_ label: String, _ y: Int) -> String {
        "<text x=\"\(Self.label)\" y=\"\(y)\">\(label.escapedForHTML)</text>"
    }

    private func title(_ words: String) -> String { "<title>\(words.tooltip.escapedForHTML)</title>" }
}

extension SequenceDiagram.Event {
    /// The texts at its arrows.
    fileprivate var labels: [String] {
        switch self {
        case .call(let call): [call.markedText.label, call.answer?.answerLabel].compactMap(\.self)
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
