import ExpectKit
import Testing

// Objects that are not `Sendable`, and requirements that take or return them as `sending`.

private protocol Library: Sendable {
    func give(_ id: Int) throws -> sending Page
    func lend(_ id: Int) async throws(LedgerError) -> sending Page
    func keep(_ page: sending Page) async
}

private enum LibraryCall { case give(Arg<Int>), lend(Arg<Int>), keep(Arg<Page>) }

extension MockCall where Invocation == LibraryCall {
    fileprivate static func give(_ id: Arg<Int>) -> MockCall<Invocation, Page, any Error> { .init(.give(id)) }
    fileprivate static func lend(_ id: Arg<Int>) -> MockCall<Invocation, Page, LedgerError> {
        .init(.lend(id))
    }
    fileprivate static func keep(_ page: Arg<Page>) -> MockCall<Invocation, Void, Never> {
        .init(.keep(page))
    }
}

private final class RealLibrary: Library {
    func give(_ id: Int) throws -> sending Page { Page("real \(id)") }
    func lend(_ id: Int) async throws(LedgerError) -> sending Page { Page("real \(id)") }
    func keep(_ page: sending Page) async {}
}

private final class QuickLibrary: Library, Mocking {
    let mock = Mock<LibraryCall>()

    func give(_ id: Int) throws -> sending Page {
        try mock.call(.give(.value(id)), throwing: (any Error).self)
    }
    func lend(_ id: Int) async throws(LedgerError) -> sending Page {
        try await mock.call(.lend(.value(id)), throwing: LedgerError.self)
    }
    func keep(_ page: sending Page) async { await mock.call(.keep(.value(page))) }
}

private final class TypedLibrary: Library, TypedMocking {
    let mock = Mock<LibraryCall>()
    private let real = RealLibrary()

    func give(_ id: Int) throws -> sending Page { try call(.give(.value(id))) { try real.give(id) } }
    func lend(_ id: Int) async throws(LedgerError) -> sending Page {
        try await call(.lend(.value(id))) { () async throws(LedgerError) in try await real.lend(id) }
    }

    // The mock keeps the argument for the test. A wrapper that also forwards it needs `nonisolated(unsafe)`.
    func keep(_ page: sending Page) async {
        nonisolated(unsafe) let page = page
        await call(.keep(.value(page))) { await real.keep(page) }
    }
}

/// An actor that takes pages as `sending`.
private actor Collector {
    private var pages: [Page] = []

    func take(_ page: sending Page) { pages.append(page) }
    var texts: [String] { pages.map(\.text) }
}

private func handOver(from library: some Library, to collector: Collector) async throws {
    await collector.take(try library.give(1))
    await collector.take(try await library.lend(2))
    await library.keep(Page("mine"))
}

struct SendingTests {
    private let collector = Collector()

    @Test func anAnswerOfTheTestCanBeSent() async throws {
        let library = QuickLibrary()
        let kept = Captor<Page>()
        library.expect(.give(1)).andReturn(Page("a"))
        library.expect(.lend(2)).andReturn(Page("b"))
        library.expect(.keep(.capture(kept)))

        try await handOver(from: library, to: collector)

        #expect(await collector.texts == ["a", "b"])
        #expect(kept.last?.text == "mine")
        library.verify()
    }

    @Test func anAnswerOfTheRealObjectCanBeSent() async throws {
        let library = TypedLibrary()
        library.expect(.give(1)).andForward()
        library.expect(.lend(2)).andForward()
        library.expect(.keep(.any)).andForward()

        try await handOver(from: library, to: collector)

        #expect(await collector.texts == ["real 1", "real 2"])
        library.verify()
    }

    @Test func aWrongPageIsReported() async throws {
        let library = TypedLibrary()
        let failures = FailureRecorder()
        library.mock.reporter = failures
        library.expect(.give(1)).andReturn(Page("a"))
        library.expect(.lend(2)).andReturn(Page("b"))
        library.expect(.keep(.having(\.text, "yours")))

        try await handOver(from: library, to: collector)
        library.verify()

        #expect(failures.sightings == [Sighting(.unexpected, line: #line - 3)])
        #expect(failures.texts.first?.contains(#"argument.text is "mine", expected "yours""#) == true)
    }
}
