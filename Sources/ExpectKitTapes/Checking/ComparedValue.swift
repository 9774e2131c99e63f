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
        if let (tape, real) = tape.elements(besides: real) { return tape == real }
        return [left, right].allSatisfy { $0.json == .zero || $0.json == .double(0) }
    }

    func representations(besides actual: Any) -> (expected: Any, actual: Any)? {
        guard let real = actual as? Self else { return nil }
        if case (.string(let tape), .string(let text)) = (json, real.json), !real.isHidden {
            return (tape, text)
        }
        if let (tape, real) = fields(besides: real) { return (tape, real) }
        return elements(besides: real).map { ($0, $1) }
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

    private func elements(besides real: Self) -> (tape: [Self], real: [Self])? {
        guard let own = json.elements, let others = real.json.elements else { return nil }
        let tape = own.enumerated().map { index, value in
            Self(json: value, allowances: allowances.compactMap { $0.element(index) })
        }
        let elements = others.map { Self(json: $0, isHidden: real.isHidden) }
        // A file does not tell sets from lists, but the value of the real object does.
        let groupSize = real.json.groupSize ?? json.groupSize
        return (tape, groupSize.map { elements.ordered(like: tape, by: $0) } ?? elements)
    }
}

extension [ComparedValue] {
    /// Orders elements whose order means nothing, such as those of a set, like the equal elements on a tape. The other
    /// elements take the places that are left.
    ///
    /// - Parameter size: The number of elements that stay together: two for a key and its value.
    fileprivate func ordered(like tape: Self, by size: Int) -> Self {
        guard count.isMultiple(of: size), tape.count.isMultiple(of: size) else { return self }
        let (tape, real) = (tape.groups(of: size), groups(of: size))
        let partners = unorderedPairs(
            tape.map { $0.map(\.json.plain) }, real.map { $0.map(\.json.plain) }
        ) { tape[$0] == real[$1] }
        var others = Set(real.indices).subtracting(partners.compactMap(\.self)).sorted()[...]
        let ordered = partners.compactMap { $0 ?? others.popFirst() } + others
        return ordered.flatMap { real[$0] }
    }

    private func groups(of size: Int) -> [ArraySlice<ComparedValue>] {
        stride(from: 0, to: count, by: size).map { self[$0..<$0 + size] }
    }
}
