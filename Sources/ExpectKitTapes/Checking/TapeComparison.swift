import ExpectKit

/// Compares values on a tape with values of the real object, part by part.
struct TapeComparison {
    /// Whether the values of the real object are replaced by their kinds, because they may contain a secret.
    let isHidden: Bool
    private(set) var drifts: [TapeDrift] = []

    init(isHidden: Bool = false) { self.isHidden = isHidden }

    /// Whether two values do not differ.
    static func isSame(_ tape: JSONValue, _ real: JSONValue) -> Bool {
        var comparison = TapeComparison()
        comparison.compare(tape, real, at: .result, [])
        return comparison.drifts.isEmpty
    }

    /// Compares two values, and adds their differences.
    ///
    /// - Parameter allowances: The parts that may differ.
    mutating func compare(
        _ tape: JSONValue, _ real: JSONValue, at part: TapePart, _ allowances: [TapeAllowance]
    ) {
        if tape == real || allowances.contains(where: { $0.applies(to: real) }) { return }
        if let tape = tape.fields, let real = real.fields {
            return compareFields(tape, real, at: part, allowances)
        }
        if let old = tape.elements, let new = real.elements {
            // A file does not tell sets from lists, but the value of the real object does.
            let groupSize = real.groupSize ?? tape.groupSize
            return compareLists(old, new, groupSize: groupSize, at: part, allowances)
        }
        switch (tape, real) {
        case (.string(let tape), .string(let real)) where !isHidden:
            if let difference = TextDifference(tape, real) { add(.text(difference), at: part) }
        case (.null, _), (_, .null): add(.value(tape: tape.excerpt, real: words(real)), at: part)
        case _ where tape.kind != real.kind:
            add(.type(tape: tape.excerpt, tape.kind, real: words(real), real.kind), at: part)
        case (.zero, .double(0)), (.double(0), .zero): break
        default: add(.value(tape: tape.excerpt, real: words(real)), at: part)
        }
    }

    private mutating func compareFields(
        _ tape: [String: JSONValue], _ real: [String: JSONValue], at part: TapePart,
        _ allowances: [TapeAllowance]
    ) {
        for name in Set(tape.keys).union(real.keys).sorted() {
            compareOptional(
                tape[name], real[name], at: part.field(name), allowances.compactMap { $0.field(name) })
        }
    }

    /// Compares two values that may be missing.
    mutating func compareOptional(
        _ tape: JSONValue?, _ real: JSONValue?, at part: TapePart, _ allowances: [TapeAllowance]
    ) {
        switch (tape, real) {
        case (let tape?, let real?): compare(tape, real, at: part, allowances)
        case _ where allowances.contains { $0.applies(to: real) }: break
        case (let tape?, nil): add(.removed(tape.excerpt), at: part)
        case (nil, let real?): add(.added(words(real)), at: part)
        case (nil, nil): break
        }
    }

    mutating func add(_ kind: TapeDrift.Kind, at part: TapePart) {
        guard drifts.count < TapeLimits.drifts else { return }
        drifts.append(part.drift(kind))
    }

    private func words(_ value: JSONValue) -> String { isHidden ? value.hiddenWords : value.excerpt }
}
