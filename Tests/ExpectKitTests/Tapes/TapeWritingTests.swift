import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// A tape is written completely or not at all, even if the process is killed.
struct TapeWritingTests {
    /// A long text of one letter: long so that writing takes time, one letter so that a mixture is detected.
    private static func file(_ letter: Character) -> TapeFile {
        TapeFile(
            entries: [
                TapeEntry(
                    mock: "Mock",
                    call: .object([
                        "add": .object(["_0": .string(String(repeating: "\(letter)", count: 1_000_000))])
                    ]))
            ])
    }

    private static func place(ofProcess id: Int32) -> TapePath {
        TapePath(ofTest: NSTemporaryDirectory() + "ExpectKitKilled-\(id)/T.swift", name: "killed")
    }

    @Test func aProcessKilledWhileWritingLeavesACompleteTape() async throws {
        let place = Self.place(ofProcess: getpid())
        defer {
            try? FileManager.default.removeItem(
                atPath: NSTemporaryDirectory() + "ExpectKitKilled-\(getpid())")
        }
        for _ in 0..<6 {
            _ = try place.write(Self.file("x"))
            await #expect(processExitsWith: .signal(SIGKILL)) {
                let place = TapeWritingTests.place(ofProcess: getppid())
                let texts = "abc".map { TapeWritingTests.file($0).text() }
                try place.write(texts[0])
                Thread.detachNewThread {
                    Thread.sleep(forTimeInterval: Double.random(in: 0...0.05))
                    kill(getpid(), SIGKILL)
                }
                while true { for text in texts { try place.write(text) } }
            }
            guard case .tape(let file) = place.read() else {
                Issue.record("the tape is not whole: \(place.read())")
                return
            }
            // The process was killed after it had begun to write, so the tape is one of those that it wrote.
            #expect("abc".contains { file == Self.file($0) })
        }
    }

    @Test func oneChangedCallChangesOneEntry() throws {
        var file = TapeFile(
            entries: Array(
                repeating: TapeEntry(mock: "Mock", call: .object(["add": .object([:])])), count: 20))
        let before = try #require(String(data: file.text(), encoding: .utf8)).split(separator: "\n")
        file.entries[7].outcome = .returned(.string("x"))
        let after = try #require(String(data: file.text(), encoding: .utf8)).split(separator: "\n")
        #expect(after.difference(from: before).insertions.count <= 2)
        #expect(after.difference(from: before).removals.count <= 1)
    }

    @Test func aWrittenTapeIsRead() throws {
        let entries: [TapeEntry] = [
            TapeEntry(mock: "A", call: .object(["a": .object([:])]), outcome: .done),
            TapeEntry(mock: "A", call: .object(["a": .object([:])]), outcome: .returned(.null)),
            TapeEntry(
                mock: "B",
                call: .object([
                    "b": .object([
                        "_0": .array([
                            .number(Decimal(UInt64.max)), .number(Decimal(Int64.min)), .number(0.1),
                        ])
                    ])
                ]
                ),
                outcome: .threw(.init(type: "T", words: "w", value: .bool(true)))),
            TapeEntry(
                mock: "B \u{1F980}\n\"", call: .object(["b": .object(["_0": .string("/\\\u{7}")])]),
                outcome: .threw(.init(type: "T", words: "w", value: nil))),
            TapeEntry(mock: "C", call: .object(["c": .object([:])]), outcome: .open),
        ]
        #expect(try TapeFile(TapeFile(entries: entries).text()).entries == entries)
    }
}
