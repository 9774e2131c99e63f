import ExpectKit
import Testing

@testable import FixtureProtocols

// A partial mock passes closures to its real object, which calls them.

private struct RealLoudspeaker: Loudspeaker {
    let texts = Mock<String>("texts", mode: .nice)
    func onCall(_ handler: @escaping (String) -> Void) { handler("real") }
    func onClose(_ handler: (@Sendable (Result<Int, any Error>) -> Void)?) -> Bool {
        handler?(.success(1))
        return handler != nil
    }
    func announce(_ text: @autoclosure () -> String) { texts.call(text()) }
    func announceLater(_ text: @escaping @autoclosure () throws -> String) throws { texts.call(try text()) }
    func each(_ body: (String) -> Void) { body("real") }
    func eachRethrowing(_ body: (String, Int) throws -> Void) rethrows { try body("real", 1) }
    func collect(_ body: (String) -> Int) -> [Int] { [body("real")] }
    func read<Value>(_ body: (Diary) throws -> Value) rethrows -> Value { try body(Diary("real")) }
    func write<Value, Failure: Error>(_ body: (inout Animal) throws(Failure) -> Value) throws(Failure)
        -> Value
    {
        var animal = Animal(name: "real")
        let value = try body(&animal)
        texts.call(animal.name)
        return value
    }
    func locked(_ body: () -> Void) { body() }
    func timed(_ body: () throws -> Void) -> Double {
        do { try body() } catch { return -1 }
        return 0.5
    }
    func transaction<Value>(_ body: (Diary) async throws -> Value) async throws -> Value {
        try await body(Diary("real"))
    }
    func mapped(_ transform: (Int) -> Int, _ other: (Int) -> Int) -> Int { other(transform(1)) }
    func run(on queue: String, then done: @escaping @MainActor @Sendable () async throws -> Void) {
        texts.call(queue)
    }
}

struct ClosureForwardingTests {
    private let received = Mock<String>("received", mode: .nice)

    @Test func theRealValueCallsTheClosures() async throws {
        let (real, received) = (RealLoudspeaker(), received)
        let speaker: any Loudspeaker = MockLoudspeaker(wrapping: real)
        speaker.onCall { received.call("1 \($0)") }
        #expect(speaker.onClose { _ in received.call("2") })
        speaker.announce("announced")
        try speaker.announceLater("later")
        speaker.each { received.call("3 \($0)") }
        speaker.eachRethrowing { received.call("4 \($0) \($1)") }
        #expect(speaker.collect(\.count) == [4])
        #expect(speaker.read { $0.text } == "real")
        speaker.write { $0.name = "written" }
        speaker.locked { received.call("5") }
        #expect(speaker.timed {} == 0.5)
        #expect(speaker.timed { throw FixtureError.closed } == -1)
        let text = try await speaker.transaction { $0.text }
        #expect(text == "real")
        #expect(speaker.mapped({ $0 + 1 }, { $0 * 10 }) == 20)
        speaker.run(on: "main") {}
        #expect(real.texts.calls == ["announced", "later", "written", "main"])
        #expect(received.calls == ["1 real", "2", "3 real", "4 real 1", "5"])

        #expect(throws: FixtureError.closed) { try speaker.read { _ in throw FixtureError.closed } }
        #expect(throws: FixtureError.closed) {
            try speaker.eachRethrowing { _, _ in throw FixtureError.closed }
        }
        await #expect(throws: FixtureError.closed) {
            try await speaker.transaction { _ in throw FixtureError.closed }
        }
    }

    @Test func aStubTakesPrecedenceOverTheRealValue() {
        let mock = MockLoudspeaker(wrapping: RealLoudspeaker())
        mock.stub(.each).andReturn(["stubbed"])
        mock.stub(.read).andReturn(Diary("stubbed"))
        let speaker: any Loudspeaker = mock
        speaker.each { received.call($0) }
        speaker.eachRethrowing { text, _ in received.call(text) }
        #expect(received.calls == ["stubbed", "real"])
        #expect(speaker.read { $0.text } == "stubbed")
    }

    @Test func anExpectationCanForwardToTheRealValue() {
        let mock = MockLoudspeaker(wrapping: RealLoudspeaker())
        mock.mode = .strict
        mock.expect(.each).andForward()
        mock.expect(.read).andReturn(Diary("given")).andForward()
        let speaker: any Loudspeaker = mock
        speaker.each { received.call($0) }
        #expect(received.calls == ["real"])
        #expect(speaker.read { $0.text } == "given")
        #expect(speaker.read { $0.text } == "real")
        mock.verify()
    }
}
