import ExpectKit
import ExpectKitTapes
import Testing

/// How declared answers are compared with those of a real object.
@Suite struct DeclaredAnswersComparingTests {
    private let library = MockLibrary()
    private let live = LiveLibrary()
    private let failures = FailureRecorder()

    init() { library.mock.reporter = failures }

    private func check() async { await library.answers.check(against: MockLibrary.perform, on: live) }

    private var lines: [Int] { failures.reports.map(\.location.line) }
    private var kinds: [FailureReport.Kind] { failures.reports.map(\.kind) }
    private var texts: [String] { failures.reports.map(\.unwrappedText) }

    @Test func aValueWithoutAnEqualityIsComparedByItsParts() async {
        library.stub(.shelf).andReturn(live.shelved)
        _ = library.shelf()
        await check()
        #expect(texts == [])

        live.shelved.books[0].pages = 101
        await check()
        // Its description is the same.
        #expect(texts.map { $0.contains("books[0].pages: expected 100, got 101") } == [true], "\(texts)")
    }

    @Test func anObjectWithoutAnEqualityIsReported() async {
        library.stub(.reader).andReturn(Reader())
        let line = #line - 1
        _ = library.reader()
        await check()
        #expect(kinds == [.wrongAnswer])
        #expect(lines == [line])
        #expect(
            texts == [
                """
                MockLibrary: the declared answer to reader cannot be compared with the real answer
                  declared: returns Reader
                  real object: returned Reader
                  the answer is of type Reader, which is not Equatable, and has no parts that can be compared
                  help: make Reader Equatable, or answer with a closure (andDo): closures are not checked
                """
            ])
    }

    @Test func aNumberThatIsNotANumberIsTheSameAnswer() async {
        library.stub(.weight).andReturn(Float.nan)
        _ = library.weight()
        await check()
        #expect(lines.count == 1)
        failures.drain()
        live.weighs = .nan
        await check()
        #expect(texts == [])
    }
}
