internal import ExpectKit

extension SequenceDiagram {
    /// The diagram as the source of a Mermaid sequence diagram. Folded calls are only counted.
    var mermaid: String {
        var writer = MermaidWriter(self)
        writer.write()
        return writer.lines.joined(separator: "\n") + "\n"
    }
}

/// Writes the source of a Mermaid sequence diagram.
private struct MermaidWriter {
    let diagram: SequenceDiagram
    private(set) var lines = ["sequenceDiagram"]
    /// The suspended calls whose start has been written. Mermaid refuses the end of any other.
    private var waiting: Set<Int> = []

    init(_ diagram: SequenceDiagram) { self.diagram = diagram }

    mutating func write() {
        add("participant T as code under test")
        for (index, name) in diagram.lifelines.enumerated() {
            add("participant \(id(index)) as \(name.label.escapedForMermaid)")
        }
        for section in diagram.sections {
            if section.isFolded {
                add("Note over \(everyone): \(section.summary.escapedForMermaid)")
            } else {
                for event in section.events { write(event) }
            }
        }
        if diagram.omittedLifelines > 0 { add("Note over T: \(diagram.omittedLifelinesText)") }
    }

    private mutating func write(_ event: SequenceDiagram.Event) {
        switch event {
        case .call(let call): write(call)
        case .answer(let answer):
            let isOpen = waiting.remove(answer.call) != nil
            add("\(id(answer.lifeline))-->>\(isOpen ? "-" : "")T: \(text(answer.text))")
        case .missing(let missing):
            add(
                "Note over T,\(id(missing.lifeline)): \(text("? \(missing.text)"))<br/>\(text(missing.detail))"
            )
        }
    }

    private mutating func write(_ call: SequenceDiagram.Call) {
        let arrow = call.mark == .wrong ? "-x" : "->>"
        let difference = call.difference.map { "<br/>\(text($0))" } ?? ""
        if call.isSuspended { waiting.insert(call.number) }
        add(
            "T\(arrow)\(call.isSuspended ? "+" : "")\(id(call.lifeline)): \(text(call.markedText))\(difference)"
        )
        if let answer = call.answer { add("\(id(call.lifeline))-->>T: \(text(answer))") }
    }

    private mutating func add(_ line: String) { lines.append("    \(line)") }

    private func id(_ lifeline: Int) -> String { "M\(lifeline + 1)" }

    private var everyone: String { diagram.lifelines.isEmpty ? "T" : "T,\(id(diagram.lifelines.count - 1))" }

    private func text(_ text: String) -> String { text.label.escapedForMermaid }
}

extension SequenceDiagram.Call {
    /// The call with a sign for its mark.
    var markedText: String {
        switch mark {
        case .wrong: "✗ \(text)"
        case .following, .expected, .stubbed, .ignored, .forwarded, .pending: text
        }
    }
}

extension SequenceDiagram.Section {
    /// The line for a folded section, such as `… 142 calls, 3 of them ✗`.
    var summary: String {
        let calls = events.count { if case .call = $0 { true } else { false } } + omitted
        let mistakes = events.count(where: \.isMistake)
        let words = mistakes > 0 ? ", \(mistakes) of them ✗ or ?" : ""
        return "… \(counted(calls, "call"))\(words)"
    }
}

extension SequenceDiagram {
    var omittedLifelinesText: String { "… \(counted(omittedLifelines, "more mock"))" }
}
