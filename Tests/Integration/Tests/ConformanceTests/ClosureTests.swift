import ExpectKit
import Testing

@testable import FixtureProtocols

// An escaping closure is an argument of the call. The mock calls a nonescaping closure with the answer.

struct ClosureTests {
    private let mock = MockLoudspeaker()
    private let failures = FailureRecorder()
    private let received = Mock<String>("received", mode: .nice)

    @Test func escapingClosuresAreArguments() async throws {
        let (called, closed) = (PendingCompletion<String>(), PendingCompletion<Result<Int, any Error>>())
        let done = ExpectKit.Captor<@MainActor @Sendable () async throws -> Void>()
        mock.expect(.onCall(.held(by: called)))
        mock.expect(.onClose(.some(.held(by: closed)))).andReturn(true)
        mock.expect(.onClose(.nil)).andReturn(false)
        mock.expect(.run(on: "main", then: .capture(done)))

        let (speaker, received): (any Loudspeaker, Mock<String>) = (mock, received)
        speaker.onCall { received.call($0) }
        #expect(speaker.onClose { received.call("\($0)") })
        #expect(!speaker.onClose(nil))
        speaker.run(on: "main") { received.call("done") }
        called.resume(returning: "ring")
        closed.resume(returning: .success(3))
        try await done.last?()
        mock.verify()
        #expect(received.calls == ["ring", "success(3)", "done"])
    }

    @Test func anAutoclosureIsEvaluated() throws {
        mock.expect(.announce("a1"))
        mock.expect(.announceLater("b"))
        mock.expect(.announceLater(.any)).andThrow(FixtureError.closed)
        let speaker: any Loudspeaker = mock
        let number = 1
        speaker.announce("a\(number)")
        try speaker.announceLater("b")
        #expect(throws: FixtureError.closed) { try speaker.announceLater("c") }
        #expect(throws: FixtureError.escaped) { try speaker.announceLater(try failing()) }
        mock.verify()
    }

    private func failing() throws -> String { throw FixtureError.escaped }

    @Test func aNonescapingClosureIsCalledWithTheAnswer() async throws {
        mock.expect(.each).andReturn(["a", "b"])
        mock.expect(.eachRethrowing).andReturn([("c", 1), ("d", 2)])
        mock.expect(.collect).andReturn((body: ["e", "f"], result: [7, 8]))
        mock.expect(.read).andReturn(Diary("g"))
        mock.expect(.write).andReturn(Animal(name: "h"))
        mock.expect(.locked)
        mock.expect(.timed).andReturn(0.5)
        mock.expect(.transaction).andReturn(Diary("i"))
        mock.expect(.mapped).andReturn(9)

        let speaker: any Loudspeaker = mock
        speaker.each { received.call($0) }
        speaker.eachRethrowing { received.call("\($0)\($1)") }
        let collected = speaker.collect { text in
            received.call(text)
            return 0
        }
        #expect(collected == [7, 8])
        #expect(speaker.read { $0.text } == "g")
        let written = speaker.write { animal in
            animal.name += "!"
            return animal.name
        }
        #expect(written == "h!")
        speaker.locked { received.call("locked") }
        #expect(speaker.timed { received.call("timed") } == 0.5)
        let text = try await speaker.transaction { $0.text }
        #expect(text == "i")
        #expect(speaker.mapped({ $0 }, { $0 }) == 9)
        mock.verify()
        #expect(received.calls == ["a", "b", "c1", "d2", "e", "f", "locked", "timed"])
    }

    @Test func errorsOfAClosureAreRethrown() async {
        mock.stub(.eachRethrowing).andReturn([("a", 1), ("b", 2)])
        mock.stub(.read).andReturn(Diary("x"))
        mock.stub(.write).andReturn(Animal(name: "x"))
        mock.stub(.timed).andReturn(3)
        mock.expect(.transaction).andReturn(Diary("x")).andThrow(FixtureError.closed)
        let speaker: any Loudspeaker = mock
        #expect(throws: FixtureError.escaped) {
            try speaker.eachRethrowing { text, _ in
                received.call(text)
                throw FixtureError.escaped
            }
        }
        #expect(received.calls == ["a"])
        #expect(throws: FixtureError.escaped) { try speaker.read { _ in throw FixtureError.escaped } }
        #expect(throws: FixtureError.closed) {
            try speaker.write { (_: inout Animal) throws(FixtureError) in throw .closed }
        }
        #expect(speaker.timed { throw FixtureError.escaped } == 3)
        await #expect(throws: FixtureError.escaped) {
            try await speaker.transaction { _ in throw FixtureError.escaped }
        }
        await #expect(throws: FixtureError.closed) { try await speaker.transaction { _ in } }
        mock.verify()
    }

    @Test func aDifferentTextIsReported() {
        mock.mock.reporter = failures
        mock.expect(.announce("a"))
        let speaker: any Loudspeaker = mock
        speaker.announce("b")
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == [#"MockLoudspeaker: announce(…): text is "b", expected "a""#])
        #expect(failures.onlyReportContains(#"got: announce("b")"#))
    }

    @Test func anUnexpectedCallDoesNotCallItsClosure() {
        mock.mock.reporter = failures
        let speaker: any Loudspeaker = mock
        speaker.each { received.call($0) }
        #expect(received.calls.isEmpty)
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == ["MockLoudspeaker: unexpected each"])
    }
}
