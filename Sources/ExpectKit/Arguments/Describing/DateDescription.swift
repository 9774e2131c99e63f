import Foundation

/// Returns the words for a date with the fraction of its second, which `description` leaves out; nil for another value.
func dateDescription(of value: Any) -> String? {
    guard let date = value as? Date else { return nil }
    let seconds = date.timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    let fraction = seconds - whole
    let words = Date(timeIntervalSinceReferenceDate: whole).description
    let zone = " +0000"
    // Dates in the distant past and future have no description.
    guard words.hasSuffix(zone) else { return "\(seconds) s after 2001-01-01 00:00:00 +0000" }
    if fraction == 0 { return words }
    guard let digits = fractionDigits(of: seconds, after: whole) else { return "\(words) + \(fraction) s" }
    return words.dropLast(zone.count) + ".\(digits)" + zone
}

/// Returns the fewest digits after the decimal point that give the same date; nil if nine are too few.
private func fractionDigits(of seconds: Double, after whole: Double) -> String? {
    (1...9).lazy.compactMap { count in
        let power = pow(10, Double(count))
        let number = ((seconds - whole) * power).rounded()
        guard number < power, whole + number / power == seconds else { return nil }
        let digits = String(Int(number))
        return String(repeating: "0", count: count - digits.count) + digits
    }.first
}
