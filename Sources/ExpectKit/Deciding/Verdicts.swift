/// What is known of one call: which declarations accept it and which do not, and what it is looked up by.
///
/// Comparing runs code of the user's and happens outside of the engine's lock, so the engine asks, is told,
/// and decides again; what it was told stays true while it asks, as declarations never change their call. It is not
/// copied, so that asking costs nothing.
struct Verdicts: ~Copyable {
    /// Whether it has been found out what the call is looked up by among many stubs.
    private(set) var isIdentified = false
    /// What that is; nothing where the call has no such thing.
    private(set) var key: Int?

    // The first of each stands apart, as most calls need no other verdict and should allocate nothing.
    private var matched: Int?
    private var mismatched: Int?
    private var alsoMatched: Set<Int> = []
    // A bit for each declaration: without an order a call may be refused by thousands.
    private var refused: [UInt64] = []

    init() {}

    /// Whether the declaration accepts the call; nothing where it was not asked.
    subscript(declaration: Int) -> Bool? {
        if declaration == matched { return true }
        if declaration == mismatched { return false }
        if !alsoMatched.isEmpty, alsoMatched.contains(declaration) { return true }
        let word = declaration / 64
        return word < refused.count && refused[word] >> UInt64(declaration % 64) & 1 == 1 ? false : nil
    }

    mutating func note(_ matches: Bool, for declaration: Int) {
        if matches {
            if matched == nil { matched = declaration } else { alsoMatched.insert(declaration) }
        } else if mismatched == nil {
            mismatched = declaration
        } else {
            let word = declaration / 64
            if word >= refused.count {
                refused.append(contentsOf: repeatElement(0, count: word + 1 - refused.count))
            }
            refused[word] |= 1 << UInt64(declaration % 64)
        }
    }

    mutating func identify(as key: Int?) {
        isIdentified = true
        self.key = key
    }
}
