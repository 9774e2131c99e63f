import ExpectKit
import Testing

/// A partial mock forwards the calls that the test does not declare.
private protocol Library {
    var shelves: Int { get }
    func title(of id: Int) throws -> String
    func search(_ text: String) async throws(LibraryError) -> [String]
}

private enum LibraryError: Error, Equatable { case closed }

private final class RealLibrary: Library {
    var shelves: Int { 12 }
    func title(of id: Int) throws -> String { "Title \(id)" }
    func search(_ text: String) async throws(LibraryError) -> [String] {
        if text.isEmpty { throw .closed }
        return [text]
    }
}

private final class PartialLibrary: Library, Mocking {
    enum Invocation: Equatable { case shelves, title(of: Int), search(String) }
    let mock = Mock<Invocation>(mode: .partial)
    let real = RealLibrary()

    var shelves: Int { mock.call(.shelves) { real.shelves } }
    func title(of id: Int) throws -> String { try mock.call(.title(of: id)) { try real.title(of: id) } }
    func search(_ text: String) async throws(LibraryError) -> [String] {
        try await mock.call(.search(text)) { () async throws(LibraryError) in try await real.search(text) }
    }
}

struct ForwardingWrapperTests {
    private let library = PartialLibrary()

    @Test func undeclaredCallsAreForwarded() async throws {
        #expect(library.shelves == 12)
        #expect(try library.title(of: 3) == "Title 3")
        #expect(try await library.search("x") == ["x"])
        await #expect(throws: LibraryError.closed) { try await library.search("") }
        #expect(library.callCount(.shelves) == 1)
        library.verify()
    }

    @Test func aStubbedCallIsNotForwarded() throws {
        library.stub(.shelves).andReturn(1)
        #expect(library.shelves == 1)
        #expect(try library.title(of: 3) == "Title 3")
    }

    @Test func anExpectationMayForward() throws {
        library.mode = .strict
        library.expect(.title(of: 1)).andForward()
        library.expect(.title(of: 2)).andReturn("two").andForward()
        #expect(try library.title(of: 1) == "Title 1")
        #expect(try library.title(of: 2) == "two")
        #expect(try library.title(of: 2) == "Title 2")
        library.verify()
    }

    @Test func anExpectationWithoutAnAnswerForwardsInAPartialMock() {
        library.expect(.shelves)
        #expect(library.shelves == 12)
        library.verify()
    }

    @Test func aRejectedCallFailsAndIsNotForwarded() {
        let failures = FailureRecorder()
        library.mock.reporter = failures
        library.reject(.shelves)
        #expect(library.shelves == 0)
        library.verify()
        #expect(failures.reports.map(\.kind) == [.rejected])
    }

    @Test func aWrapperWithoutARealObjectCannotForward() {
        let store = MockTaskStore()
        let failures = FailureRecorder()
        store.mock.reporter = failures
        store.expect(.count).andForward()
        let line = #line - 1
        #expect(store.count == 0)
        store.verify()
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
    }
}
