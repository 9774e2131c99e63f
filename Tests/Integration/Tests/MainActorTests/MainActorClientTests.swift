import ExpectKit
import Testing

@testable import FixtureProtocols
@testable import MainActorFixtureProtocols

// Mocks of structs of closures in a module with main actor isolation by default.

struct MainActorClientTests {
    private let leo = Animal(name: "Leo")

    @Test func aClientIsAnsweredOnAndOffTheMainActor() async throws {
        let mock = MockKennelClient(capacity: 2)
        mock.expect(.load(id: 1)).andReturn(leo)
        mock.expect(.count).andReturn(3)
        mock.expect(.move(animal: leo, to: 2))
        let client = mock.client
        #expect(try await client.load(1) == leo)
        #expect(await Task.detached { client.count() }.value == 3)
        await client.move(leo, 2)
        mock.verify()
    }

    @Test func anIsolatedClientIsAnsweredAndForwarded() async throws {
        let mug = Souvenir(name: "mug")
        let mock = MockStallClient(
            wrapping: StallClient(sell: { $0.name.count }, restock: { $0 }, now: { 9 }))
        mock.expect(.now).andReturn(1)
        let client = mock.client
        #expect(client.now() == 1)
        #expect(client.sell(mug) == 3)
        #expect(try await client.restock(4) == 4)
        mock.verify()
    }

    @Test func aDifferentArgumentIsReported() {
        let (mock, failures) = (MockStallClient(), FailureRecorder())
        mock.mock.reporter = failures
        mock.expect(.sell(souvenir: Souvenir(name: "mug"))).andReturn(1)
        #expect(mock.client.sell(Souvenir(name: "map")) == 1)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.reports.first?.text.contains(#"souvenir.name is "map", expected "mug""#) == true)
    }
}
