import Testing

@testable import MockGenerator

// Reads structs of closures from symbol graphs.

struct ClientReaderTests {
    private func read(
        isForeign: Bool = false, source: String? = nil, _ build: (inout GraphFile) -> Void
    ) throws -> MockedDeclaration {
        var shop = GraphFile(module: "Shop")
        build(&shop)
        var reader = DeclarationReader(index: SymbolIndex([try shop.graph]))
        reader.isForeign = isForeign
        reader.source = { _ in source }
        return reader.read(try #require(reader.index.structs(of: "Shop").first), as: .client)
    }

    private let load = "var load: @Sendable (Int, Int) async throws -> Item"
    private let makeLoad = "init(load: @escaping @Sendable (Int, Int) async throws -> Item)"

    // MARK: Which structs are clients

    @Test(arguments: [
        ("var load: (Int) -> Item", true), ("let load: (Int) -> Item", true),
        ("lazy var load: (Int) -> Item { mutating get set }", false),
        ("var load: (Int) -> Item { get }", false), ("var name: String", false),
    ])
    func aStructWithAStoredClosureIsAClient(_ property: String, _ isClient: Bool) throws {
        var shop = GraphFile(module: "Shop")
        shop.addClient("Store", [property], initializers: [])
        let index = SymbolIndex([try shop.graph])
        #expect(index.isClient(try #require(index.structs(of: "Shop").first)) == isClient)
    }

    @Test func aPropertyWithAccessorsIsStoredIfAnInitializerTakesIt() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClient(
            "Store", ["var load: (Int) -> Item { get set }"],
            initializers: ["init(load: @escaping (Int) -> Item)"])
        let index = SymbolIndex([try shop.graph])
        #expect(index.isClient(try #require(index.structs(of: "Shop").first)))
    }

    // MARK: Argument names

    @Test(arguments: [
        ("let load: @Sendable (_ id: Int, _ count: Int) async throws -> Item", "load(id:count:)"),
        ("let load: @Sendable (Int, _ count: Int) async throws -> Item", "load(_:count:)"),
        ("let load: @Sendable (Int, Int) async throws -> Item", "load(_:_:)"),
        ("let load: @Sendable (/* a */ _ in: Int, _ `for`: Int) async throws -> Item", "load(in:for:)"),
        ("let load: @Sendable (_ id: Int) -> Item", "load(_:_:)"),
        ("let other: @Sendable (_ id: Int, _ count: Int", "load(_:_:)"),
        ("let load = { (id: Int, count: Int) in Item() }", "load(_:_:)"),
        ("", "load(_:_:)"),
    ])
    func argumentNamesAreThoseInTheSourceFile(_ line: String, _ title: String) throws {
        let declaration = try read(source: "struct Store {\n\(line)\n}") {
            $0.addClient("Store", [load], initializers: [makeLoad], lines: [1])
        }
        #expect(declaration.unsupportedReason == nil)
        #expect(declaration.requirements.map(\.title) == [title])
        #expect(declaration.requirements.first?.documentedName == "Store.\(title)")
    }

    @Test func argumentsAreNumberedWithoutASourceFile() throws {
        let declaration = try read {
            $0.addClient("Store", [load], initializers: [makeLoad])
        }
        #expect(declaration.requirements.first?.parameters.map(\.name) == ["argument1", "argument2"])
        #expect(declaration.requirements.first?.parameters.map(\.label) == [nil, nil])
    }

    @Test func argumentNamesStretchOverLinesWithComments() throws {
        let source = """
            struct Store {
                var load: @Sendable (
                    _ id: Int,  // the id, which is unique
                    _ count: Int
                ) async throws -> Item
            }
            """
        let declaration = try read(source: source.replacing("    var ", with: "var ")) {
            $0.addClient("Store", [load], initializers: [makeLoad], lines: [1])
        }
        #expect(declaration.requirements.map(\.title) == ["load(id:count:)"])
    }

    // MARK: Closures

    @Test func theTypeOfAClosureBecomesThatOfAFunction() throws {
        let declaration = try read {
            $0.addClient(
                "Store",
                [
                    "var show: @MainActor @Sendable (inout Int, @escaping (Int) -> Void) -> Int",
                    "var done: (@Sendable (Int) -> Void)?",
                ],
                initializers: [
                    "init(show: @escaping @MainActor @Sendable (inout Int, @escaping (Int) -> Void) -> Int, done: (@Sendable (Int) -> Void)? = nil)"
                ])
        }
        let show = try #require(declaration.requirements.first)
        #expect(show.kind == .function)
        #expect(show.attributes == ["@MainActor"])
        #expect(show.parameters.map(\.specifiers) == [["inout"], ["@escaping"]])
        #expect(show.result == .named("Int"))
        #expect(declaration.client.closures.map(\.isOptional) == [false, true])
        #expect(declaration.client.closures.map(\.isSendable) == [true, true])
    }

    // MARK: Initializers

    private func arguments(_ declaration: MockedDeclaration) -> [String] {
        declaration.client.arguments.map { argument in
            switch argument {
            case .closure(_, let name): name
            case .result(_, let name): "result of \(name)"
            case .value(let value): "\(value.parameter.name): \(value.parameter.type)"
            }
        }
    }

    @Test func theInitializerThatTakesMostClosuresIsChosen() throws {
        let declaration = try read {
            $0.addClient(
                "Store", ["var load: () -> Int", "var save: (Int) -> Void", "var limit: Int"],
                initializers: [
                    "init()", "init(load: @escaping () -> Int)",
                    "init(load: @escaping () -> Int, save: @escaping (Int) -> Void, limit: Int = 3)",
                ])
        }
        #expect(arguments(declaration) == ["load", "save", "limit: Int"])
        #expect(declaration.client.values.map(\.parameter.defaultValue) == ["3"])
        #expect(declaration.client.values.map(\.property) == ["limit"])
        #expect(declaration.client.assigned == [])
    }

    @Test func anInitializerCanTakeAClosureAsAutoclosure() throws {
        let declaration = try read {
            $0.addClient(
                "Store", ["let load: () -> Int"],
                initializers: ["init(load: @autoclosure @escaping () -> Int)"])
        }
        #expect(arguments(declaration) == ["result of load"])
    }

    @Test func otherClosuresAreAssigned() throws {
        let declaration = try read {
            $0.addClient(
                "Store", ["let load: () -> Int", "var save: (Int) -> Void"],
                initializers: ["init(load: @escaping () -> Int)"])
        }
        #expect(arguments(declaration) == ["load"])
        #expect(declaration.client.assigned == ["save"])
    }

    @Test(arguments: [
        ("3", true), ("\"a\"", true), ("[.one, .two(1)]", true), ("-1.5", true), ("nil", true),
        ("\"\\(count)\"", false), ("Date()", false), ("Self.standard", false), ("{ $0 }", false),
    ])
    func aDefaultValueIsKeptIfItMeansTheSameInAnotherFile(_ value: String, _ isKept: Bool) throws {
        let declaration = try read {
            $0.addClient(
                "Store", ["var load: () -> Int"],
                initializers: ["init(load: @escaping () -> Int, other: Other = \(value))"])
        }
        #expect(declaration.client.values.map(\.parameter.defaultValue) == (isKept ? [value] : []))
    }

    @Test(arguments: [
        "init?(load: @escaping () -> Int)", "init(load: @escaping () -> Int) throws",
        "init(load: @escaping () -> Int) async", "init<T>(load: @escaping () -> Int, other: T)",
        "init(load: @escaping () -> String)", "init(other: inout Int, load: @escaping () -> Int)",
    ])
    func anInitializerThatAMockCannotCallIsNotUsed(_ initializer: String) throws {
        let declaration = try read {
            $0.addClient("Store", ["let load: () -> Int"], initializers: [initializer])
        }
        #expect(
            declaration.unsupportedReason
                == "it has no initializer that takes its closures and that a test can see")
    }

    // MARK: What cannot be mocked

    @Test func aForeignClientNeedsAPublicInitializer() throws {
        let declaration = try read(isForeign: true) {
            $0.addClient("Store", ["let load: () -> Int"], initializers: ["init(load: @escaping () -> Int)"])
        }
        #expect(declaration.unsupportedReason == "none of its closures can be set")
        let other = try read(isForeign: true) {
            $0.addClient(
                "Store", ["let load: () -> Int"], initializers: ["init()"], access: "public")
        }
        #expect(other.unsupportedReason == "none of its closures can be set")
    }

    @Test func aConstantWithAnInitialValueIsNoClosureToMock() throws {
        let declaration = try read(source: "\n    load: () -> Int = { 1 }") {
            $0.addClient("Store", ["let load: () -> Int"], initializers: ["init()"], lines: [1])
        }
        #expect(declaration.unsupportedReason == "none of its closures can be set")
    }

    @Test func aTypeAliasOfAModuleWithoutASymbolGraphIsReported() throws {
        var shop = GraphFile(module: "Shop")
        shop.addClient(
            "Store", ["var load: LoadHandler"], initializers: ["init(load: @escaping LoadHandler)"],
            types: ["LoadHandler": "s:4Base11LoadHandlera"])
        var reader = DeclarationReader(index: SymbolIndex([try shop.graph]))
        let symbol = try #require(reader.index.structs(of: "Shop").first)
        #expect(
            reader.read(symbol, as: .client).unsupportedReason
                == "its closure load has a type of Base, whose symbol graph is missing")
        #expect(reader.missingModules == ["Base"])
    }

    @Test func anSPIAndANoncopyableClientAreRejected() throws {
        let hidden = try read {
            $0.addClient(
                "Store", ["var load: () -> Int"], initializers: ["init(load: @escaping () -> Int)"], spi: true
            )
        }
        #expect(hidden.unsupportedReason == "it is SPI, which a generated file cannot import")
        let noncopyable = try read(source: "\nstruct Store: ~Copyable {") {
            let usr = $0.addClient(
                "Store", ["var load: () -> Int"], initializers: ["init(load: @escaping () -> Int)"])
            $0.change(usr) {
                $0["location"] = ["uri": "file:///Shop.swift", "position": ["line": 1, "character": 7]]
            }
        }
        #expect(
            noncopyable.unsupportedReason
                == "it is noncopyable, and a mock stores only copyable values")
    }

    @Test func aParameterPackIsRejected() throws {
        let declaration = try read {
            $0.addClient(
                "Store", head: "struct Store<each T>", ["var load: () -> Int"],
                initializers: ["init(load: @escaping () -> Int)"])
        }
        #expect(
            declaration.unsupportedReason
                == "its generic parameter T is a parameter pack, which a mock cannot have")
    }

    // MARK: Sendability

    @Test(arguments: [
        ("@Sendable () -> Int", ["s:s8SendableP"], ClientLayout.Sendability.checked),
        ("@Sendable () -> Int", [], .unchecked), ("() -> Int", [], .none),
        ("@MainActor () -> Int", [], .unchecked),
    ])
    func theMockIsSendableIfAClosureIs(
        _ type: String, _ parents: [String], _ sendability: ClientLayout.Sendability
    ) throws {
        let declaration = try read {
            $0.addClient(
                "Store", ["var load: \(type)"], initializers: ["init(load: @escaping \(type))"],
                parents: parents)
        }
        #expect(declaration.client.sendability == sendability)
    }
}
