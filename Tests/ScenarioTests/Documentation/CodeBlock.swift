import Foundation

/// A block of Swift code in a page of the documentation.
struct CodeBlock {
    /// The number of the line that opens the block.
    var line: Int
    /// The lines without indentation and without empty lines, because a test may have the block at another depth.
    var lines: [String]
    /// Whether the page marks the block as code of another library, which the tests cannot compile.
    var isForeign: Bool

    /// The comment that stands on the line before a block that is not compiled. A reason follows, and `-->`.
    static let foreignMark = "<!-- Not compiled: "

    /// Returns the blocks of a page that begin with ` ```swift `.
    static func all(of page: String) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var open: CodeBlock?
        var previous = ""
        for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if var block = open {
                if line == "```" {
                    blocks.append(block)
                    open = nil
                } else if !line.isEmpty {
                    block.lines.append(line)
                    open = block
                }
            } else if line == "```swift" {
                open = CodeBlock(line: index + 1, lines: [], isForeign: previous.hasPrefix(foreignMark))
            }
            previous = line
        }
        return blocks
    }

    func occurs(in source: [String]) -> Bool {
        guard let first = lines.first else { return false }
        return source.indices.contains { source[$0] == first && source[$0...].starts(with: lines) }
    }

    static func lines(of source: String) -> [String] {
        source.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }
}
