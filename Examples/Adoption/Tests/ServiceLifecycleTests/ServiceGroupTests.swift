import ExpectKit
import ServiceLifecycle
import Testing

/// `run()` of each service is held until the test ends it. The mocks are strict, so a signal to shut down that a test
/// does not expect fails it.
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
        await run.waitUntilCalled()

        await #expect(throws: ServiceGroupError.alreadyRunning()) { try await group.run() }

        running.cancel()
        await run.waitUntilCancelled()
    }

    @Test func aShutdownBeforeTheRunIsNotLost() async throws {
        let run = database.expect(.run).andSuspend()
        database.expect(.shutDown).andDo { _ in run.resume() }
        database.mock.ordering = .unordered
        let group = ServiceGroup(services: [database])

        await group.triggerGracefulShutdown()

        try await group.run()
    }

    @Test func aCancelledGroupCancelsItsService() async throws {
        let run = database.expect(.run).andSuspend()
        let group = ServiceGroup(services: [database])
        let running = Task { try await group.run() }
        await run.waitUntilCalled()

        running.cancel()

        await run.waitUntilCancelled()
    }

    @Test func aServiceThatEndsCancelsTheOthers() async throws {
        let (group, runs) = groupOfAll()
        let running = Task { try await group.run() }
        for run in runs { await run.waitUntilCalled() }

        runs[0].resume()

        await runs[1].waitUntilCancelled()
        await runs[2].waitUntilCancelled()
        await #expect(throws: ServiceGroupError.serviceFinishedUnexpectedly(service: "database")) {
            try await running.value
        }
    }

    @Test func aServiceThatThrowsCancelsTheOthers() async throws {
        let (group, runs) = groupOfAll()
        let running = Task { try await group.run() }
        for run in runs { await run.waitUntilCalled() }

        runs[0].resume(throwing: Outage())

        await runs[1].waitUntilCancelled()
        await runs[2].waitUntilCancelled()
        await #expect(throws: Outage.self) { try await running.value }
    }

    @Test func servicesShutDownInReverseOrder() async throws {
        let (group, runs) = groupOfAll()
        server.expect(.shutDown).inOrder(order)
        let serverEnds = order.checkpoint("the server ends")
        cache.expect(.shutDown).inOrder(order)
        let cacheEnds = order.checkpoint("the cache ends")
        database.expect(.shutDown).inOrder(order)
        let running = Task { try await group.run() }
        for run in runs { await run.waitUntilCalled() }

        await group.triggerGracefulShutdown()

        await server.verify(within: .seconds(5))
        serverEnds.pass()
        runs[2].resume()
        await cache.verify(within: .seconds(5))
        cacheEnds.pass()
        runs[1].resume()
        await database.verify(within: .seconds(5))
        runs[0].resume()
        try await running.value
    }

    @Test func aServiceThatThrowsDuringShutdownCancelsTheRest() async throws {
        let (group, runs) = groupOfAll()
        server.expect(.shutDown).inOrder(order).andDo { _ in runs[2].resume() }
        cache.expect(.shutDown).inOrder(order).andDo { _ in runs[1].resume(throwing: Outage()) }
        let running = Task { try await group.run() }
        for run in runs { await run.waitUntilCalled() }

        await group.triggerGracefulShutdown()

        await runs[0].waitUntilCancelled()
        await #expect(throws: Outage.self) { try await running.value }
    }

    @Test func aServiceThatEndsOutOfOrderCancelsTheOneThatShutsDown() async throws {
        let (group, runs) = groupOfAll()
        server.expect(.shutDown).inOrder(order).andDo { _ in runs[2].resume() }
        cache.expect(.shutDown).inOrder(order).andDo { _ in runs[0].resume() }
        let running = Task { try await group.run() }
        for run in runs { await run.waitUntilCalled() }

        await group.triggerGracefulShutdown()

        await runs[1].waitUntilCancelled()
        await #expect(throws: ServiceGroupError.serviceFinishedUnexpectedly(service: "database")) {
            try await running.value
        }
    }

    @Test func aServiceThatThrowsShutsTheOthersDown() async throws {
        let (group, runs) = groupOfAll(afterFailure: .gracefullyShutdownGroup)
        server.expect(.shutDown).inOrder(order).andDo { _ in runs[2].resume() }
        database.expect(.shutDown).inOrder(order).andDo { _ in runs[0].resume() }
        let running = Task { try await group.run() }
        for run in runs { await run.waitUntilCalled() }

        runs[1].resume(throwing: Outage())

        await #expect(throws: Outage.self) { try await running.value }
    }

    /// A group of three services, and their calls of `run()`, which the test ends.
    private func groupOfAll(
        afterFailure: ServiceGroupConfiguration.ServiceConfiguration.TerminationBehavior = .cancelGroup
    ) -> (ServiceGroup, [PendingCall<MockService.Invocation, Any, any Error>]) {
        let services = [database, cache, server]
        let runs = services.map { $0.expect(.run).andSuspend() }
        let configurations = zip(services, ["database", "cache", "server"]).map { service, name in
            ServiceGroupConfiguration.ServiceConfiguration(
                service: service, failureTerminationBehavior: afterFailure, serviceName: name)
        }
        return (ServiceGroup(configuration: .init(services: configurations, logger: .current)), runs)
    }
}
