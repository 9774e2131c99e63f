import Foundation
import Testing

@testable import MockGenerator

/// The mocks that the sources of a test target name, and the options in their comments.
struct MockUsesTests {
    private func uses(_ sources: String...) throws -> MockUses {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uses-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = sources.indices.map { folder.appendingPathComponent("\($0).swift") }
        for (file, source) in zip(files, sources) { try Data(source.utf8).write(to: file) }
        do { return try MockUses(inFilesAt: files.map(\.path)) } catch {
            throw Failure(text: "\(error)".replacing("\(folder.path)/", with: ""))
        }
    }

    private struct Failure: Error, Equatable { let text: String }

    @Test(arguments: [
        ("let oven = MockOven(), till: MockTill<Int>? = nil", ["MockOven", "MockTill"]),
        ("// MockOven\nlet name = \"MockOven\" /* MockTill */", []),
        (
            "final class MockOven {}\nstruct MockTill {}\n_ = (MockOven(), MockTill(), MockClock())",
            ["MockClock"]
        ),
        ("typealias MockOven = MockStove", ["MockStove"]), ("extension MockOven {}", ["MockOven"]),
        ("Mock<Int>(); Mocking.self; Mockery(); MockMode.nice; MockStates()", []),
        ("import MockShop\n@testable import MockBakery", []),
    ])
    func namesInUseAreFound(source: String, names: [String]) throws {
        #expect(try uses(source).names == names)
    }

    @Test func aDeclarationInAnotherFileCounts() throws {
        #expect(try uses("_ = MockOven()", "class MockOven {}").names == [])
    }

    @Test(arguments: [
        ("struct Tests { class MockOven {}; let a = MockOven() }", "_ = MockOven()", ["MockOven"]),
        ("struct Tests { class MockOven {} }; _ = MockOven()", "", ["MockOven"]),
        ("struct Tests { func a() { _ = { MockOven() } }; class MockOven {} }", "", []),
        ("struct Tests { class MockOven {} }", "class MockOven {}; _ = MockOven()", []),
        ("#if A\nstruct Tests {\n#else\nstruct Other {\n#endif\nlet a = MockOven() }", "", ["MockOven"]),
    ])
    func aNestedDeclarationCountsInItsBlock(source: String, other: String, names: [String]) throws {
        let uses = try uses(source, other)
        #expect(uses.names == names)
        #expect(uses.nestedTypes.contains("MockOven") == source.contains("class"))
    }

    @Test func theFirstUseHasAPlace() throws {
        let place = try #require(
            uses("import Shop\n\n  let a = MockOven()\nlet b = MockOven()").places["MockOven"])
        #expect(place.hasSuffix("/0.swift:3:11"))
    }

    @Test func aFileMayHaveOtherLineEndings() throws {
        let uses = try uses(
            "// expectkit: --mode nice\r\nimport Shop\r\n// expectkit: MockOven --codable\r\nlet a = MockOven()\r\n")
        #expect(uses.options.value(of: "--mode") == "nice")
        #expect(uses.options.options(of: "MockOven") == ["--mode", "nice", "--codable"])
        #expect(uses.options.places["MockOven"]?.hasSuffix("/0.swift:3:1") == true)
        #expect(uses.places["MockOven"]?.hasSuffix("/0.swift:4:9") == true)
    }

    @Test func importsAreFound() throws {
        #expect(try uses("import Shop\n@testable import Bakery\nimport Shop").imports == ["Bakery", "Shop"])
    }

    @Test func commentsGiveOptions() throws {
        let options = try uses(
            "// expectkit: MockOven --codable --keep-defaults\n    // expectkit: --optional-arguments",
            "// expectkit:"
        ).options
        #expect(options.options(of: "MockOven") == ["--codable", "--keep-defaults", "--optional-arguments"])
        #expect(options.options(of: "MockTill") == ["--optional-arguments"])
    }

    @Test func optionsForAllMocksSetTheModeAndTheOrder() throws {
        let options = try uses("// expectkit: --mode nice --ordering unordered").options
        #expect(options.value(of: "--mode") == "nice")
        #expect(options.value(of: "--ordering") == "unordered")
    }

    @Test func anOptionChoosesAmongTypesOfOneName() throws {
        let options = try uses("// expectkit: MockOven --codable --module Kitchen").options
        #expect(options.module(of: "MockOven") == "Kitchen")
        #expect(options.module(of: "MockTill") == nil)
        #expect(options.options(of: "MockOven").contains("--codable"))
    }

    @Test(arguments: ["//expectkit:", "/// expectkit:", "\t// ExpectKit: "])
    func aCommentMayHaveOtherSpaces(start: String) throws {
        let options = try uses("let a = 1\n\(start) MockOven --codable").options
        #expect(options.options(of: "MockOven") == ["--codable"])
        #expect(options.places["MockOven"]?.hasSuffix("0.swift:2:1") == true)
    }

    @Test func aPrefixAndASuffixChangeTheNames() throws {
        let uses = try uses(
            "_ = (FakeOvenDouble(), MockTill(), FakeDouble(), FakeOven())",
            "// expectkit: --prefix Fake --suffix Double")
        #expect(uses.names == ["FakeOvenDouble"])
        #expect(uses.options.type(ofMock: "FakeOvenDouble") == "Oven")
    }

    @Test(arguments: [
        (
            "MockOven --codeable",
            "“--codeable” is no option for MockOven. Write --codable or --keep-defaults or --optional-arguments or --module Name."
        ),
        (
            "MockOven --prefix Fake",
            "“--prefix” is no option for MockOven. Write --codable or --keep-defaults or --optional-arguments or --module Name."
        ),
        (
            "--module Kitchen",
            "“--module” is no option for all mocks. Write --codable or --keep-defaults or --optional-arguments or --prefix Word or --suffix Word or --mode strict|nice|naggy or --ordering ordered|unordered."
        ),
        (
            "--mode kind",
            "“--mode” is no option for all mocks. Write --codable or --keep-defaults or --optional-arguments or --prefix Word or --suffix Word or --mode strict|nice|naggy or --ordering ordered|unordered."
        ),
        (
            "--prefix",
            "“--prefix” is no option for all mocks. Write --codable or --keep-defaults or --optional-arguments or --prefix Word or --suffix Word or --mode strict|nice|naggy or --ordering ordered|unordered."
        ),
    ])
    func anUnknownOptionIsAnErrorInItsLine(comment: String, text: String) {
        #expect(throws: Failure(text: "0.swift:2:1: error: \(text)")) {
            try uses("import Shop\n// expectkit: \(comment)")
        }
    }
}
