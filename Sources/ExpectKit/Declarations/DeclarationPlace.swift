/// The place of a declaration: a line of the test, or another place that has a name.
package struct DeclarationPlace: Sendable {
    /// The line of the test. For a place with a name, it is the line that declares the calls there.
    let site: CallSite
    /// The name of the place, such as `shop.json, entry 2`.
    var name: String?
    /// The functions around the line.
    var trace: CallerTrace?

    /// The line that called the function with the line, such as `CartTests.swift:31`, if the function is not a test.
    var caller: String? {
        trace?.caller(ofFunctionAt: "\(site.filePath)", line: Int(site.line))?.description
    }
}

extension DeclarationPlace: CustomStringConvertible {
    package var description: String {
        name ?? "\(site)" + (caller.map { ", called from \($0)" } ?? "")
    }
}

extension DeclarationPlace: Equatable {
    package static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.site.line == right.site.line
            && left.site.column == right.site.column && "\(left.site.filePath)" == "\(right.site.filePath)"
    }
}
