import Testing

@testable import MockGenerator

// The source code of the mock of a class.

struct ClassTextTests {
    private func text(
        _ members: [String], initializers: [Superclass.Initializer] = [], name: String = "Store",
        change: (inout Superclass) -> Void = { _ in }
    ) throws -> String {
        try Wrapper.source(
            for: declared(name, members) { declaration in
                declaration.form = .class
                for index in declaration.requirements.indices {
                    declaration.requirements[index].isOverride = true
                }
                var superclass = Superclass(type: .named(name))
                superclass.initializers = initializers
                change(&superclass)
                declaration.superclass = superclass
            })
    }

    private func initializer(_ source: String, isRequired: Bool = false) throws -> Superclass.Initializer {
        Superclass.Initializer(declared: try Requirement(source: source), isRequired: isRequired)
    }

    @Test func aWholeMockIsWritten() throws {
        let text = try text(
            ["func add(_ item: Int) throws -> Bool", "var name: String { get set }"],
            initializers: [initializer("init(name: String, limit: Int = 3)")])
        #expect(
            text.hasPrefix(
                """
                import ExpectKit
                @testable import Shop

                /// A mock of `Store`.
                nonisolated final class MockStore: Store, TypedMocking {
                    /// The calls of `Store`, with values or matchers as arguments.
                    nonisolated enum Invocation {
                        case add(Arg<Int>)
                        case name
                        case setName(Arg<String>)
                    }

                    let mock: Mock<Invocation>
                    private let real = _RealObject(_super: ())

                    /// Creates a mock, and initializes its superclass.
                    ///
                    /// - Parameters:
                    ///   - name: The name of the mock in reports. The default is the name of its type.
                    ///   - mode: How the mock treats unexpected calls. `.partial` forwards them to `super`.
                    init(_ name: String? = nil, mode: MockMode? = nil, name nameArgument: String, limit: Int = 3) {
                        mock = Mock(name, mode: mode)
                        super.init(name: nameArgument, limit: limit)
                        real._begin()
                    }

                    deinit { real._end() }

                    /// `Store.add(_:)`
                    override func add(_ item: Int) throws -> Bool {
                        try _call(MockCall(.add(.value(item))), on: real) { _ in try super.add(item) }
                    }

                    /// `Store.name`
                    override var name: String {
                        get { _call(MockCall(.name), on: real) { _ in super.name } }
                        set { _call(MockCall(.setName(.value(newValue))), on: real) { _ in super.name = newValue } }
                    }
                }

                """))
    }

    @Test(arguments: [
        ("func add() async", "await _call(MockCall(.add), on: real) { _ in await super.add() }"),
        (
            "func add() throws(Gone)",
            "try _call(MockCall(.add), on: real) { (_) throws(Gone) in try super.add() }"
        ),
        (
            "subscript(_ i: Int) -> Int { get }",
            "_call(MockCall(.item(.value(i))), on: real) { _ in super[i] }"
        ),
    ])
    func aCallIsForwardedToSuper(member: String, body: String) throws {
        #expect(try text([member]).contains(body))
    }

    @Test(arguments: [
        ("init()", "init(_ name: String? = nil, mode: MockMode? = nil) {", "super.init()"),
        (
            "init(delays: [Int] = [1, .max], now: Clock = Clock())",
            "init(_ name: String? = nil, mode: MockMode? = nil, delays: [Int] = [1, .max], now: Clock) {",
            "super.init(delays: delays, now: now)"
        ),
        (
            "init?(a: Int) async throws",
            "init?(_ name: String? = nil, mode: MockMode? = nil, a: Int) async throws {",
            "try await super.init(a: a)"
        ),
        (
            "init(_ a: Int)", "init(mockName name: String? = nil, mode: MockMode? = nil, _ a: Int) {",
            "super.init(a)"
        ),
        (
            "init(mode: Int)",
            "init(_ name: String? = nil, mockMode mode: MockMode? = nil, mode modeArgument: Int) {",
            "super.init(mode: modeArgument)"
        ),
        (
            "init(a: @autoclosure () -> Int, b: inout Int)",
            "init(_ name: String? = nil, mode: MockMode? = nil, a: @autoclosure () -> Int, b: inout Int) {",
            "super.init(a: a(), b: &b)"
        ),
        (
            "init(a: [Int] = [], b: Clock = Clock(), c: Way = .up)",
            "init(_ name: String? = nil, mode: MockMode? = nil, a: [Int] = [], b: Clock, c: Way = .up) {",
            "super.init(a: a, b: b, c: c)"
        ),
    ])
    func anInitializerIsPassedOn(source: String, head: String, call: String) throws {
        let text = try text(["func add()"], initializers: [initializer(source)])
        #expect(text.lacks("    \(head)\n", "        \(call)\n        real._begin()\n") == [])
    }

    @Test func aRequiredInitializerIsImplementedToo() throws {
        let source = try text(["func add()"], initializers: [initializer("init(a: Int)", isRequired: true)])
        #expect(
            part("required init(a: Int)", of: source) == """
                required init(a: Int) {
                    mock = Mock()
                    super.init(a: a)
                    real._begin()
                }
                """)
    }

    @Test func designatedInitializersAreOverriddenForARequiredConvenienceInitializer() throws {
        let source = try text(["func add()"], initializers: [initializer("init(a: Int)")]) {
            $0.overridesInitializers = true
        }
        #expect(source.contains("override init(a: Int) {"))
    }

    @Test func anUnavailableRequiredInitializerStops() throws {
        var unavailable = try initializer("init?(coder: Int)", isRequired: true)
        unavailable.declared.availability = ["*, unavailable"]
        let source = try text(["func add()"], initializers: [initializer("init()"), unavailable])
        #expect(
            source.contains(
                """
                    @available(*, unavailable)
                    required init?(coder: Int) { fatalError("init(coder:) is not available") }
                """))
        #expect(!source.contains("MockMode = .strict, coder: Int"))
    }

    @Test func aDeprecatedInitializerIsPassedOnAsDeprecated() throws {
        var deprecated = try initializer("init(a: Int)")
        deprecated.declared.availability = ["*, deprecated"]
        let source = try text(["func add()"], initializers: [deprecated])
        #expect(source.contains("    @available(*, deprecated)\n    init(_ name: String? = nil, mode:"))
    }

    @Test func anIsolatedClassHasAnIsolatedMock() throws {
        let source = try text(["@MainActor func add()"]) { $0.isIsolated = true }
        #expect(
            source.lacks(
                "\nfinal class MockStore: Store, TypedMocking {",
                "    nonisolated let mock: Mock<Invocation>\n",
                "    private nonisolated let real = _RealObject(_super: ())\n",
                "    @MainActor override func add() {") == [])
    }

    @Test func theInitializerThatTheCompilerAddsIsNotIsolated() throws {
        var implicit = try initializer("init()")
        implicit.isImplicit = true
        let isolated = try text(["@MainActor func add()"], initializers: [implicit]) { $0.isIsolated = true }
        #expect(isolated.contains("    nonisolated override init() {\n"))
        #expect(try !text(["func add()"], initializers: [implicit]).contains("override init()"))
    }

    @Test func anIsolatedDeinitializerIsOverriddenByOne() throws {
        let source = try text(["func add()"]) { $0.hasIsolatedDeinitializer = true }
        #expect(source.contains("    isolated deinit { real._end() }"))
    }

    @Test func aSendableClassRestatesItsConformance() throws {
        let source = try text(["func add()"]) { $0.isSendable = true }
        #expect(source.contains("class MockStore: Store, TypedMocking, @unchecked Sendable {"))
    }

    @Test func theBoxHasAnotherNameIfTheClassHasAPropertyOfItsName() throws {
        let source = try text(["func add()"]) { $0.memberNames = ["real"] }
        #expect(
            source.lacks("private let realObject = _RealObject(_super: ())", "deinit { realObject._end() }")
                == [])
    }

    @Test func aGenericClassHasAGenericMock() throws {
        let declaration = try declared(
            "Box", ["func put(_ item: Item)"], associatedTypes: ["Item"], primary: ["Item"]
        ) {
            $0.form = .class
            $0.requirements[0].isOverride = true
            $0.superclass = Superclass(type: .named("Box", in: nil, arguments: [.named("Item")]))
        }
        #expect(
            try Wrapper.source(for: declaration).contains("class MockBox<Item>: Box<Item>, TypedMocking {"))
    }
}
