/// What is known of one call: which declarations accept it and which do not.
///
/// Comparing runs code of the user's and happens outside of the engine's lock, so the engine asks, is told,
/// and decides again; what it was told stays true while it asks, as declarations never change their call.
struct Verdicts {
    // The first match stands apart, as most calls need no other verdict and should allocate nothing.
    private var matched: Int?
    private var alsoMatched: Set<Int> = []
    private var refused: Set<Int> = []

    init() {}

    /// Whether the declaration accepts the call; nothing where it was not asked.
    subscript(declaration: Int) -> Bool? {
        if declaration == matched || alsoMatched.contains(declaration) { return true }
        return refused.contains(declaration) ? false : nil
    }

    mutating func note(_ matches: Bool, for declaration: Int) {
        if !matches {
            refused.insert(declaration)
        } else if matched == nil {
            matched = declaration
        } else {
            alsoMatched.insert(declaration)
        }
    }
}
