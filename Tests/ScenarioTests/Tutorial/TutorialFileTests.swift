import Foundation
import Testing

/// A file that a step of the tutorial shows.
struct TutorialFile {
    var text: String

    init(_ name: String) throws {
        text = try projectFile("\(Self.folder)/Resources/\(name)")
    }

    /// The lines, without imports: here, the tests and the code under test share a module.
    var lines: [String] {
        CodeBlock.lines(of: text).filter { !$0.hasPrefix("import ") && !$0.hasPrefix("@testable import ") }
    }

    static let folder = "Sources/ExpectKit/ExpectKit.docc/Tutorials"
}

/// The last steps of the tutorial run here. `.ci/checks/tutorial` compiles the other ones.
struct TutorialFileTests {
    @Test(arguments: [
        ("1-FlourMill.swift", "TutorialShop.swift"), ("2-Mill.swift", "TutorialShop.swift"),
        ("6-FlourBuyer.swift", "TutorialShop.swift"), ("6-FlourBuyerTests.swift", "TutorialShopTests.swift"),
        ("5-FlourBuyer.swift", "TutorialMistakeTests.swift"),
    ]) func theTutorialShowsTheFileThatTheTestsRun(shown: String, tested: String) throws {
        let source = CodeBlock.lines(of: try projectFile("Tests/ScenarioTests/Tutorial/\(tested)"))
            .filter { !$0.hasPrefix("import ") }
        let block = CodeBlock(line: 1, lines: try TutorialFile(shown).lines, isForeign: false)
        let isTested = block.occurs(in: source)
        let line = block.lines.first { !source.contains($0) } ?? "the order of its lines"
        #expect(isTested, "\(shown) differs from Tests/ScenarioTests/Tutorial/\(tested): \(line)")
    }

    @Test func anOtherFileIsFound() throws {
        let source = CodeBlock.lines(of: try projectFile("Tests/ScenarioTests/Tutorial/TutorialShop.swift"))
        let shown = try TutorialFile("5-FlourBuyer.swift").lines
        #expect(!CodeBlock(line: 1, lines: shown, isForeign: false).occurs(in: source))
    }

    /// A step that counts lines in its text counts those of the file that it shows.
    @Test func theMistakeIsInTheLineThatTheTutorialNames() throws {
        let tutorial = try projectFile("\(TutorialFile.folder)/testing-a-class-with-a-mock.tutorial")
        #expect(tutorial.contains("condition in line 16 has a mistake."))
        let lines = try TutorialFile("5-FlourBuyer.swift").text.split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[15].contains("price <= highestPrice ? 1 : 0"))
        #expect(lines[16].contains("mill.sell"))
    }
}
