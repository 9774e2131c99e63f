import Foundation
import Testing

@testable import MockGenerator

// The source code of a whole wrapper, and of a member for each kind of requirement. Tests/Integration compiles and runs
// generated wrappers.

struct WrapperTextTests {
    @Test func aWholeWrapperIsWritten() throws {
        let declaration = try declared(
            "TaskStore",
            ["func add(_ task: Task)", "func load(id: Int?) throws -> Task", "var count: Int { get }"])
        #expect(
            try Wrapper.source(for: declaration) == """
                import ExpectKit
                @testable import Shop

                /// A mock of `TaskStore`.
                nonisolated final class MockTaskStore: TaskStore, TypedMocking {
                    /// The calls of `TaskStore`, with values or matchers as arguments.
                    nonisolated enum Invocation {
                        case add(Arg<Task>)
                        case load(id: Arg<Int?>)
                        case count
                    }

                    let mock: Mock<Invocation>
                    private let real: _RealObject<any TaskStore>

                    /// Creates a mock.
                    ///
                    /// - Parameters:
                    ///   - name: The name of the mock in reports. The default is the name of its type.
                    ///   - mode: How the mock treats unexpected calls.
                    init(_ name: String? = nil, mode: MockMode? = nil) {
                        mock = Mock(name, mode: mode)
                        real = _RealObject()
                    }

                    /// Creates a partial mock, which forwards undeclared calls to a real object.
                    ///
                    /// - Parameters:
                    ///   - name: The name of the mock in reports. The default is the name of its type.
                    ///   - real: The real object.
                    init(_ name: String? = nil, wrapping real: any TaskStore) {
                        mock = Mock(name, mode: .partial)
                        self.real = _RealObject(real)
                    }

                    /// `TaskStore.add(_:)`
                    func add(_ task: Task) { _call(MockCall(.add(.value(task))), on: real) { $0.object.add(task) } }

                    /// `TaskStore.load(id:)`
                    func load(id: Int?) throws -> Task {
                        try _call(MockCall(.load(id: .value(id))), on: real) { try $0.object.load(id: id) }
                    }

                    /// `TaskStore.count`
                    var count: Int { _call(MockCall(.count), on: real) { $0.object.count } }
                }

                nonisolated extension TypedCall where Invocation == MockTaskStore.Invocation {
                    /// A call of `TaskStore.add(_:)`.
                    static func add(_ task: Task) -> TypedCall<Invocation, Task, Void, Never> {
                        .init(.add(.value(task))) { $0.addArguments }
                    }
                    @_disfavoredOverload
                    static func add(_ task: Arg<Task>) -> TypedCall<Invocation, Task, Void, Never> {
                        .init(.add(task)) { $0.addArguments }
                    }

                    /// A call of `TaskStore.load(id:)`.
                    static func load(id: Int?) -> TypedCall<Invocation, Int?, Task, any Error> {
                        .init(.load(id: .value(id))) { $0.loadArguments }
                    }
                    @_disfavoredOverload
                    static func load(id: Arg<Int?>) -> TypedCall<Invocation, Int?, Task, any Error> {
                        .init(.load(id: id)) { $0.loadArguments }
                    }

                    /// A call of `TaskStore.count`.
                    static var count: TypedCall<Invocation, Void, Int, Never> { .init(.count) }
                }

                nonisolated extension MockTaskStore.Invocation {
                    @_disfavoredOverload
                    static func add(_ task: Task) -> Self { .add(.value(task)) }
                    @_disfavoredOverload
                    static func load(id: Int?) -> Self { .load(id: .value(id)) }
                }

                nonisolated fileprivate extension MockTaskStore.Invocation {
                    var addArguments: Task? { if case .add(let task) = self { task.value } else { nil } }
                    var loadArguments: Int?? { if case .load(let id) = self { id.value } else { nil } }
                }

                nonisolated extension MockTaskStore.Invocation: InvocationMatching {
                    func matches(_ call: Self) -> Bool {
                        switch (self, call) {
                        case (.add(let task), .add(let actualTask)): task.matches(actualTask)
                        case (.load(let id), .load(let actualId)): id.matches(actualId)
                        case (.count, .count): true
                        default: false
                        }
                    }

                    func hash(into hasher: inout InvocationHasher) {
                        switch self {
                        case .add(let task):
                            hasher.combine(0)
                            hasher.combine(task)
                        case .load(let id):
                            hasher.combine(1)
                            hasher.combine(id)
                        case .count: hasher.combine(2)
                        }
                    }

                    static var parameterNames: [String: [String]] { ["add(_:)": ["task"]] }
                }

                """)
    }

    @Test(arguments: [
        (
            "var count: Int { get set }", "var count",
            """
            var count: Int {
                get { _call(MockCall(.count), on: real) { $0.object.count } }
                set { _call(MockCall(.setCount(.value(newValue))), on: real) { $0.object.count = newValue } }
            }
            """
        ),
        (
            "func load() async throws(ShopError) -> Int", "func load",
            """
            func load() async throws(ShopError) -> Int {
                try await _call(MockCall(.load), on: real) { (real) async throws(ShopError) in
                    try await real.object.load()
                }
            }
            """
        ),
        (
            "func tidy(_ items: inout [Int]) -> Bool", "func tidy",
            """
            func tidy(_ items: inout [Int]) -> Bool {
                let result: Bool
                (items, result) = _call(
                    MockCall(.tidy(.value(items))),
                    on: real, default: mock._defaultValue(of: Bool.self).map { (items, $0) }
                ) { real in
                    var items = items
                    let result = real.object.tidy(&items)
                    return (items, result)
                }
                return result
            }
            """
        ),
        (
            "func wipe(_ items: inout [Int])", "func wipe",
            """
            func wipe(_ items: inout [Int]) {
                items = _call(MockCall(.wipe(.value(items))), on: real, unchanged: items) { real in
                    var items = items
                    real.object.wipe(&items)
                    return items
                }
            }
            """
        ),
        (
            "func each(_ body: (Int) -> Void)", "func each",
            """
            func each(_ body: (Int) -> Void) {
                _call(.each, on: real) {
                    $0.object.each(body)
                } running: { answer in
                    for argument in answer { body(argument) }
                }
            }
            """
        ),
        (
            "func count(_ body: (Int) -> Bool) -> Int", "func count",
            """
            func count(_ body: (Int) -> Bool) -> Int {
                _call(.count, on: real) {
                    $0.object.count(body)
                } running: { answer in
                    for argument in answer.0 { _ = body(argument) }
                    return answer.1
                }
            }
            """
        ),
        (
            "func tear(_ ticket: consuming Ticket) -> Int", "func tear",
            """
            func tear(_ ticket: consuming Ticket) -> Int {
                var ticketHeld = Optional(ticket)
                return _call(MockCall(.tear), on: real) { $0.object.tear(ticketHeld.take()!) }
            }
            """
        ),
        (
            "func read<T>(_ body: (Page) throws -> T) rethrows -> T", "func read",
            """
            func read<T>(_ body: (Page) throws -> T) rethrows -> T {
                try _call(.read, on: real) {
                    try $0.object.read(body)
                } running: { answer in try body(answer) }
            }
            """
        ),
        (
            "static func make(_ count: Int) -> Int", "static func make",
            "static func make(_ count: Int) -> Int { boundMock.call(.make(.value(count))) }"
        ),
        (
            "func log(_ items: String...)", "func log",
            """
            func log(_ items: String...) {
                _call(MockCall(.log(.value(items))), on: real) { real in
                    let passed = unsafeBitCast(
                        real.object.log(_:) as (String...) -> Void,
                        to: (([String]) -> Void).self)
                    passed(items)
                }
            }
            """
        ),
        (
            "func merge(_ other: Self) -> Self", "func merge",
            """
            func merge(_ other: MockStore) -> MockStore {
                func forward<Real: Store>(_ real: inout Real) -> MockStore {
                    MockStore(wrapping: real.merge(other.real.object as! Real))
                }
                return _call(
                    MockCall(.merge(.value(other))), on: real._beside(other.real), default: MockStore(mode: .strict)
                ) {
                    forward(&$0.object)
                }
            }
            """
        ),
    ])
    func aRequirementBecomesAMember(source: String, start: String, member: String) throws {
        let text = try Wrapper.source(for: declared("Store", [source]))
        #expect(part(start, of: text) == member)
    }

    @Test func aProtocolMayRequireAnInitializerThatWrapsAnObject() throws {
        let text = try Wrapper.source(
            for: declared("Layer", ["init(wrapping layer: any Layer)", "func joined(_ other: Self) -> Self"]))
        #expect(
            text.lacks(
                "    init(wrapping layer: any Layer) {\n",
                "    init(_ name: String? = nil, wrappingReal real: any Layer) {\n",
                "MockLayer(wrappingReal: real.joined(other.real.object as! Real))") == [])
    }

    @Test func aMockOffersTheDefaultImplementationsOfItsProtocol() throws {
        let text = try Wrapper.source(
            for: declared("Store", ["func add(_ number: Int)", "func addAll(_ numbers: [Int])"]) {
                $0.requirements[1].defaultImplementation = .usable
            })
        #expect(text.contains("        real = _RealObject(_defaults: DefaultImplementations(mock))\n"))
        #expect(
            part("func addAll", of: text) == """
                func addAll(_ numbers: [Int]) {
                    _call(MockCall(.addAll(.value(numbers))), on: real._orDefaults) { $0.object.addAll(numbers) }
                }
                """)
        #expect(
            part("private nonisolated final class", of: text) == """
                private nonisolated final class DefaultImplementations: Store, TypedMocking {
                    let mock: Mock<Invocation>

                    init(_ mock: Mock<Invocation>) { self.mock = mock }

                    /// `Store.add(_:)`
                    func add(_ number: Int) { call(.add(.value(number))) }
                }
                """)
    }

    @Test(arguments: [
        "func other() -> Self", "init(name: String)",
    ])
    func aProtocolWithSelfOrAnInitializerHasNoObjectWithDefaultImplementations(requirement: String) throws {
        let text = try Wrapper.source(
            for: declared("Store", [requirement, "func addAll()"]) {
                $0.requirements[1].defaultImplementation = .usable
            })
        #expect(text.has("DefaultImplementations", "_orDefaults") == [])
    }

    @Test func aPublicProtocolIsImportedWithoutTestable() throws {
        let text = try Wrapper.source(
            for: declared("Store", []) {
                $0.isInternal = false
                $0.imports = ["Shop", "Foundation", "Base"]
            })
        #expect(text.hasPrefix("import Base\nimport ExpectKit\nimport Foundation\nimport Shop\n\n"))
    }

    @Test func onlyThePartsOfFoundationAreImportedUnderACondition() throws {
        let text = try Wrapper.source(
            for: declared("Store", []) {
                $0.imports = ["Shop", "MyFoundationXML", "FoundationKit"]
                $0.copiedImports = ["import struct FoundationNetworking.URLRequest"]
            })
        #expect(
            text.hasPrefix(
                """
                import ExpectKit
                import Foundation
                import FoundationKit
                import MyFoundationXML
                @testable import Shop
                #if canImport(FoundationNetworking)
                    import struct FoundationNetworking.URLRequest
                #endif
                """))
    }

    @Test func theBoundMockHasTheModeAndTheOrderOfTheTestTarget() throws {
        func text(_ requirements: String...) throws -> String {
            try Wrapper.source(for: declared("Device", requirements) { $0.targetMode = "nice" })
        }
        let settings =
            "    nonisolated static var _target: (mode: MockMode, ordering: MockOrdering) { (.nice, .ordered) }\n"
        #expect(try text("static var model: String { get }").contains(settings))
        #expect(try text("init()").contains(settings))
        #expect(try !text("func ping()").contains("static var _target"))
    }

    @Test func aPropertyIsKeptByItsOwnSetter() throws {
        let text = try Wrapper.source(
            for: declared(
                "Prefs",
                [
                    "subscript(_ i: Int) -> String { get }", "subscript(_ key: String) -> String { get set }",
                    "static var home: Int { get set }", "var home: Int { get }",
                ]))
        #expect(
            part("static var settableProperties", of: text) == """
                static var settableProperties: [SettableProperty<Self>] {
                    [
                        SettableProperty(.itemString(Arg<String>.any), set: .setItem(Arg<String>.any, to: Arg<String>.any)) {
                            if case .setItem(let key, let newValue) = $0 { (.itemString(key), newValue.value as Any) } else { nil }
                        },
                        SettableProperty(.homeInt, set: .setHome(Arg<Int>.any)) {
                            if case .setHome(let newValue) = $0 { (.homeInt, newValue.value as Any) } else { nil }
                        },
                    ]
                }
                """)
    }

    @Test func aTypeThatOnlyTheAnswerDependsOnIsAnArgumentOfTheCase() throws {
        let text = try Wrapper.source(
            for: declared("Settings", ["func value<T>(_ key: String) -> T?", "func first<S: Sequence>() -> S.Element"])
        )
        #expect(
            text.lacks(
                "case value(Arg<String>, returning: Arg<Any.Type> = .any)\n",
                "case first(given: Arg<Any.Type> = .any)\n",
                "_call(MockCall(.value(.value(key), returning: .value(T?.self))), on: real) {",
                "_call(MockCall(.first(given: .value(S.self))), on: real) {",
                ".init(.value(.value(key), returning: .value(T?.self))) { $0.valueArguments }",
                ".init(.value(key, returning: .value(T?.self))) { $0.valueArguments }",
                ".init(.first(given: .value(S.self)))",
                "var valueArguments: String? { if case .value(let key, _) = self { key.value } else { nil } }",
                """
                        case (.value(let key, let returning), .value(let actualKey, let actualReturning)):
                            key.matches(actualKey) && returning.matches(actualReturning)
                        case (.first(let given), .first(let actualGiven)): given.matches(actualGiven)

                """,
                """
                        case .value(let key, let returning):
                            hasher.combine(0)
                            hasher.combine(key)
                            hasher.combine(returning)

                """, "[\"value(_:returning:)\": [\"key\", \"returning\"]]"
            ) == [])
    }

    @Test(arguments: [
        "func load<T: Decodable>(_ type: T.Type) -> T", "func first<T>(of items: [T]) -> T?",
        "func pair<T, U>(_ left: T, _ right: U) -> (T, U)",
    ])
    func aTypeThatAnArgumentDeterminesIsNoFurtherArgument(requirement: String) throws {
        #expect(try Wrapper.source(for: declared("Settings", [requirement])).has("Arg<Any.Type>") == [])
    }

    @Test func aCodableCaseHasNoTypes() throws {
        let text = try Wrapper.source(
            for: declared("Settings", ["func value<T>(_ key: String) -> T?"]) { $0.isCodable = true })
        #expect(text.has("Arg<Any.Type>") == [])
    }

    @Test func aTypeWithAnIsolatedConformanceIsNotHashed() throws {
        let text = try Wrapper.source(
            for: declared("Store", ["func add(_ task: Task)", "func size()"]) {
                $0.isolatedTypes = ["Task": "@MainActor"]
            })
        #expect(text.lacks("case .add: hasher.giveUp()", "case .size: hasher.combine(1)") == [])
    }

    @Test func theNewestVersionOfEachPlatformIsRequired() throws {
        let text = try Wrapper.source(
            for: declared("Store", []) { $0.availability = ["macOS 14", "iOS 9", "macOS 13.3", "iOS 17"] })
        #expect(text.contains("@available(macOS 14, iOS 17, *)\nnonisolated final class"))
    }

    @Test func declarationsWithADeprecatedTypeAreDeprecated() throws {
        let text = try Wrapper.source(
            for: declared("Store", ["func add(_ task: Old)"]) { $0.deprecatedTypes = ["Old"] })
        #expect(text.components(separatedBy: "@available(*, deprecated)").count == 9)
    }

    @Test func anActorMockRunsOnTheExecutorOfTheRealActor() throws {
        let text = try Wrapper.source(
            for: declared("Vault", ["func take(_ page: Page) -> Page"]) { $0.isActor = true })
        #expect(
            text.lacks(
                "\nactor MockVault: Vault, TypedMocking {", "        unownedExecutor = real.unownedExecutor\n"
            ) == [])
        #expect(
            part("func take", of: text) == """
                func take(_ page: Page) -> Page {
                    let pageHanded = Handed(page)
                    return _call(MockCall(.take(.value(page))), on: real) { real in
                        real.object.assumeIsolated { Handed($0.take(pageHanded.value)) }.value
                    }
                }
                """)
    }

    @Test func anActorMayHaveAMemberWithTheNameOfAProperty() throws {
        func text(_ requirements: String...) throws -> String {
            try Wrapper.source(for: declared("Vault", requirements) { $0.isActor = true })
        }
        #expect(
            try text("var home: Int { get }").lacks(
                "private let executorHome: any Actor\n", "self.executorHome = Home()\n",
                "unownedExecutor = self.executorHome.unownedExecutor\n", "executorHome = real\n") == [])
        #expect(try text("func lock()", "init(home: Int)").contains("self.home = Home()\n"))
    }

    @Test func anArgumentThatCanBeLeftOutHasADefaultValue() throws {
        let text = try Wrapper.source(
            for: declared("Tracer", ["func start(_ name: String, of kind: Kind, then: @escaping () -> Void)"]) {
                $0.hasOptionalArguments = true
            })
        let tokens = part("nonisolated extension TypedCall", of: text)
        #expect(
            tokens == """
                nonisolated extension TypedCall where Invocation == MockTracer.Invocation {
                    /// A call of `Tracer.start(_:of:then:)`.
                    static func start(
                        _ name: String,
                        of kind: @autoclosure () throws(_OmittedArgument) -> Kind = try _OmittedArgument.make(),
                        then: Arg<() -> Void> = .any
                    ) -> TypedCall<Invocation, (String, Kind, () -> Void), Void, Never> {
                        .init(.start(.value(name), of: ._valueOrAny(kind), then: then)) { $0.startArguments }
                    }
                    @_disfavoredOverload
                    static func start(
                        _ name: String, of kind: Arg<Kind> = .any, then: Arg<() -> Void> = .any
                    ) -> TypedCall<Invocation, (String, Kind, () -> Void), Void, Never> {
                        .init(.start(.value(name), of: kind, then: then)) { $0.startArguments }
                    }
                    @_disfavoredOverload
                    static func start(
                        _ name: Arg<String>, of kind: Arg<Kind> = .any, then: Arg<() -> Void> = .any
                    ) -> TypedCall<Invocation, (String, Kind, () -> Void), Void, Never> {
                        .init(.start(name, of: kind, then: then)) { $0.startArguments }
                    }
                }
                """)
    }
}
