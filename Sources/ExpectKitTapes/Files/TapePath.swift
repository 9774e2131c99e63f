import ExpectKit
import Foundation

/// The location of a tape: beside the test file, in `__Tapes__/<TestFile>/<name>.json`.
struct TapePath: Equatable, Sendable {
    let folder: String
    /// The name that the test gave the tape.
    let title: String
    /// The name of its file, without the extension.
    let name: String

    init(ofTest path: String, name: String) {
        let file = URL(fileURLWithPath: path)
        folder =
            file.deletingLastPathComponent().appendingPathComponent("__Tapes__")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent).path
        title = name
        self.name = TapeName.file(of: name)
    }

    var path: String { "\(folder)/\(name).json" }

    /// The hidden file that exists if the previous run failed.
    var failurePath: String {
        let limit = TapeLimits.markerName
        return name.utf8.count <= limit
            ? "\(folder)/.\(name).failed" : "\(folder)/.\(TapeName.file(of: title, limit: limit)).failed"
    }

    // MARK: Reading and writing

    enum Reading {
        case nothing
        case tape(TapeFile)
        case flaw(TapeFlaw)
    }

    func read() -> Reading {
        if let flaw = flawOfCase() { return .flaw(flaw) }
        let size = (try? FileManager.default.attributesOfItem(atPath: target))?[.size]
        guard let size = size as? NSNumber else { return .nothing }
        guard size.intValue <= TapeLimits.size else { return .flaw(TapeFile.tooLarge(size.intValue)) }
        let text: Data
        do {
            text = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            return .flaw(TapeFlaw("it cannot be read: \(error.localizedDescription)"))
        }
        do throws(TapeFlaw) { return .tape(try TapeFile(text)) } catch { return .flaw(error) }
    }

    /// A flaw if the tape has no file, and another tape's file differs from it only in upper and lower case.
    private func flawOfCase() -> TapeFlaw? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let own = "\(name).json"
        guard !names.contains(own) else { return nil }
        let other = names.sorted().first { $0.lowercased() == own.lowercased() }
        return other.map {
            TapeFlaw(
                "there is also a tape “\($0.dropLast(5))”, which is the same file on a case-insensitive file system"
            )
        }
    }

    /// Writes the tape as a whole, unless the file has the same text already.
    ///
    /// - Returns: Whether its entries have changed. The day of the recording alone is no change.
    /// - Throws: A `TapeFlaw` of the new file, or an error of the system.
    func write(_ file: TapeFile) throws -> Bool {
        let text = try file.checkedText()
        // Another test may have written a file of such a name since this one was read.
        if let flaw = flawOfCase() { throw flaw }
        let old = try? Data(contentsOf: URL(fileURLWithPath: path))
        if old == text { return false }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try write(text)
        // Compared as they are read, because the new entries may have dictionaries, which a file does not know.
        return try old.flatMap { try? TapeFile($0) }?.entries != TapeFile(text).entries
    }

    /// Replaces the file as a whole or not at all. It keeps its permissions.
    func write(_ text: Data) throws {
        let (files, target) = (FileManager.default, target)
        let permissions = (try? files.attributesOfItem(atPath: target))?[.posixPermissions]
        try text.write(to: URL(fileURLWithPath: target), options: .atomic)
        if let permissions { try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: target) }
    }

    /// The path of the file that symbolic links lead to, which may not exist yet. An atomic write replaces a link.
    private var target: String {
        var target = path
        for _ in 0..<TapeLimits.links {
            guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { break }
            let folder = URL(fileURLWithPath: target).deletingLastPathComponent()
            target = URL(fileURLWithPath: link, relativeTo: folder).path
        }
        return target
    }

    var isMarkedAsFailed: Bool { FileManager.default.fileExists(atPath: failurePath) }

    func markAsFailed(_ hasFailed: Bool) {
        if hasFailed {
            _ = FileManager.default.createFile(atPath: failurePath, contents: nil)
        } else if isMarkedAsFailed {
            try? FileManager.default.removeItem(atPath: failurePath)
        }
    }

    // MARK: One tape at a time

    // Process-wide, because the tests of a process share its files, and two of them must not write the same one.
    private static let reservedPaths = Lock<Set<String>>([])

    /// Reserves the file for one tape.
    ///
    /// - Returns: Whether no other tape has it.
    func reserve() -> Bool {
        Self.reservedPaths.withLock { $0.insert(path).inserted }
    }

    // Process-wide for the same reason.
    private static let owners = Lock<[String: String]>([:])

    /// Notes that the file is that of a test which has not chosen its name.
    ///
    /// - Returns: Another such test, whose calls would be replayed in this one.
    func owner(besides test: String) -> String? {
        let owner = Self.owners.withLock { owners in
            let owner = owners[path] ?? test
            owners[path] = owner
            return owner
        }
        return owner == test ? nil : owner
    }

    /// Lets another tape use the file.
    func release() {
        Self.reservedPaths.withLock { _ = $0.remove(path) }
    }
}
