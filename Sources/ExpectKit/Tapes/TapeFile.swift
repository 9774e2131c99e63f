import Foundation

/// The content of the file of a tape.
struct TapeFile: Equatable, Sendable {
    /// The version of the format that is written, and the only one that is read.
    static let version: Int64 = 1

    var entries: [TapeEntry] = []

    init(entries: [TapeEntry] = []) {
        self.entries = entries
    }

    /// The text of the file. Equal entries have equal texts.
    func text() -> Data {
        let file = JSONValue.object([
            "format": .integer(Self.version), "entries": .array(entries.map(\.json)),
        ])
        return Data((file.text + "\n").utf8)
    }

    /// The text of the file, if it can be read again.
    func checkedText() throws(TapeFlaw) -> Data {
        let text = text()
        guard text.count <= Limits.Tapes.size else { throw Self.tooLarge(text.count) }
        _ = try TapeFile(text)
        return text
    }

    static func tooLarge(_ size: Int) -> TapeFlaw { .tooLarge(bytes: size, limit: Limits.Tapes.size) }

    /// Reads the text of a file.
    init(_ text: Data) throws(TapeFlaw) {
        if text.isEmpty { throw .empty }
        let json = try JSONReader.read(text, depthLimit: Limits.Tapes.depth)
        let file = try TapeFields(json, of: .tape)
        guard case .integer(let version)? = file.fields["format"] else { throw .notATape }
        guard version == Self.version else { throw .unknownVersion(version, supported: Self.version) }
        try file.allow("format", "entries")
        guard case .array(let list) = try file.value("entries") else { throw .entriesAreNoList }
        for (index, json) in list.enumerated() {
            do throws(TapeFlaw) {
                entries.append(try TapeEntry(json))
            } catch {
                throw .entry(index + 1, error)
            }
        }
    }
}
