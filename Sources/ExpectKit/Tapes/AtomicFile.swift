import Foundation

/// A file that is written whole or not at all, whatever happens to the process.
///
/// The text goes to a file of its own beside it, which then takes its place. A lock tells such a file whose writer is alive
/// from one whose writer was killed; the system releases it with the process.
struct WholeFile {
    private static let suffix = ".expectkit-writing"

    /// The path of the file itself, at the end of all symbolic links.
    let target: String

    init(path: String) {
        var target = path
        // As many as the system follows.
        for _ in 0..<40 {
            guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { break }
            let folder = URL(fileURLWithPath: target).deletingLastPathComponent()
            target = URL(fileURLWithPath: link, relativeTo: folder).path
        }
        self.target = target
    }

    private var folder: String { URL(fileURLWithPath: target).deletingLastPathComponent().path }

    /// Writes a text in the place of the one that is there.
    ///
    /// - Throws: What kept it from being written; then all is as it was.
    func write(_ text: Data) throws {
        let (descriptor, path) = try openBeside()
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try file.write(contentsOf: text)
            keepPermissions(descriptor)
            guard rename(path, target) == 0 else { throw Self.failure() }
        } catch {
            unlink(path)
            throw error
        }
        try file.close()
    }

    /// Opens a file beside the target, and locks it.
    private func openBeside() throws -> (descriptor: Int32, path: String) {
        while true {
            let path = "\(folder)/.\(UUID().uuidString)\(Self.suffix)"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw Self.failure() }
            _ = flock(descriptor, LOCK_EX)
            // Whoever cleans up may have been faster than the lock.
            var status = stat()
            if fstat(descriptor, &status) != 0 || status.st_nlink > 0 { return (descriptor, path) }
            close(descriptor)
        }
    }

    private func keepPermissions(_ descriptor: Int32) {
        var status = stat()
        if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    }

    /// Removes what killed writers have left beside the file.
    func removeRemains() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(".") && name.hasSuffix(Self.suffix) {
            let path = "\(folder)/\(name)"
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            // A writer that is alive has the lock.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
            close(descriptor)
        }
    }

    private static func failure() -> any Error {
        NSError(
            domain: NSPOSIXErrorDomain, code: Int(errno),
            userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(errno))])
    }
}
