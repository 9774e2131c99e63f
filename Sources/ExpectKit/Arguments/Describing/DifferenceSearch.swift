/// A search for what differs between two values, bounded in what it finds, looks at and describes.
///
/// What is found is described only when it is shown. The first difference is searched for however long a list is, the
/// others only among the next parts; and only so many values are taken apart by reflection.
struct DifferenceSearch {
    /// How deep the path to a difference leads, and how deep values are compared to know whether they differ.
    private static let pathDepth = 8
    private static let comparedDepth = 64
    private static let comparedParts = 10_000

    /// One difference, or several of a matcher, without words so far.
    private struct Finding {
        var path = ""
        var count: () -> Int = { 1 }
        let differences: () -> [Difference]
    }

    private let limit: Int
    private var found: [Finding] = []
    private var partsLeft = comparedParts
    private var reflectionsLeft = comparedParts

    private init(limit: Int) { self.limit = limit }

    private var isOver: Bool { found.count >= limit || partsLeft <= 0 || reflectionsLeft <= 0 }

    /// Returns where two values differ of which it is known that they do.
    static func differences(_ expected: Any, _ actual: Any) -> [Difference] {
        firstDifferences(of: findings(expected, actual)) { finding in
            finding.differences().map { $0.within(finding.path) }
        }
    }

    /// Returns the number of these differences, without describing them.
    static func count(_ expected: Any, _ actual: Any) -> Int {
        min(differenceLimit, findings(expected, actual).reduce(0) { $0 + $1.count() })
    }

    private static func findings(_ expected: Any, _ actual: Any) -> [Finding] {
        var search = DifferenceSearch(limit: differenceLimit)
        search.compareParts(expected, actual, depth: 0, areKnownToDiffer: true)
        return search.found
    }

    /// Whether no difference is found between two parts of values.
    private mutating func areAlike(_ expected: Any, _ actual: Any, depth: Int) -> Bool {
        var search = DifferenceSearch(limit: 1)
        search.reflectionsLeft = reflectionsLeft
        search.compare(expected, actual, depth: depth)
        reflectionsLeft = search.reflectionsLeft
        return search.found.isEmpty && !isOver
    }

    // MARK: Any value

    private mutating func compare(_ expected: Any, _ actual: Any, depth: Int) {
        if isOver { return }
        if !found.isEmpty { partsLeft -= 1 }
        if let arg = expected as? any AnyArg {
            if arg.accepts(any: actual) { return }
            found.append(
                Finding(
                    count: { arg.differenceCount(fromAny: actual) },
                    differences: { arg.differences(fromAny: actual) }))
        } else if expected is any Equatable || expected is Any.Type {
            if valuesMatch(expected, actual) { return }
            compareParts(expected, actual, depth: depth, areKnownToDiffer: true)
        } else if type(of: expected) != type(of: actual) {
            // A value equals an optional that holds it.
            if !partsMatch(expected, actual) { noteWhole(expected, actual) }
        } else {
            compareParts(expected, actual, depth: depth, areKnownToDiffer: false)
        }
    }

    private mutating func compareParts(_ expected: Any, _ actual: Any, depth: Int, areKnownToDiffer: Bool) {
        let before = found.count
        let hasParts =
            type(of: expected) == type(of: actual)
            && depth < (areKnownToDiffer ? Self.pathDepth : Self.comparedDepth)
        if hasParts { search(expected, actual, depth: depth, areKnownToDiffer) }
        // Equal parts in unequal wholes: a user's own `==`, or something reflection does not show.
        let isWhole = found.count == before ? areKnownToDiffer : depth >= Self.pathDepth
        guard isWhole else { return }
        found.removeSubrange(before...)
        noteWhole(expected, actual)
    }

    private mutating func search(_ expected: Any, _ actual: Any, depth: Int, _ areKnownToDiffer: Bool) {
        // To ask for a protocol takes time, and most values of a tree are not collections.
        if [.enum, .tuple].contains(Reflection.shared.kind(of: expected)) {
            return compareMembers(expected, actual, depth: depth + 1, areKnownToDiffer)
        }
        switch (expected, actual) {
        case (let expected as any OptionalValue, let actual as any OptionalValue):
            switch (expected.wrapped, actual.wrapped) {
            case (let left?, let right?): compare(left, right, depth: depth)
            case (nil, nil): break
            default: noteWhole(expected, actual)
            }
        case (let expected as any PlainList, let actual as any PlainList):
            compareLists(expected, actual, depth: depth + 1)
        case (let expected as any PlainDictionary, let actual as any PlainDictionary):
            compareEntries(expected, actual, depth: depth + 1)
        case (let expected as any PlainSet, let actual as any PlainSet):
            compareSets(expected, actual)
        default:
            compareMembers(expected, actual, depth: depth + 1, areKnownToDiffer)
        }
    }

    // MARK: Collections

    private mutating func compareLists(_ expected: any PlainList, _ actual: any PlainList, depth: Int) {
        let (left, right) = (expected.count, actual.count)
        var index = alikeElements(expected, actual, isFromEnd: false, skipping: 0, depth: depth)
        let end =
            left == right
            ? 0 : alikeElements(expected, actual, isFromEnd: true, skipping: index, depth: depth)
        while index < max(left, right) - end, !isOver {
            let step = "[\(index)]"
            switch (index < left - end, index < right - end) {
            case (true, true):
                let (left, right) = (expected.element(at: index), actual.element(at: index))
                within(step) { $0.compare(left, right, depth: depth) }
            case (true, false):
                let missing = expected.element(at: index)
                note(step) { [Difference(path: "", expected: describe(missing), got: "no element")] }
            default:
                let surplus = actual.element(at: index)
                note(step) { [Difference(path: "", expected: "no element", got: describe(surplus))] }
            }
            index += 1
            if index < min(left, right) - end {
                index += expected.equalElements(as: actual, isFromEnd: false, skipping: index) ?? 0
            }
        }
    }

    /// The number of elements that are alike at the beginning or at the end of two lists.
    private mutating func alikeElements(
        _ expected: any PlainList, _ actual: any PlainList, isFromEnd: Bool, skipping skipped: Int, depth: Int
    ) -> Int {
        let equal = expected.equalElements(as: actual, isFromEnd: isFromEnd, skipping: skipped)
        if let equal { return equal }
        let (left, right) = (expected.count, actual.count)
        var alike = 0
        while alike < min(left, right) - skipped {
            let (first, second) = isFromEnd ? (left - 1 - alike, right - 1 - alike) : (alike, alike)
            let areAlike = areAlike(expected.element(at: first), actual.element(at: second), depth: depth)
            if !areAlike { break }
            alike += 1
        }
        return alike
    }

    private mutating func compareEntries(
        _ expected: any PlainDictionary, _ actual: any PlainDictionary, depth: Int
    ) {
        let entries = expected.differingEntries(in: actual) { areAlike($0, $1, depth: depth) }
        guard let entries else { return noteWhole(expected, actual) }
        for entry in entries {
            if let left = entry.expected, let right = entry.actual {
                within(entry.path) { $0.compare(left, right, depth: depth) }
            } else {
                let words = { (value: Any?) in value.map { describe($0) } ?? "no value" }
                note(entry.path) {
                    [Difference(path: "", expected: words(entry.expected), got: words(entry.actual))]
                }
            }
        }
    }

    private mutating func compareSets(_ expected: any PlainSet, _ actual: any PlainSet) {
        note {
            guard let (missing, notExpected) = expected.leftovers(in: actual) else { return [] }
            let got = described(actual, missing: missing, notExpected: notExpected)
            return [Difference(path: "", expected: describe(expected), got: got)]
        }
    }

    // MARK: Members

    private mutating func compareMembers(
        _ expected: Any, _ actual: Any, depth: Int, _ areKnownToDiffer: Bool
    ) {
        reflectionsLeft -= 1
        // What describes itself is read as its description, not as its private parts.
        let isOpaque = expected is any CustomStringConvertible
        switch Reflection.shared.kind(of: expected) {
        case .struct where !isOpaque && expected is any CustomReflectable:
            compareMirrors(Mirror(reflecting: expected), Mirror(reflecting: actual), depth: depth)
        case .struct where !isOpaque, .tuple:
            compareMembers(tupleShape(of: expected), tupleShape(of: actual), depth: depth)
        case .enum where !isOpaque:
            let (left, right) = (reflectedShape(of: expected), reflectedShape(of: actual))
            guard left.style == .call else { fallthrough }
            if left.isSameCase(as: right) { return compareMembers(left, right, depth: depth) }
            if left.fullName == right.fullName { return note { [differenceOfCases(left, right)] } }
            noteWhole(expected, actual)
        default:
            if !areKnownToDiffer, !partsMatch(expected, actual) { noteWhole(expected, actual) }
        }
    }

    private mutating func compareMirrors(_ expected: Mirror, _ actual: Mirror, depth: Int) {
        guard expected.displayStyle == actual.displayStyle else { return }
        switch expected.displayStyle {
        case .collection? where max(expected.children.count, actual.children.count) <= Self.comparedParts:
            compareLists(expected.children.map(\.value), actual.children.map(\.value), depth: depth)
        case .collection?, .dictionary?, .set?: break
        default:
            let (left, right) = (members(of: expected), members(of: actual))
            compareMembers(left, right, depth: depth)
        }
    }

    private mutating func compareMembers(_ expected: InvocationShape, _ actual: InvocationShape, depth: Int) {
        for (index, (left, right)) in zip(expected.arguments, actual.arguments).enumerated() {
            if isOver { return }
            let step = left.label ?? (expected.arguments.count == 1 ? "" : "\(index)")
            within(step) { $0.compare(left.value, right.value, depth: depth) }
        }
    }

    // MARK: Findings

    private mutating func note(_ path: String = "", _ differences: @escaping () -> [Difference]) {
        found.append(Finding(path: path, differences: differences))
    }

    private mutating func noteWhole(_ expected: Any, _ actual: Any) {
        note { [wholeDifference(expected, actual)] }
    }

    /// Lets a part of the search find differences one step further in.
    private mutating func within(_ step: String, _ search: (inout DifferenceSearch) -> Void) {
        let before = found.count
        search(&self)
        for index in found.indices.dropFirst(before) {
            found[index].path = joinedPath(step, found[index].path)
        }
    }
}

private func members(of mirror: Mirror) -> InvocationShape {
    InvocationShape(
        style: .value, baseName: "",
        arguments: mirror.children.map { child in
            let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
            return InvocationShape.Argument(label: label, value: child.value)
        })
}
