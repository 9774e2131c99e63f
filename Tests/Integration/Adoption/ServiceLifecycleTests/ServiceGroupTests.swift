import ExpectKit
import ServiceLifecycle
import Testing

/// Each service runs until the test ends it. The mocks are strict, so a signal to shut down that a test does not expect
/// fails it.
@Suite(.verifiesMocks, .timeLimit(.minutes(1)))
struct ServiceGroupTests {
    struct Outage: Error {}

    let database = MockService("database")
    let cache = MockService("cache")
    let server = MockService("server")
    let order = CallOrder("shutdown")

    @Test func aRunningGroupCannotRunAgain() async throws {
        let run = database.expect(.run).andSuspend()
        let group = ServiceGroup(services: [database])
        let running = Task { try await group.run() }
        defer { running.cancel() }
        await run.waitUntilCalled()

        await #expect(throws: ServiceGroupError.alreadyRunning()) { try await group.run() }
    }

    @Test func aCancelledGroupCancelsItsService() async throws {
        let run = database.expect(.run).andSuspend()
        let group = ServiceGroup(services: [database])
        let running = Task { try await group.run() }
        await run.waitUntilCalled()

        running.cancel()

        await run.waitUntilCancelled(within: .seconds(5))
    }

    @Test func aShutdownBeforeTheRunIsNotLost() async throws {
        database.mock.ordering = .unordered
        let run = database.expect(.run).andSuspend()
        database.expect(.shutDown).andDo { _ in run.resume() }
        let group = ServiceGroup(services: [database])

        await group.triggerGracefulShutdown()

        try await group.run()
    }

    @Test func aServiceThatEndsCancelsTheOthers() async throws {
        let (group, runs) = groupOfAll()
        let running = Task { try await group.run() }
        defer { running.cancel() }
        for run in runs { await run.waitUntilCalled() }

        runs[0].resume()

        guard await runs[1].waitUntilCancelled(within: .seconds(5)) else { return }
        await #expect(throws: ServiceGroupError.serviceFinishedUnexpectedly(service: "database")) {
            try await running.value
        }
    }

    @Test func aServiceThatThrowsCancelsTheOthers() async throws {
        let (group, runs) = groupOfAll()
        let running = Task { try await group.run() }
        defer { running.cancel() }
        for run in runs { await run.waitUntilCalled() }

        runs[0].resume(throwing: Outage())

        guard await runs[1].waitUntilCancelled(within: .seconds(5)) else { return }
        await #expect(throws: Outage.self) { try await running.value }
    }

    @Test func servicesShutDownInReverseOrder() async throws {
        let (group, runs) = groupOfAll()
        let running = Task { try await group.run() }
        defer { running.cancel() }
        for run in runs { await run.waitUntilCalled() }
        let ended = MockStates("the last ended service", initially: "none")
        server.expect(.shutDown).inOrder(order)
        cache.expect(.shutDown).inOrder(order).when(ended, "server")
        database.expect(.shutDown).inOrder(order).when(ended, "cache")

        await group.triggerGracefulShutdown()

        try await server.requireVerified(within: .seconds(5))
        ended.current = "server"
        runs[2].resume()
        try await cache.requireVerified(within: .seconds(5))
        ended.current = "cache"
        runs[1].resume()
        try await database.requireVerified(within: .seconds(5))
        runs[0].resume()
        try await running.value
    }

    @Test func aServiceThatThrowsShutsTheOthersDown() async throws {
        let (group, runs) = groupOfAll(afterFailure: .gracefullyShutdownGroup)
        let running = Task { try await group.run() }
        defer { running.cancel() }
        for run in runs { await run.waitUntilCalled() }
        server.expect(.shutDown).inOrder(order).andDo { _ in runs[2].resume() }
        database.expect(.shutDown).inOrder(order).andDo { _ in runs[0].resume() }

        runs[1].resume(throwing: Outage())

        await #expect(throws: Outage.self) { try await running.value }
    }

    @Test func aServiceThatThrowsDuringShutdownCancelsTheRest() async throws {
        let (group, runs) = groupOfAll()
        let running = Task { try await group.run() }
        defer { running.cancel() }
        for run in runs { await run.waitUntilCalled() }
        server.expect(.shutDown).inOrder(order).andDo { _ in runs[2].resume() }
        cache.expect(.shutDown).inOrder(order).andDo { _ in runs[1].resume(throwing: Outage()) }

        await group.triggerGracefulShutdown()

        guard await runs[0].waitUntilCancelled(within: .seconds(5)) else { return }
        await #expect(throws: Outage.self) { try await running.value }
    }

    @Test func aServiceThatEndsOutOfTurnCancelsTheOneThatShutsDown() async throws {
        let (group, runs) = groupOfAll()
        let running = Task { try await group.run() }
        defer { running.cancel() }
        for run in runs { await run.waitUntilCalled() }
        server.expect(.shutDown).inOrder(order).andDo { _ in runs[2].resume() }
        cache.expect(.shutDown).inOrder(order).andDo { _ in runs[0].resume() }

        await group.triggerGracefulShutdown()

        guard await runs[1].waitUntilCancelled(within: .seconds(5)) else { return }
        await #expect(throws: ServiceGroupError.serviceFinishedUnexpectedly(service: "database")) {
            try await running.value
        }
    }

    typealias Behavior = ServiceGroupConfiguration.ServiceConfiguration.TerminationBehavior
    typealias Run = PendingCall<MockService.Invocation, Any, any Error>

    /// A group of the three services, and their calls of `run()`, which the test ends.
    private func groupOfAll(afterFailure behavior: Behavior = .cancelGroup) -> (ServiceGroup, [Run]) {
        let services = [database, cache, server]
        let runs = services.map { $0.expect(.run).andSuspend() }
        let configurations = zip(services, ["database", "cache", "server"]).map {
            ServiceGroupConfiguration.ServiceConfiguration(
                service: $0, failureTerminationBehavior: behavior, serviceName: $1)
        }
        return (ServiceGroup(configuration: .init(services: configurations, logger: .current)), runs)
    }
}
