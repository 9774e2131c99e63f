import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Writing a tape replaces the existing one, and leaves no temporary file.
struct TapeReplacingTests {
    let folder = TapeFolder()
    private let file = TapeFile(
        entries: [TapeEntry(mock: "Mock", call: .object(["add": .object([:])]), outcome: .done)])

    private var names: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.place().folder)
        return names?.sorted() ?? []
    }

    @Test func aSymbolicLinkStaysALink() throws {
        let files = FileManager.default
        let place = folder.place()
        let elsewhere = "\(folder.path)/elsewhere"
        try files.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
        try files.createDirectory(atPath: place.folder, withIntermediateDirectories: true)
        // A link to a link to a file that does not exist yet.
        try files.createSymbolicLink(atPath: place.path, withDestinationPath: "../../elsewhere/link.json")
        try files.createSymbolicLink(
            atPath: "\(elsewhere)/link.json", withDestinationPath: "\(elsewhere)/real.json")
        for count in 1...2 {
            var file = file
            file.entries = Array(repeating: file.entries[0], count: count)
            #expect(try place.write(file))
            #expect(try files.destinationOfSymbolicLink(atPath: place.path) == "../../elsewhere/link.json")
            let text = try Data(contentsOf: URL(fileURLWithPath: "\(elsewhere)/real.json"))
            #expect(text == file.text())
            guard case .tape(file) = place.read() else {
                Issue.record("the tape is not read through the link")
                return
            }
        }
        #expect(names == ["weather.json"])
        #expect(try files.contentsOfDirectory(atPath: elsewhere).sorted() == ["link.json", "real.json"])
    }

    @Test func aBrokenLinkIsAFailureAndStays() throws {
        let place = folder.place()
        try FileManager.default.createDirectory(atPath: place.folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "nowhere/a.json")
        #expect(throws: (any Error).self) { try place.write(file) }
        #expect(names == ["weather.json"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place.path) == "nowhere/a.json")
    }

    @Test func theFileKeepsItsPermissions() throws {
        try folder.write("old")
        let path = folder.place().path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(try folder.place().write(file))
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }

    @Test func parallelWritersAndReadersLeaveOneCompleteTape() async throws {
        let place = folder.place()
        let one = file.entries[0]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for count in 1...20 {
                        let entries = Array(repeating: one, count: writer * 20 + count)
                        _ = try place.write(TapeFile(entries: entries))
                        guard case .tape = place.read() else {
                            Issue.record("the tape is not whole")
                            return
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(names == ["weather.json"])
    }

    @Test func aFailedWriteLeavesNoTemporaryFile() throws {
        // There is a folder at the path of the file.
        try FileManager.default.createDirectory(
            atPath: folder.place().path, withIntermediateDirectories: true)
        #expect(throws: (any Error).self) { try folder.place().write(Data("x".utf8)) }
        #expect(names == ["weather.json"])
    }
}
