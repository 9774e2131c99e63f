/// A search for the first of some declarations that accepts a call. It either finds that declaration, or collects the
/// declarations to compare the call with before, because no client code may run under the lock.
struct CandidateSearch {
    /// The index of the declaration that accepts the call. All before it do not, or may not be called now.
    private(set) var match: Int?
    /// The first declaration to compare the call with, apart from the others, because mostly there is no other, and
    /// then nothing is allocated.
    private var first: Declaration?
    private var others: [Declaration] = []
    private var visitsLeft: Int

    /// - Parameter visits: How many declarations are visited from the first one on that has to be compared.
    init(visits: Int = .max) { visitsLeft = visits }

    /// - Returns: Whether the search goes on.
    @inline(__always) mutating func visit(
        _ index: Int, of table: borrowing DeclarationTable, _ known: borrowing Knowledge, asksConditions: Bool = true
    ) -> Bool {
        if first != nil { visitsLeft -= 1 }
        let declaration = table.declared[index]
        let isAccepted = known[declaration]
        // Conditions are checked again after each comparison, because they may change meanwhile.
        if isAccepted == false || asksConditions && !table.isOpen(index) { return visitsLeft > 0 }
        if isAccepted == true {
            if first == nil { match = index }
            return false
        }
        if first == nil { first = declaration } else { others.append(declaration) }
        return visitsLeft > 1
    }

    var comparison: Decision? { first.map { .compare($0, then: others) } }
}

/// Which declarations accept a call, as far as they were compared, and its key. A result stays valid, because a
/// declaration never changes its call. Noncopyable, because a copy for each question would cost more than the question.
struct Knowledge: ~Copyable {
    private(set) var isIdentified = false
    /// `nil` for a call without a key, and until it is identified.
    private(set) var key: Int?
    /// How many declarations do not accept the call.
    private(set) var mismatches = 0

    // The first match and the first mismatch are stored apart, because most calls need no others and then allocate
    // nothing.
    private var matched = -1
    private var mismatched = -1
    private var otherMatches: [Int] = []
    /// A bit for each other declaration that does not accept the call. A dictionary takes as long as a comparison.
    private var otherMismatches: [UInt64] = []

    /// Whether a declaration accepts the call; `nil` if that is not known.
    @inline(__always) subscript(declaration: Declaration) -> Bool? {
        let index = declaration.index
        if index == matched { return true }
        if index == mismatched { return false }
        if index >> 6 < otherMismatches.count, otherMismatches[index >> 6] & 1 << (index & 63) != 0 { return false }
        if !otherMatches.isEmpty, otherMatches.contains(index) { return true }
        return isIdentified && declaration.key != nil && declaration.key != key ? false : nil
    }

    mutating func learn(_ matches: Bool, for declaration: Declaration) {
        let index = declaration.index
        if matches {
            if matched < 0 { matched = index } else { otherMatches.append(index) }
            return
        }
        mismatches += 1
        if mismatched < 0 {
            mismatched = index
            return
        }
        let missing = (index >> 6) + 1 - otherMismatches.count
        if missing > 0 { otherMismatches.append(contentsOf: repeatElement(0, count: missing)) }
        otherMismatches[index >> 6] |= 1 << (index & 63)
    }

    mutating func identify(as key: Int?) { (isIdentified, self.key) = (true, key) }
}

/// The expectations of a mock, or its stubs, by the cases of their calls and by their keys. They are indexed only when
/// a call asks for them, because most calls need only the next expectation.
struct DeclarationIndex {
    private struct Bucket {
        var all: [Int] = []
        /// The place of the first one that is not over. A long sequence of calls visits those before it only once.
        var front = 0

        mutating func skip(while isOver: (Int) -> Bool) { while front < all.count, isOver(all[front]) { front += 1 } }
    }

    private var indexedCount = 0
    private var cases: [String: Bucket] = [:]
    private var keys: [Int: Bucket] = [:]
    /// Those that may accept several calls. Each call asks for them, so they are outside of the dictionary.
    private var unkeyed = Bucket()

    /// Whether any that is indexed is found by a key.
    var hasKeys: Bool { !keys.isEmpty }

    /// - Parameter all: The indices of all expectations, or of all stubs, in the order of declaration.
    mutating func update(with all: [Int], of declared: [Declaration]) {
        for index in all[indexedCount...] {
            cases[declared[index].caseName, default: Bucket()].all.append(index)
            if let key = declared[index].key {
                keys[key, default: Bucket()].all.append(index)
            } else {
                unkeyed.all.append(index)
            }
        }
        indexedCount = all.count
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
        return mayAccept(key: key, fromFront: true)
    }

    func mayAccept(key: Int?, fromFront: Bool = false) -> MergedIndices {
        let exact = key.flatMap { keys[$0] } ?? Bucket()
        return MergedIndices((exact.all, fromFront ? exact.front : 0), (unkeyed.all, fromFront ? unkeyed.front : 0))
    }
}

/// The indices of two ascending lists, which are read from both ends.
struct MergedIndices: Sequence, IteratorProtocol {
    private let left: [Int]
    private let right: [Int]
    // The ends are numbers, because a slice that gets shorter at its end is copied.
    private var lefts: Range<Int>
    private var rights: Range<Int>

    init(_ left: (all: [Int], front: Int), _ right: (all: [Int], front: Int) = ([], 0)) {
        (self.left, self.right) = (left.all, right.all)
        (lefts, rights) = (left.front..<left.all.count, right.front..<right.all.count)
    }

    mutating func next() -> Int? {
        let isLeft = rights.isEmpty || !lefts.isEmpty && left[lefts.lowerBound] < right[rights.lowerBound]
        return isLeft ? lefts.popFirst().map { left[$0] } : rights.popFirst().map { right[$0] }
    }

    mutating func popLast() -> Int? {
        let isLeft = rights.isEmpty || !lefts.isEmpty && left[lefts.upperBound - 1] > right[rights.upperBound - 1]
        return isLeft ? lefts.popLast().map { left[$0] } : rights.popLast().map { right[$0] }
    }
}
