import ExpectKit
import Testing

private struct TrackedLogin: Sendable { let id: Int }

extension TrackedLogin: @MainActor Equatable {
    @MainActor static func == (left: TrackedLogin, right: TrackedLogin) -> Bool { left.id == right.id }
}

private enum Tracked: InvocationMatching {
    case track(Arg<Any>)

    func matches(_ call: Self) -> Bool {
        switch (self, call) {
        case (.track(let expected), .track(let actual)): expected.matches(actual)
        }
    }

    func hash(into hasher: inout InvocationHasher) { hasher.giveUp() }
}

/// An argument of type `Any`, whose value has a conformance that is isolated to the main actor.
@MainActor struct ExistentialArgumentTests {
    private let failures = FailureRecorder()
    private let mock = Mock<Tracked>("Tracker")

    init() { mock.reporter = failures }

    /// Passes the value on from outside of the main actor.
    private func track(_ login: TrackedLogin) async {
        await Task.detached { [mock] in mock.call(.track(.value(login))) }.value
    }

    @Test func anEqualValueIsAccepted() async {
        mock.expect(.track(.value(TrackedLogin(id: 1))))
        await track(TrackedLogin(id: 1))
        mock.verify()
        #expect(failures.texts == [])
    }

    /// The failing counterpart.
    @Test func anotherValueIsNotAccepted() async {
        mock.expect(.track(.value(TrackedLogin(id: 1))))
        await track(TrackedLogin(id: 2))
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }

    @Test func aValueOfAnotherTypeIsNotAccepted() async {
        mock.expect(.track(.value(TrackedLogin(id: 1))))
        await Task.detached { [mock] in mock.call(.track(.value("login"))) }.value
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }
}
