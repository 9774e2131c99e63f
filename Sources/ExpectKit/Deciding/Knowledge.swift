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
    private var others: [Int: Bool]?

    init() {}

    /// Whether a declaration accepts the call; `nil` if they were not compared.
    @inline(__always)
    subscript(declaration: Declaration) -> Bool? {
        let index = declaration.index
        if index == matched { return true }
        if index == mismatched { return false }
        if let matches = others?[index] { return matches }
        return isIdentified && declaration.key != nil && declaration.key != key ? false : nil
    }

    mutating func learn(_ matches: Bool, for declaration: Declaration) {
        if !matches { mismatches += 1 }
        if matches, matched < 0 {
            matched = declaration.index
        } else if !matches, mismatched < 0 {
            mismatched = declaration.index
        } else {
            others = others ?? [:]
            others?[declaration.index] = matches
        }
    }

    mutating func identify(as key: Int?) { (isIdentified, self.key) = (true, key) }
}
