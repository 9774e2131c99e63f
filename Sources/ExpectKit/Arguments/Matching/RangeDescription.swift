/// A range that a report shows as it is written: the one-sided ones have no description of their own, and
/// the others describe their bounds without the bounds of a report.
protocol WrittenRange {
    /// The range in Swift.
    var written: String { get }
}

extension ClosedRange: WrittenRange {
    var written: String { "\(describe(lowerBound))...\(describe(upperBound))" }
}

extension Range: WrittenRange {
    var written: String { "\(describe(lowerBound))..<\(describe(upperBound))" }
}

extension PartialRangeFrom: WrittenRange {
    var written: String { "\(describe(lowerBound))..." }
}

extension PartialRangeThrough: WrittenRange {
    var written: String { "...\(describe(upperBound))" }
}

extension PartialRangeUpTo: WrittenRange {
    var written: String { "..<\(describe(upperBound))" }
}
