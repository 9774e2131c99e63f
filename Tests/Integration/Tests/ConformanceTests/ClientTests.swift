import ExpectKit
import Testing

@testable import FixtureProtocols

// Mocks of structs of closures: the closures call the mock.

struct ClientTests {
    private let mock = MockKennelClient(capacity: 12)
    private let failures = FailureRecorder()
    private let leo = Animal(name: "Leo")

    @Test func eachClosureIsAnswered() async throws {
        mock.expect(.load(id: 1)).andReturn(leo).andThrow(FixtureError.closed)
        mock.expect(.move(animal: leo, to: 3))
        mock.expect(.rename(leo, "Ada")).andReturn(Animal(name: "Ada"))
        mock.expect(.weigh(.any, in: ["kg": 1])).andReturn(40)
        mock.expect(.close(firmly: true)).andThrow(.escaped)
        mock.expect(.reopen).andReturn(2).andThrow(.closed)
        mock.expect(.count).andReturn(7)
        mock.expect(.onEscape(animal: leo))
        mock.expect(.nickname(id: 1)).andReturn("Leonie").andReturn(nil)

        let client = mock.client
        #expect(try await client.load(1) == leo)
        await #expect(throws: FixtureError.closed) { try await client.load(1) }
        await client.move(leo, 3)
        #expect(client.rename(leo, "Ada").name == "Ada")
        #expect(try client.weigh(leo, ["kg": 1]) == 40)
        #expect(throws: FixtureError.escaped) { try client.close(true) }
        #expect(try await client.reopen() == 2)
        await #expect(throws: FixtureError.closed) { try await client.reopen() }
        #expect(client.count() == 7)
        client.onEscape?(leo)
        #expect(client.nickname?(1) == "Leonie")
        #expect(client.nickname?(1) == nil)
        mock.verify()
    }

    @Test func plainValuesAreTheDefaultOnesOrThoseOfTheInitializer() {
        #expect(mock.client.region == "north")
        #expect(mock.client.capacity == 12)
        let other = MockKennelClient("other", region: "south", capacity: 3, mode: .nice)
        #expect(other.client.region == "south")
        #expect(other.client.capacity == 3)
        #expect(other.client.count() == 0)
        #expect(other.mock.name == "other")
    }

    @Test func everyCopyOfTheClientCallsTheMock() {
        mock.stub(.count).andReturn(1)
        let first = mock.client
        var second = mock.client
        second.region = "east"
        #expect(first.count() + second.count() == 2)
        #expect(mock.callCount(.count) == 2)
    }

    @Test func anUnexpectedCallIsReported() {
        mock.mock.reporter = failures
        mock.expect(.rename(leo, "Ada")).andReturn(leo)
        _ = mock.client.rename(leo, "Eva")
        mock.verify()
        #expect(
            failures.headlines == [
                "MockKennelClient: rename(…): argument 1 is \"Eva\", expected \"Ada\""
            ])
        #expect(failures.onlyReportContains("got: rename(Animal(name: \"Leo\"), \"Eva\")"))
    }

    @Test func aDifferentArgumentIsReportedByItsLabel() async {
        mock.mock.reporter = failures
        mock.expect(.move(animal: leo, to: 3))
        await mock.client.move(leo, 4)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.onlyReportContains("to is 4, expected 3"))
        #expect(failures.onlyReportContains("ClientTests.swift"))
    }

    @Test func aMissingCallIsReported() {
        mock.mock.reporter = failures
        mock.expect(.onEscape(animal: leo))
        let client = mock.client
        _ = client.region
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.missing])
    }

    @Test func aCallOutOfOrderIsReported() async throws {
        mock.mock.reporter = failures
        mock.expect(.load(id: 1)).andReturn(leo)
        mock.expect(.count).andReturn(1)
        let client = mock.client
        #expect(client.count() == 1)
        #expect(try await client.load(1) == leo)
        mock.verify()
        #expect(
            failures.headlines == [
                "MockKennelClient: count was called while load(id: 1) was expected",
                "MockKennelClient: count was called too early: before load(id: 1)",
            ])
    }

    @Test func anActionReceivesTheArguments() {
        mock.expect(.rename(.any, .any)).andDo { animal, name in Animal(name: animal.name + name) }
        #expect(mock.client.rename(leo, "x").name == "Leox")
    }

    @Test func aHeldAnswerIsResumedByTheTest() async throws {
        let pending = mock.expect(.load(id: 5)).andSuspend()
        let client = mock.client
        async let animal = client.load(5)
        await pending.waitUntilCalled()
        #expect(mock.completedCalls.isEmpty)
        pending.resume(returning: leo)
        #expect(try await animal == leo)
        mock.verify()
    }

    @Test func closuresAreCalledFromAnyThread() async {
        mock.expect(.count).times(50).andReturn(1)
        let client = mock.client
        let sum = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<50 { group.addTask { client.count() } }
            return await group.reduce(0, +)
        }
        #expect(sum == 50)
        mock.verify()
    }

    @Test func closuresKeepTheMockAlive() {
        var other: MockKennelClient? = MockKennelClient(capacity: 1)
        other?.expect(.count).andReturn(9)
        let client = other?.client
        weak let kept = other
        other = nil
        #expect(client?.count() == 9)
        #expect(kept != nil)
        kept?.verify()
    }
}

struct ClientOrderTests {
    private let kennel = MockKennelClient("kennel", capacity: 1)
    private let ring = MockShelterClient("shelter", door: MockShelterClientDoor(mode: .nice).client)
    private let clinic = MockClinic()
    private let leo = Animal(name: "Leo")

    @Test func theOrderOfCallsCanSpanClientsAndProtocols() async {
        expectRounds()
        clinic.admit(leo)
        ring.client.ring(2)
        await kennel.client.move(leo, 1)
        verify(clinic, ring, kennel)
    }

    @Test func aCallInTheWrongOrderIsReported() async {
        let failures = FailureRecorder()
        kennel.mock.reporter = failures
        ring.mock.reporter = failures
        clinic.mock.reporter = failures
        expectRounds()
        await kennel.client.move(leo, 1)
        clinic.admit(leo)
        ring.client.ring(2)
        verify(clinic, ring, kennel)
        let call = "move(animal: Animal(name: \"Leo\""
        #expect(
            failures.headlines == [
                "kennel: \(call)…) was called while shelter.ring(times: 2) was expected first",
                "kennel: \(call)), to: 1) was called too early: before shelter.ring(times: 2)",
            ])
    }

    private func expectRounds() {
        let order = CallOrder("rounds")
        clinic.expect(.admit(leo)).inOrder(order)
        ring.expect(.ring(times: 2)).inOrder(order)
        kennel.expect(.move(animal: leo, to: 1)).inOrder(order)
    }

    @Test func aClientInAClientIsAMockToo() {
        let door = MockShelterClientDoor()
        door.expect(.open).andReturn(true)
        let shelter = MockShelterClient(door: door.client)
        #expect(shelter.client.door.open())
        door.verify()
    }
}
