import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Tapes that cannot be played or written: each is one failure, and no file is overwritten.
struct BadTapeTests {
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
    private static func forget(_ fields: String) -> String {
        entry(#""mock": "MockWeather", "call": {"forget": {}}, \#(fields)"#)
    }

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
        (forget(#""retruns": 1"#), "entry 1: “retruns” is not known"),
        (forget(#""returns": 1, "throws": {}"#), "entry 1: it has both “returns” and “throws”"),
        (forget(#""throws": 1"#), "entry 1: “throws” must be an object, but is a number"),
        (forget(#""open": 1"#), "entry 1: “open” must be true, but is a number"),
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
        #expect(
            folder.report == """
                MockWeather: there is no tape to use
                  help: use the trait .tape, or create a tape with Tape("…")
                """)
    }
}
