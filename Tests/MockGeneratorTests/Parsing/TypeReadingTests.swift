import Testing

@testable import MockGenerator

// A parsed type is written again, which shows that parsing loses nothing.

struct TypeReadingTests {
    @Test(arguments: [
        "Int", "[String]", "[Key: Value]", "Int?", "[Int?]?", "(a: Int, String)", "Set<Int>.Index",
        "Dictionary<String, [Int]>", "any Error", "any Sequence<Int>", "some P", "(any P)?", "any A & B",
        "(A & B)?", "(any P).Type", "Self.Key.Element", "() -> Void", "(Int, inout [String]) throws -> Bool",
        "(@Sendable () -> Void)?", "@escaping @MainActor () async throws(Failure) -> [Int]",
        "nonisolated(nonsending) (Int) async -> Void", "repeat each Item", "(each Item) -> Void", "~Copyable",
        "((Int) -> Void) -> (String) -> Bool", "isolated (any Actor)?", "sending Page", "(Int...) -> Void",
        "Result<Int, any Error>", "@isolated(any) () -> Void", "@convention(c) (Int) -> Int",
    ])
    func aTypeIsWrittenAsItWasParsed(source: String) throws {
        var reader = TokenReader(source)
        #expect(try reader.type().description == source)
        #expect(reader.isAtEnd)
    }

    @Test(arguments: [
        ("(Int)", "Int"), ("( ) -> ()", "() -> Void"), ("(_ item: Int) -> Void", "(Int) -> Void"),
        ("() throws(Never) -> Int", "() -> Int"), ("() throws(any Error) -> Int", "() throws -> Int"),
    ])
    func equivalentSpellingsAreNormalized(source: String, written: String) throws {
        var reader = TokenReader(source)
        #expect(try reader.type().description == written)
    }

    @Test(arguments: ["[Int", "(Int", "Set<Int", "", "->"])
    func anInvalidTypeIsRejected(source: String) {
        #expect(throws: UnreadableDeclaration.self) {
            var reader = TokenReader(source)
            _ = try reader.type()
        }
    }

    @Test func theErrorNamesTheExpectedAndTheFoundToken() {
        #expect(throws: UnreadableDeclaration(description: "expected “]” but found “,” in “[Int, Int”")) {
            var reader = TokenReader("[Int, Int")
            _ = try reader.type()
        }
    }
}
