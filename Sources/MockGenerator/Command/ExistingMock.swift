import Foundation

/// A generated file in the folder.
struct ExistingMock: Equatable {
    /// The name of the file. The user may have changed it.
    var fileName: String
    var record: MockRecord
    /// Whether somebody edited the file.
    var isEdited: Bool

    /// Reads a file, or returns `nil` if the generator did not write it.
    init?(_ text: String, named fileName: String) {
        let lines = text.split(
            separator: "\n", maxSplits: Self.headerLineCount, omittingEmptySubsequences: false)
        guard lines.count > Self.headerLineCount else { return nil }
        let json = Data(lines[Self.headerLineCount - 2].dropFirst("// ".count).utf8)
        guard let record = try? JSONDecoder().decode(MockRecord.self, from: json) else { return nil }
        self.fileName = fileName
        self.record = record
        isEdited = record.fingerprint != GeneratedFile.fingerprint(of: String(lines[Self.headerLineCount]))
    }

    /// The number of lines of the header. The record is the last one before an empty line.
    private static let headerLineCount = 7
}

extension GeneratedFolder {
    /// Returns the generated mocks for the types of a module, in the order of their file names.
    func mocks(of module: String) throws(GeneratorError) -> [ExistingMock] {
        guard !path.isEmpty else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        var mocks: [ExistingMock] = []
        for name in names.sorted() where name.hasSuffix(".swift") {
            guard let text = try text(of: name), let mock = ExistingMock(text, named: name),
                mock.record.module == module
            else { continue }
            mocks.append(mock)
        }
        return mocks
    }
}
