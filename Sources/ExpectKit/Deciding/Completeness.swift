/// How far the expectations of a mock have come.
enum Completeness {
    /// Calls are missing.
    case unmet
    /// All calls have come, and no later call can change that.
    case met
    /// All calls have come. A call that must not come could still come.
    case metUnlessMoreComes
    /// A call came that must not come.
    case broken
}
