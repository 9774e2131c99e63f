import ExpectKit

/// Pairs the elements of two lists whose order means nothing: first the equal ones, then as many of the others as
/// possible.
///
/// A rule may also accept an element that is equal to another one on the tape.
///
/// - Parameter isSame: Whether an element differs from one on the tape only as it may.
/// - Returns: The partner of each element on the tape; nil for an element without a partner.
func unorderedPairs<Element: Hashable>(
    _ tape: [Element], _ real: [Element], isSame: (_ tape: Int, _ real: Int) -> Bool
) -> [Int?] {
    var places: [Element: [Int]] = [:]
    for place in real.indices.reversed() { places[real[place], default: []].append(place) }
    var partners = tape.map { places[$0]?.popLast() }
    let open = tape.indices.filter { partners[$0] == nil }
    let rest = places.values.joined().sorted()
    var comparisonsLeft = TapeLimits.comparisons
    let pairs = Assignment(matcherCount: open.count, elementCount: rest.count) { left, right in
        comparisonsLeft -= 1
        return comparisonsLeft >= 0 && isSame(open[left], rest[right])
    }
    for (place, partner) in zip(open, pairs.elements) { partners[place] = partner.map { rest[$0] } }
    return partners
}
