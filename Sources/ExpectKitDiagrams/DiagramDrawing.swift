/// Draws the sections of a diagram as SVG.
///
/// Every label starts at the lifeline of the code under test, so the labels read like a list. The first mock is far
/// enough to the right that no label reaches its lifeline.
struct DiagramDrawing {
    private let diagram: SequenceDiagram
    /// The places of the mocks' lifelines.
    let mocks: [Int]
    private let width: Int
    /// The suspended calls that have not continued yet, by their numbers.
    var waits: [Int: Wait] = [:]
    /// The events of the section.
    var svg = ""
    /// The bars of the calls that wait. They are behind the arrows.
    var bars = ""
    /// The height so far.
    var y = 0

    /// A call that waits for its answer.
    struct Wait {
        let lifeline: Int
        /// How many calls to the same mock already waited when it came.
        let depth: Int
        /// Where its bar starts in the current section.
        var start: Int
    }

    /// The width of a character of the labels. They are monospaced.
    private static let character = 7.3
    static let code = 116
    static let label = code + 14
    static let row = 26

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
        return "<svg class=\"head\" width=\"\(width)\" height=\"34\" role=\"group\" aria-label=\"lifelines\">"
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
        (svg, bars, y) = ("", "", 4)
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
            <svg width="\(width)" height="\(y)" role="group" aria-label="\(section.spokenText)">\
            <path class="life" d="\(lines)"/>\(bars)\(svg)</svg>
            """
    }
}
