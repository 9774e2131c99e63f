import Foundation

@testable import ExpectKit
@testable import ExpectKitTapes

/// A temporary folder for the tapes of one test.
final class TapeFolder {
    let path: String
    let failures = FailureRecorder()
    /// The day on which tapes are recorded and played.
    var today = CalendarDay(number: 20_780)

    init() {
        path = NSTemporaryDirectory() + "ExpectKitTapes-" + UUID().uuidString
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func place(_ name: String = "weather") -> TapePath {
        TapePath(ofTest: "\(path)/WeatherTests.swift", name: name)
    }

    func tape(
        _ mode: TapeMode? = nil, named name: String = "weather", expiresAfter age: TapeAge? = nil,
        line: UInt = #line
    ) -> Tape {
        let site = CallSite(fileID: #fileID, filePath: #filePath, line: line, column: 1)
        let today = today
        return Tape(
            place(name), mode: mode, expiresAfter: age, at: site, reporter: failures, today: { today })
    }

    /// The text of a tape, or nil if there is none.
    func text(_ name: String = "weather") -> String? {
        try? String(contentsOfFile: place(name).path, encoding: .utf8)
    }

    func write(_ text: String, _ name: String = "weather") throws {
        try write(Data(text.utf8), name)
    }

    func write(_ data: Data, _ name: String = "weather") throws {
        try FileManager.default.createDirectory(atPath: place(name).folder, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: place(name).path))
    }

    var kinds: [FailureReport.Kind] { failures.reports.map(\.kind) }
    var texts: [String] { failures.reports.map(\.unwrappedText) }
}
