import ExpectKit

extension TapeComparison {
    /// Compares two lists, and adds their differences.
    ///
    /// - Parameter groupSize: The number of elements that stay together if the order means nothing, as in a set; nil if
    ///   it means something.
    mutating func compareLists(
        _ tape: [JSONValue], _ real: [JSONValue], groupSize: Int?, at part: TapePart,
        _ allowances: [TapeAllowance]
    ) {
        func differences(_ left: Int, _ right: Int) -> Int {
            if tape[left] == real[right] { return 0 }
            var comparison = TapeComparison()
            comparison.compare(
                tape[left], real[right], at: part, allowances.compactMap { $0.element(left) })
            return comparison.drifts.count
        }
        // The positions of the elements that are compared in order: all, or those of a set that have no equal one.
        var (lefts, rights) = (Array(tape.indices), Array(real.indices))
        if let groupSize {
            let pairing = UnorderedPairing(tape, real, groupSize: groupSize, allowances) { left, right in
                (0..<groupSize).allSatisfy { differences(left + $0, right + $0) == 0 }
            }
            (lefts, rights) = (pairing.lefts, pairing.rights)
        }
        let alignment = ListAlignment(
            .init(
                expectedCount: lefts.count, actualCount: rights.count,
                equalRun: { left, right, isFromEnd in
                    let length = min(lefts.count - left, rights.count - right)
                    let (lastLeft, lastRight) = (lefts.count - 1, rights.count - 1)
                    return (0..<length).first {
                        differences(
                            lefts[isFromEnd ? lastLeft - $0 : left + $0],
                            rights[isFromEnd ? lastRight - $0 : right + $0]) > 0
                    } ?? length
                },
                distance: { differences(lefts[$0], rights[$1]) }),
            limit: TapeLimits.drifts)
        if tape.count != real.count { add(.count(tape: tape.count, real: real.count), at: part) }
        for step in alignment.steps {
            switch step {
            case .changed(let left, let right):
                let (index, other) = (lefts[left], rights[right])
                let own = allowances.compactMap { $0.element(index) }
                compare(tape[index], real[other], at: part.element(index), own)
            case .missing(let range):
                for index in range.map({ lefts[$0] }) {
                    let own = allowances.compactMap { $0.element(index) }
                    compareOptional(tape[index], nil, at: part.element(index), own)
                }
            case .notExpected(let range):
                for index in range.map({ rights[$0] }) {
                    let own = allowances.compactMap { $0.element(index) }
                    compareOptional(nil, real[index], at: part.element(index), own)
                }
            }
        }
    }
}
