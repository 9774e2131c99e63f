import Foundation
import Testing

@testable import ExpectKit

/// A tape is written whole or not at all, whatever happens to the process.
@Suite struct TapeWritingTests {
    /// Many calls, so that writing takes its time, all of one number, so that a mixture is seen.
    private static func file(_ number: Int64) -> TapeFile {
        TapeFile(
            entries: Array(
                repeating: TapeEntry(mock: "Mock", call: .object(["add": .object(["_0": .integer(number)])])),
                count: 300))
    }

    private static func place(ofProcess id: Int32) -> TapePlace {
        TapePlace(ofTest: NSTemporaryDirectory() + "ExpectKitKilled-\(id)/T.swift", name: "killed")
    }

    @Test func aProcessThatIsKilledWhileItWritesLeavesAWholeTape() async throws {
        let place = Self.place(ofProcess: getpid())
        defer {
            try? FileManager.default.removeItem(
                atPath: NSTemporaryDirectory() + "ExpectKitKilled-\(getpid())")
        }
        var seen: Set<JSONValue> = []
        for _ in 0..<6 {
            _ = try place.write(Self.file(-1))
            await #expect(processExitsWith: .signal(SIGKILL)) {
                let place = TapeWritingTests.place(ofProcess: getppid())
                let first = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    first.wait()
                    Thread.sleep(forTimeInterval: Double.random(in: 0...0.05))
                    kill(getpid(), SIGKILL)
                }
                for number in 0..<Int64.max {
                    _ = try place.write(TapeWritingTests.file(number))
                    if number == 0 { first.signal() }
                }
            }
            guard case .tape(let file) = place.read() else {
                Issue.record("the tape is not whole: \(place.read())")
                return
            }
            #expect(file.entries.count == 300)
            let calls = Set(file.entries.map(\.call))
            #expect(calls.count == 1)
            seen.formUnion(calls)
        }
        // It was killed while it wrote, and not before.
        #expect(!seen.contains(.object(["add": .object(["_0": .integer(-1)])])))
    }

    @Test func oneCallThatChangesChangesOneEntry() throws {
        var file = Self.file(1)
        let before = try #require(String(data: file.text(), encoding: .utf8)).split(separator: "\n")
        file.entries[7].outcome = .returned(.string("x"))
        let after = try #require(String(data: file.text(), encoding: .utf8)).split(separator: "\n")
        #expect(after.difference(from: before).insertions.count <= 2)
        #expect(after.difference(from: before).removals.count <= 1)
    }

    @Test func whatIsWrittenIsRead() throws {
        let entries: [TapeEntry] = [
            TapeEntry(mock: "A", call: .object(["a": .object([:])]), outcome: .done),
            TapeEntry(mock: "A", call: .object(["a": .object([:])]), outcome: .returned(.null)),
            TapeEntry(
                mock: "B",
                call: .object(["b": .object(["_0": .array([.unsigned(.max), .integer(.min), .number(0.1)])])]
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
