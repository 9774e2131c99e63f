extension Alignment {
    /// The questions that an alignment asks about expectations and calls.
    struct Questions {
        var matches: (_ expectation: Int, _ call: Int) -> Bool
        var isSameCase: (_ expectation: Int, _ call: Int) -> Bool
        /// Whether a call was ignored, so that it is no difference if no expectation matches it.
        var isIgnored: (_ call: Int) -> Bool = { _ in false }
        /// Whether an expectation was declared before a call came, so that the call can replace the expected one.
        var isDeclared: (_ expectation: Int, _ call: Int) -> Bool = { _, _ in true }
        /// The outcome of a call when it came.
        var outcome: (_ call: Int) -> Outcome = { _ in .kept }
        /// Whether another expectation took a call when it came.
        var isElsewhere: (_ expectation: Int, _ call: Int) -> Bool = { _, _ in false }
        /// Whether an expectation took another call, and not this one.
        var hasTakenOther: (_ expectation: Int, _ call: Int) -> Bool = { _, _ in false }
    }

    /// The outcome of a call when it came.
    enum Outcome {
        /// An expectation took it.
        case taken
        /// It was not allowed, and that was reported.
        case reported
        /// It was not allowed, and its failure is kept for the verification.
        case kept
    }

    /// The cost of each kind of difference.
    ///
    /// A substitution costs more than one missing or extra call, so that two calls that changed places are
    /// recognized, and less than two of these. A substitution by another case is less likely than one by the same
    /// case. A call that was already reported adds no cost. A call that an expectation took costs more than a missing
    /// and an extra call together. Among alignments with equally many differences, the one with fewer substitutions
    /// wins, then the one in which more calls match the expectation that took them.
    enum Cost {
        static let missing = 400
        static let extra = 400
        static let sameCase = 501
        static let otherCase = 701
        static let taken = 900
        static let elsewhere = 1

        static func extra(_ outcome: Outcome) -> Int {
            switch outcome {
            case .taken: taken
            case .reported: 0
            case .kept: extra
            }
        }

        static func substitution(isSameCase: Bool, _ outcome: Outcome) -> Int {
            let cost = isSameCase ? sameCase : otherCase
            return switch outcome {
            case .taken: taken
            case .reported: cost - extra
            case .kept: cost
            }
        }
    }
}
