import Foundation

/// A file to which several threads and processes append lines.
struct AppendedFile {
    /// The descriptor, which stays open until the process ends; nil if the file cannot be opened.
    private let descriptor: Int32?

    /// Opens a file, and creates it if it is missing. If that fails, this is written to the standard error.
    init(path: String) {
        let opened = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        descriptor = opened < 0 ? nil : opened
        guard opened < 0 else { return }
        let reason = String(cString: strerror(errno))
        writeError(
            "EXPECTKIT_REPORTS names the file \(path), which cannot be opened (\(reason)); failures are on the standard output"
        )
    }

    /// Appends a line.
    ///
    /// - Returns: Whether the file has the line.
    func append(_ line: String) -> Bool {
        guard let descriptor else { return false }
        // One write, because the system does not mix the text of one write with that of others.
        let bytes = Array("\(line)\n".utf8)
        return Foundation.write(descriptor, bytes, bytes.count) == bytes.count
    }
}
