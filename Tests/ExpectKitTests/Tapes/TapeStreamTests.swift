import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// A struct of closures with stored streams.
struct DataChannel: Sendable {
    struct Log: Sendable { var lines: AsyncThrowingStream<String, any Error>? }

    var write: @Sendable (_ text: String) -> Void
    var replies: AsyncStream<String>
    var log = Log()
    var limit = 3
    /// Not a property that the initializer of the mock takes.
    var rest: @Sendable (_ count: Int) -> AsyncStream<Int>
}

/// What the generator writes for it with `--codable`.
private final class MockDataChannel: TypedMocking {
    enum Invocation: Codable { case write(text: Arg<String>), rest(count: Arg<Int>) }

    let mock: Mock<Invocation>
    private let real: _RealObject<DataChannel>
    private let replies: AsyncStream<String>
    private let log: DataChannel.Log
    private let limit: Int

    init(replies: AsyncStream<String>, log: DataChannel.Log = .init(), limit: Int = 3) {
        mock = Mock()
        real = _RealObject()
        (self.replies, self.log, self.limit) = (replies, log, limit)
    }

    init(wrapping real: DataChannel) {
        mock = Mock(mode: .partial)
        self.real = _RealObject(real)
        (replies, log, limit) = (real.replies, real.log, real.limit)
    }

    var client: DataChannel {
        DataChannel(
            write: { text in self.write(text: text) }, replies: replies, log: log, limit: limit,
            rest: { count in self.rest(count: count) })
    }

    func write(text: String) {
        _call(MockCall(.write(text: .value(text))), on: real) { $0.object.write(text) }
    }
    func rest(count: Int) -> AsyncStream<Int> {
        _call(MockCall(.rest(count: .value(count))), on: real) { $0.object.rest(count) }
    }
}

extension MockCall where Invocation == MockDataChannel.Invocation {
    fileprivate static func rest(count: Arg<Int>) -> MockCall<Invocation, AsyncStream<Int>, Never> {
        .init(.rest(count: count))
    }
}

extension MockDataChannel: @unchecked Sendable {}

struct TapeStreamTests {
    private let folder = TapeFolder()

    /// A channel that replies to each text.
    private func echo(log: DataChannel.Log = .init()) -> DataChannel {
        let (replies, continuation) = AsyncStream<String>.makeStream()
        return DataChannel(
            write: { continuation.yield("re: " + $0) }, replies: replies, log: log,
            rest: { count in
                AsyncStream { continuation in
                    for number in 0..<count { continuation.yield(number) }
                    continuation.finish()
                }
            })
    }

    private func refusal(_ name: String, _ type: String, _ cannot: String = "cannot be recorded") -> String {
        """
        weather.json: \(name) of MockDataChannel \(cannot): it is a stored \(type) of the real object, \
        whose elements come from no call
          help: use the mock without a tape: declare its calls, and send the elements in the test
        """
    }

    @Test func aStoredStreamIsRefusedWhenTheTapeIsUsedAndNoTapeIsWritten() async {
        let tape = folder.tape(.all)
        let channel = MockDataChannel(wrapping: echo())
        channel.mock.reporter = folder.failures
        let line = #line + 1
        channel.use(tape)
        #expect(folder.texts == [refusal("replies", "AsyncStream<String>") + "; the tape was not changed"])
        #expect(folder.failures.reports.map(\.location.line) == [line])
        // The run goes on with the real object.
        channel.client.write("a")
        var replies = channel.client.replies.makeAsyncIterator()
        #expect(await replies.next() == "re: a")
        channel.verify()
        tape.finish()
        #expect(folder.kinds == [.tape])
        #expect(folder.text() == nil)
    }

    @Test func aTapeThatExistsIsRefusedToo() throws {
        let text =
            #"{"format": 1, "entries": [{"mock": "MockDataChannel", "call": {"write": {"text": {"value": "a"}}}}]}"#
        for (mode, words) in [
            (TapeMode.never, refusal("replies", "AsyncStream<String>") + "; the tape was not changed"),
            (.check, refusal("replies", "AsyncStream<String>", "cannot be compared with the tape")),
        ] {
            try folder.write(text.replacing(#"{"value": "a"}"#, with: #""a""#))
            let tape = folder.tape(mode)
            let channel = MockDataChannel(wrapping: echo())
            channel.mock.reporter = folder.failures
            channel.use(tape)
            channel.client.write("a")
            channel.verify()
            tape.finish()
            #expect(folder.texts == [words])
            folder.failures.drain()
        }
    }

    @Test func aNestedStreamIsRefusedByItsPath() {
        let tape = folder.tape(.all)
        let channel = MockDataChannel(
            wrapping: echo(log: .init(lines: AsyncThrowingStream { $0.finish() })))
        channel.use(tape)
        #expect(folder.texts.count == 2)
        #expect(folder.texts.last?.contains("log.lines of MockDataChannel cannot be recorded") == true)
        #expect(folder.texts.last?.contains("stored AsyncThrowingStream<String, Error>") == true)
        tape.finish()
        #expect(folder.text() == nil)
    }

    @Test func aStreamOfTheTestIsNotRefused() async throws {
        try folder.write(
            #"{"format": 1, "entries": [{"mock": "MockDataChannel", "call": {"write": {"text": "a"}}}]}"#
        )
        let tape = folder.tape(.never)
        let (replies, continuation) = AsyncStream<String>.makeStream()
        let channel = MockDataChannel(replies: replies)
        channel.mock.reporter = folder.failures
        channel.use(tape)
        channel.client.write("a")
        continuation.yield("b")
        var iterator = channel.client.replies.makeAsyncIterator()
        #expect(await iterator.next() == "b")
        channel.verify()
        tape.finish()
        #expect(folder.texts == [])
    }

    // MARK: Results and arguments

    private final class MockPress: Mocking {
        enum Invocation: Codable { case prices(Arg<String>), print(Unwritable), count }
        let mock = Mock<Invocation>()
        func prices(_ name: String) -> AsyncStream<Int> {
            mock.call(.prices(.value(name))) { AsyncStream { $0.finish() } }
        }
        func print(_ page: Unwritable) { mock.call(.print(page)) {} }
        func count() -> Int { mock.call(.count) { 2 } }
    }

    @Test func aResultThatIsAStreamIsRefusedAtTheLineOfUse() async {
        let tape = folder.tape(.all)
        let press = MockPress()
        press.mock.reporter = folder.failures
        let line = #line + 1
        press.use(tape)
        for await _ in press.prices("gold") {}
        press.verify()
        tape.finish()
        #expect(
            folder.report == """
                weather.json: prices of MockPress cannot be recorded: it returns AsyncStream<Int>, which is not Codable
                  help: make AsyncStream<Int> Codable, or stub the call; the tape was not changed
                """)
        #expect(folder.failures.reports.map(\.location.line) == [line])
        #expect(folder.text() == nil)
    }

    /// The advice of the refusal above, and of that of an argument that cannot be encoded.
    @Test func aStubbedCallIsPlayedWhateverItsArgumentsAndResult() async {
        for mode in [TapeMode.all, .never, .check] {
            let tape = folder.tape(mode)
            let press = MockPress()
            press.mock.reporter = folder.failures
            press.stub(.prices(.any)).andDo { _ in
                AsyncStream<Int> { continuation in
                    continuation.yield(7)
                    continuation.finish()
                }
            }
            press.use(tape)
            press.stub(.print(Unwritable(text: "a")))
            var prices: [Int] = []
            for await price in press.prices("gold") { prices.append(price) }
            #expect(prices == [7])
            press.print(Unwritable(text: "a"))
            #expect(press.count() == 2)
            press.verify()
            tape.finish()
            #expect(folder.failures.reports.filter { $0.severity == .error }.map(\.unwrappedText) == [])
            folder.failures.drain()
        }
        #expect(folder.text()?.contains("prices") == false)
        #expect(folder.text()?.contains("count") == true)
    }

    /// The failing counterpart.
    @Test func anotherCallMustBeEncodable() {
        let tape = folder.tape(.all)
        let press = MockPress()
        press.mock.reporter = folder.failures
        press.use(tape)
        press.stub(.print(Unwritable(text: "b")))
        press.print(Unwritable(text: "a"))
        press.verify()
        tape.finish()
        #expect(folder.texts.count == 1)
        #expect(folder.texts.first?.contains("print of MockPress cannot be recorded") == true)
        #expect(
            folder.texts.first?.contains("make its type encode all of its values, or stub the call") == true)
        #expect(folder.text() == nil)
    }
}
