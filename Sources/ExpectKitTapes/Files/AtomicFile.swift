import ExpectKit
import Foundation

/// A file that is replaced as a whole or not at all, even if the process is killed.
///
/// The new text is written to a temporary file in the same folder, which then replaces the old file. The writer locks the
/// temporary file; the system releases the lock when the process ends, so that files of killed writers can be identified.
struct AtomicFile {
    private static let suffix = ".expectkit-writing"

    /// The path of the file, with all symbolic links resolved.
    let target: String

    init(path: String) {
        var target = path
        for _ in 0..<TapeLimits.links {
            guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { break }
            let folder = URL(fileURLWithPath: target).deletingLastPathComponent()
            target = URL(fileURLWithPath: link, relativeTo: folder).path
        }
        self.target = target
    }

    private var folder: String { URL(fileURLWithPath: target).deletingLastPathComponent().path }

    /// Replaces the content of the file.
    ///
    /// - Throws: The error of the system; the file is then unchanged.
    func write(_ text: Data) throws {
        let (descriptor, path) = try openTemporaryFile()
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

    /// Creates a temporary file, and locks it.
    private func openTemporaryFile() throws -> (descriptor: Int32, path: String) {
        while true {
            let path = "\(folder)/.\(UUID().uuidString)\(Self.suffix)"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw Self.failure() }
            _ = flock(descriptor, LOCK_EX)
            // Another process may have removed the file before it was locked.
            var status = stat()
            if fstat(descriptor, &status) != 0 || status.st_nlink > 0 { return (descriptor, path) }
            close(descriptor)
        }
    }

    private func keepPermissions(_ descriptor: Int32) {
        var status = stat()
        if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    }

    /// Removes the temporary files of writers that were killed.
    func removeAbandonedFiles() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(".") && name.hasSuffix(Self.suffix) {
            let path = "\(folder)/\(name)"
            let descriptor = open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            // A running writer holds the lock.
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
