import Testing

@testable import MockGenerator

// What is read is written again as it was, which shows that nothing of it was lost.

@Suite struct TypeReadingTests {
    @Test(arguments: [
        "Int", "[String]", "[Key: Value]", "Int?", "[Int?]?", "(a: Int, String)", "Set<Int>.Index",
        "Dictionary<String, [Int]>", "any Error", "any Sequence<Int>", "some P", "(any P)?", "any A & B",
        "(A & B)?", "(any P).Type", "Self.Key.Element", "() -> Void", "(Int, inout [String]) throws -> Bool",
        "(@Sendable () -> Void)?", "@escaping @MainActor () async throws(Failure) -> [Int]",
        "nonisolated(nonsending) (Int) async -> Void", "repeat each Item", "(each Item) -> Void", "~Copyable",
        "((Int) -> Void) -> (String) -> Bool", "isolated (any Actor)?", "sending Page", "(Int...) -> Void",
        "Result<Int, any Error>", "@isolated(any) () -> Void", "@convention(c) (Int) -> Int",
    ])
    func aTypeIsWrittenAsItWasRead(source: String) throws {
        var reader = TokenReader(source)
        #expect(try reader.type().description == source)
        #expect(reader.isAtEnd)
    }

    @Test(arguments: [
        ("(Int)", "Int"), ("( ) -> ()", "() -> Void"), ("(_ item: Int) -> Void", "(Int) -> Void"),
        ("() throws(Never) -> Int", "() -> Int"), ("() throws(any Error) -> Int", "() throws -> Int"),
    ])
    func whatCanBeSaidInTwoWaysIsWrittenInOne(source: String, written: String) throws {
        var reader = TokenReader(source)
        #expect(try reader.type().description == written)
    }

    @Test(arguments: ["[Int", "(Int", "Set<Int", "", "->"])
    func whatIsNoTypeIsRefused(source: String) {
        #expect(throws: UnreadableDeclaration.self) {
            var reader = TokenReader(source)
            _ = try reader.type()
        }
    }

    @Test func aRefusalSaysWhatWasExpectedAndWhatWasFound() {
        #expect(throws: UnreadableDeclaration(description: "expected “]” and found “,” in “[Int, Int”")) {
            var reader = TokenReader("[Int, Int")
            _ = try reader.type()
        }
    }
}
