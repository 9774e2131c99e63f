import ExpectKit
import Testing

/// Every effect a requirement can have, in both forms of wrapper.
private protocol Archive {
    func open()
    func read(id: Int) throws -> String
    func write(_ text: String) throws(ArchiveError)
    func fetch(id: Int) async -> String
    func download(id: Int) async throws -> String
    func upload(_ text: String) async throws(ArchiveError)
}

private enum ArchiveError: Error, Equatable { case full, gone }

private final class QuickArchive: Archive, Mocking {
    enum Invocation: Equatable {
        case open, read(id: Int), write(String), fetch(id: Int), download(id: Int), upload(String)
    }
    let mock = Mock<Invocation>()

    func open() { mock.call(.open) }
    func read(id: Int) throws -> String { try mock.call(.read(id: id), throwing: (any Error).self) }
    func write(_ text: String) throws(ArchiveError) {
        try mock.call(.write(text), throwing: ArchiveError.self)
    }
    func fetch(id: Int) async -> String { await mock.call(.fetch(id: id)) }
    func download(id: Int) async throws -> String {
        try await mock.call(.download(id: id), throwing: (any Error).self)
    }
    func upload(_ text: String) async throws(ArchiveError) {
        try await mock.call(.upload(text), throwing: ArchiveError.self)
    }
}

private final class TypedArchive: Archive, TypedMocking {
    enum Invocation {
        case open, read(id: Arg<Int>), write(Arg<String>), fetch(id: Arg<Int>), download(id: Arg<Int>)
        case upload(Arg<String>)
    }
    let mock = Mock<Invocation>()

    func open() { call(.open) }
    func read(id: Int) throws -> String { try call(.read(id: .value(id))) }
    func write(_ text: String) throws(ArchiveError) { try call(.write(.value(text))) }
    func fetch(id: Int) async -> String { await call(.fetch(id: .value(id))) }
    func download(id: Int) async throws -> String { try await call(.download(id: .value(id))) }
    func upload(_ text: String) async throws(ArchiveError) { try await call(.upload(.value(text))) }
}

extension MockCall where Invocation == TypedArchive.Invocation {
    fileprivate static var open: MockCall<Invocation, Void, Never> { .init(.open) }
    fileprivate static func read(id: Arg<Int>) -> MockCall<Invocation, String, any Error> {
        .init(.read(id: id))
    }
    fileprivate static func write(_ text: Arg<String>) -> MockCall<Invocation, Void, ArchiveError> {
        .init(.write(text))
    }
    fileprivate static func fetch(id: Arg<Int>) -> MockCall<Invocation, String, Never> {
        .init(.fetch(id: id))
    }
    fileprivate static func download(id: Arg<Int>) -> MockCall<Invocation, String, any Error> {
        .init(.download(id: id))
    }
    fileprivate static func upload(_ text: Arg<String>) -> MockCall<Invocation, Void, ArchiveError> {
        .init(.upload(text))
    }
}

@Suite struct EffectfulWrapperTests {
    @Test func quickFormAnswersEveryEffect() async throws {
        let archive = QuickArchive()
        archive.expect(.open)
        archive.expect(.read(id: 1)).andReturn("one").andThrow(ArchiveError.gone)
        archive.expect(.write("x")).andThrow(ArchiveError.full)
        archive.expect(.fetch(id: 2)).andReturn("two")
        archive.expect(.download(id: 3)).andDo { _ in throw ArchiveError.gone }
        archive.expect(.upload("y"))

        archive.open()
        #expect(try archive.read(id: 1) == "one")
        #expect(throws: ArchiveError.gone) { try archive.read(id: 1) }
        #expect(throws: ArchiveError.full) { try archive.write("x") }
        #expect(await archive.fetch(id: 2) == "two")
        await #expect(throws: ArchiveError.gone) { try await archive.download(id: 3) }
        try await archive.upload("y")

        archive.verify()
    }

    @Test func typedFormAnswersEveryEffect() async throws {
        let archive = TypedArchive()
        archive.expect(.open)
        archive.expect(.read(id: .not(2))).andReturn("one").andThrow(ArchiveError.gone)
        archive.expect(.write("x")).andThrow(.full)
        archive.expect(.fetch(id: 2)).andDo { invocation in
            guard case .fetch(let id) = invocation else { return "" }
            return "number \(id.value)"
        }
        archive.expect(.download(id: .any)).andDo { _ in throw ArchiveError.gone }
        archive.expect(.upload(.any))

        archive.open()
        #expect(try archive.read(id: 1) == "one")
        #expect(throws: ArchiveError.gone) { try archive.read(id: 3) }
        #expect(throws: ArchiveError.full) { try archive.write("x") }
        #expect(await archive.fetch(id: 2) == "number 2")
        await #expect(throws: ArchiveError.gone) { try await archive.download(id: 3) }
        try await archive.upload("y")

        archive.verify()
    }

    @Test func anErrorThatARequirementCannotThrowIsReportedAtItsLine() async {
        let archive = QuickArchive()
        let failures = FailureRecorder()
        archive.mock.reporter = failures
        archive.expect(.fetch(id: 2)).andThrow(ArchiveError.gone)
        let line = #line - 1

        // On its own line, because the compiler gives an `await` inside `#expect` the line of the test.
        let text = await archive.fetch(id: 2)
        #expect(text == "")
        archive.verify()

        #expect(failures.reports.map(\.kind) == [.wrongAnswer])
        #expect(failures.reports.map(\.location.line) == [line])
        #expect(
            failures.reports.first?.unwrappedText == """
                QuickArchive: wrong answer for fetch(id: 2): the error gone of type ArchiveError, but the call throws nothing
                  called at EffectfulWrapperTests.swift:\(line + 4)
                  answered: "", a default value for String
                  answer with andReturn(_:); if the requirement throws, forward it with throwing: in the wrapper
                """)
    }
}
