import ExpectKit

/// Pairs the elements of two lists whose order means nothing, such as those of sets, and keeps the positions of the
/// elements that have no equal one in the other list.
struct UnorderedPairing {
    /// The positions of the elements on the tape, and of those of the real object. Elements that are equal except for
    /// parts that may differ are at the same place, if the lists differ nowhere else.
    private(set) var lefts: [Int] = []
    private(set) var rights: [Int] = []

    /// - Parameters:
    ///   - size: The number of elements that stay together: two for a key and its value.
    ///   - allowances: The parts that may differ.
    ///   - isSame: Whether two groups differ only as they may. It receives the positions of their first elements.
    init(
        _ tape: [JSONValue], _ real: [JSONValue], groupSize size: Int, _ allowances: [TapeAllowance],
        isSame: (_ left: Int, _ right: Int) -> Bool
    ) {
        guard tape.count.isMultiple(of: size), real.count.isMultiple(of: size) else {
            (lefts, rights) = (Array(tape.indices), Array(real.indices))
            return
        }
        pairEqual(tape, real, size)
        func order(_ list: [JSONValue], _ starts: [Int]) -> [Int] {
            starts.map { start in
                (start, texts: list[start..<start + size].map { $0.without(allowances, at: start).text })
            }.sorted { $0.texts.lexicographicallyPrecedes($1.texts) }.map(\.0)
        }
        (lefts, rights) = (order(tape, lefts), order(real, rights))
        var comparisonsLeft = TapeLimits.callComparisons
        // A matcher may accept some elements only for some others.
        let pairs = Assignment(matcherCount: lefts.count, elementCount: rights.count) { left, right in
            comparisonsLeft -= 1
            return comparisonsLeft >= 0 && isSame(lefts[left], rights[right])
        }
        func unpaired(_ starts: [Int], _ partners: [Int?]) -> [Int] {
            zip(starts, partners).flatMap { start, partner in
                partner == nil ? Array(start..<start + size) : []
            }
        }
        (lefts, rights) = (unpaired(lefts, pairs.elements), unpaired(rights, pairs.matchers))
    }

    /// Pairs the groups that are entirely equal, and keeps the others.
    private mutating func pairEqual(_ tape: [JSONValue], _ real: [JSONValue], _ size: Int) {
        func group(_ list: [JSONValue], _ start: Int) -> [JSONValue] {
            list[start..<start + size].map(\.plain)
        }
        var starts: [[JSONValue]: [Int]] = [:]
        for start in stride(from: 0, to: real.count, by: size).reversed() {
            starts[group(real, start), default: []].append(start)
        }
        for start in stride(from: 0, to: tape.count, by: size)
        where starts[group(tape, start)]?.popLast() == nil {
            lefts.append(start)
        }
        rights = starts.values.joined().sorted()
    }
}

extension JSONValue {
    /// An element of a list without the parts that may differ.
    fileprivate func without(_ allowances: [TapeAllowance], at position: Int) -> JSONValue {
        without(allowances.compactMap { $0.element(position) })
    }

    private func without(_ allowances: [TapeAllowance]) -> JSONValue {
        if allowances.isEmpty { return self }
        if allowances.contains(where: { $0.rest.isEmpty }) { return .null }
        if let fields {
            // A part that may differ may also be missing.
            return .object(
                fields.reduce(into: [:]) { rest, field in
                    let own = allowances.compactMap { $0.field(field.key) }
                    if own.contains(where: { $0.rest.isEmpty }) { return }
                    rest[field.key] = field.value.without(own)
                })
        }
        guard let elements else { return self }
        return .array(elements.enumerated().map { $1.without(allowances, at: $0) })
    }
}
