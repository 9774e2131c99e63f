import ExpectKit
import Testing

@testable import FixtureProtocols

private struct RealRadio: Radio {
    var channel = 1
    let sent = Mock<String>("sent", mode: .nice)
    func send(_ text: String) async throws {
        if text.isEmpty { throw FixtureError.closed }
        await sent.call("\(channel): \(text)")
    }
    func listen(_ handler: @escaping @Sendable (String) -> Void) { handler("real") }
}

struct SendableTests {
    private let mock = MockRadio()
    private let failures = FailureRecorder()
    private let received = Mock<String>("received", mode: .nice)

    @Test func callsAreAnswered() async throws {
        let handler = PendingCompletion<String>()
        mock.expect(.channel).andReturn(4)
        mock.expect(.setChannel(5))
        mock.expect(.send("hello"))
        mock.expect(.send(.any)).andThrow(FixtureError.closed)
        mock.expect(.listen(.held(by: handler)))

        var radio: any Radio = mock
        #expect(radio.channel == 4)
        radio.channel = 5
        try await radio.send("hello")
        await #expect(throws: FixtureError.closed) { try await mock.send("x") }
        radio.listen { [received] in received.call($0) }
        handler.resume(returning: "over")
        mock.verify()
        #expect(received.calls == ["over"])
    }

    @Test func aMockCanBeSentToOtherTasks() async throws {
        mock.stub(.send(.any))
        mock.stub(.channel).andReturn(1)
        let radio: any Radio = mock
        try await withThrowingTaskGroup(of: Int.self) { tasks in
            for number in 1...20 {
                tasks.addTask {
                    try await radio.send("\(number)")
                    return radio.channel
                }
            }
            let sum = try await tasks.reduce(0, +)
            #expect(sum == 20)
        }
        #expect(mock.callCount(.send(.any)) == 20)
        #expect(mock.didCall(.send("20")))
    }

    @Test func callsAndChangesAreForwardedToTheRealValue() async throws {
        let real = RealRadio()
        let mock = MockRadio(wrapping: real)
        var radio: any Radio = mock
        radio.channel += 6
        #expect(radio.channel == 7)
        try await radio.send("hello")
        await #expect(throws: FixtureError.closed) { try await mock.send("") }
        radio.listen { [received] in received.call($0) }
        #expect(real.sent.calls == ["7: hello"])
        #expect(received.calls == ["real"])
    }

    @Test func aStubTakesPrecedenceOverTheRealValue() async throws {
        let real = RealRadio()
        let mock = MockRadio(wrapping: real)
        mock.stub(.send("secret"))
        mock.stub(.channel).andReturn(99)
        let radio: any Radio = mock
        try await radio.send("secret")
        try await radio.send("open")
        #expect(real.sent.calls == ["1: open"])
        #expect(radio.channel == 99)
    }

    @Test func aDifferentTextIsReported() async throws {
        mock.mock.reporter = failures
        mock.expect(.send("a"))
        let radio: any Radio = mock
        try await radio.send("b")
        mock.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.headlines == [#"MockRadio: send(…): text is "b", expected "a""#])
        #expect(failures.onlyReportContains(#"got: send("b")"#))
    }
}
