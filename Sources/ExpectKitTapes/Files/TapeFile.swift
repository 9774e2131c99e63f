import ExpectKit
import Foundation

/// The content of the file of a tape.
struct TapeFile: Equatable, Sendable {
    /// The versions of the format that are read.
    ///
    /// Version 2 added the day of the recording. Earlier versions of the library refuse unknown fields, so the number tells
    /// them that the file is newer.
    static let versions = 1...2

    /// The day on which the tape was recorded; nil if the file does not say it.
    var recorded: CalendarDay?
    var entries: [TapeEntry] = []

    init(entries: [TapeEntry] = [], recorded: CalendarDay? = nil) {
        (self.entries, self.recorded) = (entries, recorded)
    }

    /// The text of the file. Equal files have equal texts.
    func text() -> Data {
        var fields: [String: JSONValue] = [
            "format": .number(recorded == nil ? 1 : 2), "entries": .array(entries.map(\.json)),
        ]
        fields["recorded"] = recorded.map { .string("\($0)") }
        return Data((JSONValue.object(fields).text + "\n").utf8)
    }

    /// The text of the file, if it can be read again.
    func checkedText() throws(TapeFlaw) -> Data {
        let text = text()
        guard text.count <= TapeLimits.size else { throw Self.tooLarge(text.count) }
        _ = try TapeFile(text)
        return text
    }

    static func tooLarge(_ size: Int) -> TapeFlaw { .tooLarge(bytes: size, limit: TapeLimits.size) }

    /// Reads the text of a file.
    init(_ text: Data) throws(TapeFlaw) {
        if text.isEmpty { throw .empty }
        let json = try JSONValue.read(text)
        let file = try TapeFields(json, of: .tape)
        guard case .number(let number)? = file.fields["format"], let version = Int("\(number)") else {
            throw .notATape
        }
        guard Self.versions.contains(version) else {
            throw .unknownVersion(version, supported: Self.versions.upperBound)
        }
        try file.allow("format", "entries", "recorded")
        if file.fields["recorded"] != nil {
            let day = try file.text("recorded")
            recorded = CalendarDay(day)
            if recorded == nil { throw .invalidDay(day) }
        }
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
