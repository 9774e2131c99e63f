import Foundation

/// Returns the ratio of two values, with one digit after the point if it is small.
func ratio(_ value: Double?, to measure: Double?) -> String {
    guard let value, let measure else { return "–" }
    let ratio = value / measure
    return ratio < 10 ? ratio.formatted(.number.precision(.fractionLength(1))) : "\(Int(ratio.rounded()))"
}

/// Returns a row with the share of a limit.
func share(_ words: String, _ value: Double?, of limit: Double, _ limitWords: String) -> String {
    let share = value.map { "\(Int(($0 / limit * 100).rounded(.up))) %" } ?? "–"
    return "| \(words) | \(limitWords) | \(share) |"
}
