import Testing

@testable import MockGenerator

struct DeclarationReaderTests {
    private func read(
        _ name: String, _ graphs: GraphFile..., source: @escaping (String) -> String? = { _ in nil }
    ) throws -> MockedDeclaration {
        var reader = DeclarationReader(index: SymbolIndex(try graphs.map { try $0.graph }))
        reader.source = source
        let symbol = try #require(reader.index.protocols(of: "Shop").first { $0.names.title == name })
        return reader.read(symbol)
    }

    @Test func aRequirementThatIsInheritedTwiceIsReadOnce() throws {
        var base = GraphFile(module: "Base")
        let parent = base.add("Kept", ["func keep() -> Int", "var name: String { get set }"])
        var shop = GraphFile(module: "Shop")
        shop.add("Store", ["func add()", "var name: String { get }"], parents: [parent])
        let declaration = try read("Store", shop, base)
        #expect(declaration.requirements.map(\.title) == ["add()", "name", "keep()"])
        #expect(declaration.requirements.map(\.owner.isEmpty) == [false, false, false])
        #expect(declaration.requirements[1].isSettable)
        #expect(declaration.unsupportedReason == nil)
    }

    @Test func overloadsOfOneProtocolAreKept() throws {
        let overloads = [
            "func fetch() throws -> Int", "func fetch() async throws -> Int", "func save<T>(_ v: T)",
            "func save<T: Codable>(_ v: T)",
        ]
        var shop = GraphFile(module: "Shop")
        let parent = shop.add("Kept", overloads)
        shop.add("Store", overloads, parents: [parent])
        for name in ["Kept", "Store"] {
            let declaration = try read(name, shop)
            #expect(declaration.requirements.map(\.title) == ["fetch()", "fetch()", "save(_:)", "save(_:)"])
            #expect(declaration.requirements.map(\.effects.isAsync) == [false, true, false, false])
            #expect(declaration.requirements.map(\.generics.first?.bound) == [nil, nil, nil, .named("Codable")])
            #expect(declaration.requirements.map(\.hasAsyncOverload) == [false, false, false, false])
        }
    }

    @Test func anAsyncRequirementOfAnotherProtocolIsMerged() throws {
        var shop = GraphFile(module: "Shop")
        let parent = shop.add("Kept", ["func fetch() async throws -> Int"])
        shop.add("Store", ["func fetch() throws -> Int"], parents: [parent])
        let declaration = try read("Store", shop)
        #expect(declaration.requirements.map(\.title) == ["fetch()"])
        #expect(declaration.requirements.map(\.effects.isAsync) == [false])
        #expect(declaration.requirements.map(\.hasAsyncOverload) == [true])
    }

    @Test func aMissingSymbolGraphIsReported() throws {
        var shop = GraphFile(module: "Shop")
        shop.add("Store", ["func add()"], parents: ["s:4Base4KeptP"])
        var reader = DeclarationReader(index: SymbolIndex([try shop.graph]))
        let declaration = reader.read(try #require(reader.index.protocols(of: "Shop").first))
        #expect(reader.missingModules == ["Base"])
        #expect(
            declaration.unsupportedReason
                == "it inherits from a protocol of Base, whose symbol graph is missing")
    }

    @Test func standardProtocolsAreKnown() throws {
        var shop = GraphFile(module: "Shop")
        shop.add(
            "Store", ["func add()"],
            parents: ["s:SH", "s:s8SendableP"].map { $0 == "s:SH" ? "s:s8HashableP" : $0 })
        let declaration = try read("Store", shop)
        #expect(declaration.standardParents == ["Hashable", "Equatable"])
        #expect(declaration.requirements.map(\.title) == ["add()"])
    }

    @Test func anUnknownStandardProtocolIsRejected() throws {
        var shop = GraphFile(module: "Shop")
        shop.add("Store", parents: ["s:s10CollectionP"])
        #expect(
            try read("Store", shop).unsupportedReason
                == "it inherits from Swift.Collection, whose requirements the generator does not know")
    }

    @Test func classBoundSPIAndObjectiveCProtocolsAreRejected() throws {
        var shop = GraphFile(module: "Shop")
        shop.add("Fenced", superclass: "s:4Shop5FenceC")
        shop.add("Hidden", spi: true)
        shop.add("Old", head: "@objc protocol Old")
        #expect(
            try read("Fenced", shop).unsupportedReason
                == "only subclasses of Shop.Fence conform to it, and the symbol graph of this class is missing"
        )
        #expect(
            try read("Hidden", shop).unsupportedReason == "it is SPI, which a generated file cannot import")
        #expect(
            try read("Old", shop).unsupportedReason
                == "it is an Objective-C protocol, which requires a subclass of NSObject")
    }

    @Test func aRequirementThatCannotBeParsedIsReported() throws {
        var shop = GraphFile(module: "Shop")
        shop.add("Store", ["func add(_ a: [3 by Int])"])
        let unsupportedReason = try #require(try read("Store", shop).unsupportedReason)
        #expect(
            unsupportedReason.contains(
                "has a form that the generator cannot parse: expected “]” but found “by”"))
    }

    @Test func theModulesOfTypesAreImported() throws {
        var shop = GraphFile(module: "Shop")
        shop.add(
            "Store", ["func add(_ user: User, at url: URL, on day: Int)"],
            types: ["User": "s:4Base4UserV", "URL": "s:20FoundationEssentials3URLV", "Int": "s:Si"])
        #expect(try read("Store", shop).imports == ["Shop", "Base", "Foundation"])
    }

    @Test func aProtocolWithACTypeTakesTheImportsOfItsFile() throws {
        var shop = GraphFile(module: "Shop")
        shop.add("Store", ["func add(_ file: FILE)"], types: ["FILE": "c:@T@FILE"])
        let declaration = try read("Store", shop) { _ in "import Glibc\n" }
        #expect(declaration.copiedImports == ["import Glibc"])
    }

    @Test func aHiddenTypeIsQualifiedByItsModule() throws {
        var shop = GraphFile(module: "Shop")
        shop.add(
            "Store", ["associatedtype Digest", "func add(_ a: Digest, _ b: Captor)"],
            types: ["Digest": "s:6Crypto6DigestP", "Captor": "s:4Shop6CaptorV"])
        let types = try read("Store", shop).requirements.flatMap(\.parameters).map { "\($0.type)" }
        #expect(types == ["Crypto.Digest", "Shop.Captor"])
    }

    @Test func aNoncopyableTypeIsFoundInItsSourceFile() throws {
        var shop = GraphFile(module: "Shop")
        shop.addType(
            "Ticket", kind: "swift.struct", "struct Ticket", uri: "file:///T.swift", line: 1, character: 7)
        shop.add("Store", ["func sell() -> Ticket"], types: ["Ticket": "s:4Shop6TicketV"])
        let declaration = try read("Store", shop) { uri in
            uri.hasSuffix("T.swift") ? "\nstruct Ticket: ~Copyable {\n}\n" : nil
        }
        #expect(declaration.noncopyableTypes == ["Ticket"])
    }

    @Test func typesOfAModuleWithDefaultIsolationAreIsolated() throws {
        var shop = GraphFile(module: "Shop")
        shop.addType("Ware", kind: "swift.struct", "struct Ware", properties: ["@MainActor var name: String"])
        shop.addType("Size", kind: "swift.enum", "enum Size")
        shop.addType("Free", kind: "swift.enum", "nonisolated enum Free")
        shop.add(
            "Store", ["func add(_ a: Ware, _ b: Size, _ c: Free)"],
            types: ["Ware": "s:4Shop4WareV", "Size": "s:4Shop4SizeV", "Free": "s:4Shop4FreeV"])
        #expect(try read("Store", shop).isolatedTypes == ["Ware": "@MainActor", "Size": "@MainActor"])
    }

    @Test func aTypeWithOneIsolatedMemberIsNotIsolated() throws {
        var shop = GraphFile(module: "Shop")
        shop.addType(
            "Ware", kind: "swift.struct", "struct Ware",
            properties: ["@MainActor var name: String", "var size: Int"])
        shop.add("Store", ["func add(_ a: Ware)"], types: ["Ware": "s:4Shop4WareV"])
        #expect(try read("Store", shop).isolatedTypes == [:])
    }

    @Test func typeAliasesAreResolved() throws {
        var shop = GraphFile(module: "Shop")
        let usr = shop.add("Store", ["associatedtype Item", "func add(_ page: Self.Page)"])
        shop.addTypealias("Page", "typealias Page = [Self.Item]", of: usr)
        let text = try Wrapper.source(for: read("Store", shop))
        #expect(text.contains("func add(_ page: [Item])"))
    }

    @Test func hiddenTypesOfTheLibraryAreQualified() throws {
        var shop = GraphFile(module: "Shop")
        shop.addType("Arg", kind: "swift.struct", "struct Arg")
        shop.add("Store", ["func add(Arg value: Int)"])
        let text = try Wrapper.source(for: read("Store", shop))
        #expect(text.lacks("case add(Arg: ExpectKit.Arg<Int>)", "let mock: Mock<Invocation>") == [])
    }

    @Test func aClosureShowsThatAModuleIsNonsendingByDefault() throws {
        var shop = GraphFile(module: "Shop")
        shop.add(
            "Store",
            ["func watch(_ body: nonisolated(nonsending) () async -> Void) async", "func wait() async"])
        #expect(
            try read("Store", shop).requirements.map(\.attributes) == [
                ["nonisolated(nonsending)"], ["nonisolated(nonsending)"],
            ])
    }

    @Test func anAttributeInARawIdentifierIsIgnored() throws {
        var shop = GraphFile(module: "Shop")
        shop.add("Old", head: "protocol `an @objc protocol`")
        #expect(try read("Old", shop).unsupportedReason == nil)
    }

    @Test func aNoncopyableGenericParameterDoesNotMakeATypeNoncopyable() throws {
        for (source, isCopied) in [
            ("struct Box<Value: ~Copyable> { }", true), ("struct Box<Value: ~Copyable>: ~Copyable {", false),
            ("struct Box: Sendable, ~Copyable {", false), ("struct Box: Sendable & ~Escapable {", false),
            ("public struct Box: Sendable { var x: Any & ~Copyable }", true),
            ("enum Box: ~Copyable\n{", false),
            ("struct Box // : ~Copyable\n{", true), ("struct Box: Sendable /* , ~Copyable */ {", true),
            ("struct Box /* { */\n\n\n\n\n\n: // many lines\n\n~Copyable {", false),
            ("/* é */ struct Box: ~Copyable {", false), ("import A\r\nstruct Box: ~Copyable {\r\n}", false),
        ] {
            var shop = GraphFile(module: "Shop")
            let (line, character) = place(of: "Box", in: source)
            shop.addType(
                "Box", kind: "swift.struct", "struct Box", uri: "file:///Box.swift", line: line,
                character: character)
            shop.add("Store", ["func f(_ box: Box)"], types: ["Box": "s:4Shop3BoxV"])
            let declaration = try read("Store", shop) { $0 == "file:///Box.swift" ? source : nil }
            #expect(declaration.noncopyableTypes.isEmpty == isCopied, "\(source)")
        }
    }
}
