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

    static func tooLarge(_ size: Int) -> TapeFlaw {
        TapeFlaw("it has \(size >> 20) MB, but a tape may have at most \(TapeLimits.size >> 20) MB")
    }

    /// Reads the text of a file.
    init(_ text: Data) throws(TapeFlaw) {
        if text.isEmpty { throw TapeFlaw("it is empty") }
        let json = try JSONValue.read(text)
        let file = try TapeFields(json, of: "a tape")
        guard case .number(let number)? = file.fields["format"], let version = Int("\(number)") else {
            throw TapeFlaw("it is not a tape of ExpectKit: it has no “format”")
        }
        guard Self.versions.contains(version) else {
            let newest = Self.versions.upperBound
            throw TapeFlaw(
                "its format is \(version), "
                    + (version > newest
                        ? "but this version of ExpectKit reads \(newest): it was recorded with a newer version"
                        : "which does not exist"))
        }
        try file.allow("format", "entries", "recorded")
        if file.fields["recorded"] != nil {
            let day = try file.text("recorded")
            recorded = CalendarDay(day)
            if recorded == nil {
                throw TapeFlaw("“recorded” must be a day such as 2026-11-23, but is “\(shortened(day))”")
            }
        }
        guard case .array(let list) = try file.value("entries") else {
            throw TapeFlaw("“entries” must be a list")
        }
        for (index, json) in list.enumerated() {
            do throws(TapeFlaw) {
                entries.append(try TapeEntry(json))
            } catch {
                throw TapeFlaw("entry \(index + 1): \(error.words)")
            }
        }
    }
}
