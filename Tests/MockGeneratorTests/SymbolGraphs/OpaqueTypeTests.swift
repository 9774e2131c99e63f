import Testing

@testable import MockGenerator

// A symbol graph omits opaque arguments of opaque types. The generic constraints of the symbol have them.

struct OpaqueTypeTests {
    /// Reads a protocol with one requirement.
    ///
    /// - Parameters:
    ///   - source: The declaration in the symbol graph.
    ///   - constraints: The kind and both sides of each generic constraint.
    private func read(_ source: String, _ constraints: [[String]]) throws -> MockedDeclaration {
        var shop = GraphFile(module: "Shop")
        let usr = shop.add("Store", [source])
        shop.change("\(usr)R0") {
            $0["swiftGenerics"] = [
                "constraints": constraints.map { ["kind": $0[0], "lhs": $0[1], "rhs": $0[2]] }
            ]
        }
        var reader = DeclarationReader(index: SymbolIndex([try shop.graph]))
        return reader.read(try #require(reader.index.protocols(of: "Shop").first))
    }

    @Test func anOpaqueArgumentIsReadFromTheConstraints() throws {
        let declaration = try read(
            "func add(_ items: some Collection)",
            [
                ["conformance", "some Collection", "Collection"],
                ["conformance", "some Equatable", "Equatable"],
                ["sameType", "some Equatable", "(some Collection).Element"],
            ])
        let text = try Wrapper.source(for: declaration)
        #expect(
            text.lacks(
                "func add<SomeCollection, SomeEquatable>(",
                "where SomeCollection: Collection, SomeEquatable: Equatable,",
                "SomeEquatable == SomeCollection.Element", "case add(Arg<any Collection>)") == [])
    }

    @Test func aGenericArgumentOfAnOpaqueTypeIsReadFromTheConstraints() throws {
        let declaration = try read(
            "func add<T>(_ items: some Collection, _ item: T) -> T",
            [
                ["sameType", "T", "(some Collection).Element"],
                ["conformance", "some Collection", "Collection"],
            ])
        let text = try Wrapper.source(for: declaration)
        #expect(text.lacks("func add<T, SomeCollection>(", "T == SomeCollection.Element") == [])
    }

    @Test func aCompleteDeclarationIsUnchanged() throws {
        let declaration = try read(
            "func add(_ items: some Collection<Int>, _ item: some Equatable)",
            [
                ["conformance", "some Collection<Int>", "Collection"],
                ["sameType", "(some Collection<Int>).Element", "Int"],
                ["conformance", "some Equatable", "Equatable"],
            ])
        let text = try Wrapper.source(for: declaration)
        #expect(text.contains("func add(_ items: some Collection<Int>, _ item: some Equatable)"))
    }

    @Test func aChangedOpaqueArgumentHasAName() throws {
        let declaration = try read("func add(_ items: inout some Collection<Int>)", [])
        let text = try Wrapper.source(for: declaration)
        #expect(
            text.contains("func add<SomeCollectionInt: Collection<Int>>(_ items: inout SomeCollectionInt)"))
    }

    @Test func equalOpaqueTypesAreDifferentParameters() throws {
        let declaration = try read("func add(_ a: inout some Equatable, _ b: some Equatable)", [])
        let requirement = try #require(declaration.requirements.first)
        #expect(requirement.generics.map(\.name) == ["SomeEquatable", "SomeEquatable2"])
        #expect(requirement.parameters.map { "\($0.type)" } == ["SomeEquatable", "SomeEquatable2"])
    }

    @Test func equalIncompleteOpaqueTypesAreRefused() throws {
        let declaration = try read(
            "func add(_ a: some Collection, _ b: some Collection)",
            [
                ["conformance", "some Collection", "Collection"],
                ["sameType", "some Equatable", "(some Collection).Element"],
            ])
        #expect(
            declaration.unsupportedReason
                == "its add(_:_:) has opaque types with opaque arguments, which a symbol graph does not distinguish"
        )
    }
}
