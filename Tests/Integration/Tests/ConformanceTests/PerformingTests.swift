import ExpectKit
import ExpectKitTapes
import Foundation
import Testing

@testable import FixtureProtocols

// Recorded calls that are performed on a real object.

struct PerformingTests {
    private let real = RealWarehouse(owner: "Ada")
    private let crane = Animal(name: "crane")

    private func perform(_ call: MockWarehouse.Invocation) async throws -> Any {
        try await MockWarehouse.perform(call, on: real)
    }

    @Test func aCallReturnsItsResult() async throws {
        #expect(try await perform(.add(.value(crane), to: .value("B"))) as? Int == 2)
        #expect(real.log == ["add crane to B"])
        #expect(try await perform(.find(.value("crane"))) as? Animal? == crane)
        #expect(try await perform(.find(.value("whale"))) as? Animal? == .some(nil))
        #expect(try await perform(.move(.value(1), .value(nil))) as? [Int] == [1])
        #expect(try await perform(.name(.value("Ada"))) as? String == "Ada!")
        #expect(try await perform(.size) as? Int == 2)
        #expect(try await perform(.close) is Void)
    }

    @Test func anErrorIsThrown() async throws {
        #expect(try await perform(.remove(.value("lion"))) as? Animal == Animal(name: "lion"))
        await #expect(throws: FixtureError.escaped) { _ = try await perform(.remove(.value("lion"))) }
    }

    @Test func anInoutArgumentIsReturnedAsAnAnswerHasIt() async throws {
        #expect(try await perform(.tidy(.value(["b", "a"]))) as? [String] == ["a", "b"])
        let weighed = try await perform(.weigh(.value(["b", "a"]), by: .value(5)))
        let answer = try #require(weighed as? (names: [String], result: Int))
        #expect(answer.names == ["a"])
        #expect(answer.result == 5)
    }

    @Test func overloadsVariadicFunctionsAndSettersAreCalled() async throws {
        #expect(try await perform(.searchString(.value("lion"))) as? Int == 0)
        #expect(try await perform(.search(.value(0))) as? String == "lion")
        _ = try await perform(.log(.value(["one", "two"])))
        #expect(real.log == ["one", "two"])
        #expect(try await perform(.setItem(.value(0), to: .value("crow"))) is Void)
        #expect(try await perform(.item(.value(0))) as? String == "crow")
        #expect(try await perform(.setOwner(.value("Bob"))) is Void)
        #expect(try await perform(.owner) as? String == "Bob")
        _ = try await perform(.rename(to: .value("Eve")))
        #expect(real.owner == "Eve")
    }

    @Test func closuresAndGenericArgumentsArePassed() async throws {
        var seen: [Int] = []
        _ = try await perform(.watch(.value { seen.append($0) }))
        #expect(seen == [7])
        #expect(try await perform(.describe(.value(crane))) as? Animal == crane)
        #expect(real.log == ["describe Animal"])
        let diary = Diary("has")
        let result = try await perform(.count(in: .value(diary)))
        #expect(result as AnyObject === diary)
        #expect(diary.text == "has 1")
    }

    @Test func anArgumentThatIsAMatcherIsRefused() async {
        await #expect(
            throws: InvocationError(
                "add(_:to:) cannot be performed: its argument “to” is the matcher “any”, not a value")
        ) { _ = try await perform(.add(.value(crane), to: .any)) }
        #expect(real.log.isEmpty)
    }

    @Test func aCallWithoutAnObjectOrAllArgumentsIsRefused() async {
        func expect(_ call: MockWarehouse.Invocation, isRefused text: String) async {
            await #expect(throws: InvocationError(text)) { _ = try await perform(call) }
        }
        await expect(.make, isRefused: "make cannot be performed: it is static")
        await expect(
            .create(owner: .value("Ada")),
            isRefused: "create(owner:) cannot be performed: it creates an object")
        await expect(
            .each,
            isRefused:
                "each cannot be performed: its argument body is a nonescaping closure, which the mock does not keep"
        )
        await expect(
            .tear,
            isRefused:
                "tear cannot be performed: its argument ticket is not copyable, which the mock does not keep")
    }

    @Test func aStructIsChangedOnlyBehindAMock() async throws {
        await #expect(
            throws: InvocationError(
                "setTitle(_:) cannot be performed: it would change only a copy of the RealBureau; perform it on a mock that wraps the value"
            )
        ) { try await MockBureau.perform(.setTitle(.value("new")), on: RealBureau()) }
        let mock = MockBureau(wrapping: RealBureau())
        try await MockBureau.perform(.setTitle(.value("new")), on: mock)
        #expect(try await MockBureau.perform(.title, on: mock) as? String == "new")
    }

    @Test func aCallRunsOnItsGlobalActor() async throws {
        let diary = Diary("main")
        let bureau = RealBureau()
        #expect(try await MockBureau.perform(.show(.value(diary)), on: bureau) as AnyObject === diary)
        #expect(try await MockBureau.perform(.load(.value(2)), on: bureau) as? Int == 3)
        #expect(try await MockBureau.perform(.version, on: bureau) as? Int == 1)
        await #expect(throws: FixtureError.closed) {
            try await MockBureau.perform(.load(.value(0)), on: bureau)
        }
    }

    @Test func aCallRunsOnItsActor() async throws {
        let safe = RealSafe()
        let diary = Diary("actor")
        #expect(try await MockSafe.perform(.lock(.value(diary)), on: safe) as AnyObject === diary)
        try await MockSafe.perform(.setOwner(.value("Bob")), on: safe)
        #expect(try await MockSafe.perform(.owner, on: safe) as? String == "Bob")
        let filled = try await MockSafe.perform(.fill(.value([1])), on: safe)
        let answer = try #require(filled as? (amounts: [Int], result: Int))
        #expect(answer.amounts == [1, 1])
        #expect(answer.result == 2)
        #expect(try await MockSafe.perform(.label, on: safe) as? String == "safe")
        #expect(try await MockSafe.perform(.use(encoder: .value(3)), on: safe) as? Int == 3)
    }

    @MainActor @Test func aTestOnAnActorMayPerformCalls() async throws {
        let warehouse = RealWarehouse(owner: "Ada")
        #expect(try await MockWarehouse.perform(.find(.value("lion")), on: warehouse) is Animal)
    }

    @Test func associatedTypesAndSelfArePassed() async throws {
        let depot = RealTextDepot()
        #expect(
            try await MockDepot<String>.perform(.store(.value("a"), at: .value([:])), on: depot) as? Int == 1)
        let heap = RealHeap(content: [1])
        #expect(try await MockHeap<Int>.perform(.put(.value(2)), on: heap) as? Bool == true)
        #expect(try await MockHeap<Int>.perform(.take, on: heap) as? Int == 2)
        let other = RealHeap(content: [5, 6])
        let joined = try await MockHeap<Int>.perform(
            .joined(with: .value(MockHeap(wrapping: other))), on: heap)
        #expect((joined as? RealHeap)?.content == [1, 5, 6])
        #expect(
            try await MockHeap<Int>.perform(.isLess(.value(MockHeap(wrapping: other))), on: heap) as? Bool
                == true)
        await #expect(
            throws: InvocationError(
                "joined(with:) cannot be performed: a mock among its arguments wraps no real object of the type RealHeap"
            )
        ) { try await MockHeap<Int>.perform(.joined(with: .value(MockHeap())), on: heap) }
    }

    @Test func aJournalIsReplayedOnAnotherObject() async throws {
        let mock = MockWarehouse(wrapping: RealWarehouse(owner: "Ada"))
        _ = mock.add(crane, to: "B")
        mock[0] = "crow"
        mock.close()

        for call in mock.calls { try await MockWarehouse.perform(call, on: real) }

        #expect(real.log == ["add crane to B", "close"])
        #expect(real[0] == "crow")
    }

    @Test func argumentsMayBeDecoded() async throws {
        let text = #"[{"add":{"_0":{"name":"crane"},"to":"B"}},{"setItem":{"_0":0,"to":"crow"}}]"#
        let calls = try JSONDecoder().decode([MockWarehouse.Invocation].self, from: Data(text.utf8))
        for call in calls { try await MockWarehouse.perform(call, on: real) }
        #expect(real.log == ["add crane to B"])
        #expect(real[0] == "crow")
    }

    @Test func theFunctionIsAValue() async throws {
        let perform: nonisolated(nonsending) (MockWarehouse.Invocation, any Warehouse) async throws -> Any =
            MockWarehouse.perform
        #expect(try await perform(.owner, real) as? String == "Ada")
    }
}

private struct RealBureau: Bureau {
    nonisolated init() {}
    var title = "old"
    func show(_ diary: Diary) -> Diary {
        MainActor.assertIsolated()
        return diary
    }
    func load(_ id: Int) async throws(FixtureError) -> Int {
        if id == 0 { throw .closed }
        return id + 1
    }
    nonisolated func version() -> Int { 1 }
}

private actor RealSafe: Safe {
    var owner = "Ada"
    func lock(_ diary: Diary) throws -> Diary {
        assertIsolated()
        return diary
    }
    func fill(_ amounts: inout [Int]) -> Int {
        amounts.append(1)
        return amounts.count
    }
    func use(encoder: Int) -> Int { encoder }
    nonisolated func label() -> String { "safe" }
}

private final class RealTextDepot: Depot {
    func store(_ item: String, at places: [String: String]) -> Int { 1 }
    func all() -> [String] { [] }
}

private final class RealHeap: Heap {
    var content: [Int]
    init(content: [Int]) { self.content = content }
    func put(_ content: Int) -> Bool {
        self.content.append(content)
        return true
    }
    func take() throws -> Int? { content.popLast() }
    func joined(with other: RealHeap) -> RealHeap { RealHeap(content: content + other.content) }
    static func < (left: RealHeap, right: RealHeap) -> Bool { left.content.count < right.content.count }
}
