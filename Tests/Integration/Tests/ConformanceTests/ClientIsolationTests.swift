import ExpectKit
import Testing

@testable import MainActorFixtureProtocols

// Structs of closures of a module with main actor isolation by default, mocked in a nonisolated module.

@MainActor struct ClientIsolationTests {
    private let mug = Souvenir(name: "mug")

    @Test func eachClosureIsAnswered() async throws {
        let mock = MockStallClient(sign: "closed")
        mock.expect(.sell(souvenir: mug)).andReturn(3)
        mock.expect(.restock(count: 2)).andReturn(4)
        mock.expect(.now).andReturn(5)
        let client = mock.client
        #expect(client.sell(mug) == 3)
        #expect(try await client.restock(2) == 4)
        let now = client.now
        #expect(await Task.detached { now() }.value == 5)
        #expect(client.sign == "closed")
        mock.verify()
    }

    @Test func callsWithoutAnAnswerAreForwarded() async throws {
        let mock = MockStallClient(
            wrapping: StallClient(sell: { $0.name.count }, restock: { $0 * 2 }, now: { 9 }, sign: "real"))
        mock.stub(.restock(count: 1)).andReturn(0)
        let client = mock.client
        #expect(client.sell(mug) == 3)
        #expect(try await client.restock(1) == 0)
        #expect(try await client.restock(4) == 8)
        #expect(client.now() == 9)
        #expect(client.sign == "real")
        mock.verify()
    }

    @Test func aDifferentArgumentIsReported() async throws {
        let mock = MockStallClient()
        let failures = FailureRecorder()
        mock.mock.reporter = failures
        mock.expect(.restock(count: 2)).andReturn(1)
        #expect(try await mock.client.restock(3) == 1)
        mock.verify()
        #expect(failures.onlyReportContains("count is 3, expected 2"))
    }

    @Test func forwardingToAnotherIsolatedStructIsReported() {
        let mock = MockStallClient()
        let failures = FailureRecorder()
        mock.mock.reporter = failures
        mock.expect(.now).andForward(to: StallClient(sell: { _ in 1 }, restock: { $0 }, now: { 9 }))
        #expect(mock.client.now() == 0)
        mock.verify()
        #expect(failures.reports.count == 1)
    }

    @Test nonisolated func aNonisolatedClientIsMadeAnywhere() {
        let mock = MockTillClient()
        mock.expect(.add(cents: 5)).andReturn(15)
        #expect(mock.client.add(5) == 15)
        mock.verify()
    }
}
