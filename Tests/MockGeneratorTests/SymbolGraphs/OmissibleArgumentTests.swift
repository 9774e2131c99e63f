import Testing

@testable import MockGenerator

struct OmissibleArgumentTests {
    /// Returns the names of the parameters of each requirement that can be left out.
    private func omissible(_ requirements: [String], _ functions: String...) throws -> [[String]] {
        var shop = GraphFile(module: "Shop")
        let usr = shop.add("Store", requirements)
        for function in functions { shop.addExtensionFunction(function, of: usr) }
        var reader = DeclarationReader(index: SymbolIndex([try shop.graph]))
        let symbol = try #require(reader.index.protocols(of: "Shop").first)
        return reader.read(symbol).requirements.map { $0.parameters.filter(\.isOmissible).map(\.name) }
    }

    @Test func aDefaultValueInAnExtensionMakesAParameterOmissible() throws {
        #expect(
            try omissible(
                ["func start(_ name: String, of kind: Kind, line: UInt)"],
                "func start(_ name: String, of kind: Kind = .make(1, \"a\"), line: UInt = #line)") == [
                    ["kind", "line"]
                ])
    }

    @Test func aParameterThatTheExtensionFillsInIsOmissible() throws {
        #expect(
            try omissible(
                ["func start(_ name: String, of kind: Kind, line: UInt)"],
                "func start(_ name: String, line: UInt = #line)") == [["kind", "line"]])
    }

    @Test func aFunctionWithoutParametersFillsInAllOfThem() throws {
        #expect(try omissible(["func end(at time: Int)"], "func end()") == [["time"]])
        #expect(
            try omissible(["func stop(at time: Int, reason: String)"], "func stop()") == [["time", "reason"]])
    }

    @Test func aFunctionWithoutParametersIsIgnoredBesideOverloads() throws {
        #expect(
            try omissible(["func end(at time: Int)", "func end(on day: String)"], "func end()") == [[], []])
        #expect(try omissible(["func end()", "func end(at time: Int)"], "func end()") == [[], []])
        #expect(try omissible(["func end(at time: Int)"], "static func end()", "func stop()") == [[]])
    }

    @Test func aFunctionWithOtherLabelsOrInAnotherOrderIsIgnored() throws {
        #expect(
            try omissible(
                ["func start(_ name: String, of kind: Kind, line: UInt)"],
                "func start(_ name: String, at place: Int = 1)", "func stop(_ name: String = \"a\")",
                "func start(line: UInt = #line, of kind: Kind = .b)", "static func start(_ name: String)")
                == [[]])
    }

    @Test func ofOverloadsOnlyTheOneWithTheSameTypesIsMarked() throws {
        #expect(
            try omissible(
                ["func add(_ item: Int, at place: Int)", "func add(_ item: String, at place: Int)"],
                "func add(_ item: String, at place: Int = 0)") == [[], ["place"]])
        // This is the implementation of a requirement, and does not fill in an argument of the other one.
        #expect(
            try omissible(
                ["func add(_ item: Int)", "func add(_ item: Int, at place: Int)"], "func add(_ item: Int)")
                == [[], []])
    }
}
