import Testing

@testable import ExpectKit

/// A wrapper that forwards a matcher in place of an argument is told so at its own line, once.
struct ForwardedMatcherTests {
    private let store = CarelessStore()

    @Test func aForwardedMatcherIsOneFailureAtTheWrappersLine() {
        store.expect(.load(id: 1)).andReturn("one")
        for _ in 0..<3 { _ = store.load(id: 1) }
        store.verify()
        #expect(
            store.failures.reports.map(\.unwrappedText) == [
                """
                Store: the mock forwards a matcher as id: load(id: any)
                  help: forward the value of the parameter with .value(_:); matchers are for declarations
                """
            ])
        #expect(store.failures.reports.map(\.kind) == [.misuse])
        #expect(store.failures.reports.map(\.location.line) == [CarelessStore.lineOfLoad])
        #expect(store.failures.reports.map(\.location.filePath) == ["\(#filePath)"])
    }

    @Test func itIsReportedThoughTheMockHasFailedBefore() {
        store.expect(.load(id: 1)).andReturn("one")
        store.close()
        _ = store.load(id: 1)
        #expect(store.failures.reports.map(\.kind) == [.unexpected, .misuse])
        store.verify()
        #expect(store.failures.reports.count == 2)
    }

    @Test func eachLineOfTheWrapperIsReported() {
        store.expect(.load(id: 1)).andReturn("one")
        store.expect(.save("a"))
        _ = store.load(id: 1)
        store.save("a")
        store.verify()
        #expect(store.failures.reports.map(\.kind) == [.misuse, .misuse])
        #expect(store.failures.reports.last?.text.contains("a matcher as argument: save(any)\n") == true)
    }

    @Test func itIsReportedWithoutDeclarations() {
        _ = store.load(id: 1)
        store.verify()
        #expect(store.failures.reports.map(\.kind) == [.misuse])
    }

    /// The closure would read the value of a matcher, which has none.
    @Test func noClosureGetsTheMatcher() {
        store.expect(.load(id: 1)).andDo { call in
            if case .load(let id) = call { return "\(id.value)" }
            return ""
        }
        #expect(store.load(id: 1) == "")
        #expect(store.failures.reports.map(\.kind) == [.misuse])
    }

    @Test func aNiceMockWarnsAndReportsTheMissingCall() {
        store.mode = .nice
        store.expect(.load(id: 1)).andReturn("one")
        for _ in 0..<2 { _ = store.load(id: 1) }
        store.verify()
        #expect(store.failures.reports.map(\.kind) == [.misuse, .missing])
        #expect(store.failures.reports.map(\.severity) == [.warning, .error])
    }

    @Test func aNiceMockWithoutDeclarationsDoesNotExamineItsCalls() {
        store.mode = .nice
        _ = store.load(id: 1)
        #expect(store.failures.reports.isEmpty)
    }

    @Test func aWrapperThatForwardsValuesIsNotReported() {
        store.expect(.find(id: 1))
        store.find(id: 2)
        #expect(store.failures.reports.map(\.kind) == [.unexpected])
    }
}

/// A wrapper with mistakes.
private final class CarelessStore: Mocking {
    enum Invocation { case load(id: Arg<Int>), save(Arg<String>), find(id: Arg<Int>), close }

    static let lineOfLoad = #line + 11

    let mock = Mock<Invocation>("Store")
    let failures = FailureRecorder()

    init() {
        mock.reporter = failures
        // Backtraces are slow, and other tests assert where a call came from.
        mock.engine.locked { $0.tracesLeft = 0 }
    }

    func load(id: Int) -> String { mock.call(.load(id: .any)) }
    func save(_ text: String) { mock.call(.save(.any)) }
    func find(id: Int) { mock.call(.find(id: .value(id))) }
    func close() { mock.call(.close) }
}
