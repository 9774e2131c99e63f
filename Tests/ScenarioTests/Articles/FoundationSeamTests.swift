import ExpectKit
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// The code of the article “Testing code that uses Foundation”.

// MARK: URLSession

/// What the code under test needs of a `URLSession`.
protocol HTTPClient: Sendable {
    func send(_ request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: HTTPClient {
    func send(_ request: URLRequest) async throws -> (Data, URLResponse) { try await data(for: request) }
}

/// Reads the price of a bread from a server.
struct PriceReader {
    let client: any HTTPClient

    func price(of bread: String) async throws -> Int {
        let url = URL(string: "https://bakery.example/\(bread)")
        guard let url else { throw URLError(.badURL) }
        let (data, _) = try await client.send(URLRequest(url: url))
        return try JSONDecoder().decode(Int.self, from: data)
    }
}

final class MockHTTPClient: HTTPClient, TypedMocking, Sendable {
    enum Invocation { case send(Arg<URLRequest>) }
    let mock = Mock<Invocation>()

    func send(_ request: URLRequest) async throws -> (Data, URLResponse) {
        try await call(.send(.value(request)))
    }
}

extension MockCall where Invocation == MockHTTPClient.Invocation {
    static func send(_ request: Arg<URLRequest>) -> MockCall<Invocation, (Data, URLResponse), any Error> {
        .init(.send(request))
    }
}

private func response(_ text: String) throws -> (Data, URLResponse) {
    let url = try #require(URL(string: "https://bakery.example"))
    return (
        Data(text.utf8),
        URLResponse(url: url, mimeType: nil, expectedContentLength: text.count, textEncodingName: nil)
    )
}

@Suite(.verifiesMocks) struct FoundationSeamTests {
    @Test func aPriceIsReadFromTheServer() async throws {
        let client = MockHTTPClient()
        client.expect(.send(.having(\.url?.path, .some("/rye")))).andReturn(try response("4"))

        #expect(try await PriceReader(client: client).price(of: "rye") == 4)
    }

    // MARK: URLProtocol

    @Test func aSessionAsksAMock() async throws {
        let server = MockHTTPClient()
        server.expect(.send(.having(\.url?.path, .some("/rye")))).andReturn(try response("4"))

        final class PriceProtocol: AnsweringProtocol {}
        let session = URLSession(configuration: .answered(by: server, through: PriceProtocol.self))
        #expect(try await PriceReader(client: session).price(of: "rye") == 4)
    }

    // MARK: NotificationCenter

    @Test func anObserverGetsANotification() {
        let (center, bell) = (NotificationCenter(), MockDoorChime())
        let alarm = Alarm(center: center, bell: bell)
        bell.expect(.ring("rye"))

        center.post(name: .baked, object: nil, userInfo: ["bread": "rye"])

        withExtendedLifetime(alarm) {}
    }
}

/// Answers the requests of a session with the calls of a mock. Each test has a subclass of its own.
class AnsweringProtocol: URLProtocol {
    fileprivate static let servers = Servers()

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let server = Self.servers[type(of: self)] else { return fail(URLError(.cannotFindHost)) }
        // Safe, because a URLProtocol may answer on any thread.
        nonisolated(unsafe) let loader = self
        _Concurrency.Task {
            do {
                let (data, response) = try await server.send(loader.request)
                loader.client?.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
                loader.client?.urlProtocol(loader, didLoad: data)
                loader.client?.urlProtocolDidFinishLoading(loader)
            } catch {
                loader.fail(error)
            }
        }
    }

    private func fail(_ error: any Error) { client?.urlProtocol(self, didFailWithError: error) }

    /// The servers of the subclasses. `URLSession` makes their instances, so they cannot be given one.
    fileprivate final class Servers: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [ObjectIdentifier: any HTTPClient] = [:]

        subscript(type: AnsweringProtocol.Type) -> (any HTTPClient)? {
            get { lock.withLock { all[ObjectIdentifier(type)] } }
            set { lock.withLock { all[ObjectIdentifier(type)] = newValue } }
        }
    }
}

extension URLSessionConfiguration {
    static func answered(
        by server: any HTTPClient, through type: AnsweringProtocol.Type
    ) -> URLSessionConfiguration {
        AnsweringProtocol.servers[type] = server
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [type]
        return configuration
    }
}

extension Notification.Name {
    static let baked = Notification.Name("baked")
}

protocol DoorChime: AnyObject, Sendable { func ring(_ bread: String) }

final class MockDoorChime: DoorChime, Mocking, Sendable {
    enum Invocation: Equatable { case ring(String) }
    let mock = Mock<Invocation>()

    func ring(_ bread: String) { mock.call(.ring(bread)) }
}

/// Rings when a bread is baked.
final class Alarm {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, bell: any DoorChime) {
        self.center = center
        token = center.addObserver(forName: .baked, object: nil, queue: nil) { notification in
            bell.ring(notification.userInfo?["bread"] as? String ?? "?")
        }
    }

    deinit { center.removeObserver(token) }
}
