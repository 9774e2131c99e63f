/// A search for the differences between two values, which are described only when they are shown. The parts compared
/// after the first difference are bounded in number, and so are the values that are read by reflection.
struct DifferenceSearch {
    private let limit: Int
    private var found: [FoundDifferences] = []
    private var partsLeft = Limits.Comparing.parts
    private var reflectionsLeft = Limits.Comparing.parts
    /// The values outside of these two whose descriptions were the same, so that their members are compared.
    private var sameDescriptions = 0

    private var isOver: Bool { found.count >= limit || partsLeft <= 0 || reflectionsLeft <= 0 }

    /// Returns the differences between two values that are known to differ.
    static func differences(_ expected: Any, _ actual: Any, sameDescriptions: Int = 0) -> FoundDifferences {
        if let arg = expected as? any AnyArg { return arg.differences(fromAny: actual) }
        return differences(sameDescriptions: sameDescriptions) {
            $0.compareParts(expected, actual, depth: 0, areKnownToDiffer: true)
        }
    }

    static func differences(
        sameDescriptions: Int = 0, in search: (inout DifferenceSearch) -> Void
    ) -> FoundDifferences {
        var differences = DifferenceSearch(limit: Limits.Comparing.foundDifferences, sameDescriptions: sameDescriptions)
        search(&differences)
        let found = differences.found
        return FoundDifferences(
            count: { min(Limits.Comparing.foundDifferences, found.reduce(0) { $0 + $1.count() }) },
            differences: { firstDifferences(of: found, \.described) })
    }

    /// Returns whether two parts were compared without a difference; false if a bound was reached.
    private mutating func areAlike(_ expected: Any, _ actual: Any, depth: Int) -> Bool {
        var search = DifferenceSearch(limit: 1, reflectionsLeft: reflectionsLeft)
        search.compare(expected, actual, depth: depth)
        reflectionsLeft = search.reflectionsLeft
        return search.found.isEmpty && !isOver
    }

    mutating func compare(_ expected: Any, _ actual: Any, depth: Int) {
        if isOver { return }
        if !found.isEmpty { partsLeft -= 1 }
        if let arg = expected as? any AnyArg {
            if arg.comparison(actual) { return }
            found.append(
                FoundDifferences(
                    count: { arg.differences(fromAny: actual).count() },
                    differences: { arg.differences(fromAny: actual).described }))
        } else if expected is any Equatable || expected is Any.Type {
            if !valuesMatch(expected, actual) { compareParts(expected, actual, depth: depth, areKnownToDiffer: true) }
        } else if type(of: expected) != type(of: actual) {
            // A value equals an optional that wraps it.
            if !partsMatch(expected, actual) { noteWhole(expected, actual) }
        } else {
            compareParts(expected, actual, depth: depth, areKnownToDiffer: false)
        }
    }

    /// Searches for differences between the parts of two values, or else adds that of the whole values.
    private mutating func compareParts(_ expected: Any, _ actual: Any, depth: Int, areKnownToDiffer: Bool) {
        let before = found.count
        let hasParts =
            type(of: expected) == type(of: actual)
            && depth < (areKnownToDiffer ? Limits.Comparing.pathDepth : Limits.Comparing.depth)
        if hasParts { search(expected, actual, depth: depth, areKnownToDiffer) }
        // If the parts of unequal values are equal, the type has a custom `==`, or reflection does not show a part.
        // Differences at a great depth are replaced by one of the whole, because their paths would be too long.
        let isWhole = found.count == before ? areKnownToDiffer : depth >= Limits.Comparing.pathDepth
        guard isWhole else { return }
        found.removeSubrange(before...)
        noteWhole(expected, actual)
    }

    private mutating func search(_ expected: Any, _ actual: Any, depth: Int, _ areKnownToDiffer: Bool) {
        // Checked first, because casts to protocols are slower, and most values in a tree are not collections.
        if [.enum, .tuple].contains(Reflection.kind(of: expected)) {
            return compareMembers(expected, actual, depth: depth + 1, areKnownToDiffer)
        }
        if let left = partsBehindIncompleteEquality(of: expected), let right = partsBehindIncompleteEquality(of: actual)
        {
            return compareMembers(left, right, depth: depth + 1)
        }
        switch (expected, actual) {
        case (let expected as any RepresentedValue, _):
            guard let (left, right) = expected.representations(besides: actual) else { break }
            compareParts(left, right, depth: depth, areKnownToDiffer: true)
        case (let expected as any PlainList, let actual as any PlainList):
            compareLists(expected, actual, depth: depth + 1)
        case (let expected as any PlainDictionary, let actual as any PlainDictionary):
            compareEntries(expected, actual, depth: depth + 1)
        case (let expected as any PlainSet, _): add { [expected.difference(from: actual)].compactMap(\.self) }
        default: compareMembers(expected, actual, depth: depth + 1, areKnownToDiffer)
        }
    }

    private mutating func add(_ differences: @escaping () -> [Difference]) {
        found.append(FoundDifferences(differences: differences))
    }

    private mutating func add(at path: String, _ kind: @escaping () -> Difference.Kind) {
        found.append(FoundDifferences(path: path, differences: { [Difference(kind: kind())] }))
    }

    private mutating func noteWhole(_ expected: Any, _ actual: Any) {
        add { [sameDescriptions] in wholeDifferences(expected, actual, sameDescriptions: sameDescriptions) }
    }

    /// Searches a part, and adds a step to the paths of the differences found there.
    private mutating func within(_ step: String, _ search: (inout DifferenceSearch) -> Void) {
        let before = found.count
        search(&self)
        for index in found.indices.dropFirst(before) { found[index].path = joinedPath(step, found[index].path) }
    }

    private mutating func compareMembers(_ expected: Any, _ actual: Any, depth: Int, _ areKnownToDiffer: Bool) {
        reflectionsLeft -= 1
        // A value with a custom description is not shown by its parts. A cast of the value would unwrap an optional.
        let isOpaque = type(of: expected) is any CustomStringConvertible.Type
        switch Reflection.kind(of: expected) {
        case .struct where !isOpaque, .tuple,
            .other where !isOpaque && areKnownToDiffer && expected is any Equatable && isObject(expected):
            compareMirrors(Mirror(reflecting: expected), Mirror(reflecting: actual), depth: depth)
        case .enum where !isOpaque:
            let (left, right) = (InvocationShape(of: expected), InvocationShape(of: actual))
            guard left.isCall else { fallthrough }
            if left.isSameCase(as: right) { return compareMembers(left, right, depth: depth) }
            if left.fullName == right.fullName { return add { [differenceOfCases(left, right)] } }
            noteWhole(expected, actual)
        default: if !areKnownToDiffer, !partsMatch(expected, actual) { noteWhole(expected, actual) }
        }
    }

    private mutating func compareMirrors(_ expected: Mirror, _ actual: Mirror, depth: Int) {
        guard expected.displayStyle == actual.displayStyle else { return }
        switch expected.displayStyle {
        case .collection? where max(expected.children.count, actual.children.count) <= Limits.Comparing.parts:
            compareLists(expected.children.map(\.value), actual.children.map(\.value), depth: depth)
        case .collection?, .dictionary?, .set?: break
        default: compareMembers(members(of: expected), members(of: actual), depth: depth)
        }
    }

    private mutating func compareMembers(_ expected: InvocationShape, _ actual: InvocationShape, depth: Int) {
        for (index, (left, right)) in zip(expected.arguments, actual.arguments).enumerated() {
            if isOver { return }
            within(expected.step(to: index)) { $0.compare(left.value, right.value, depth: depth) }
        }
    }

    mutating func compareLists(_ expected: any PlainList, _ actual: any PlainList, depth: Int) {
        // A copy, because the closures of the alignment cannot change `self`.
        var search = self
        let limit = Limits.Comparing.foundDifferences
        let steps = ListAlignment(expected.count, actual.count, limit: limit) {
            search.equalRun(expected, actual, from: ($0, $1), isFromEnd: $2, depth: depth)
        }.steps
        reflectionsLeft = search.reflectionsLeft
        let isMoved =
            steps.moved.map { areAlike(expected.element(at: $0), actual.element(at: $1), depth: depth) } ?? false
        for step in steps {
            if isOver { return }
            switch step {
            case .changed(let left, let right):
                within("[\(left)]") { $0.compare(expected.element(at: left), actual.element(at: right), depth: depth) }
            case .missing(let range):
                add(at: elementPath(range)) {
                    .missing(Leftovers(range.lazy.map { expected.element(at: $0) }, isMoved: isMoved))
                }
            case .notExpected(let range):
                add(at: elementPath(range)) {
                    .notExpected(Leftovers(range.lazy.map { actual.element(at: $0) }, isMoved: isMoved))
                }
            }
        }
    }

    /// Returns the number of elements that are alike from two places on, or from the ends of two lists backward.
    private mutating func equalRun(
        _ expected: any PlainList, _ actual: any PlainList, from start: (Int, Int), isFromEnd: Bool, depth: Int
    ) -> Int {
        if let equal = expected.equalElements(as: actual, isFromEnd: isFromEnd, skipping: start) { return equal }
        let (left, right) = (expected.count, actual.count)
        return (0..<max(0, min(left - start.0, right - start.1))).prefix { index in
            let (first, second) = isFromEnd ? (left - 1 - index, right - 1 - index) : (start.0 + index, start.1 + index)
            return areAlike(expected.element(at: first), actual.element(at: second), depth: depth)
        }.count
    }

    mutating func compareEntries(_ expected: any PlainDictionary, _ actual: any PlainDictionary, depth: Int) {
        let entries = expected.differingEntries(in: actual) { areAlike($0, $1, depth: depth) }
        guard let entries else { return noteWhole(expected, actual) }
        let (left, right) = (entries.compactMap { $0.expected }, entries.compactMap { $0.actual })
        let isPair = entries.count == 2 && left.count == 1 && right.count == 1
        let isMoved = isPair && areAlike(left[0], right[0], depth: depth)
        for entry in entries {
            switch (entry.expected, entry.actual) {
            case (let left?, let right?): within(entry.path) { $0.compare(left, right, depth: depth) }
            case (let left?, nil): add(at: entry.path) { .missing(Leftovers([left], isMoved: isMoved)) }
            case (nil, let right?): add(at: entry.path) { .notExpected(Leftovers([right], isMoved: isMoved)) }
            case (nil, nil): break
            }
        }
    }
}

func elementPath(_ range: Range<Int>) -> String {
    range.count == 1 ? "[\(range.lowerBound)]" : "[\(range.lowerBound)...\(range.upperBound - 1)]"
}

/// The differences between two values. They are counted without being described, and described only for a report.
struct FoundDifferences {
    var path = ""
    var count: () -> Int = { 1 }
    /// Describes them, with paths that start in the part.
    let differences: () -> [Difference]

    static var none: FoundDifferences { FoundDifferences(count: { 0 }, differences: { [] }) }

    var described: [Difference] { differences().map { $0.within(path) } }
}

/// Returns the differences between two values. Their parts are compared as long as both have the same type.
func valueDifferences(_ expected: Any, _ actual: Any) -> FoundDifferences {
    if let arg = expected as? any AnyArg { return arg.differences(fromAny: actual) }
    if valuesMatch(expected, actual) { return .none }
    return DifferenceSearch.differences(expected, (actual as? any AnyArg)?.plainValue ?? actual)
}

package func structuralDifferences(_ expected: Any, _ actual: Any) -> [Difference] {
    DifferenceSearch.differences(expected, actual).described
}

/// A value of another format, such as JSON. It has its own `==`, and the differences of the values that represent it.
package protocol RepresentedValue: Equatable {
    /// Returns the values that represent this value and an actual one of its type; nil if only the wholes can be shown.
    func representations(besides actual: Any) -> (expected: Any, actual: Any)?
}

func isObject(_ value: Any) -> Bool { type(of: value) is AnyClass }

/// Returns the children of a mirror, and those of the superclass, as a shape.
package func members(of mirror: Mirror) -> InvocationShape {
    let inherited = mirror.superclassMirror.map { members(of: $0).arguments } ?? []
    let own = mirror.children.map { child in
        // Members without a label have names such as `.0`.
        InvocationShape.Argument(label: child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, value: child.value)
    }
    return InvocationShape(arguments: inherited + own)
}

extension Limits {
    /// The comparison of two values for a report.
    enum Comparing {
        /// The differences shown of one argument list.
        static let differences = 5
        /// The differences that are searched: one more, so that a report tells whether there are more.
        static let foundDifferences = differences + 1
        /// The relative difference up to which two floating-point values may differ by rounding alone.
        static let roundingError = 1e-9
        /// The levels of a path such as `task.owner.name`.
        static let pathDepth = 8
        /// The levels compared by reflection.
        static let depth = 64
        /// The levels of a value without `==` with which calls are compared.
        static let nesting = 128
        /// The characters shown of the path to a part at a greater depth.
        static let nestedPath = 40
        /// The parts compared by reflection.
        static let parts = 10_000
        /// The missing and additional elements with which two lists are aligned. A changed element counts twice.
        static let alignedEdits = 32
        /// The levels of values with the same description whose members are compared.
        static let sameDescriptions = 4
    }
}
