import Testing

@testable import MockGenerator

// Which members of a class a mock overrides, and why it leaves out the others.

struct ClassReadingTests {
    private let base = "s:4Shop4BaseC"

    private func read(
        _ graphs: GraphFile..., name: String = "Store", isForeign: Bool = false, source: String? = nil
    ) throws -> MockedDeclaration {
        var reader = DeclarationReader(index: SymbolIndex(try graphs.map { try $0.graph }))
        reader.isForeign = isForeign
        reader.source = { _ in source }
        let symbol = try #require(reader.index.classes(of: "Shop").first { $0.names.title == name })
        return reader.read(symbol, as: .class)
    }

    /// Returns what is read of a class with some members and an initializer.
    private func read(members: [String], isForeign: Bool = false, access: String = "internal") throws
        -> MockedDeclaration
    {
        var shop = GraphFile(module: "Shop")
        shop.addClass("Store", members + ["init()"], access: access)
        return try read(shop, isForeign: isForeign)
    }

    @Test func methodsPropertiesAndSubscriptsAreOverridden() throws {
        let declaration = try read(members: [
            "func add(_ item: Int, at index: Int = 0) throws -> Bool", "var name: String",
            "var count: Int { get }", "lazy var cache: [Int] { get set }", "weak var owner: AnyObject?",
            "subscript(_ i: Int) -> Int { get set }",
        ])
        #expect(declaration.unsupportedReason == nil)
        #expect(!declaration.requirements.contains { !$0.isOverride })
        #expect(
            declaration.requirements.map(\.title) == [
                "add(_:at:)", "name", "count", "cache", "owner", "subscript(_:)",
            ])
        #expect(declaration.requirements.map(\.isSettable) == [false, true, false, true, true, true])
        #expect(declaration.requirements.map(\.attributes) == [[], [], [], [], ["weak"], []])
        #expect(declaration.requirements[0].parameters[1].defaultValue == "0")
        #expect(declaration.unmockedMembers.isEmpty)
    }

    @Test func aWordAfterTheNameOfAMemberIsNoModifier() throws {
        let declaration = try read(members: ["func stop(final: Bool, let: Int)"])
        #expect(declaration.requirements.map(\.title) == ["stop(final:let:)"])
    }

    @Test(arguments: [
        ("final func stop()", "stop() is not mocked because it is final"),
        ("override final func stop()", "stop() is not mocked because it is final"),
        ("static func stop()", "stop() is not mocked because it is static"),
        ("class func stop()", "stop() is not mocked because it belongs to the class, not to an instance"),
        ("static var limit: Int { get }", "limit is not mocked because it is static"),
        ("let limit: Int", "limit is not mocked because it is a constant"),
        ("extension func stop()", "stop() is not mocked because it is declared in an extension"),
        (
            "func copy() -> Self",
            "copy() is not mocked because it returns Self, and an answer cannot have this type"
        ),
        (
            "func run(_ a: Int..., b: Int...)",
            "run(_:b:) is not mocked because its call cannot be forwarded to super"
        ),
        (
            "func both(a: () throws -> Int, b: () throws -> Int) rethrows",
            "both(a:b:) is not mocked because its call cannot be forwarded to super"
        ),
        (
            "func span() -> Span<Int>",
            "span() is not mocked because it returns Span, which is noncopyable, and a mock stores only copyable answers"
        ),
    ])
    func aMemberThatCannotBeOverriddenIsLeftOutWithTheReason(member: String, reason: String) throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass("Store", [member, "func add()", "init()"], types: ["Span": "s:s4SpanV"])
        let declaration = try read(shop)
        #expect(declaration.unsupportedReason == nil)
        #expect(declaration.requirements.map(\.title) == ["add()"])
        #expect(declaration.unmockedMembers == [reason])
    }

    @Test(arguments: [
        (
            "final class Store",
            "it is final; declare a protocol with its members, and mock the protocol"
        ),
        (
            "actor Store",
            "it is an actor, and actors have no subclasses; declare a protocol with its members, and mock the protocol"
        ),
        (
            "class Store<each Item>",
            "its generic parameter Item is a parameter pack, which a mock cannot have"
        ),
    ])
    func aClassThatHasNoSubclassesIsRefused(head: String, reason: String) throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass("Store", head: head, ["func add()", "init()"])
        #expect(try read(shop).unsupportedReason == reason)
    }

    @Test func aClassWithoutOverridableMembersIsRefused() throws {
        let declaration = try read(members: ["final func add()"])
        #expect(declaration.unsupportedReason == "it has no member that a subclass can override")
        #expect(declaration.unmockedMembers == ["add() is not mocked because it is final"])
    }

    @Test func aClassWithoutVisibleDesignatedInitializersIsRefused() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass("Store", ["func add()", "convenience init()"])
        #expect(try read(shop).unsupportedReason == "it has no designated initializer that a test can call")
    }

    @Test func aPropertyNamedLikeTheEngineIsAMemberThatTheMockMustNotHide() throws {
        let declaration = try read(members: ["final var mock: Int", "func add()"])
        #expect(declaration.unsupportedReason == nil)
        #expect(try Wrapper.source(for: declaration).contains("@_implements(TestDouble, mock) let engine: "))
    }

    @Test func aClassNestedInAGenericTypeIsRefused() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass("Outer", head: "class Outer<Item>", ["init()"])
        shop.addClass("Outer.Store", head: "class Store", ["func add()", "init()"])
        #expect(
            try read(shop).unsupportedReason
                == "it is nested in a generic type; declare a protocol with its members, and mock the protocol"
        )
    }

    @Test func aForeignClassMustBeOpenAndItsMembersToo() throws {
        #expect(
            try read(members: ["func add()"], isForeign: true, access: "public").unsupportedReason
                == "it is not open, so only its own module can subclass it; declare a protocol with its members, and mock the protocol"
        )
        var shop = GraphFile(module: "Shop")
        shop.addClass(
            "Store", ["func add()", "func stop()", "init()"], access: "open",
            memberAccess: [1: "public", 2: "public"])
        let declaration = try read(shop, isForeign: true)
        #expect(declaration.requirements.map(\.title) == ["add()"])
        #expect(declaration.unmockedMembers == ["stop() is not mocked because it is not open"])
        #expect(!declaration.isInternal)
        // A test imports its own package's module with `@testable`, and sees all members as overridable.
        #expect(try read(shop).requirements.map(\.title) == ["add()", "stop()"])
        #expect(try read(shop).isInternal)
    }

    @Test func theNearestOverrideIsRead() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass("Base", ["func add() throws", "func stop()", "func seal()", "init(name: String)"])
        shop.addClass(
            "Store", ["override func add()", "override final func seal()"], superclass: base,
            overrides: [0: "\(base)M0", 1: "\(base)M2"])
        let declaration = try read(shop)
        #expect(declaration.requirements.map(\.documentedName) == ["Store.add()", "Base.stop()"])
        #expect(declaration.requirements[0].effects.throwing == .nothing)
        #expect(declaration.unmockedMembers == ["seal() is not mocked because it is final"])
        #expect(declaration.superclass?.initializers.map(\.declared.title) == ["init(name:)"])
    }

    @Test func theGenericArgumentsOfASuperclassAreReadFromTheSource() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass(
            "Base", head: "class Base<Item>", ["func put(_ item: Item)", "func stop()", "init(_ item: Item)"])
        shop.addClass(
            "Store", ["func add()"], superclass: base, place: (line: 1, character: 6))
        let declaration = try read(shop, source: "import A\nclass Store: Base<[Int]> {")
        #expect(declaration.requirements.map(\.title) == ["add()", "put(_:)", "stop()"])
        #expect(declaration.requirements[1].parameters[0].type == .array(.named("Int")))
        #expect(declaration.superclass?.initializers[0].declared.parameters[0].type == .array(.named("Int")))
    }

    @Test func membersThatDependOnUnknownGenericArgumentsAreLeftOut() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass("Base", head: "class Base<Item>", ["func put(_ item: Item)", "func stop()", "init()"])
        shop.addClass("Store", ["func add()"], superclass: base)
        let declaration = try read(shop)
        #expect(declaration.requirements.map(\.title) == ["add()", "stop()"])
        #expect(
            declaration.unmockedMembers == [
                "put(_:) is not mocked because its type depends on the generic arguments of Base, which a symbol graph omits"
            ])
    }

    @Test func theGraphOfAnAncestorsModuleIsMissingOrLoaded() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass("Store", ["func add()"], superclass: "s:4Base5StockC")
        #expect(
            try read(shop).unsupportedReason
                == "it inherits from a class of Base, whose symbol graph is missing")
        var module = GraphFile(module: "Base")
        module.addClass(
            "Stock", ["func count()", "func close()", "init()"], access: "open",
            memberAccess: [1: "public", 2: "public"])
        let declaration = try read(shop, module)
        #expect(declaration.requirements.map(\.title) == ["add()", "count()"])
        #expect(declaration.unmockedMembers == ["close() is not mocked because it is not open"])
        #expect(declaration.imports.contains("Base"))
    }

    @Test func aSubclassOfNSObjectHasItsInitializer() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass(
            "Store", ["func add()", "override var description: String { get }"],
            superclass: "s:10Foundation8NSObjectC")
        let declaration = try read(shop)
        #expect(declaration.superclass?.initializers.map(\.declared.title) == ["init()"])
        #expect(
            declaration.unmockedMembers == [
                "description is not mocked because the engine uses it to compare and to describe instances"
            ])
    }

    @Test func membersThatAMacroGeneratedAreIgnored() throws {
        let declaration = try read(members: [
            "func add()", "nonisolated func access<$s4Shop>(keyPath: KeyPath<Store, $s4Shop>)",
            "func withMutation<$s4ShopA, $s4ShopB>(keyPath: KeyPath<Store, $s4ShopA>, _ body: $s4ShopB)",
        ])
        #expect(declaration.requirements.map(\.title) == ["add()"])
        #expect(declaration.unmockedMembers.isEmpty)
    }

    @Test func membersWithTheNamesOfGeneratedOnesAreMocked() throws {
        let members = [
            "func access(keyPath: Int)", "func withMutation(keyPath: Int, _ body: Int)", "func _$add()",
            "func add(_ price: String = \"$sum\")",
        ]
        let declaration = try read(members: members)
        #expect(
            declaration.requirements.map(\.title) == [
                "access(keyPath:)", "withMutation(keyPath:_:)", "_$add()", "add(_:)",
            ])
    }

    @Test(arguments: [
        ("var count: Int { get }", "    ", false), ("var count: Int { get set }", "    ", true),
        ("var count: Int", "    public ", true),
        ("var count: Int { get }", "    public internal(set) ", true),
        ("var count: Int { get }", "    private(set) ", false),
        ("var count: Int { get set }", "    let a = 1; fileprivate(set) ", false),
        ("var count: Int { get set }", "    private(set) var b: Int { 1 }; ", true),
        ("var count: Int { get set }", "    package(set)\n  ", true),
        ("var count: Int { get }", "private(set) // the setter is private; {\n\n", false),
        ("var count: Int { get }", "private /* is */ (set) /* } */ ", false),
        ("var count: Int { get set }", "// private(set)\n", true),
        ("var count: Int { get set }", "let a = \"private(set) \"\n", true),
        ("var count: Int { get set }", "let a = f(set)\n", true),
        ("var count: Int { get }", "private(set) @Clamped((1), 2) @A.B weak ", false),
        ("var count: Int { get }", "private(set) var a = { var b = 1; return b }(), ", false),
    ])
    func aSetterThatTheTestSeesIsOverridden(member: String, modifiers: String, isSettable: Bool) throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass(
            "Store", [member, "init()"], memberPlace: place(of: "count =", in: "\n\(modifiers)var count ="))
        let source = "\n\(modifiers)var count = 1\n"
        #expect(try read(shop, source: source).requirements[0].isSettable == isSettable)
    }

    @Test func aSetterOfAnotherModuleMustBePublic() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass(
            "Store", ["var count: Int { get set }", "init()"], access: "open",
            memberPlace: (line: 0, character: 23))
        #expect(
            try read(shop, isForeign: true, source: "open internal(set) var count").requirements[0].isSettable
                == false)
        #expect(
            try read(shop, isForeign: true, source: "open               var count").requirements[0].isSettable
        )
        #expect(
            try read(shop, isForeign: true, source: "let a = f(set)     var count").requirements[0].isSettable
        )
    }

    @Test(arguments: [
        ("class Store { isolated deinit {} }", true), ("class Store { nonisolated deinit {} }", false),
        ("class Store { class Inner { isolated deinit {} } }", false),
        ("class Store {}; class Other { isolated deinit {} }", false),
        // Text that the compiler does not read as code.
        ("class Store { /* } */ isolated deinit {} }", true),
        ("class Store { /* a /* nested } */ } */ isolated deinit {} }", true),
        ("class Store { // don't } \" \n isolated deinit {} }", true),
        ("class Store { var a = \"}\"; isolated deinit {} }", true),
        ("class Store { var a = \"\\(b(\"}\"))\"; isolated deinit {} }", true),
        ("class Store { var a = #\"\\\"}\"#; isolated deinit {} }", true),
        ("class Store { var a = \"\"\"\n } \" \n\"\"\"; isolated deinit {} }", true),
        ("class Store { let a = /[}\"]/; isolated deinit {} }", true),
        ("class Store { var a: Int { b / 2 } /* / */; isolated deinit {} }", true),
        ("class Store { isolated /* } */\n deinit {} }", true),
        ("class Store { // isolated deinit {}\n }", false),
        ("class Store { var a = \"isolated deinit {}\" }", false),
        ("/* class Store { isolated deinit {} } */ class Shelf {}", false),
        ("class Store { deinit {} }\r\nclass Other { isolated deinit {} }", false),
    ])
    func anIsolatedDeinitializerIsReadFromTheSource(source: String, isIsolated: Bool) throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass("Store", ["func add()", "init()"], place: place(of: "Store", in: source))
        #expect(try read(shop, source: source).superclass?.hasIsolatedDeinitializer == isIsolated)
    }

    @Test(arguments: [("FoundationKit", true), ("Foundation", false), ("FoundationNetworking", false)])
    func onlyFoundationTakesSendableBackFromASubclass(module: String, isSendable: Bool) throws {
        var graph = GraphFile(module: module)
        let base = graph.addClass(
            "Base", ["func a()", "init()"], conforms: ["s:s8SendableP"], access: "open")
        graph.addClass("Store", [], superclass: base, conforms: ["s:s8SendableP"], access: "open")
        let interface = ModuleInterface(
            "open class Base : Sendable {\n}\nopen class Store : \(module).Base {\n}")
        var reader = DeclarationReader(
            index: SymbolIndex([try graph.graph], interfaces: [module: interface]))
        let symbol = try #require(reader.index.classes(of: module).first { $0.names.title == "Store" })
        #expect(reader.read(symbol, as: .class).superclass?.isSendable == isSendable)
    }

    @Test func anIsolatedDeinitializerOfAModuleWithoutSourcesIsReadFromItsInterface() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass("Store", ["func add()", "init()"], access: "open")
        for (text, isIsolated) in [("isolated deinit", true), ("deinit", false), ("", false)] {
            let interface = ModuleInterface("open class Store {\n\(text)\n}")
            var reader = DeclarationReader(
                index: SymbolIndex([try shop.graph], interfaces: ["Shop": interface]))
            let symbol = try #require(reader.index.classes(of: "Shop").first)
            #expect(reader.read(symbol, as: .class).superclass?.hasIsolatedDeinitializer == isIsolated)
        }
    }

    @Test func requiredAndUnavailableInitializersAreMarked() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass(
            "Store",
            ["func add()", "required init(a: Int)", "init(b: Int...)", "required convenience init(c: Int)"])
        let declaration = try read(shop)
        #expect(declaration.superclass?.initializers.map(\.isRequired) == [true])
        #expect(declaration.superclass?.overridesInitializers == true)
        #expect(
            declaration.unmockedMembers == [
                "init(b:) is not passed on because it has a variadic parameter, which Swift cannot pass on"
            ])
    }

    @Test func aProtocolWithASuperclassOverridesItsRequirements() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass("Base", ["func add() -> Int", "final func seal()", "func stop()", "init()"])
        shop.add(
            "Likeness", head: "protocol Likeness : Base",
            ["func add() throws -> Int", "func seal()", "func fresh()"], superclass: base)
        var reader = DeclarationReader(index: SymbolIndex([try shop.graph]))
        let declaration = reader.read(try #require(reader.index.protocols(of: "Shop").first))
        #expect(declaration.unsupportedReason == nil)
        #expect(declaration.requirements.map(\.title) == ["add()", "fresh()"])
        #expect(declaration.requirements.map(\.isOverride) == [true, false])
        #expect(
            declaration.unmockedMembers == [
                "seal() is not mocked because Base implements it, and it cannot be overridden"
            ])
    }

    @Test func aProtocolCannotRequireAFinalClassOrAnInitializerThatTheClassLacks() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClass("Base", head: "final class Base", ["func add()", "init()"])
        shop.add("Likeness", head: "protocol Likeness : Base", ["func add()"], superclass: base)
        var reader = DeclarationReader(index: SymbolIndex([try shop.graph]))
        #expect(
            reader.read(try #require(reader.index.protocols(of: "Shop").first)).unsupportedReason
                == "only subclasses of Base conform to it, and it is final; declare a protocol with its members, and mock the protocol"
        )
        var open = GraphFile(module: "Shop")
        open.addClass("Base", ["func add()", "init()"])
        open.add("Likeness", head: "protocol Likeness : Base", ["init(name: String)"], superclass: base)
        reader = DeclarationReader(index: SymbolIndex([try open.graph]))
        #expect(
            reader.read(try #require(reader.index.protocols(of: "Shop").first)).unsupportedReason
                == "its init(name:) is not an initializer of its superclass")
    }
}
