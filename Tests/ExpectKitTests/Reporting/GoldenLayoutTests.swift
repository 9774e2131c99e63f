import Testing

/// The layout of all complete reports in the golden file.
struct GoldenLayoutTests {
    @Test func noLineIsWiderThanAReport() {
        let lines = GoldenFile().sections.flatMap { $0.text.split(separator: "\n").map(String.init) }
        #expect(lines.count > 300)
        for line in lines { #expect(line.count <= 100, "too wide: \(line)") }
    }

    @Test func noLineEndsInASpace() {
        for section in GoldenFile().sections {
            for line in section.text.split(separator: "\n") {
                #expect(line.last != " ", "\(section.name): \(line)")
            }
        }
    }

    @Test func cellsThatDifferLookDifferent() {
        var compared = 0
        for section in GoldenFile().sections {
            for line in section.text.split(separator: "\n") {
                guard let cells = cells(of: String(line)) else { continue }
                compared += 1
                #expect(cells.expected != cells.called, "\(section.name): \(line)")
            }
        }
        #expect(compared > 50)
    }

    /// The failing counterpart: a row that the test above refuses.
    @Test func equalCellsAreRefused() {
        let cells = cells(of: "  1 add(\"a\")  ≠  add(\"a\")")
        #expect(cells?.expected == cells?.called)
        #expect(self.cells(of: "  1 add(\"a\")  =  add(\"a\")") == nil)
    }

    /// The cells of a row that differ.
    private func cells(of line: String) -> (expected: String, called: String)? {
        let parts = line.split(separator: /\s{2}≠\s{2}/)
        guard parts.count == 2 else { return nil }
        let expected = parts[0].drop { $0 == " " || $0.isNumber }
        return (expected.trimmingSpaces, parts[1].trimmingSpaces)
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String { split(separator: " ").joined(separator: " ") }
}
