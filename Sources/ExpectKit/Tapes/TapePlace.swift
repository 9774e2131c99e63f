import Foundation

/// Where a tape lies: beside the test file, in `__Tapes__/<TestFile>/<name>.json`.
struct TapePlace: Equatable, Sendable {
    let folder: String
    /// The name of the tape, which a test gave it.
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

    /// A file that is left for the next run where this one has failed.
    var failurePath: String {
        name.utf8.count <= 240
            ? "\(folder)/.\(name).failed" : "\(folder)/.\(TapeName.file(of: title, limit: 240)).failed"
    }

    /// The name of a file that may be the tape, from before names were escaped.
    var formerName: String? {
        let former = TapeName.former(of: title)
        return former != name && FileManager.default.fileExists(atPath: "\(folder)/\(former).json")
            ? former : nil
    }

    // MARK: Reading and writing

    enum Reading {
        case nothing
        case tape(TapeFile)
        case flaw(TapeFlaw)
    }

    func read() -> Reading {
        WholeFile(path: path).removeRemains()
        if let flaw = flawOfCase() { return .flaw(flaw) }
        // At the end of a symbolic link, and not the link's own.
        let size = (try? FileManager.default.attributesOfItem(atPath: WholeFile(path: path).target))?[.size]
        guard let size = size as? NSNumber else { return .nothing }
        guard size.intValue <= TapeFile.sizeLimit else { return .flaw(TapeFile.tooLarge(size.intValue)) }
        let text: Data
        do {
            text = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            return .flaw(TapeFlaw("it cannot be read: \(error.localizedDescription)"))
        }
        do throws(TapeFlaw) { return .tape(try TapeFile(text)) } catch { return .flaw(error) }
    }

    /// What is wrong with a name from which another tape's differs in capitals alone, unless both have a file.
    private func flawOfCase() -> TapeFlaw? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let own = "\(name).json"
        guard !names.contains(own) else { return nil }
        let other = names.sorted().first { $0.lowercased() == own.lowercased() }
        return other.map {
            TapeFlaw(
                "there is a tape “\($0.dropLast(5))”, and file systems that do not tell capitals from small letters "
                    + "have one file for both")
        }
    }

    /// Writes a tape, all of it or nothing.
    ///
    /// - Returns: Whether the file has changed.
    /// - Throws: What kept it from being written.
    func write(_ file: TapeFile) throws -> Bool {
        let text = try file.checkedText()
        // Another test may have written since.
        if let flaw = flawOfCase() { throw flaw }
        if (try? Data(contentsOf: URL(fileURLWithPath: path))) == text { return false }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try write(text)
        return true
    }

    /// Writes into a file of its own first, which then takes the place of the old one.
    func write(_ text: Data) throws { try WholeFile(path: path).write(text) }

    /// What kept a tape from being written, in words.
    static func reason(of error: any Error) -> String {
        (error as? TapeFlaw)?.words ?? error.localizedDescription
    }

    var isMarkedAsFailed: Bool { FileManager.default.fileExists(atPath: failurePath) }

    func markAsFailed(_ hasFailed: Bool) {
        if hasFailed {
            _ = FileManager.default.createFile(atPath: failurePath, contents: nil)
        } else if isMarkedAsFailed {
            try? FileManager.default.removeItem(atPath: failurePath)
        }
    }

    // MARK: One at a time

    /// The tapes that are in use, by their paths: two tests must not write one file.
    private static let inUse = Lock<Set<String>>([])

    func take() -> Bool {
        Self.inUse.withLock { $0.insert(path).inserted }
    }

    func giveBack() {
        Self.inUse.withLock { _ = $0.remove(path) }
    }
}
