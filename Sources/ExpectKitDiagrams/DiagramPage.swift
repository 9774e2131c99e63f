internal import ExpectKit

extension SequenceDiagram {
    /// The diagram as a page of HTML, which needs no other file and no script.
    var page: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title.escapedForHTML)</title>
        <style>
        \(pageStyle)
        </style>
        </head>
        <body>
        <h1>\(title.escapedForHTML)</h1>
        <p class="summary">\(summary)</p>
        \(legend)
        <div class="diagram" tabindex="0">
        \(drawing)
        </div>
        \(failureList)
        </body>
        </html>

        """
    }

    private var summary: String {
        let warnings = failures.count(where: \.isWarning)
        return [
            counted(lifelines.count + omittedLifelines, "mock"), counted(callCount, "call"),
            counted(failures.count + omittedFailures - warnings, "failure"),
        ].joined(separator: ", ") + (warnings > 0 ? ", \(counted(warnings, "warning"))" : "")
    }

    private var failureList: String {
        guard !failures.isEmpty else { return "" }
        let items = failures.enumerated().map { number, failure in
            let text = failure.isWarning ? "warning: \(failure.text)" : failure.text
            return "<li id=\"failure-\(number + 1)\"><pre>\(text.escapedForHTML)</pre></li>"
        }
        let rest = omittedFailures > 0 ? "<p class=\"summary\">… \(omittedFailures) more</p>\n" : ""
        return "<h2>Failures</h2>\n<ol class=\"failures\">\n\(items.joined(separator: "\n"))\n</ol>\n\(rest)"
    }

    /// The meaning of the signs and colors that occur.
    private var legend: String {
        var items: [String] = []
        func add(_ name: String, _ sign: String, _ words: String, if isShown: (Event) -> Bool) {
            guard events.contains(where: isShown) else { return }
            items.append("<li class=\"\(name)\"><b>\(sign)</b> \(words)</li>")
        }
        add("wrong", "✗", "not allowed") { $0.mark == .wrong }
        add("missing", "?", "expected, but missing") { if case .missing = $0 { true } else { false } }
        add("ignored", "→", "ignored by a nice mock") { $0.mark == .ignored }
        add("answer", "⇠", "answer") { if case .call(let call) = $0 { call.answer != nil } else { false } }
        add("waits", "▮", "waits for its answer") {
            if case .call(let call) = $0 { call.isSuspended } else { false }
        }
        return "<ul class=\"legend\">\n\(items.joined(separator: "\n"))\n</ul>"
    }

    private var drawing: String {
        var drawing = DiagramDrawing(self)
        var parts = [drawing.head]
        for section in sections {
            let picture = drawing.draw(section)
            guard section.isFolded else {
                parts.append(picture)
                continue
            }
            let rest =
                section.omitted > 0 ? "<p class=\"fold\">… \(section.omitted) more are left out</p>" : ""
            parts.append(
                "<details class=\"fold\"><summary>\(section.summary)</summary>\(picture)\(rest)</details>")
        }
        if omittedLifelines > 0 { parts.append("<p class=\"fold\">\(omittedLifelinesText)</p>") }
        return parts.joined(separator: "\n")
    }
}
