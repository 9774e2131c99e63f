import ExpectKit
import Foundation
import FoundationNetworking
import Testing

// A mock of a protocol that inherits from NSObjectProtocol, so that the mock is a subclass of NSObject.

private final class CannedProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
        if request.url?.path == "/missing" {
            client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
        } else {
            client?.urlProtocol(self, didLoad: Data("bread".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
    }
    override func stopLoading() {}
}

private final class RealClient: NSObject, URLProtocolClient {
    let loaded = Mock<Data>("loaded", mode: .nice)
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { loaded.call(data) }
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {}
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {}
    func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
    ) {}
    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {}
    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse,
        cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {}
    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {}
    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}
}

struct URLProtocolClientTests {
    private let mock = MockURLProtocolClient()
    private let failures = FailureRecorder()

    private func load(_ path: String, for client: any URLProtocolClient) throws {
        let url = try #require(URL(string: "https://example.org\(path)"))
        CannedProtocol(request: URLRequest(url: url), cachedResponse: nil, client: client).startLoading()
    }

    @Test func theClientGetsTheDataAndTheEnd() throws {
        let order = CallOrder("loading")
        mock.expect(.urlProtocol(.any, didLoad: .value(Data("bread".utf8)))).inOrder(order)
        mock.expect(.urlProtocolDidFinishLoading(.any)).inOrder(order)
        try load("/bread", for: mock)
        mock.verify()
    }

    @Test func theMockIsAnObject() {
        #expect(mock.isEqual(mock))
        #expect(!mock.isEqual(MockURLProtocolClient()))
        #expect(mock.hash == mock.hash)
    }

    @Test func callsAreForwardedToARealClient() throws {
        let real = RealClient()
        try load("/bread", for: MockURLProtocolClient(wrapping: real))
        #expect(real.loaded.calls == [Data("bread".utf8)])
    }

    @Test func aFailureInsteadOfDataIsReported() throws {
        mock.mock.reporter = failures
        mock.expect(.urlProtocol(.any, didLoad: .any))
        try load("/missing", for: mock)
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.reports.first?.text.contains("didFailWithError: ") == true)
    }
}
