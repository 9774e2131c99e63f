import Testing

@testable import MockGenerator

// Which types are known not to be `Codable`.

struct CodabilityTests {
    private func uncodable(
        _ types: [String: String], declare: (inout GraphFile) -> Void = { _ in }
    ) throws -> Set<String> {
        var shop = GraphFile(module: "Shop")
        let parameters = types.keys.sorted().map { "_ \($0.lowercased()): \($0)" }.joined(separator: ", ")
        shop.add("Store", ["func add(\(parameters))"], types: types)
        declare(&shop)
        let index = try SymbolIndex([shop.graph])
        var reader = DeclarationReader(index: index)
        return reader.read(try #require(index.protocols(of: "Shop").first)).uncodableTypes
    }

    @Test func aTypeOfAKnownModuleShowsItsConformances() throws {
        let found = try uncodable([
            "Item": "s:4Shop4ItemV", "Saved": "s:4Shop5SavedV", "Read": "s:4Shop4ReadV",
        ]) { shop in
            shop.addType("Item", kind: "swift.struct", "struct Item")
            shop.addType("Saved", kind: "swift.struct", "struct Saved", parents: ["s:SE", "s:Se"])
            shop.addType("Read", kind: "swift.enum", "enum Read", parents: ["s:Se"])
        }
        #expect(found == ["Item", "Read"])
    }

    @Test func aProtocolMayRefineCodable() throws {
        let found = try uncodable(["Saved": "s:4Shop5SavedV"]) { shop in
            let model = shop.add("Model", parents: ["s:SE", "s:Se"])
            shop.addType("Saved", kind: "swift.struct", "struct Saved", parents: [model])
        }
        #expect(found == [])
    }

    @Test func aTypeOfAnUnknownModuleCountsAsCodable() throws {
        #expect(try uncodable(["Crate": "s:4Base5CrateV", "UUID": "s:10Foundation4UUIDV"]) == [])
    }

    @Test func aTypeIsNotMistakenForOneOfTheStandardLibrary() throws {
        #expect(try uncodable(["Task": "s:4Base4TaskV", "Result": "s:s6ResultO"]) == ["Result"])
    }

    @Test func aClassOfFoundationIsNotCodable() throws {
        #expect(
            try uncodable(["Bundle": "s:10Foundation6BundleC", "NSView": "c:objc(cs)NSView"]) == [
                "Bundle", "NSView",
            ])
    }
}
