/// The expectations of a mock, or its stubs, in the order of declaration, by the cases of their calls and their keys.
///
/// Most calls need only the next expectation, so a declaration is indexed when a call first asks for it.
struct DeclarationIndex {
    private struct Bucket {
        var all: [Int] = []
        /// The place of the first one that is not over. A long sequence of calls visits those before it only once.
        var front = 0

        mutating func skip(while isOver: (Int) -> Bool) {
            while front < all.count, isOver(all[front]) { front += 1 }
        }
    }

    private(set) var all: [Int] = []
    /// How many of them are indexed.
    private var indexed = 0
    private var cases: [String: Bucket] = [:]
    private var keys: [Int: Bucket] = [:]
    /// Those that may accept several calls.
    private var unkeyed = Bucket()

    var isEmpty: Bool { all.isEmpty }
    /// Whether any that is indexed is found by a key.
    var hasKeys: Bool { !keys.isEmpty }

    mutating func append(_ index: Int) { all.append(index) }

    /// Indexes the declarations that were added since the last time.
    mutating func update(with declared: [Declaration]) {
        for index in all[indexed...] {
            cases[declared[index].caseName, default: Bucket()].all.append(index)
            if let key = declared[index].key {
                keys[key, default: Bucket()].all.append(index)
            } else {
                unkeyed.all.append(index)
            }
        }
        indexed = all.count
    }

    /// Finds a declaration again that was over, because a clause has raised its count.
    mutating func reopen(_ declaration: Declaration) {
        cases[declaration.caseName]?.front = 0
        if let key = declaration.key { keys[key]?.front = 0 } else { unkeyed.front = 0 }
    }

    func ofCase(_ caseName: String) -> [Int] { cases[caseName]?.all ?? [] }

    /// Those of a case, without those at the front that are over.
    mutating func open(ofCase caseName: String, except isOver: (Int) -> Bool) -> ArraySlice<Int> {
        cases[caseName]?.skip(while: isOver)
        return cases[caseName].map { $0.all[$0.front...] } ?? []
    }

    /// Those that may accept a call with a key, without those at the front that are over.
    mutating func open(key: Int?, except isOver: (Int) -> Bool) -> MergedIndices {
        unkeyed.skip(while: isOver)
        if let key { keys[key]?.skip(while: isOver) }
        let exact = key.flatMap { keys[$0] } ?? Bucket()
        return MergedIndices((exact.all, exact.front), (unkeyed.all, unkeyed.front))
    }

    /// Those that may accept a call with a key.
    func mayAccept(key: Int?) -> MergedIndices {
        MergedIndices((key.flatMap { keys[$0]?.all } ?? [], 0), (unkeyed.all, 0))
    }
}

/// The indices of two ascending lists, which are read from both ends.
struct MergedIndices: Sequence, IteratorProtocol {
    private let left: [Int]
    private let right: [Int]
    // The ends are numbers, because a slice that gets shorter at its end is copied.
    private var lefts: Range<Int>
    private var rights: Range<Int>

    /// Merges two lists, each from a place on.
    init(_ left: (all: [Int], front: Int), _ right: (all: [Int], front: Int) = ([], 0)) {
        (self.left, self.right) = (left.all, right.all)
        (lefts, rights) = (left.front..<left.all.count, right.front..<right.all.count)
    }

    /// Removes and returns the smallest index.
    mutating func next() -> Int? {
        let isLeft = rights.isEmpty || !lefts.isEmpty && left[lefts.lowerBound] < right[rights.lowerBound]
        return isLeft ? lefts.popFirst().map { left[$0] } : rights.popFirst().map { right[$0] }
    }

    /// Removes and returns the largest index.
    mutating func popLast() -> Int? {
        let isLeft = rights.isEmpty || !lefts.isEmpty && left[lefts.upperBound - 1] > right[rights.upperBound - 1]
        return isLeft ? lefts.popLast().map { left[$0] } : rights.popLast().map { right[$0] }
    }
}
