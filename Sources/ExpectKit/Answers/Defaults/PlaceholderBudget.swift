/// The bound on the work of synthesizing one value: a number of requests to the decoder, and an amount of stack.
///
/// The depth of nesting alone is not a sufficient bound. An `init(from:)` of client code may use any amount of stack,
/// and may pass its decoder on without nesting.
final class PlaceholderBudget {
    /// Whether the value is made only after the report: client code makes a part of it, or no initializer has made a
    /// part, so that client code which describes it may trap.
    var comesAfterReport = false {
        didSet { if comesAfterReport { outer?.comesAfterReport = true } }
    }
    var obstacle: PlaceholderObstacle?
    /// The names that lead from the value to the part that is being made.
    var path: [String]
    /// The types of the values that are being made of their parts, outermost first.
    var containing: [Any.Type]

    /// The budget of the value that contains this one.
    private let outer: PlaceholderBudget?
    private var requests = 0
    private var arbitraryAnswers: UInt64 = 0
    /// The use of the stack is measured from here on.
    private let start = PlaceholderBudget.stackPosition

    init(within outer: PlaceholderBudget? = nil) {
        (self.outer, path, containing) = (outer, outer?.path ?? [], outer?.containing ?? [])
    }

    var isSpent: Bool { requests > Limits.Defaults.requests }
    var hasStack: Bool {
        abs(Int(bitPattern: start) - Int(bitPattern: Self.stackPosition)) <= Limits.Defaults.stack
    }

    /// Whether a request that cannot throw was made after the bound, so that the value must not be used.
    var hasArbitraryAnswers: Bool { arbitraryAnswers > 0 }

    func countRequest() -> Bool {
        requests += 1
        return !isSpent && hasStack
    }

    /// Answers a request that cannot throw and was made after the bound. The answers follow no pattern, so that a loop
    /// that waits for certain answers ends.
    func arbitraryAnswer() -> Bool {
        arbitraryAnswers += 1
        // The last step of SplitMix64. Its highest bit has no pattern.
        var mixed = arbitraryAnswers &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return (mixed ^ (mixed >> 31)) >> 63 == 1
    }

    /// An address near the current top of the thread's stack.
    private static var stackPosition: UInt {
        var mark: UInt8 = 0
        return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    }
}

extension Limits {
    /// The values that are synthesized for calls without an answer.
    enum Defaults {
        static let depth = 32
        /// The requests of an `init(from:)` to its decoder, for one value.
        static let requests = 5000
        /// The bytes of stack for one value. Threads other than the main thread have 512 KB on Apple platforms.
        static let stack = 256 * 1024
        /// The attempts to decode one value, each with other cases of the enums inside it.
        static let attempts = 32
        /// The raw values that are tried, from one on, for an enum without a case for the raw value zero.
        static let rawValues = 32
    }
}
