import Foundation

@testable import ExpectKit

extension Arg {
    /// The differences from a value, as a report lists them.
    func lines(from value: Value) -> [String] {
        differences(from: value).map(\.line)
    }
}

/// Returns a text without the colors of ``TextStyle/colored``.
func withoutColors(_ text: String) -> String {
    // Literally, because the character after a color may combine with it.
    [31, 32, 90].reduce(text) {
        $0.replacingOccurrences(of: "\u{1B}[\($1)m", with: "", options: .literal)
    }
}

extension Difference {
    /// The difference as a report writes it.
    var line: String { differenceLines(self).joined(separator: "\n") }
}
