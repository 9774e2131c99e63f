import ExpectKit
import Testing

@testable import FixtureProtocols

// A protocol can require a superclass. Its mock is a subclass of that class.

struct ClassProtocolTests {
    private let failures = FailureRecorder()
    private let leo = Animal(name: "Leo")

    @Test func theRequirementsAreMocked() async throws {
        let mock = MockFenceLike("fence", height: 3)
        mock.expect(.climb).andReturn(2)
        mock.expect(.jump(leo)).andReturn(true)
        mock.expect(.isOpen).andReturn(false)
        mock.expect(.setIsOpen(true))

        let fence: any FenceLike = mock
        #expect(fence.climb() == 2)
        #expect(try await fence.jump(leo))
        #expect(!fence.isOpen)
        fence.isOpen = true
        mock.verify()
    }

    @Test func otherMembersAreThoseOfTheClass() {
        let mock = MockFenceLike(height: 3)
        mock.paint("green")
        #expect(mock.measure() == 3)
        mock.verify()
    }

    @Test func onlyRequirementsThatTheClassImplementsAreForwarded() async throws {
        let mock = MockFenceLike("fence", mode: .partial, height: 3)
        mock.mock.reporter = failures
        #expect(mock.climb() == 3)
        await #expect(throws: (any Error).self) { try await mock.jump(leo) }
        mock.verify()
        #expect(failures.headlines == ["fence: unexpected jump(Animal(name: \"Leo\"))"])
    }

    @Test func theClassCanBeGeneric() {
        let mock = MockShared(mockName: "shared", [1, 2])
        mock.mock.reporter = failures
        mock.expect(.take).andForward()
        mock.expect(.share(5))
        let shared: any Shared = mock
        #expect(shared.take() == 2)
        shared.share(6)
        #expect(failures.headlines == ["shared: share(…): item is 6, expected 5"])
    }
}
