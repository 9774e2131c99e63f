import ExpectKit
import Testing

@testable import FixtureProtocols

struct ClassIsolationTests {
    private let failures = FailureRecorder()

    @MainActor @Test func aClassOnTheMainActorIsMocked() async throws {
        let mock = MockDesk("desk", number: 7)
        mock.mock.reporter = failures
        mock.expect(.tidy).andReturn(3)
        mock.expect(.sort).andForward()
        mock.expect(.papers).andReturn(21)
        mock.expect(.ring).andReturn(1)
        mock.expect(.setPapers(2))
        let desk: Desk = mock
        #expect(desk.tidy() == 3)
        #expect(try await desk.sort() == 42)
        #expect(desk.ring() == 1)
        desk.papers = 2
        mock.verify()
        #expect(desk.number == 7)
        #expect(failures.reports.isEmpty)
        _ = desk.tidy()
        #expect(failures.headlines == ["desk: tidy was called twice, expected once"])
    }

    @MainActor @Test func aPartialMockOnTheMainActorForwards() async throws {
        let desk = MockDesk(mode: .partial, number: 7)
        desk.papers = 4
        #expect(desk.tidy() == 4)
        #expect(try await desk.sort() == 8)
        #expect(desk.ring() == 7)
    }

    @Test func aSendableClassHasASendableMock() async {
        let mock = MockLamp()
        mock.stub(.light(.any)).andReturn(5)
        mock.expect(.dim).andForward()
        async let minutes = mock.light(1)
        #expect(await minutes == 5)
        #expect(await Task { mock.dim() }.value)
        mock.verify()
    }

    @Test func aCallOfAClassIsHeldAndResumed() async {
        let mock = MockLamp()
        let pending = mock.expect(.light(3)).andSuspend()
        let task = Task { await mock.light(3) }
        await pending.waitUntilCalled()
        pending.resume(returning: 8)
        #expect(await task.value == 8)
        mock.verify()
    }
}
