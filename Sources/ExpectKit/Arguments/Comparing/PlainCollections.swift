// The collections of the standard library that store nothing but their elements. Where the type of these is `Equatable`
// they are compared in place: to put each of a million elements into an `Any` takes seconds.

/// A list of elements.
protocol PlainList {
    var count: Int { get }
    var elements: [Any] { get }

    /// Returns an element, counted from zero.
    func element(at index: Int) -> Any

    /// Returns the number of elements in which this list and another one agree.
    ///
    /// - Parameters:
    ///   - other: A list of the same type.
    ///   - isFromEnd: Whether to compare from the last elements on.
    ///   - skipped: How many elements of both are left out at the beginning.
    /// - Returns: The number; nothing where elements of this type are not `Equatable`.
    func equalElements(as other: Any, isFromEnd: Bool, skipping skipped: Int) -> Int?
}

extension PlainList where Self: RandomAccessCollection {
    var elements: [Any] { map { $0 } }

    func element(at index: Int) -> Any { self[self.index(startIndex, offsetBy: index)] }

    func equalElements(as other: Any, isFromEnd: Bool, skipping skipped: Int) -> Int? {
        guard let other = other as? Self, let type = Element.self as? any Equatable.Type else { return nil }
        return type.equalElements(Array(self), Array(other), isFromEnd, skipped)
    }
}

extension Array: PlainList {}
extension ArraySlice: PlainList {}
extension ContiguousArray: PlainList {}

extension Equatable {
    /// Compares run by run with the `==` of the standard library, which is optimised also where this module is not.
    fileprivate static func equalElements<Element>(
        _ left: [Element], _ right: [Element], _ isFromEnd: Bool, _ skipped: Int
    ) -> Int {
        let (left, right) = (unsafeBitCast(left, to: [Self].self), unsafeBitCast(right, to: [Self].self))
        let count = min(left.count, right.count) - skipped
        func areEqual(_ range: Range<Int>) -> Bool {
            let starts =
                isFromEnd
                ? (left.count - range.upperBound, right.count - range.upperBound)
                : (skipped + range.lowerBound, skipped + range.lowerBound)
            return left[starts.0..<(starts.0 + range.count)] == right[starts.1..<(starts.1 + range.count)]
        }
        var (equal, run) = (0, 1024)
        while run > 0 {
            while equal + run <= count, areEqual(equal..<(equal + run)) { equal += run }
            // The run that differs is looked at in halves.
            run /= 2
        }
        return equal
    }
}

/// A set, whose elements are always `Equatable`.
protocol PlainSet {
    var count: Int { get }

    /// Returns elements to show, in a stable order; nothing where there are too many to choose from.
    func shownElements(_ limit: Int) -> [Any]?

    /// Returns what another set of the same type lacks and has too much; nothing where the types differ.
    func leftovers(in other: Any) -> (missing: Leftovers, notExpected: Leftovers)?
}

extension Set: PlainSet {
    func shownElements(_ limit: Int) -> [Any]? {
        guard count <= shownFromLimit else { return nil }
        return firstInStableOrder(limit) { describe($0) }
    }

    func leftovers(in other: Any) -> (missing: Leftovers, notExpected: Leftovers)? {
        guard let other = other as? Set else { return nil }
        return (
            Leftovers(subtracting(other), isUnordered: true),
            Leftovers(other.subtracting(self), isUnordered: true)
        )
    }
}

/// A dictionary, whose values may be of any type.
protocol PlainDictionary {
    var count: Int { get }

    /// Returns entries to show, in a stable order; nothing where there are too many to choose from.
    func shownEntries(_ limit: Int) -> [(key: Any, value: Any)]?

    /// Returns the first entries in which another dictionary of the same type differs, in a stable order.
    ///
    /// - Parameters:
    ///   - other: The other dictionary.
    ///   - areEqual: Compares two values whose type is not `Equatable`.
    /// - Returns: The entries, each with what either dictionary has for its key; nothing where there are too many.
    func differingEntries(in other: Any, areEqual: (Any, Any) -> Bool) -> [DifferingEntry]?
}

/// An entry in which two dictionaries differ.
struct DifferingEntry {
    /// The key in words and in brackets.
    let path: String
    let expected: Any?
    let actual: Any?
}

extension Dictionary: PlainDictionary {
    func shownEntries(_ limit: Int) -> [(key: Any, value: Any)]? {
        guard count <= shownFromLimit else { return nil }
        return keys.firstInStableOrder(limit) { "\(describe(plainKey($0))): " }?
            .map { (plainKey($0), self[$0] as Any) }
    }

    func differingEntries(in other: Any, areEqual: (Any, Any) -> Bool) -> [DifferingEntry]? {
        guard let other = other as? Dictionary else { return nil }
        let equality = (Value.self as? any Equatable.Type)?.equality(of: Value.self)
        // Values of other types are looked into one by one.
        guard equality != nil || count <= shownFromLimit else { return nil }
        var keys: [Key] = []
        for (key, value) in self {
            if let actual = other[key], equality?(value, actual) ?? areEqual(value, actual) { continue }
            keys.append(key)
        }
        for key in other.keys where index(forKey: key) == nil { keys.append(key) }
        func path(_ key: Key) -> String { "[\(describe(plainKey(key)))]" }
        return keys.firstInStableOrder(differenceLimit, words: path)?.map { key in
            DifferingEntry(
                path: path(key), expected: self[key].map { $0 as Any }, actual: other[key].map { $0 as Any })
        }
    }
}

/// Up to how many elements without an order of their own some are chosen to be shown. Of more only the number is.
private let shownFromLimit = 10_000

/// Returns a key, or what is in it where the type of the keys is not known.
private func plainKey(_ key: some Hashable) -> Any { AnyHashable(key).base }

extension Equatable {
    fileprivate static func equality<Value>(of _: Value.Type) -> (Value, Value) -> Bool {
        { unsafeBitCast($0, to: Self.self) == unsafeBitCast($1, to: Self.self) }
    }
}
