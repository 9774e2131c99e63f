import Testing

@testable import MockGenerator

/// Types of a module that hide types of the library or of the standard library, and raw identifiers.
struct HiddenNameTests {
    private static let shopInt = "s:4Shop3IntV"

    /// Returns the wrapper of a protocol in a module with some types, or the reason why it cannot be mocked.
    private func source(
        _ requirement: String, types: [String: String], shop names: [String],
        change: (inout GraphFile) -> Void = { _ in }
    ) throws -> String {
        var shop = GraphFile(module: "Shop")
        for name in names { shop.addType(name, kind: "swift.struct", "struct \(name)") }
        shop.add("Store", [requirement], types: types)
        change(&shop)
        var reader = DeclarationReader(index: SymbolIndex([try shop.graph]))
        let symbol = try #require(reader.index.protocols(of: "Shop").first { $0.names.title == "Store" })
        let declaration = reader.read(symbol)
        if let reason = declaration.unsupportedReason { return reason }
        return try Wrapper.source(for: declaration)
    }

    @Test func aTypeOfTheModuleIsQualified() throws {
        let text = try source(
            "func f(_ x: Int) throws -> Never", types: ["Int": Self.shopInt, "Never": "s:4Shop5NeverO"],
            shop: ["Int", "Never", "Error"])
        #expect(
            text.lacks(
                "func f(_ x: Shop.Int) throws -> Shop.Never {",
                "TypedCall<Invocation, Shop.Int, Shop.Never, any Swift.Error>") == [])
    }

    @Test func aHiddenStandardTypeIsQualified() throws {
        let text = try source(
            "func f(_ x: Int, y: Never) throws(Never) -> String",
            types: ["Int": "s:Si", "Never": "s:s5NeverO", "String": "s:SS"],
            shop: ["Int", "Never", "String", "Bool"])
        // The function does not throw, and cannot be called, because it takes `Never`.
        #expect(
            text.lacks(
                "func f(_ x: Swift.Int, y: Swift.Never) -> Swift.String {}",
                "TypedCall<Invocation, (Swift.Int, Swift.Never), Swift.String, Swift.Never>",
                "func matches(_ call: Self) -> Swift.Bool {") == [])
    }

    @Test func anErrorTypeOfTheModuleIsQualified() throws {
        let types = ["Error": "s:4Shop5ErrorO"]
        let text = try source("func f() throws(Error)", types: types, shop: ["Error"])
        #expect(
            text.lacks("func f() throws(Shop.Error) {", "TypedCall<Invocation, Void, Void, Shop.Error>") == []
        )
    }

    @Test func aHiddenLibraryTypeIsQualified() throws {
        let text = try source(
            "func f(_ x: Int)", types: [:], shop: ["Mock", "Arg", "TypedCall", "InvocationHasher"])
        for line in [
            "case f(ExpectKit.Arg<Int>)", "let mock: ExpectKit.Mock<Invocation>",
            "mock = ExpectKit.Mock(name, mode: mode)",
            "extension ExpectKit.TypedCall where",
            "(_ x: ExpectKit.Arg<Int>) -> ExpectKit.TypedCall<Invocation, Int, Void, Never>",
            "func hash(into hasher: inout ExpectKit.InvocationHasher) {",
        ] {
            #expect(text.contains(line))
        }
    }

    @Test func labelsAreNotQualified() throws {
        let text = try source("func Mock(Arg x: Int)", types: [:], shop: ["Mock", "Arg"])
        #expect(
            text.lacks("case Mock(Arg: ExpectKit.Arg<Int>)", "func Mock(Arg x: Int)", ".Mock(Arg:)`") == [])
    }

    @Test func aStandardNameNeedsNoModule() throws {
        // The name of a type of a module hides that of the standard library.
        let text = try source("func f(_ x: Int)", types: ["Int": Self.shopInt], shop: ["Int", "Shop"])
        #expect(text.lacks("func f(_ x: Int)", "func matches(_ call: Self) -> Bool {") == [])
        #expect(!text.contains("import struct"))
    }

    @Test(arguments: ["Error", "Never"])
    func aTypeWithAMeaningForTheWrapperMustBeQualified(name: String) throws {
        #expect(
            try source(
                "func f(_ x: \(name))", types: [name: "s:4Shop5\(name)O"], shop: [name, "Shop"])
                == "its type \(name) hides the type \(name) of the standard library, and cannot be written as Shop.\(name), because Shop is also the name of a type"
        )
    }

    @Test func anAmbiguousTypeThatCannotBeQualifiedIsImportedByItself() throws {
        let types = ["Captor": "s:4Shop6CaptorV", "Data": "s:4Shop4DataV"]
        let text = try source("func f(_ x: Captor) -> Data", types: types, shop: ["Captor", "Data", "Shop"])
        #expect(
            text.hasPrefix(
                """
                import ExpectKit
                @testable import Shop
                @testable import struct Shop.Captor
                @testable import struct Shop.Data

                """))
        #expect(text.contains("func f(_ x: Captor) -> Data {"))
        // A type that can be qualified is not imported by itself.
        let other = try source("func f(_ x: Captor) -> Data", types: types, shop: ["Captor", "Data"])
        #expect(!other.contains("import struct"))
        #expect(other.contains("func f(_ x: Shop.Captor) -> Shop.Data {"))
    }

    @Test func aTypeVoidOfTheModuleIsRejected() throws {
        #expect(
            throws: UnsupportedDeclaration("a type Void of its module hides that of the standard library")
        ) {
            try source("func f()", types: [:], shop: ["Void"])
        }
    }

    @Test func aCFunctionIsRejected() throws {
        var shop = GraphFile(module: "Shop")
        shop.add("Store", ["func f(_ x: (Int) -> Void)"], symbols: ["s:4Shop5StoreP1fyyySiXCF"])
        var reader = DeclarationReader(index: SymbolIndex([try shop.graph]))
        #expect(
            reader.read(try #require(reader.index.protocols(of: "Shop").first)).unsupportedReason
                == "its f(_:) uses a C function or a block, which a symbol graph does not distinguish from a closure"
        )
    }

    @Test func aTypeWithARawIdentifierIsWrittenInBackticks() throws {
        let types = ["`My Type`": "s:4Shop0018MyType_qgaHGJCFbhaV"]
        let text = try source("func f(_ x: `My Type`) -> [`My Type`]", types: types, shop: [])
        #expect(text.lacks("func f(_ x: `My Type`) -> [`My Type`] {", "case f(Arg<`My Type`>)") == [])
    }

    @Test func rawIdentifiersKeepTheirBackticks() throws {
        let declaration = try declared(
            "`Lending/library`",
            [
                "func `lend it`(`to whom` `the x`: inout `My Type`, `a:b`: Int) -> Int",
                "var `404`: Int { get }",
            ])
        #expect(declaration.mockName == "MockLendingLibrary")
        let text = try Wrapper.source(for: declaration)
        for line in [
            "final class MockLendingLibrary: `Lending/library`, TypedMocking {",
            "case lendIt(`to whom`: Arg<`My Type`>, `a:b`: Arg<Int>)", "case `404`",
            "func `lend it`(`to whom` `the x`: inout `My Type`, `a:b`: Int) -> Int {",
            "real.object.`lend it`(`to whom`: &`the x`, `a:b`: `a:b`)", "$0.object.`404`",
            "(let `actualThe x`, let `actualA:b`)", "(`the x`: `My Type`, result: Int)",
        ] {
            #expect(text.contains(line), "\(line)")
        }
    }
}
