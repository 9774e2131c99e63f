/// A set of numbers, kept in ascending order.
///
/// Numbers are mostly added at the end and removed at the front. Both take constant time.
struct AscendingNumbers {
    private(set) var all: ArraySlice<Int>

    /// - Parameter all: Different numbers in ascending order.
    init(_ all: [Int] = []) {
        self.all = all[...]
    }

    var isEmpty: Bool { all.isEmpty }

    /// The numbers that are at least as large as a number.
    func from(_ number: Int) -> ArraySlice<Int> {
        if let first = all.first, first < number { return all[index(of: number)...] }
        return all
    }

    /// The numbers that are smaller than a number.
    func before(_ number: Int) -> ArraySlice<Int> { all[..<index(of: number)] }

    mutating func insert(_ number: Int) {
        if let last = all.last, last >= number {
            let index = index(of: number)
            if all[index] != number { all.insert(number, at: index) }
        } else {
            all.append(number)
        }
    }

    mutating func remove(_ number: Int) {
        if all.first == number {
            all.removeFirst()
        } else {
            let index = index(of: number)
            if index < all.endIndex, all[index] == number { all.remove(at: index) }
        }
    }

    /// The index of the first number that is at least as large as a number.
    private func index(of number: Int) -> Int { all.firstPosition { $0 >= number } }
}
