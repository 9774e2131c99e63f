/// What is known about one call: which declarations accept it, and which key it is looked up by.
///
/// Comparing runs client code outside of the engine's lock, so the state asks and decides again with more knowledge. An
/// answer stays true meanwhile, because a declaration never changes its call. Noncopyable, because a copy for each
/// question would cost more than the question.
struct Knowledge: ~Copyable {
    /// Whether the key has been looked for.
    private(set) var isIdentified = false
    /// The key among many stubs; `nil` for a call without one.
    private(set) var key: Int?

    // The first match and the first mismatch stand apart, because most calls need no others and should allocate nothing.
    private var matched: Int?
    private var mismatched: Int?
    private var alsoMatched: Set<Int> = []
    // A bit for each declaration: in an unordered mock thousands may not match.
    private var alsoMismatched: [UInt64] = []

    init() {}

    /// Whether a declaration accepts the call; `nil` where they were not compared.
    subscript(declaration: Int) -> Bool? {
        if declaration == matched { return true }
        if declaration == mismatched { return false }
        if !alsoMatched.isEmpty, alsoMatched.contains(declaration) { return true }
        let word = declaration / 64
        return word < alsoMismatched.count && alsoMismatched[word] >> UInt64(declaration % 64) & 1 == 1
            ? false : nil
    }

    mutating func note(_ matches: Bool, for declaration: Int) {
        if matches {
            if matched == nil { matched = declaration } else { alsoMatched.insert(declaration) }
        } else if mismatched == nil {
            mismatched = declaration
        } else {
            let word = declaration / 64
            if word >= alsoMismatched.count {
                alsoMismatched.append(
                    contentsOf: repeatElement(0, count: word + 1 - alsoMismatched.count))
            }
            alsoMismatched[word] |= 1 << UInt64(declaration % 64)
        }
    }

    mutating func identify(as key: Int?) {
        isIdentified = true
        self.key = key
    }
}

/// Which declarations may be called now, as far as orders across mocks and states are concerned.
///
/// Both can change at any time, so this is valid only as long as the engine keeps its lock.
struct ConditionKnowledge {
    private var isOpen: [Int: Bool] = [:]

    /// Whether a declaration may be called now; `nil` where its conditions were not checked.
    subscript(declaration: Int) -> Bool? {
        get { isOpen[declaration] }
        set { isOpen[declaration] = newValue }
    }
}
