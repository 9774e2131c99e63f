import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Tapes that cannot be played, and values that cannot be recorded: each is one failure, and no file is overwritten.
@Suite struct BadTapeTests {
    let folder = TapeFolder()
    let live = LiveWeather()

    private func play(_ mode: TapeMode = .missing) {
        let tape = folder.tape(mode)
        let service = MockWeather(wrapping: live, folder.failures)
        service.use(tape)
        _ = try? service.forecast(for: "Oslo", requestID: 1)
        service.verify()
        tape.finish()
    }

    private static func entry(_ fields: String) -> String { #"{"format": 1, "entries": [{\#(fields)}]}"# }

    @Test(arguments: [
        ("", "it is empty"),
        ("{\"format\": 1, \"entr", "it is not valid JSON"),
        ("[]", "a tape must be an object, but is a list"),
        ("{\"entries\": []}", "it is not a tape of ExpectKit: it has no “format”"),
        (
            "{\"format\": 3, \"entries\": []}",
            "its format is 3, but this version of ExpectKit reads 2: it was recorded with a newer version"
        ),
        ("{\"format\": 0, \"entries\": []}", "its format is 0, which does not exist"),
        ("{\"format\": 1}", "“entries” is missing"),
        ("{\"format\": 1, \"entries\": 3}", "“entries” must be a list"),
        (
            "{\"format\": 1, \"entries\": [], \"more\": 1}",
            "“more” is not known; the known fields are format, entries, recorded"
        ),
        (
            "{\"format\": 2, \"entries\": [], \"recorded\": \"yesterday\"}",
            "“recorded” must be a day such as 2026-11-23, but is “yesterday”"
        ),
        (
            "{\"format\": 2, \"entries\": [], \"recorded\": \"2026-02-29\"}",
            "“recorded” must be a day such as 2026-11-23, but is “2026-02-29”"
        ),
        (
            "{\"format\": 2, \"entries\": [], \"recorded\": 20261123}",
            "“recorded” must be a string, but is a number"
        ),
        ("{\"format\": 1, \"entries\": [7]}", "entry 1: an entry must be an object, but is a number"),
        (entry(#""call": {"forget": {}}"#), "entry 1: “mock” is missing"),
        (entry(#""mock": 1, "call": {"forget": {}}"#), "entry 1: “mock” must be a string, but is a number"),
        (
            entry(#""mock": "MockWeather", "call": "forget""#),
            "entry 1: “call” must name one case, but is a string"
        ),
        (
            entry(#""mock": "MockWeather", "call": {"forget": {}}, "retruns": 1"#),
            "entry 1: “retruns” is not known"
        ),
        (
            entry(#""mock": "MockWeather", "call": {"forget": {}}, "returns": 1, "throws": {}"#),
            "entry 1: it has both “returns” and “throws”"
        ),
        (
            entry(#""mock": "MockWeather", "call": {"forget": {}}, "throws": 1"#),
            "entry 1: “throws” must be an object, but is a number"
        ),
        (
            entry(#""mock": "MockWeather", "call": {"forget": {}}, "open": 1"#),
            "entry 1: “open” must be true, but is a number"
        ),
        (entry(#""mock": "MockWeather", "call": {"nothing": {}}"#), "entry 1 is not a call of MockWeather"),
        (
            entry(#""mock": "MockWeather", "call": {"forecast": {"city": 1, "requestID": 1}}"#),
            "entry 1 is not a call of MockWeather"
        ),
        (String(repeating: "[", count: 200_000), "it is not valid JSON, in line 1"),
        (
            String(repeating: "[", count: 200) + String(repeating: "]", count: 200),
            "its values are nested more than 100 levels deep"
        ),
    ])
    func anInvalidTapeIsOneFailureAndIsNotChanged(text: String, words: String) throws {
        for mode in TapeMode.allCases {
            try folder.write(text)
            folder.failures.drain()
            if mode == .all, words.hasPrefix("entry 1 is not a call") { continue }
            play(mode)
            #expect(folder.kinds == [.tape], "\(mode)")
            #expect(folder.texts.first?.contains(words) == true, "\(folder.texts)")
            #expect(folder.text() == text)
        }
        #expect(live.callCount == 0)
    }

    @Test func aResultOfAnotherTypeIsAFailureWithItsEntry() throws {
        try folder.write(
            Self.entry(
                #""mock": "MockWeather", "call": {"forecast": {"city": "Oslo", "requestID": 1}}, "returns": {"city": 3}"#
            ))
        play()
        #expect(folder.kinds == [.wrongAnswer])
        #expect(
            folder.texts[0].contains(
                "weather.json, entry 1: {city: 3}, which is not of type Forecast: city: it is not of type String"
            ),
            "\(folder.texts)")
        #expect(folder.texts[0].contains("correct the entry, or record the tape again"))
    }

    @Test func aCallThatDidNotReturnCannotBePlayed() throws {
        try folder.write(
            Self.entry(
                #""mock": "MockWeather", "call": {"forecast": {"city": "Oslo", "requestID": 1}}, "open": true"#
            ))
        play()
        #expect(folder.kinds == [.wrongAnswer])
        #expect(folder.texts[0].contains("entry 1: a call that had not returned when it was recorded"))
    }

    @Test func aFileThatIsTooLargeIsNotRead() throws {
        try folder.write("")
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.place().path))
        try file.truncate(atOffset: 3 << 30)
        try file.close()
        play()
        #expect(
            folder.texts.map { $0.contains("it has 3072 MB, but a tape may have at most 64 MB") } == [true])
    }

    @Test func aFolderThatCannotBeWrittenIsOneFailure() throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: folder.path + "/__Tapes__"))
        play()
        #expect(folder.kinds == [.tape])
        #expect(folder.texts[0].contains("it could not be written"))
        #expect(folder.texts[0].contains("the old file was kept"))
    }

    @Test func twoMocksOfOneNameAreRefused() {
        let tape = folder.tape()
        let (one, other) = (
            MockWeather(wrapping: live, folder.failures), MockWeather(wrapping: live, folder.failures)
        )
        one.use(tape)
        other.use(tape); let line = #line
        other.forget()
        tape.finish()
        #expect(folder.texts.map { $0.contains("two mocks on the tape have the name MockWeather") } == [true])
        #expect(folder.failures.reports[0].location.line == line)
        #expect(folder.text() == nil)
        #expect(live.callCount == 0)
    }

    @Test func usingTheCurrentTapeWithoutATapeIsMisuse() {
        let service = MockWeather(wrapping: live, folder.failures)
        service.use(.current); let line = #line
        #expect(folder.kinds == [.misuse])
        #expect(folder.failures.reports[0].location.line == line)
        #expect(folder.texts[0].contains("use the trait .tape"))
    }

    // MARK: Values that cannot be recorded

    private final class Unrecordable: Mocking {
        struct Opaque: Equatable { var text = "x" }
        struct NotEncodable: Codable, Equatable {
            func encode(to encoder: any Encoder) throws {
                throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "it will not"))
            }
        }
        enum Invocation: Codable { case opaque, notEncodable, take(what: Arg<NotEncodable>), maybe, plain }
        let mock = Mock<Invocation>()
        func opaque() -> Opaque { mock.call(.opaque) { Opaque() } }
        func notEncodable() -> NotEncodable { mock.call(.notEncodable) { NotEncodable() } }
        func take(_ what: NotEncodable) { mock.call(.take(what: .value(what))) {} }
        func maybe() -> Int? { mock.call(.maybe) { nil } }
        func plain() { mock.call(.plain) }
    }

    private func recorded(_ run: (Unrecordable) -> Void) -> [String] {
        let tape = folder.tape()
        let odd = Unrecordable()
        odd.mock.reporter = folder.failures
        odd.use(tape)
        run(odd)
        tape.finish()
        return folder.texts
    }

    @Test func aResultThatIsNotCodableIsReported() {
        let texts = recorded {
            #expect($0.opaque() == Unrecordable.Opaque()); _ = $0.opaque()
        }
        #expect(
            texts == [
                """
                weather.json: opaque of Unrecordable cannot be recorded: it returns Opaque, which is not Codable
                  help: make Opaque Codable, or stub the call; the tape was not changed
                """
            ])
        #expect(folder.text() == nil)
    }

    @Test func aResultThatFailsToEncodeIsReported() {
        let texts = recorded { #expect($0.notEncodable() == Unrecordable.NotEncodable()) }
        #expect(
            texts.map {
                $0.contains(
                    "notEncodable of Unrecordable cannot be recorded: its result, of type NotEncodable, cannot be encoded: it will not"
                )
            } == [true])
    }

    @Test func anArgumentThatFailsToEncodeIsReported() {
        let texts = recorded { $0.take(.init()) }
        #expect(texts.count == 1)
        #expect(
            texts[0].contains(
                "take of Unrecordable cannot be recorded: its argument “what”, of type Arg<NotEncodable>, cannot be encoded: it will not"
            ),
            "\(texts)")
    }

    @Test func aWrapperWithoutARealObjectIsReported() {
        let texts = recorded { $0.plain() }
        #expect(
            texts.contains {
                $0.contains("plain of Unrecordable cannot be recorded: it has no real object")
            })
        #expect(folder.text() == nil)
    }

    @Test func aNilResultIsRecordedAndPlayed() throws {
        _ = recorded { #expect($0.maybe() == nil) }
        #expect(folder.text()?.contains(#""returns" : null"#) == true)
        folder.failures.drain()
        _ = recorded { #expect($0.maybe() == nil) }
        #expect(folder.texts == [])
    }
}
