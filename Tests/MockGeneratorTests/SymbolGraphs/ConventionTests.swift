import Testing

@testable import MockGenerator

// A symbol graph does not distinguish C functions and blocks from closures. They are read in the source file.

struct ConventionTests {
    /// The USR of a requirement with a C function in its type.
    private static let usr = "s:4Shop4ConvP1cyyys5Int32VXCF"

    /// Reads a protocol with one requirement.
    ///
    /// - Parameters:
    ///   - graph: The declaration in the symbol graph.
    ///   - file: The source file, whose second line has the name of the requirement.
    private func read(_ graph: String, file: String?) throws -> MockedDeclaration {
        var shop = GraphFile(module: "Shop")
        shop.add("Conv", [graph], symbols: [Self.usr])
        let name = try #require(
            graph.firstRange(of: "c(")?.lowerBound ?? graph.firstRange(of: "c:")?.lowerBound)
        let word = String(graph[name...].prefix(2))
        let line = file?.split(separator: "\n", omittingEmptySubsequences: false)[1] ?? ""
        let character = line.firstRange(of: word).map {
            line.utf8.distance(from: line.startIndex, to: $0.lowerBound)
        }
        shop.change(Self.usr) {
            $0["location"] = [
                "uri": "file:///Conv.swift", "position": ["line": 1, "character": character ?? 0],
            ]
            if graph.hasPrefix("var") { $0["kind"] = ["identifier": "swift.property"] }
        }
        var reader = DeclarationReader(index: SymbolIndex([try shop.graph]))
        reader.source = { _ in file }
        return reader.read(try #require(reader.index.protocols(of: "Shop").first))
    }

    @Test func theConventionIsReadFromTheSource() throws {
        let declaration = try read(
            "func c(_ body: @escaping (Int32) -> Void, name: String)",
            file: """
                protocol Conv {
                    @discardableResult func c(_ body: @escaping @convention(c) (Int32) -> Void, /* the */ name: String)
                }
                """)
        let text = try Wrapper.source(for: declaration)
        #expect(
            text.lacks(
                "func c(_ body: @escaping @convention(c) (Int32) -> Void, name: String)",
                "case c(Arg<@convention(c) (Int32) -> Void> = .any, name: Arg<String>)") == [])
    }

    @Test func aDeclarationMayHaveSeveralLinesAndComments() throws {
        let declaration = try read(
            "func c(_ body: (() -> Void)?, _ other: () -> Void) -> [() -> Void]",
            file: """
                protocol Conv { // It has a C function.
                    func c( // the first: (
                        _ body: (@convention(block) () -> Void)?,
                        _ other: () -> Void
                    ) -> [@convention(c) () -> Void]
                }
                """)
        let requirement = try #require(declaration.requirements.first)
        #expect(
            requirement.parameters.map { "\($0.type)" } == [
                "(@convention(block) () -> Void)?", "() -> Void",
            ])
        #expect("\(requirement.result)" == "[@convention(c) () -> Void]")
    }

    @Test func anEscapingCFunctionIsAnArgument() throws {
        // The symbol graph omits `@escaping` too.
        let declaration = try read(
            "func c(_ body: () -> Void)",
            file: "protocol Conv {\n    func c(_ body: @escaping @convention(c) () -> Void)\n}")
        let text = try Wrapper.source(for: declaration)
        #expect(
            text.lacks(
                "func c(_ body: @escaping @convention(c) () -> Void)",
                "case c(Arg<@convention(c) () -> Void> = .any)") == [])
    }

    @Test func variadicCFunctionsAreInParentheses() throws {
        let declaration = try read(
            "func c(_ body: () -> Void...)",
            file: "protocol Conv {\n    func c(_ body: (@convention(c) () -> Void)...)\n}")
        let text = try Wrapper.source(for: declaration)
        #expect(text.contains("func c(_ body: (@convention(c) () -> Void)...)"))
    }

    @Test func aTypeAliasKeepsItsName() throws {
        let declaration = try read(
            "func c(_ body: (Int32) -> Void)", file: "protocol Conv {\n    func c(_ body: Callback)\n}")
        #expect(declaration.requirements.first?.parameters.map { "\($0.type)" } == ["Callback"])
        #expect(declaration.unsupportedReason == nil)
    }

    @Test func aPropertyIsReadToo() throws {
        let declaration = try read(
            "var c: (() -> Void)? { get set }",
            file: "protocol Conv {\n    var c: (@convention(c) () -> Void)? { get set }\n}")
        #expect(declaration.requirements.first.map { "\($0.result)" } == "(@convention(c) () -> Void)?")
    }

    @Test(arguments: [
        nil, "protocol Conv {\n    func c(_ body: () -> Void)\n}",
        "protocol Conv {\n    func c(other: Int)\n}",
        "protocol Conv {\n",
    ])
    func withoutTheSourceItIsRefused(file: String?) throws {
        #expect(
            try read("func c(_ body: () -> Void)", file: file).unsupportedReason
                == "its c(_:) uses a C function or a block, which a symbol graph does not distinguish from a closure"
        )
    }
}
