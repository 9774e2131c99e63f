import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Different names lead to different files, and characters that a file name must not have are escaped.
struct TapeNameTests {
    let folder = TapeFolder()

    private func path(_ name: String) -> String {
        TapePath(ofTest: "/a/Tests/CartTests.swift", name: name).path
    }

    @Test(arguments: [
        // These names are unchanged.
        ("buying", "buying"), ("buying()", "buying"), ("made by a trait", "made by a trait"),
        ("a-b_c 1", "a-b_c 1"), ("Grüße", "Grüße"), ("東京", "東京"), ("(", "%28"),
        // Former versions shortened these names, or replaced characters by hyphens.
        ("rates (EUR)", "rates %28EUR%29"), ("rates (USD)", "rates %28USD%29"), ("a/b", "a%2Fb"),
        ("a.b", "a%2Eb"), ("test(x:)", "test%28x%3A%29"), ("🦀", "%F0%9F%A6%80"), ("🐙", "%F0%9F%90%99"),
        ("../../x/y", "%2E%2E%2F%2E%2E%2Fx%2Fy"), ("", "%"), ("%", "%25"), ("()", "%28%29"), (".", "%2E"),
        ("a\u{200D}b", "a%E2%80%8Db"),
    ])
    func aNameIsEscaped(name: String, file: String) {
        #expect(path(name) == "/a/Tests/__Tapes__/CartTests/\(file).json")
    }

    @Test func differentNamesHaveDifferentFiles() {
        var random = SeededGenerator(seed: 13)
        let letters = Array("ab(): ./%-_é🦀2F")
        let names = (0..<5000).map { _ in
            let long = Int.random(in: 0..<20, using: &random) == 0 ? String(repeating: "🦀x", count: 90) : ""
            return long
                + (0..<Int.random(in: 0...5, using: &random)).map { _ in
                    String(letters.randomElement(using: &random) ?? "a")
                }.joined()
        }
        // The parentheses of a function without parameters are not part of its name.
        let distinct = Set(names.map { $0.hasSuffix("()") && $0.count > 2 ? String($0.dropLast(2)) : $0 })
        let files = Set(distinct.map { TapeName.file(of: $0).lowercased() })
        #expect(files.count == distinct.count)
        #expect(files.allSatisfy { $0.utf8.count <= 250 && !$0.contains("/") })
    }

    @Test func aLongNameIsShortenedAndStaysUnique() throws {
        let long = String(repeating: "long name ", count: 30)
        for name in [
            long + "1", long + "2", String(repeating: "x", count: 250), String(repeating: "🦀", count: 100),
        ] {
            let place = folder.place(name)
            let file = TapeFile(entries: [
                TapeEntry(mock: name, call: .object(["a": .object([:])]), outcome: .done)
            ])
            _ = try place.write(file)
            guard case .tape(let read) = place.read() else {
                Issue.record("not written: \(name)")
                continue
            }
            #expect(read == file)
            place.markAsFailed(true)
            #expect(place.isMarkedAsFailed)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.place().folder).count == 8)
    }

    private func run(_ tape: Tape) {
        let service = MockWeather(wrapping: LiveWeather(), folder.failures)
        service.use(tape)
        service.forget()
        service.verify()
        tape.finish()
    }

    @Test func namesThatDifferOnlyInCaseAreRefused() {
        run(folder.tape(named: "Rates"))
        folder.failures.drain()
        for mode in TapeMode.allCases {
            run(folder.tape(mode, named: "rates"))
            #expect(
                folder.failures.drain().map(\.unwrappedText) == [
                    """
                    rates.json: there is also a tape “Rates”, which is the same file on a case-insensitive file system
                      help: the file was not changed; correct it, or remove it and record it again
                    """
                ])
        }
        #expect(folder.text("rates") == nil)
        // The tape with the original name is still played.
        run(folder.tape(named: "Rates"))
        #expect(folder.texts == [])
    }

    @Test func parallelTestsWithSuchNamesDoNotBothWrite() {
        let (first, second) = (folder.tape(named: "Rates"), folder.tape(named: "rates"))
        for tape in [first, second] {
            let service = MockWeather(wrapping: LiveWeather(), folder.failures)
            service.use(tape)
            service.forget()
        }
        first.finish()
        second.finish()
        #expect(folder.texts.count == 2)
        #expect(folder.texts[1].contains("it could not be written: there is also a tape “Rates”"))
        #expect(folder.text("rates") == nil)
    }
}
