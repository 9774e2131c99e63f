import ExpectKit
import Testing

@testable import FixtureProtocols

// Partial mocks of structs of closures, which forward calls to the closures of a real struct.

struct ClientForwardingTests {
    private let leo = Animal(name: "Leo")
    private let noted = Mock<String>("noted", mode: .nice)

    private var real: KennelClient {
        KennelClient(
            load: { id in
                if id < 0 { throw FixtureError.closed }
                return Animal(name: "real \(id)")
            },
            move: { [noted] animal, to in noted.call("\(animal.name) to \(to)") },
            rename: { Animal(name: "\($0.name) \($1)") }, weigh: { _, units in units.count },
            close: { firmly throws(FixtureError) in if firmly { throw .escaped } },
            reopen: { () throws(FixtureError) in throw .closed }, count: { 3 },
            onEscape: nil, nickname: { id in id == 0 ? nil : "N\(id)" }, region: "west", capacity: 4)
    }

    @Test func callsWithoutAnAnswerAreForwarded() async throws {
        let mock = MockKennelClient(wrapping: real)
        let client = mock.client
        #expect(try await client.load(2).name == "real 2")
        await #expect(throws: FixtureError.closed) { try await client.load(-1) }
        await client.move(leo, 3)
        #expect(noted.calls == ["Leo to 3"])
        #expect(client.rename(leo, "Ada").name == "Leo Ada")
        #expect(try client.weigh(leo, ["kg": 1, "g": 2]) == 2)
        #expect(throws: FixtureError.escaped) { try client.close(true) }
        await #expect(throws: FixtureError.closed) { try await client.reopen() }
        #expect(client.count() == 3)
        #expect(client.nickname?(2) == "N2")
        #expect(client.nickname?(0) == nil)
        mock.verify()
    }

    @Test func plainValuesAreThoseOfTheRealStruct() {
        let client = MockKennelClient("kennel", wrapping: real).client
        #expect(client.region == "west")
        #expect(client.capacity == 4)
    }

    @Test func aMissingClosureOfTheRealStructDoesNothing() {
        let mock = MockKennelClient(wrapping: real)
        mock.client.onEscape?(leo)
        #expect(mock.callCount(.onEscape(animal: leo)) == 1)
        mock.verify()
    }

    @Test func aStubTakesPrecedenceOverTheRealClosure() {
        let mock = MockKennelClient(wrapping: real)
        mock.stub(.rename(.value(leo), .any)).andReturn(Animal(name: "stubbed"))
        #expect(mock.client.rename(leo, "x").name == "stubbed")
        #expect(mock.client.rename(Animal(name: "Ada"), "x").name == "Ada x")
    }

    @Test func anExpectationCanForwardToAnotherStruct() {
        let mock = MockKennelClient(capacity: 1)
        mock.expect(.count).andForward(to: real)
        #expect(mock.client.count() == 3)
        mock.verify()
    }

    @Test func aStructOfAnotherTypeIsReported() {
        let mock = MockKennelClient(capacity: 1)
        let failures = FailureRecorder()
        mock.mock.reporter = failures
        mock.expect(.count).andForward(to: MockShelterClientDoor(mode: .nice).client)
        #expect(mock.client.count() == 0)
        #expect(failures.reports.count == 1)
    }

    @Test func aRejectedCallIsReported() async {
        let mock = MockKennelClient(wrapping: real)
        let failures = FailureRecorder()
        mock.mock.reporter = failures
        mock.reject(.move(animal: .any, to: .any))
        await mock.client.move(leo, 3)
        #expect(failures.reports.count == 1)
        #expect(
            failures.headlines == ["MockKennelClient: rejected move(animal: Animal(name: \"Leo\"), to: 3)"])
    }

    @Test func aRealStructWithAnInitializerOfItsOwnIsWrapped() {
        let mock = MockFeederClient(limit: 2, wrapping: FeederClient(limit: 9) { $0 + 1 })
        mock.stub(.refill(portions: 5)).andReturn(0)
        #expect(mock.client.refill(1) == 2)
        #expect(mock.client.refill(5) == 0)
        #expect(mock.client.fed(7) == 2)
    }

    @Test func aCopyOfTheRealStructKeepsItsPlainValues() async {
        var real = ParkClient()
        real.area = 9
        let mock = MockParkClient(wrapping: real)
        mock.stub(.whistle(times: 1)).andReturn(true)
        let client = mock.client
        #expect(client.area == 9)
        #expect(await client.whistle(1))
        #expect(await !client.whistle(2))
        #expect(client.walk("Leo", 5) == 5)
        #expect(MockParkClient().client.area == 1)
    }

    @Test func aGenericStructIsWrapped() async throws {
        let kept = Mock<String>("kept", mode: .nice)
        let real = ShelfClient<Int, String>(
            get: { key in key == 1 ? "one" : nil }, put: { kept.call("\($0) \($1)") }, capacity: 5)
        let mock = MockShelfClient(wrapping: real)
        mock.stub(.get(key: 2)).andReturn("two")
        #expect(try await mock.client.get(1) == "one")
        #expect(try await mock.client.get(2) == "two")
        mock.client.put(3, "three")
        #expect(kept.calls == ["3 three"])
        #expect(mock.client.capacity == 5)
    }
}
