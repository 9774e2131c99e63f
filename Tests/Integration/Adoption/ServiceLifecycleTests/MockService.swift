import ExpectKit
import ServiceLifecycle

/// A service whose signal to shut down is a call of its own, so that a test can expect it.
///
/// It is written by hand, because the signal is not a requirement of `Service`.
final class MockService: Service, Mocking {
    enum Invocation: Equatable { case run, shutDown }
    let mock: Mock<Invocation>

    init(_ name: String) { mock = Mock(name) }

    func run() async throws {
        try await withGracefulShutdownHandler {
            try await mock.call(.run, throwing: (any Error).self)
        } onGracefulShutdown: {
            self.mock.call(.shutDown)
        }
    }
}
