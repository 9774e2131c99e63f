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
