import Testing

@testable import MockGenerator

// The source code of the mock of a struct of closures, apart from what it shares with the mock of a protocol.

struct ClientTextTests {
    private func client(
        _ requirements: [String], optional: Set<String> = [], values: [ClientLayout.Value] = [],
        change: (inout MockedDeclaration) -> Void = { _ in }
    ) throws -> MockedDeclaration {
        try declared("StoreClient", requirements) { declaration in
            declaration.form = .client
            for index in declaration.requirements.indices {
                let name = declaration.requirements[index].name.filter { $0 != "`" }
                declaration.requirements[index].name = name
                declaration.client.closures.append(.init(name: name, isOptional: optional.contains(name)))
                declaration.client.arguments.append(.closure(label: name, name: name))
            }
            declaration.client.arguments += values.map { .value($0) }
            change(&declaration)
        }
    }

    private func value(
        _ name: String, _ type: String, default standard: String? = nil, isProperty: Bool = true
    )
        -> ClientLayout.Value
    {
        var parameter = Parameter(label: name, name: name, type: .named(type))
        parameter.defaultValue = standard
        return ClientLayout.Value(parameter: parameter, property: isProperty ? name : nil)
    }

    @Test func theClosuresOfTheClientCallTheMembers() throws {
        let source = try Wrapper.source(
            for: client([
                "func load(id: Int, count: Int) async throws -> Item",
                "func save(_ argument1: Item) throws(StoreError)", "func count() -> Int",
            ]))
        #expect(
            part("var client", of: source) == """
                var client: StoreClient {
                    StoreClient(
                        load: { id, count in try await self.load(id: id, count: count) },
                        save: { (argument1) throws(StoreError) in try self.save(argument1) },
                        count: { self.count() })
                }
                """)
        #expect(
            part("private func load", of: source) == """
                private func load(id: Int, count: Int) async throws -> Item {
                    try await _call(MockCall(.load(id: .value(id), count: .value(count))), on: real) {
                        try await $0.object.load(id, count)
                    }
                }
                """)
        #expect(
            source.lacks(
                "nonisolated final class MockStoreClient: TypedMocking {",
                "private let real: _RealObject<StoreClient>") == [])
    }

    @Test func anAutoclosureOfTheInitializerGetsTheResult() throws {
        let source = try Wrapper.source(
            for: client(["func now() -> Date", "func load() async throws -> Item"]) {
                $0.client.arguments = [.result(label: "now", name: "now"), .result(label: nil, name: "load")]
            })
        #expect(
            part("var client", of: source) == """
                var client: StoreClient {
                    StoreClient(
                        now: self.now(),
                        try await self.load())
                }
                """)
    }

    @Test func aValueWithTheNameOfTheModeLeavesItsLabel() throws {
        let source = try Wrapper.source(for: client(["func count() -> Int"], values: [value("mode", "Int")]))
        #expect(
            part("init(", of: source).hasPrefix(
                "init(_ name: String? = nil, mode modeValue: Int, mockMode mode: MockMode? = nil) {\n"))
    }

    @Test func plainValuesAreParametersOfTheInitializers() throws {
        let source = try Wrapper.source(
            for: client(
                ["func count() -> Int"],
                values: [
                    value("limit", "Int", default: "3"), value("name", "String"),
                    value("seed", "Int", isProperty: false),
                ]))
        #expect(
            part("init(", of: source).hasPrefix(
                "init(_ name: String? = nil, limit: Int = 3, name nameValue: String, seed: Int, mode: MockMode? = nil"
            ))
        #expect(
            part("init(_ name: String? = nil, seed: Int, wrapping", of: source) == """
                init(_ name: String? = nil, seed: Int, wrapping real: StoreClient) {
                    mock = Mock(name, mode: .partial)
                    self.real = _RealObject(real)
                    self.limit = real.limit
                    self.name = real.name
                    self.seed = seed
                }
                """)
    }

    @Test func closuresThatNoInitializerTakesAreAssigned() throws {
        let source = try Wrapper.source(
            for: client(["func count() -> Int"]) { declaration in
                declaration.client.arguments = [.value(value("limit", "Int"))]
                declaration.client.assigned = ["count"]
            })
        #expect(
            source.lacks("private let base: StoreClient", "base = StoreClient(limit: limit)", "base = real")
                == [])
        #expect(
            part("var client", of: source) == """
                var client: StoreClient {
                    var client = base
                    client.count = { self.count() }
                    return client
                }
                """)
    }

    @Test func anOptionalClosureIsForwardedIfItsResultCanBeMissing() throws {
        let source = try Wrapper.source(
            for: client(
                ["func log(text: String)", "func find(id: Int) -> Item?", "func count() -> Int"],
                optional: ["log", "find", "count"]))
        #expect(
            source.lacks(
                "$0.object.log?(text)", "$0.object.find?(id)", "private func count() -> Int { call(.count) }")
                == [])
    }

    @Test func membersWithTheNameOfAnotherMemberAreRenamed() throws {
        let source = try Wrapper.source(
            for: client([
                "func mock(_ argument1: Int)", "func client() -> Int", "func clientCall() -> Int",
                "func `default`() -> Int",
            ]))
        #expect(
            source.lacks(
                "mock: { argument1 in self.mockCall(argument1) }", "client: { self.clientCallCall() }",
                "default: { self.`default`() }", "static func mock(_ argument1: Int)",
                "static var client: TypedCall<Invocation, Void, Int, Never>") == [])
    }

    @Test func aSendableClientHasASendableMock() throws {
        let checked = try client(["func count() -> Int"]) { $0.client.sendability = .checked }
        #expect(
            try Wrapper.source(for: checked).contains("class MockStoreClient: TypedMocking, Sendable {"))
        let unchecked = try client(["func count() -> Int"]) { $0.client.sendability = .unchecked }
        #expect(
            try Wrapper.source(for: unchecked).contains(
                "class MockStoreClient: TypedMocking, @unchecked Sendable {"))
    }

    @Test func aGenericClientHasAGenericMock() throws {
        let source = try Wrapper.source(
            for: client(["func find(_ argument1: Key) -> Value?"]) { declaration in
                declaration.associatedTypes = ["Key", "Value"].map {
                    AssociatedType(name: $0, isPrimary: true)
                }
                declaration.constraints = [
                    GenericConstraint(left: .named("Key"), relation: .conforms, right: .named("Hashable"))
                ]
            })
        #expect(
            source.lacks(
                "class MockStoreClient<Key: Hashable, Value>: TypedMocking {",
                "private let real: _RealObject<StoreClient<Key, Value>>",
                "wrapping real: StoreClient<Key, Value>)") == [])
    }

    @Test func anIsolatedClientIsMadeOnItsActor() throws {
        let source = try Wrapper.source(
            for: client(["func count() -> Int"]) { declaration in
                declaration.client.isolation = "@MainActor"
                declaration.client.realIsolation = "@MainActor"
            })
        #expect(
            source.lacks(
                "@MainActor var client: StoreClient {",
                "@MainActor init(_ name: String? = nil, wrapping real: StoreClient) {",
                "private let real: _RealObject<RealClosures>",
                "self.real = _RealObject(RealClosures(count: real.count))") == [])
        #expect(
            part("private nonisolated struct RealClosures", of: source) == """
                private nonisolated struct RealClosures {
                    let count: () -> Int
                }
                """)
    }

    @Test func recordedCallsArePerformedOnARealStruct() throws {
        let requirements = [
            "func load(id: Int) throws -> Int", "func find(id: Int) -> Int?", "func count() -> Int",
        ]
        var declaration = try client(requirements, optional: ["find", "count"]) { $0.isCodable = true }
        let source = try Wrapper.source(for: declaration)
        #expect(
            source.lacks(
                "static func perform(", "_ call: Invocation, on real: StoreClient",
                "case .load(let id): return try real.load(id.value)", "real.find?(id.value)",
                "_cannotPerform(call, because: \"its closure cannot be called\")") == [])
        declaration.client.realIsolation = "@MainActor"
        #expect(try !Wrapper.source(for: declaration).contains("perform("))
    }

    @Test func aNoncopyableResultIsRejected() throws {
        let declaration = try client(["func take() -> Ticket"]) { $0.noncopyableTypes = ["Ticket"] }
        #expect(
            throws: UnsupportedDeclaration(
                "its take() returns Ticket, which is noncopyable, and a mock stores only copyable answers"
            )
        ) { try Wrapper.source(for: declaration) }
    }
}
