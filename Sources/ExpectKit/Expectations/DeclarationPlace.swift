/// The place of a declaration: a line of the test, or an entry of a tape.
struct DeclarationPlace: Sendable {
    /// The line of the test. For an entry of a tape, it is the line that uses the tape.
    let site: CallSite
    /// The entry of the tape, such as `shop.json, entry 2`.
    var tapeEntry: String?
    /// The functions around the line.
    var trace: CallerTrace?

    /// The line that called the function with the line, such as `CartTests.swift:31`, if the function is not a test.
    var caller: String? {
        trace?.caller(ofFunctionAt: "\(site.filePath)", line: Int(site.line))?.description
    }
}

extension DeclarationPlace: CustomStringConvertible {
    var description: String {
        tapeEntry ?? "\(site)" + (caller.map { ", called from \($0)" } ?? "")
    }
}

extension DeclarationPlace: Equatable {
    static func == (left: Self, right: Self) -> Bool {
        left.tapeEntry == right.tapeEntry && left.site.line == right.site.line
            && left.site.column == right.site.column && "\(left.site.filePath)" == "\(right.site.filePath)"
    }
}
