@testable import ExpectKit

extension Arg {
    /// The differences from a value, as a report lists them.
    func lines(from value: Value) -> [String] {
        differences(from: value).map(\.line)
    }
}

extension Difference {
    /// The difference as a report writes it.
    var line: String { differenceLines(self).joined(separator: "\n") }
}
