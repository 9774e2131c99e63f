import Foundation

/// What stands in the file of a tape.
struct TapeFile: Equatable, Sendable {
    /// The version of the format that is written, and the newest that is read.
    static let version: Int64 = 1
    /// How much is read. No tape that anyone reviews comes near it.
    static let sizeLimit = 64 << 20
    /// How deep values may lie in one another. A decoder goes down as deep as the text does, on any thread.
    static let depthLimit = 100

    var entries: [TapeEntry] = []

    /// The text of the file: the same entries always in the same words.
    func text() -> Data {
        let file = JSONValue.object([
            "format": .integer(Self.version), "entries": .array(entries.map(\.json)),
        ])
        return Data((file.text + "\n").utf8)
    }

    /// The text of the file, if it can be read again.
    ///
    /// - Throws: Why it cannot.
    func checkedText() throws(TapeFlaw) -> Data {
        let text = text()
        guard text.count <= Self.sizeLimit else { throw Self.tooLarge(text.count) }
        _ = try TapeFile(text)
        return text
    }

    /// What is wrong with a file of a size.
    static func tooLarge(_ size: Int) -> TapeFlaw {
        TapeFlaw("it has \(size >> 20) MB, and a tape has \(sizeLimit >> 20) at the most")
    }

    /// Reads the text of a file.
    ///
    /// - Throws: What is wrong with it.
    init(_ text: Data) throws(TapeFlaw) {
        if text.isEmpty { throw TapeFlaw("it is empty") }
        let json = try JSONReader.read(text, depthLimit: Self.depthLimit)
        let file = try Fields(json, of: "a tape")
        guard case .integer(let version)? = file.fields["format"] else {
            throw TapeFlaw("it is no tape of ExpectKit: it has no “format”")
        }
        guard version == Self.version else {
            throw TapeFlaw(
                version > Self.version
                    ? "its format is \(version), and this ExpectKit reads \(Self.version): it was recorded with a newer one"
                    : "its format is \(version), which there never was")
        }
        try file.allow("format", "entries")
        guard case .array(let list) = try file.value("entries") else {
            throw TapeFlaw("“entries” is to be a list")
        }
        for (number, json) in list.enumerated() {
            do throws(TapeFlaw) {
                entries.append(try TapeEntry(json))
            } catch {
                throw TapeFlaw("entry \(number + 1): \(error.words)")
            }
        }
    }

    init(entries: [TapeEntry] = []) {
        self.entries = entries
    }
}

/// What a decoder has to say, without the names of its types.
func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return describe(error) }
    let (context, words): (DecodingError.Context, String) =
        switch error {
        case .typeMismatch(let type, let context): (context, "it is no \(type)")
        case .valueNotFound(let type, let context): (context, "there is no \(type)")
        case .keyNotFound(let key, let context): (context, "“\(key.stringValue)” is missing")
        case .dataCorrupted(let context):
            (context, context.underlyingError.map { "\($0)" } ?? context.debugDescription)
        @unknown default: (.init(codingPath: [], debugDescription: ""), "\(error)")
        }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return (path.isEmpty ? "" : path.joined(separator: ".") + ": ") + words
}
