import Foundation
import Testing

/// Every Swift block of the README, of the articles and of the skills is part of a file that the gate compiles.
struct CodeBlockTests {
    @Test(arguments: pages) func everySwiftBlockIsCompiled(page: String) throws {
        for block in CodeBlock.all(of: try projectFile(page)) where !block.isForeign {
            #expect(
                Self.sources.contains { block.occurs(in: $0) },
                "\(page):\(block.line): no compiled file has this block:\n\(block.lines.joined(separator: "\n"))"
            )
        }
    }

    @Test func thePagesHaveExamples() throws {
        #expect(Self.pages.count >= 6)
        #expect(Self.pages.contains("skills/expectkit/SKILL.md"))
        // ReadmeFeatureTests counts its examples in one line.
        #expect(try CodeBlock.all(of: projectFile("README.md")).count >= 2, "the README lost its examples")
    }

    /// Only a page for users of another library shows code of that library.
    @Test(arguments: pages) func onlyAMigrationGuideHasForeignBlocks(page: String) throws {
        let foreign = CodeBlock.all(of: try projectFile(page)).filter(\.isForeign)
        #expect(foreign.isEmpty || page.contains("/coming-from-"), "\(page):\(foreign.first?.line ?? 0)")
    }

    @Test func aBlockThatIsNotCompiledIsFound() {
        let source = CodeBlock.lines(of: "a\n    b\n\nc\n")
        let page =
            """
            ```swift
            b
            c
            ```
            ```sh
            b
            ```
            ```swift
            a
            c
            ```
            <!-- Not compiled: code of another library -->
            ```swift
            z
            ```
            """
        let blocks = CodeBlock.all(of: page)
        #expect(blocks.map { $0.occurs(in: source) } == [true, false, false])
        #expect(blocks.map(\.line) == [1, 8, 13])
        #expect(blocks.map(\.isForeign) == [false, false, true])
    }

    static let pages =
        ["README.md"] + projectFiles(in: "Documentation", withExtension: "md")
        + projectFiles(in: "Sources", withExtension: "md") + projectFiles(in: "skills", withExtension: "md")

    /// The lines of the files that the gate compiles and that contain examples.
    private static let sources =
        [
            "Tests/ScenarioTests", "Tests/Stories", "Tests/Integration/Sources",
            "Tests/Integration/Tests/PageTests", "Examples",
        ]
        .flatMap { projectFiles(in: $0, withExtension: "swift") }
        .compactMap { try? projectFile($0) }.map(CodeBlock.lines)
}
