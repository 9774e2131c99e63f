import ExpectKit

/// The calls of one mock on a tape, and those of a run that checks the tape, assigned to each other by the alignment of
/// the library. Both are counted from zero.
struct TapeCallAlignment {
    /// What was found about the entries and the calls, in the order of the tape.
    private(set) var findings: [Finding] = []
    /// For each call, the last entry whose call was made before it.
    private var entriesBefore: [Int?] = []

    /// - Parameters:
    ///   - isOrdered: Whether the order of the calls matters.
    ///   - isSame: Whether a call is the one of an entry, or may differ from it as it does.
    ///   - isSameCase: Whether a call has the case of an entry.
    init<Call: Hashable>(
        entries: [Call], calls: [Call], isOrdered: Bool,
        isSame: (_ entry: Int, _ call: Int) -> Bool, isSameCase: (_ entry: Int, _ call: Int) -> Bool
    ) {
        findings =
            isOrdered
            ? aligned(entries.count, calls.count, isSame: isSame, isSameCase: isSameCase)
            : assigned(entries, calls, isSame: isSame, isSameCase: isSameCase)
        let matches = findings.filter { $0.kind == .matched }.map { ($0.calls[0], $0.positions[0]) }
        let found = Dictionary(uniqueKeysWithValues: matches)
        var last: Int?
        entriesBefore = calls.indices.map { call in
            defer { last = [last, found[call]].compactMap(\.self).max() }
            return last
        }
        findings = findings.enumerated().sorted { (place($0.1), $0.0) < (place($1.1), $1.0) }.map(\.1)
    }

    /// The last entry whose call was made before a call, among the calls in order. Nil if there is none.
    func entry(before call: Int) -> Int? { entriesBefore[call] }

    /// The place of a finding in the order of the tape. An additional call is placed before the next entry.
    private func place(_ finding: Finding) -> Double {
        finding.positions.first.map(Double.init) ?? Double(entry(before: finding.calls[0]) ?? -1) + 0.5
    }
}

/// Aligns calls whose order matters, and finds those that came at another place.
private func aligned(
    _ entryCount: Int, _ callCount: Int,
    isSame: (Int, Int) -> Bool, isSameCase: (Int, Int) -> Bool
) -> [Finding] {
    var steps: [Finding] = []
    var (entry, call) = (0, 0)
    // The alignment stops when it has found many differences.
    while true {
        let found = Alignment(
            (entry..<entryCount).map { Alignment.Node(position: $0) },
            (call..<callCount).map { Alignment.Call(number: $0, outcome: .kept) }
        ) { isSame($0, $1) ? 0 : isSameCase($0, $1) ? Alignment.Cost.ofSameCase : nil }
        steps += found.steps
        guard found.isCutShort else { break }
        entry += found.steps.reduce(0) { $0 + $1.positions.count }
        call += found.steps.reduce(0) { $0 + $1.calls.count }
    }
    let differences = steps.filter(\.isDifference)
    guard differences.count <= TapeLimits.movedCalls else { return steps }
    let joined = differences.joined(Array(0..<callCount), matches: isSame) { _, _ in false }
    return steps.filter { !$0.isDifference } + joined
}

/// Assigns to each entry a call that is equal, or else may differ from it as it does, or else has the same case.
private func assigned<Call: Hashable>(
    _ entries: [Call], _ calls: [Call],
    isSame: (Int, Int) -> Bool, isSameCase: (Int, Int) -> Bool
) -> [Finding] {
    let partners = unorderedPairs(entries, calls, isSame: isSame)
    var rest = Set(calls.indices).subtracting(partners.compactMap(\.self)).sorted()
    let found = partners.enumerated().map { entry, partner in
        if let partner { return Finding(.matched, [entry], calls: [partner]) }
        guard let index = rest.firstIndex(where: { isSameCase(entry, $0) }) else {
            return Finding(.missing, [entry])
        }
        let call = rest.remove(at: index)
        // Of very many calls, not all pairs were compared.
        return Finding(isSame(entry, call) ? .matched : .substituted, [entry], calls: [call])
    }
    return found + rest.map { Finding(.extra, calls: [$0]) }
}
