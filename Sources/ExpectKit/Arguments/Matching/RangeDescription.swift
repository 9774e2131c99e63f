/// A range that a report shows as it is written in Swift. In the standard library, one-sided ranges have no
/// description, and those of the others are not bounded in length.
protocol WrittenRange { var written: String { get } }

extension ClosedRange: WrittenRange { var written: String { "\(describe(lowerBound))...\(describe(upperBound))" } }
extension Range: WrittenRange { var written: String { "\(describe(lowerBound))..<\(describe(upperBound))" } }
extension PartialRangeFrom: WrittenRange { var written: String { "\(describe(lowerBound))..." } }
extension PartialRangeThrough: WrittenRange { var written: String { "...\(describe(upperBound))" } }
extension PartialRangeUpTo: WrittenRange { var written: String { "..<\(describe(upperBound))" } }
