import Foundation

/// Where a tape lies: beside the test file, in `__Tapes__/<TestFile>/<name>.json`.
struct TapePlace: Equatable, Sendable {
    let folder: String
    let name: String

    init(ofTest path: String, name: String) {
        let file = URL(fileURLWithPath: path)
        folder =
            file.deletingLastPathComponent().appendingPathComponent("__Tapes__")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent).path
        // A name may be a test's, with its parentheses, or anyone's; in a file's it must lead nowhere else.
        let base = name.prefix { $0 != "(" }
        let safe = (base.isEmpty ? name[...] : base).map {
            $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-"
        }
        self.name = String(safe)
    }

    var path: String { "\(folder)/\(name).json" }

    /// What is left behind for the next run where one has failed.
    var failurePath: String { "\(folder)/.\(name).failed" }

    // MARK: Reading and writing

    enum Reading {
        case nothing
        case tape(TapeFile)
        case flaw(TapeFlaw)
    }

    func read() -> Reading {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
        guard let size else { return .nothing }
        guard size.intValue <= TapeFile.sizeLimit else {
            return .flaw(
                TapeFlaw(
                    "it has \(size.intValue >> 20) MB, and a tape has \(TapeFile.sizeLimit >> 20) at the most"
                ))
        }
        let text: Data
        do {
            text = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            return .flaw(TapeFlaw("it cannot be read: \(error.localizedDescription)"))
        }
        do throws(TapeFlaw) { return .tape(try TapeFile(text)) } catch { return .flaw(error) }
    }

    /// Writes a tape, all of it or nothing.
    ///
    /// - Returns: Whether the file has changed.
    /// - Throws: What kept it from being written.
    func write(_ file: TapeFile) throws -> Bool {
        let text = try file.text()
        if (try? Data(contentsOf: URL(fileURLWithPath: path))) == text { return false }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try write(text)
        return true
    }

    /// Writes into a file of its own first, which then takes the place of the old one.
    func write(_ text: Data) throws {
        try text.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// What kept a tape from being written, in words.
    static func reason(of error: any Error) -> String {
        error is EncodingError ? "\(error)" : error.localizedDescription
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
