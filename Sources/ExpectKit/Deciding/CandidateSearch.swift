/// A search for the first of some declarations that accepts a call.
///
/// It is done under the lock, where no client code may run. So it either finds that declaration, or collects the
/// declarations that the call has to be compared with before.
struct CandidateSearch {
    /// The declaration that accepts the call, by its index. All before it do not, or may not be called now.
    private(set) var match: Int?
    /// The first declaration to compare the call with. It is stored apart from the others, because mostly there is no
    /// other, and then nothing is allocated.
    private var first: Declaration?
    private var others: [Declaration] = []
    /// How many more declarations are visited after the first one to compare.
    private var visitsLeft: Int

    /// - Parameter visits: How many declarations are visited from the first one on that has to be compared.
    init(visits: Int = .max) { visitsLeft = visits }

    /// Visits the next declaration, unless its conditions are asked and forbid a call now.
    ///
    /// - Returns: Whether the search goes on.
    @inline(__always)
    mutating func visit(
        _ index: Int, of table: borrowing DeclarationTable, _ known: borrowing Knowledge,
        asksConditions: Bool = true
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

    /// The declarations to compare the call with, if there are any.
    var comparison: Decision? { first.map { .compare($0, then: others) } }
}

/// The results of comparing one call: which declarations accept it, and its key.
///
/// Comparing runs client code, so the engine compares outside of its lock and asks the state again with the results.
/// A result stays valid meanwhile, because a declaration never changes its call. Noncopyable, because a copy for each
/// question would cost more than the question.
struct Knowledge: ~Copyable {
    /// Whether the key has been computed.
    private(set) var isIdentified = false
    /// The key by which declarations of exactly this call are found; `nil` for a call that has none.
    private(set) var key: Int?
    /// How many declarations do not accept the call.
    private(set) var mismatches = 0

    // The first match and the first mismatch are stored apart, because most calls need no others and then allocate
    // nothing.
    private var matched = -1
    private var mismatched = -1
    private var otherMatches: [Int] = []
    /// A bit for each other declaration that does not accept the call, because a dictionary takes as long as a comparison.
    private var otherMismatches: [UInt64] = []

    init() {}

    /// Whether a declaration accepts the call; `nil` if they were not compared.
    @inline(__always)
    subscript(declaration: Declaration) -> Bool? {
        let index = declaration.index
        if index == matched { return true }
        if index == mismatched { return false }
        if index >> 6 < otherMismatches.count, otherMismatches[index >> 6] & 1 << (index & 63) != 0 {
            return false
        }
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
