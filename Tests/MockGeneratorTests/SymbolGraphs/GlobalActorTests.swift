import Testing

@testable import MockGenerator

// Global actors are those of the symbol graph, whatever their names are.

struct GlobalActorTests {
    private let types = [
        "NightShift": "s:4Shop10NightShiftV", "FakeActor": "s:4Shop9FakeActorV", "Night": "s:4Shop5NightV",
        "Depot": "s:4Base5DepotC", "Wrapped": "s:4Base7WrappedV", "Item": "s:4Shop4ItemV",
    ]

    /// Returns the index of a module with a global actor, a property wrapper whose name ends like that of an actor, and an
    /// alias of the global actor.
    private func index(_ build: (inout GraphFile) -> Void, _ others: GraphFile...) throws -> SymbolIndex {
        var shop = GraphFile(module: "Shop")
        shop.addType(
            "NightShift", kind: "swift.class", "@globalActor actor NightShift",
            parents: ["s:ScA", "s:12_Concurrency11GlobalActorP"])
        shop.addType("FakeActor", kind: "swift.struct", "@propertyWrapper struct FakeActor")
        shop.addType(
            "Night", kind: "swift.typealias", "typealias Night = NightShift",
            types: types.filter { $0.key == "NightShift" })
        build(&shop)
        return SymbolIndex(try [shop.graph] + others.map { try $0.graph })
    }

    private func read(_ index: SymbolIndex) throws -> MockedDeclaration {
        var reader = DeclarationReader(index: index)
        return reader.read(try #require(index.protocols(of: "Shop").first))
    }

    private func requirements(_ sources: [String], _ others: GraphFile...) throws -> [Requirement] {
        let index = try index({ $0.add("Store", sources, types: types) })
        return try read(index).requirements
    }

    @Test func theSymbolGraphKnowsWhichAttributesAreGlobalActors() throws {
        let found = try requirements([
            "@NightShift func a()", "@Night func b()", "@MainActor func c()", "@FakeActor var d: Int { get }",
            "@FakeActor @NightShift var e: Int { get }", "func f()",
            "@discardableResult @NightShift func g() -> Int",
        ])
        #expect(
            found.map(\.globalActor) == [
                "@NightShift", "@Night", "@MainActor", nil, "@NightShift", nil, "@NightShift",
            ])
        // A mock does not repeat a property wrapper.
        #expect(
            found.map(\.attributes) == [
                ["@NightShift"], ["@Night"], ["@MainActor"], [], ["@NightShift"], [],
                ["@discardableResult", "@NightShift"],
            ])
    }

    @Test func aResultBuilderOfAParameterIsNotRepeated() throws {
        let found = try requirements(["func a(@FakeActor _ body: () -> Int) -> Int"])
        #expect(found.map(\.title) == ["a(_:)"])
        #expect(found.first?.parameters.map(\.specifiers) == [[]])
    }

    @Test func theGraphsOfOtherModulesAreAskedFor() throws {
        let sources = ["@Depot func a()", "@Wrapped func b()"]
        let index = try index({ $0.add("Store", sources, types: types) })
        var reader = DeclarationReader(index: index)
        let declaration = reader.read(try #require(index.protocols(of: "Shop").first))
        #expect(declaration.unsupportedReason == nil)
        #expect(reader.missingModules.isEmpty)
        #expect(reader.attributeModules == ["Base"])
        // Without the graph, a class counts as a global actor, and a struct does not.
        #expect(declaration.requirements.map(\.globalActor) == ["@Depot", nil])
    }

    @Test func theGraphOfAnotherModuleDecides() throws {
        var base = GraphFile(module: "Base")
        base.addType("Depot", kind: "swift.struct", "struct Depot")
        base.addType(
            "Wrapped", kind: "swift.struct", "@globalActor struct Wrapped",
            parents: ["s:12_Concurrency11GlobalActorP"])
        var types = types
        types["Depot"] = "s:4Base5DepotV"
        let index = try index(
            { $0.add("Store", ["@Depot var a: Int { get }", "@Wrapped func b()"], types: types) }, base)
        var reader = DeclarationReader(index: index)
        let declaration = reader.read(try #require(index.protocols(of: "Shop").first))
        #expect(reader.attributeModules.isEmpty)
        #expect(declaration.requirements.map(\.globalActor) == [nil, "@Wrapped"])
        #expect(declaration.imports.contains("Base"))
    }

    @Test func aGlobalActorPlacesAnAsyncFunction() throws {
        let found = try requirements([
            "@NightShift func a() async", "func b() async",
            "func c(_ body: nonisolated(nonsending) () async -> Void)",
        ])
        #expect(found[0].attributes == ["@NightShift"])
        #expect(found[1].attributes == ["nonisolated(nonsending)"])
    }

    @Test func theOverrideOfAClassRepeatsTheGlobalActor() throws {
        let index = try index {
            $0.addClass(
                "Store", ["@NightShift func a()", "@FakeActor var b: Int", "init()"], types: types)
        }
        var reader = DeclarationReader(index: index)
        let declaration = reader.read(
            try #require(index.classes(of: "Shop").first { $0.names.title == "Store" }), as: .class)
        #expect(declaration.requirements.map(\.attributes) == [["@NightShift"], []])
        #expect(declaration.superclass?.isIsolated == false)
    }

    @Test(
        arguments: [
            ("@NightShift struct Item", [], ["Item": "@NightShift"]), ("@FakeActor struct Item", [], [:]),
            ("struct Item", ["@NightShift var name: Int"], ["Item": "@NightShift"]),
            ("struct Item", ["@FakeActor var name: Int"], [:]),
            ("struct Item", ["@NightShift var name: Int", "@MainActor var size: Int"], [:]),
            ("nonisolated struct Item", [], [:]),
        ] as [(String, [String], [String: String])])
    func aTypeIsIsolatedByItsGlobalActor(head: String, properties: [String], isolated: [String: String])
        throws
    {
        let index = try index {
            $0.addType("Item", kind: "swift.struct", head, properties: properties, types: types)
            $0.add("Store", ["func a(_ item: Item)"], types: types)
        }
        #expect(try read(index).isolatedTypes == isolated)
    }

    @Test func membersOnAnotherActorDoNotIsolateTheirModule() throws {
        let index = try index {
            $0.addType(
                "Other", kind: "swift.struct", "struct Other", properties: ["@NightShift var name: Int"],
                types: types)
            $0.addType("Item", kind: "swift.struct", "struct Item")
            $0.add("Store", ["func a(_ item: Item)"], types: types)
        }
        #expect(try read(index).isolatedTypes == [:])
    }

    @Test func aDefaultImplementationMustBeOnTheSameActor() throws {
        for (source, expected) in [
            ("@NightShift func a()", DefaultImplementation.usable),
            ("func a()", .unusable("has another signature")),
            ("nonisolated func a()", .usable),
        ] {
            let index = try index {
                let usr = $0.add("Store", ["@NightShift func a()"], types: types)
                $0.addDefault(source, in: usr, of: "\(usr)R0", types: types)
            }
            #expect(try read(index).requirements.map(\.defaultImplementation) == [expected], "\(source)")
        }
    }

    @Test func closuresAreCalledOnlyOnTheirActor() throws {
        let found = try declared(
            "Store",
            [
                "@nightShift func a(_ body: @nightShift (Int) -> Void)",
                "func b(_ body: @nightShift (Int) -> Void)",
                "func c(_ body: @Sendable (Int) -> Void)",
            ]
        ) { $0.requirements[0].globalActor = "@nightShift" }
        let text = try Wrapper.source(for: found)
        #expect(part("@nightShift func a", of: text).contains("running"))
        #expect(!part("func b", of: text).contains("running"))
        #expect(part("func c", of: text).contains("running"))
    }

    @Test func aClientsClosureIsSendableOnAGlobalActor() throws {
        func isSendable(_ attribute: String) throws -> Bool? {
            ClientClosure(try Requirement(source: "var a: \(attribute) (Int) -> Int").result)?.isSendable
        }
        #expect(try isSendable("@nightShift") == true)
        #expect(try isSendable("@Inner.Deep") == true)
        #expect(try isSendable("@Sendable") == true)
        #expect(try isSendable("@convention(c)") == false)
        #expect(try isSendable("@isolated(any)") == false)
    }

    @Test func aCallOnAGlobalActorIsNotHandedToARealActor() throws {
        let text = try Wrapper.source(
            for: declared("Crew", ["@nightShift func a() -> [Item]", "func b() -> [Item]"]) {
                $0.isActor = true
                $0.requirements[0].globalActor = "@nightShift"
            })
        #expect(!part("@nightShift func a", of: text).contains("Handed"))
        #expect(part("func b", of: text).contains("Handed"))
    }

    @Test func theTokenOfAnIsolatedTypeIsOnItsActor() throws {
        let text = try Wrapper.source(
            for: declared("Store", ["func a(_ items: [Item: Int])"]) {
                $0.isolatedTypes = ["Item": "@NightShift"]
            })
        #expect(text.contains("    @NightShift\n    static func a(_ items: [Item: Int])"))
        #expect(!text.contains("MainActor"))
    }
}
