/// What may still be asked for while one value is synthesized: so many questions, and so much of the stack.
///
/// A number of levels alone would not do: a client's `init(from:)` may take any amount of stack, and may pass on its
/// decoder without going a level down.
final class PlaceholderBudget {
    /// How many questions a value may ask; one that asks for more is given up.
    static let questionLimit = 5000
    /// How many bytes of the stack may be in use. A thread that is not the main one has 512 KB on Apple's platforms.
    static let stackLimit = 256 * 1024

    /// Whether a part was left out that only client code can make, here or in an attempt at a part.
    var needsClientCode = false {
        didSet { if needsClientCode { outer?.needsClientCode = true } }
    }

    private let outer: PlaceholderBudget?
    private var questions = 0
    private let start: UInt
    private var unknowns: UInt64 = 0

    /// Begins to count where the stack is now.
    ///
    /// - Parameter outer: The budget of the value that this one is part of.
    init(within outer: PlaceholderBudget? = nil) {
        self.outer = outer
        start = Self.place
    }

    /// Whether there have been too many questions.
    var isSpent: Bool { questions > Self.questionLimit }

    /// Whether there is stack left for a further level.
    var hasStack: Bool { stackUse <= Self.stackLimit }

    /// Whether a question came too late that has no way to throw.
    var isOverdrawn: Bool { unknowns > 0 }

    /// Counts a question, and returns whether it may still be answered.
    func spend() -> Bool {
        questions += 1
        return !isSpent && hasStack
    }

    /// Answers a question that cannot throw and came too late.
    ///
    /// The answers follow no pattern, so that no loop waits for ever, whichever answers it waits for.
    func coin() -> Bool {
        unknowns += 1
        // The last step of SplitMix64, which leaves no pattern in its highest bit.
        var mixed = unknowns &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return (mixed ^ (mixed >> 31)) >> 63 == 1
    }

    private var stackUse: Int { abs(Int(bitPattern: start) - Int(bitPattern: Self.place)) }

    /// About where the stack of the current thread is.
    private static var place: UInt {
        var mark: UInt8 = 0
        return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    }
}
