import ExpectKit
import ExpectKitTapes
import Testing

/// Each used answer that a test declares is checked against a real object.
struct DeclaredAnswersTests {
    private let library = MockLibrary()
    private let live = LiveLibrary()
    private let failures = FailureRecorder()

    init() { library.mock.reporter = failures }

    private func check() async { await library.answers.check(against: MockLibrary.perform, on: live) }

    private var lines: [Int] { failures.reports.map(\.location.line) }
    private var kinds: [FailureReport.Kind] { failures.reports.map(\.kind) }
    private var texts: [String] { failures.reports.map(\.unwrappedText) }
    private var report: String { texts.joined(separator: "\n\n") }

    @Test func trueAnswersAreConfirmed() async throws {
        library.expect(.book(1)).andReturn(Book(title: "A", pages: 100))
        library.stub(.book(3)).andThrow(LibraryError.lost(id: 3))
        library.stub(.title(of: 1)).andReturn("A")
        library.stub(.title(of: 2)).andReturn(nil)
        library.stub(.count).andReturn(2)
        library.stub(.weight).andReturn(2.5)
        _ = try library.book(1)
        #expect(throws: LibraryError.self) { try library.book(3) }
        _ = library.title(of: 1)
        _ = library.title(of: 2)
        _ = await library.count()
        _ = library.weight()
        await check()
        #expect(texts == [])
        #expect(live.performed == [1, 3])
        library.verify()
    }

    @Test func eachDifferentAnswerIsReportedAtItsLine() async throws {
        let line = #line
        library.expect(.book(1)).andReturn(Book(title: "A", pages: 90))
        library.stub(.book(2)).andThrow(LibraryError.closed)
        library.stub(.book(3)).andReturn(Book(title: "C", pages: 300))
        library.stub(.title(of: 2)).andReturn("B")
        _ = try library.book(1)
        _ = try? library.book(2)
        _ = try library.book(3)
        _ = library.title(of: 2)

        await check()

        #expect(kinds == [.wrongAnswer, .wrongAnswer, .wrongAnswer, .wrongAnswer])
        #expect(lines == [line + 1, line + 2, line + 3, line + 4])
        #expect(
            texts == [
                """
                MockLibrary: the real object answers book(1) differently
                  declared: returns Book(title: "A", pages: 90)
                  real object: returned Book(title: "A", pages: 100)
                    pages: expected 90, got 100
                  help: correct this answer if the real object is right
                """,
                """
                MockLibrary: the real object answers book(2) differently
                  declared: throws closed
                  real object: returned Book(title: "B", pages: 200)
                  help: correct this answer if the real object is right
                """,
                """
                MockLibrary: the real object answers book(3) differently
                  declared: returns Book(title: "C", pages: 300)
                  real object: threw lost(id: 3)
                  help: correct this answer if the real object is right
                """,
                """
                MockLibrary: the real object answers title(of: 2) differently
                  declared: returns "B"
                  real object: returned nil
                  help: correct this answer if the real object is right
                """,
            ])
        let report = try #require(failures.reports.first)
        #expect(report.call == "book(1)")
        #expect(report.candidates.first?.differences.first?.path == "pages")
        #expect(report.candidates.first?.location.line == line + 1)
    }

    @Test func anotherErrorIsReportedByPath() async {
        library.stub(.book(3)).andThrow(LibraryError.lost(id: 4))
        let line = #line - 1
        _ = try? library.book(3)
        await check()
        #expect(lines == [line])
        #expect(
            texts.first?.contains("declared: throws lost(id: 4)\n  real object: threw lost(id: 3)") == true)
        #expect(texts.first?.contains("id: expected 4, got 3") == true, "\(texts)")
    }

    @Test func eachAnswerIsCheckedOnceWithTheFirstCallThatItAnswered() async throws {
        library.stub(.book(1)).andReturn(Book(title: "A", pages: 100), Book(title: "A", pages: 1))
        let line = #line - 1
        for _ in 1...4 { _ = try library.book(1) }
        await check()
        #expect(live.performed == [1, 1])
        #expect(lines == [line])
        await check()
        #expect(lines == [line, line])
    }

    @Test func anExpectationWithoutAnAnswerIsCheckedByTheAnswerOfItsStub() async throws {
        library.stub(.count).andReturn(1)
        let line = #line - 1
        library.expect(.count)
        _ = await library.count()
        await check()
        #expect(lines == [line])
        library.verify()
    }

    @Test func unusedAnswersAreNotChecked() async throws {
        library.stub(.book(1)).andReturn(Book(title: "A", pages: 100))
        library.stub(.book(2)).andReturn(Book(title: "wrong", pages: 0))
        _ = try library.book(1)
        await check()
        #expect(texts == [])
    }

    // MARK: Comparing

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

    // MARK: Performing

    @Test func aCallThatCannotBePerformedIsReported() async {
        library.stub(.sort).andReturn()
        let line = #line - 1
        library.sort()
        await check()
        #expect(lines == [line])
        #expect(
            report == """
                MockLibrary: sort was not performed on the real object
                  declared: returns nothing
                  sort cannot be performed: it needs an empty hall
                  help: handle the call in perform(_:on:), or answer it with a closure (andDo): closures are not checked
                """)
    }

    @Test func aMockWithoutCallsIsAMistake() async {
        library.stub(.count).andReturn(2)
        let line = #line + 1
        await library.answers.check(against: MockLibrary.perform, on: live)
        #expect(kinds == [.misuse])
        #expect(lines == [line])
        #expect(texts.first?.contains("no answers were compared: the mock got no calls") == true)
    }

    @Test func aMockWhoseAnswersAreNotDeclaredIsAMistake() async {
        library.nice()
        library.stub(.count).andDo { _ in 2 }
        library.expect(.sort)
        _ = await library.count()
        library.sort()
        let line = #line + 1
        await library.answers.check(against: MockLibrary.perform, on: live)
        #expect(kinds == [.misuse])
        #expect(lines == [line])
        #expect(
            report == """
                MockLibrary: no answers were compared: none of 2 calls was answered with a declared value or error (1 by a closure, 1 without a declared answer)
                  help: check the answers after the calls, on a mock whose answers are declared with andReturn or andThrow
                """)
    }

    @Test func aSynchronousFunctionPerformsTheCallsToo() async throws {
        library.stub(.book(1)).andReturn(Book(title: "Z", pages: 100))
        _ = try library.book(1)
        await library.answers.check(against: Self.performed, on: live)
        #expect(texts.map { $0.contains("title: expected \"Z\", got \"A\"") } == [true])
    }

    private static func performed(_ call: MockLibrary.Invocation, on real: LiveLibrary) throws -> Any {
        guard case .book(let id) = call else { throw InvocationError("only books") }
        return try real.book(id)
    }

    @Test func theMockMayBeCalledWhileItsAnswersAreChecked() async throws {
        library.stub(.book(1)).andReturn(Book(title: "A", pages: 100))
        _ = try library.book(1)
        let library = library
        await library.answers.check(
            against: { call, real in
                _ = try library.book(1)
                return try await MockLibrary.perform(call, on: real)
            }, on: live)
        #expect(texts == [])
        #expect(library.calls.count == 2)
    }

    @Test func manyDifferencesAreBounded() async throws {
        for _ in 1...12 { library.expect(.book(1)).andReturn(Book(title: "?", pages: 100)) }
        for _ in 1...12 { _ = try library.book(1) }
        await check()
        #expect(kinds.count == 8)
        #expect(texts.last?.contains("4 more") == true, "\(texts.last ?? "")")
        library.verify()
    }
}
