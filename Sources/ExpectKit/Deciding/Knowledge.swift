/// The results of comparing one call: which declarations accept it, and its key.
///
/// Comparing runs client code, so the engine compares outside of its lock and asks the state again with the results.
/// A result stays valid meanwhile, because a declaration never changes its call. Noncopyable, because a copy for each
/// question would cost more than the question.
struct Knowledge: ~Copyable {
    /// Whether the key has been computed.
    private(set) var isIdentified = false
    /// The key by which stubs for exactly this call are found; `nil` for a call that has none.
    private(set) var key: Int?

    // The first match and the first mismatch are stored apart, because most calls need no others and then allocate
    // nothing.
    private var matched: Int?
    private var mismatched: Int?
    private var alsoMatched: Set<Int> = []
    // A bit for each declaration: in an unordered mock thousands may not match.
    private var alsoMismatched: [UInt64] = []

    init() {}

    /// Whether a declaration accepts the call; `nil` if they were not compared.
    subscript(declaration: Int) -> Bool? {
        if declaration == matched { return true }
        if declaration == mismatched { return false }
        if !alsoMatched.isEmpty, alsoMatched.contains(declaration) { return true }
        let word = declaration / 64
        return word < alsoMismatched.count && alsoMismatched[word] >> UInt64(declaration % 64) & 1 == 1
            ? false : nil
    }

    mutating func learn(_ matches: Bool, for declaration: Int) {
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

    /// Whether a declaration may accept the call, as far as their keys tell.
    func allows(_ declaration: Declaration) -> Bool {
        !isIdentified || declaration.key == nil || declaration.key == key
    }

    mutating func identify(as key: Int?) {
        isIdentified = true
        self.key = key
    }
}

/// Which declarations the orders across mocks and the states allow to be called now.
///
/// Both can change at any time, so this is valid only as long as the engine keeps its lock.
struct ConditionKnowledge {
    private var isOpen: [Int: Bool] = [:]

    /// Whether a declaration may be called now; `nil` if its conditions were not checked.
    subscript(declaration: Int) -> Bool? {
        get { isOpen[declaration] }
        set { isOpen[declaration] = newValue }
    }
}
