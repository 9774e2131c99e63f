/// Returns the line of a report that shows the way from the test to the mock, if there is more than the line of the
/// failure itself.
func originLines(_ violation: Violation) -> [String] {
    let places = violation.origin.frames(besides: violation.place).map(\.description)
    if places.isEmpty { return [] }
    let start = "  called at "
    return [start + chain(of: places, width: Limits.Reporting.columns - start.count)]
}

/// Joins places by arrows. If the chain is too wide, places in its middle are left out.
private func chain(of places: [String], width: Int) -> String {
    let arrow = " → "
    let whole = places.joined(separator: arrow)
    if whole.count <= width || places.count < 3 { return whole }
    var text = ""
    // The line that made the call says most, then the first one after the test.
    for kept in (2..<places.count).reversed() {
        let shown = places.prefix(kept / 2) + ["…"] + places.suffix(kept - kept / 2)
        text = shown.joined(separator: arrow)
        if text.count <= width { break }
    }
    return text
}
