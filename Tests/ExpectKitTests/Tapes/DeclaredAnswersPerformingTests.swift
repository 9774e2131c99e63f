import ExpectKit
import ExpectKitTapes
import Testing

/// Which calls are performed on a real object to check declared answers.
@Suite struct DeclaredAnswersPerformingTests {
    private let library = MockLibrary()
    private let live = LiveLibrary()
    private let failures = FailureRecorder()

    init() { library.mock.reporter = failures }

    private func check() async { await library.answers.check(against: MockLibrary.perform, on: live) }

    private var lines: [Int] { failures.reports.map(\.location.line) }
    private var kinds: [FailureReport.Kind] { failures.reports.map(\.kind) }
    private var texts: [String] { failures.reports.map(\.unwrappedText) }

    @Test func aCallThatCannotBePerformedIsReported() async {
        library.stub(.sort).andReturn()
        let line = #line - 1
        library.sort()
        await check()
        #expect(lines == [line])
        #expect(
            texts == [
                """
                MockLibrary: sort was not performed on the real object
                  declared: returns nothing
                  sort cannot be performed: it needs an empty hall
                  help: handle the call in perform(_:on:), or answer it with a closure (andDo): closures are not checked
                """
            ])
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
            texts == [
                """
                MockLibrary: no answers were compared: none of 2 calls was answered with a declared value or error (1 by a closure, 1 without a declared answer)
                  help: check the answers after the calls, on a mock whose answers are declared with andReturn or andThrow
                """
            ])
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
