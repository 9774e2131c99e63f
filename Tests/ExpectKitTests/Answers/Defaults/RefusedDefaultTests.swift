import Testing

@testable import ExpectKit

/// A type that refuses its default value does not end the process if the call can have another answer.
struct RefusedDefaultTests {
    private struct Refusal: Error {}
    private struct Email: Decodable, Equatable {
        let text: String
        init(_ text: String) { self.text = text }
        init(from decoder: any Decoder) throws { throw Refusal() }
    }

    private final class MockBook: Mocking {
        enum Invocation: Equatable { case email(Int), find(Int) }
        let mock: Mock<Invocation>
        init(_ mode: MockMode) { mock = Mock(mode: mode) }
        func email(_ id: Int) -> Email { mock.call(.email(id)) }
        func find(_ id: Int) throws -> Email { try mock.call(.find(id)) { () throws -> Email in Email("real") } }
    }

    private let failures = FailureRecorder()

    @Test func anIgnoredCallGetsTheAnswerOfAnotherOne() {
        let book = MockBook(.nice)
        book.mock.reporter = failures
        book.expect(.email(1)).andReturn(Email("a"))
        #expect(book.email(2) == Email("a"))
        #expect(book.email(1) == Email("a"))
        book.verify()
        #expect(failures.reports.map(\.text) == [])
    }

    @Test(arguments: [MockMode.nice, .naggy]) func anIgnoredCallWithoutAnotherAnswerIsReported(mode: MockMode) {
        let book = MockBook(mode)
        book.mock.reporter = failures
        #expect(throws: UnansweredCallError.self) { try book.find(1) }
        #expect(failures.reports.filter { $0.severity == .error }.map(\.title) == ["MockBook: no answer for find(1)"])
        #expect(failures.reports.last?.answer == "throws an UnansweredCallError")
    }

    @Test func aRejectedCallThatCanThrowThrows() {
        let book = MockBook(.partial)
        book.mock.reporter = failures
        book.reject(.find(1))
        #expect(throws: UnansweredCallError.self) { try book.find(1) }
        #expect(failures.reports.map(\.kind) == [.rejected])
    }
}
