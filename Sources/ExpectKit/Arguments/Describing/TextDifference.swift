import Foundation

/// The first place at which two texts or data values differ, with an excerpt of both.
package struct TextDifference: Hashable, Sendable {
    package struct Excerpt: Hashable, Sendable {
        package var text: String
        /// Whether the text goes on after it.
        var isCut: Bool
    }

    /// The number of equal characters, or bytes, before the difference.
    package var offset: Int
    /// The number of characters before the excerpts; both start at the same place.
    var start: Int
    package var expected: Excerpt
    package var got: Excerpt
    /// Whether it is one of data, and counted in bytes.
    var isOfBytes = false

    /// Whether the excerpts are the whole texts.
    package var isWhole: Bool { start == 0 && !expected.isCut && !got.isCut && !isOfBytes }
}

extension TextDifference {
    /// Finds the difference between two texts; nil if they have the same scalars.
    package init?(_ expected: String, _ actual: String) {
        func equalPrefix(_ areEqual: @escaping (Character, Character) -> Bool) -> Int {
            zip(expected, actual).lazy.prefix { areEqual($0, $1) }.reduce(0) { count, _ in count + 1 }
        }
        var same = equalPrefix { $0 == $1 }
        // Equal characters may have different scalars, which are shown only if there is no other difference.
        if expected.dropFirst(same).isEmpty, actual.dropFirst(same).isEmpty {
            if haveSameScalars(expected, actual) { return nil }
            same = equalPrefix { $0.utf8.elementsEqual($1.utf8) }
        }
        let length = Limits.Describing.textExcerpt
        let isShort = expected.dropFirst(length).isEmpty && actual.dropFirst(length).isEmpty
        // A few equal characters before the difference show where it is.
        let start = isShort ? 0 : max(0, same - Limits.Describing.textContext)
        func excerpt(_ text: String) -> Excerpt {
            let rest = text.dropFirst(start)
            let shown = rest.prefix(length)
            return Excerpt(text: String(shown), isCut: shown.endIndex < rest.endIndex)
        }
        self.init(offset: same, start: start, expected: excerpt(expected), got: excerpt(actual))
    }
}

/// Returns the differences between two strings that are not equal, or between their lines.
func textDifferences(_ expected: String, _ actual: String) -> [Difference] {
    if areSameJSON(Data(expected.utf8), Data(actual.utf8)) { return [Difference(kind: .sameJSON)] }
    if expected.contains(where: \.isNewline) || actual.contains(where: \.isNewline) {
        let found = lineDifferences(expected, actual)
        if !found.isEmpty { return found }
    }
    return TextDifference(expected, actual).map { [Difference(kind: .text($0))] } ?? []
}

/// Whether two data values are different forms of the same JSON object or list.
func areSameJSON(_ expected: Data, _ actual: Data) -> Bool {
    func canonical(_ data: Data) -> Data? {
        guard data.count <= Limits.Comparing.json,
            let first = data.first(where: { !" \t\r\n".utf8.contains($0) }), "{[".utf8.contains(first),
            let value = try? JSONSerialization.jsonObject(with: data)
        else { return nil }
        return try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    }
    guard let left = canonical(expected) else { return false }
    return left == canonical(actual)
}
