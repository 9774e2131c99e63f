import Foundation
import Testing

/// Every Swift block of the README is part of a file that is compiled with these tests, or with those of generated mocks.
@Suite struct ReadmeBlockTests {
    @Test func everySwiftBlockIsCompiled() throws {
        let blocks = try swiftBlocks(of: projectFile("README.md"))
        let sources = try sourcesOfThisTarget().map(lines)
        #expect(blocks.count >= 10, "the README lost its examples")
        for block in blocks {
            #expect(
                sources.contains { occurs(lines(of: block), in: $0) }, "no test has this block:\n\(block)")
        }
    }

    @Test func aBlockThatIsNotCompiledIsFound() {
        let source = lines(of: "a\n    b\n\nc\n")
        #expect(occurs(lines(of: "b\nc"), in: source))
        #expect(!occurs(lines(of: "a\nc"), in: source))
        #expect(swiftBlocks(of: "```swift\nx\n```\n```sh\ny\n```\n```swift\nz\n```\n") == ["x\n", "z\n"])
    }

    private func swiftBlocks(of text: String) -> [String] {
        text.split(separator: "```swift\n").dropFirst(text.hasPrefix("```swift\n") ? 0 : 1)
            .compactMap {
                $0.split(separator: "```", omittingEmptySubsequences: false).first.map(String.init)
            }
    }

    /// The lines without their indentation, which depends on where a test has the block.
    private func lines(of text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    private func occurs(_ block: [String], in source: [String]) -> Bool {
        guard !block.isEmpty, source.count >= block.count else { return false }
        return (0...(source.count - block.count)).contains { source[$0...].starts(with: block) }
    }

    private func sourcesOfThisTarget(from file: String = #filePath) throws -> [String] {
        let target = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
        let generated = target.deletingLastPathComponent()
            .appendingPathComponent("Conformance/Tests/GeneratedStoryTests/Readme")
        return try [target, generated].flatMap { folder in
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
                .map { try String(contentsOf: $0, encoding: .utf8) }
        }
    }
}
