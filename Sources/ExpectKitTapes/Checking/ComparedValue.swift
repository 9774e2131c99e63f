import ExpectKit

/// A value on a tape, or the value of the real object in its place, as the library compares and shows them.
struct ComparedValue: RepresentedValue, CustomStringConvertible {
    let json: JSONValue
    /// The parts of a value on the tape that may differ.
    var allowances: [TapeAllowance] = []
    /// Whether to show only the kind of a value of the real object, because the value may contain a secret.
    var isHidden = false

    var description: String { isHidden ? json.hiddenWords : json.excerpt }

    static func == (left: Self, right: Self) -> Bool {
        if left.json == right.json { return true }
        // Only the value on the tape has allowances. `==` of two dictionaries may exchange the values.
        let (tape, real) = right.allowances.isEmpty ? (left, right) : (right, left)
        if tape.allowances.contains(where: { $0.applies(to: real.json) }) { return true }
        if let (tape, real) = tape.fields(besides: real) { return tape == real }
        if let lists = tape.lists(besides: real) { return lists.areEqual }
        return [left, right].allSatisfy { $0.json == .zero || $0.json == .double(0) }
    }

    func representations(besides actual: Any) -> (expected: Any, actual: Any)? {
        guard let real = actual as? Self else { return nil }
        if case (.string(let tape), .string(let text)) = (json, real.json), !real.isHidden {
            return (tape, text)
        }
        if let (tape, real) = fields(besides: real) { return (tape, real) }
        return lists(besides: real).map { ($0.tape, $0.orderedReal) }
    }

    private func fields(besides real: Self) -> (tape: [String: Self], real: [String: Self])? {
        guard let own = json.fields, let others = real.json.fields else { return nil }
        let tape = own.map { name, value in
            (name, Self(json: value, allowances: allowances.compactMap { $0.field(name) }))
        }
        let compared = others.filter { name, value in
            own[name] != nil || !allowances.contains { $0.field(name)?.applies(to: value) ?? false }
        }
        return (
            Dictionary(uniqueKeysWithValues: tape),
            compared.mapValues { Self(json: $0, isHidden: real.isHidden) }
        )
    }

    private func lists(besides real: Self) -> ComparedLists? {
        guard let own = json.elements, let others = real.json.elements else { return nil }
        let tape = own.enumerated().map { index, value in
            Self(json: value, allowances: allowances.compactMap { $0.element(index) })
        }
        return ComparedLists(
            tape: tape, real: others.map { Self(json: $0, isHidden: real.isHidden) },
            // A file does not tell sets from lists, but the value of the real object does.
            groupSize: real.json.groupSize ?? json.groupSize)
    }
}

/// The elements of two lists.
private struct ComparedLists {
    let tape: [ComparedValue]
    let real: [ComparedValue]
    /// The number of elements that stay together in lists whose order means nothing: one in a set, and two for a key and
    /// its value. Nil for other lists.
    private let groupSize: Int?

    init(tape: [ComparedValue], real: [ComparedValue], groupSize: Int?) {
        (self.tape, self.real) = (tape, real)
        self.groupSize = groupSize.flatMap {
            tape.count.isMultiple(of: $0) && real.count.isMultiple(of: $0) ? $0 : nil
        }
    }

    var areEqual: Bool {
        guard tape.count == real.count else { return false }
        return groupSize.map { !partners($0).contains(nil) } ?? (tape == real)
    }

    /// The elements of the real object. Those of a set are in the order of the equal elements on the tape, and the others
    /// take the places that are left.
    var orderedReal: [ComparedValue] {
        guard let groupSize else { return real }
        let (groups, partners) = (groups(real, of: groupSize), partners(groupSize))
        var others = Set(groups.indices).subtracting(partners.compactMap(\.self)).sorted()[...]
        let ordered = partners.compactMap { $0 ?? others.popFirst() } + others
        return ordered.flatMap { groups[$0] }
    }

    /// The equal group of the real object for each group on the tape.
    private func partners(_ size: Int) -> [Int?] {
        let (tape, real) = (groups(tape, of: size), groups(real, of: size))
        return unorderedPairs(
            tape.map { $0.map(\.json.plain) }, real.map { $0.map(\.json.plain) }
        ) { tape[$0] == real[$1] }
    }

    private func groups(_ list: [ComparedValue], of size: Int) -> [ArraySlice<ComparedValue>] {
        stride(from: 0, to: list.count, by: size).map { list[$0..<$0 + size] }
    }
}
