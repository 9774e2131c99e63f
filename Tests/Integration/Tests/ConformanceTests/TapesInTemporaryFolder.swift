import Foundation

@testable import ExpectKit
@testable import ExpectKitTapes

/// Tapes in a folder that is deleted after the test.
final class TapesInTemporaryFolder {
    let path = NSTemporaryDirectory() + "GeneratedTapes-" + UUID().uuidString
    let failures = FailureRecorder()

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private var place: TapePath { TapePath(ofTest: "\(path)/GeneratedMocks.swift", name: "tape") }

    func tape(line: UInt = #line) -> Tape {
        let site = CallSite(fileID: #fileID, filePath: #filePath, line: line, column: 1)
        return Tape(place, mode: .missing, at: site, reporter: failures)
    }

    var texts: [String] { failures.reports.map(\.unwrappedText) }

    /// The text of the tape, or nil if there is none.
    var text: String? { try? String(contentsOfFile: place.path, encoding: .utf8) }
}
