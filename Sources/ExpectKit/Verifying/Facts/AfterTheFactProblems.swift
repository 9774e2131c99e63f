// What a verification without expectations finds.

/// A call that did not come as often as a test verified.
struct MiscountedCall: Sendable, Equatable {
    let call: String
    let count: CallCount
    /// How often it came.
    let calls: Int
    /// The line of the verification.
    let place: DeclarationPlace
    /// The calls that came, where they are too many, or calls that may have been meant.
    let evidence: [RecordedCallFact]

    var isMissing: Bool { calls < count.minimum }
}

/// A call that did not come in the order that a test verified.
struct CallNotInOrder: Sendable, Equatable {
    let call: String
    /// Whether it came at all, though too early.
    let wasCalled: Bool
    /// The line of the verification.
    let place: DeclarationPlace
    let predecessor: Predecessor?

    /// The call that was found before it, of whichever mock.
    struct Predecessor: Sendable, Equatable {
        let call: String
        let mock: String
        /// Where the wrapper forwarded it.
        let wrapper: DeclarationPlace
    }
}

/// The first call at which a sequence is not what a test verified.
enum OtherSequence: Sendable, Equatable {
    /// The sequence ended before this call.
    case missing(call: String)
    /// Another call came; its number in the sequence is counted from one.
    case unexpected(call: String, mock: String, number: Int)
}

/// Calls that nothing accounts for.
struct UnaccountedCalls: Sendable, Equatable {
    /// How many there are.
    let count: Int
    /// The first few.
    let calls: [RecordedCallFact]
}
