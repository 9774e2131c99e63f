/// A list of the standard library that stores only its elements. `Equatable` elements are compared in place, because
/// putting each of a million elements into an `Any` would take seconds.
protocol PlainList {
    var count: Int { get }
    var hasMatchers: Bool { get }
    /// Returns the element at an index, counted from zero.
    func element(at index: Int) -> Any
    /// Returns the number of equal elements before the first difference from a list of the same type, forward or from
    /// the ends backward; nil if the elements are not `Equatable`.
    ///
    /// - Parameter skipped: The numbers of elements at the beginning of each list that are not compared.
    func equalElements(as other: Any, isFromEnd: Bool, skipping skipped: (Int, Int)) -> Int?
}

extension PlainList where Self: RandomAccessCollection {
    var hasMatchers: Bool { Element.self is any AnyArg.Type }

    func element(at index: Int) -> Any { self[self.index(startIndex, offsetBy: index)] }

    func equalElements(as other: Any, isFromEnd: Bool, skipping skipped: (Int, Int)) -> Int? {
        guard let other = other as? Self, let type = Element.self as? any Equatable.Type,
            !containsIncompleteEquality(Element.self)
        else { return nil }
        return type.equalElements(Array(self), Array(other), isFromEnd, skipped)
    }
}

extension Array: PlainList {}
extension ArraySlice: PlainList {}
extension ContiguousArray: PlainList {}

extension Equatable {
    /// Compares runs of elements with the `==` of arrays, which is optimized even if this module is not.
    fileprivate static func equalElements<Element>(
        _ left: [Element], _ right: [Element], _ isFromEnd: Bool, _ skipped: (Int, Int)
    ) -> Int {
        let (left, right) = (sameType(left, as: [Self].self), sameType(right, as: [Self].self))
        let count = min(left.count - skipped.0, right.count - skipped.1)
        func areEqual(_ range: Range<Int>) -> Bool {
            let starts =
                isFromEnd
                ? (left.count - range.upperBound, right.count - range.upperBound)
                : (skipped.0 + range.lowerBound, skipped.1 + range.lowerBound)
            return left[starts.0..<(starts.0 + range.count)] == right[starts.1..<(starts.1 + range.count)]
        }
        // Often only the first elements are compared.
        guard count > 0, areEqual(0..<1) else { return 0 }
        // A run of this length is compared at the speed of optimized code.
        var (equal, run) = (1, 1024)
        while run > 0 {
            while equal + run <= count, areEqual(equal..<(equal + run)) { equal += run }
            // A run that differs is compared in halves.
            run /= 2
        }
        return equal
    }
}
