import Foundation
import Testing

/// The table of features in the README shows code that the gate compiles.
struct ReadmeFeatureTests {
    @Test func everyExampleIsCompiled() throws {
        let rows = try projectFile("README.md").split(separator: "\n").filter { $0.hasPrefix("| [") }
        let examples = rows.compactMap { row in row.firstMatch(of: /`([^`]+)` \|$/).map { String($0.1) } }
        #expect(examples.count >= 8, "the README lost its examples")
        #expect(examples.count == rows.count)
        for example in examples {
            #expect(Self.sources.contains { $0.contains(example) }, "no compiled file has: \(example)")
        }
    }

    private static let sources = ["Examples", "Tests/ScenarioTests"]
        .flatMap { projectFiles(in: $0, withExtension: "swift") }
        .compactMap { try? projectFile($0) }
}
