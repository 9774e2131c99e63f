/// A call that was not called as often as a test verified.
struct MiscountedCall: Sendable, Equatable {
    let call: String
    let count: CallCount
    /// How often it came.
    let calls: Int
    let place: DeclarationPlace
    /// If too many calls came, the first of them; if too few, the nearest other calls.
    let evidence: [RecordedCallFact]

    var isMissing: Bool { calls < count.minimum }
}

/// A call that was not called in the order that a test verified.
struct CallNotInOrder: Sendable, Equatable {
    let call: String
    /// Whether it was made too early; otherwise it was never made.
    let wasCalled: Bool
    let place: DeclarationPlace
    let predecessor: Predecessor?

    /// The call that was found for the previous query, of any mock.
    struct Predecessor: Sendable, Equatable {
        let call: String
        let mock: String
        /// Where the mock forwarded it.
        let mockLine: DeclarationPlace
    }
}

/// The first difference between a sequence and the one that a test verified.
enum OtherSequence: Sendable, Equatable {
    /// The sequence ended before this call.
    case missing(call: String)
    /// Another call came; its number in the sequence is counted from one.
    case unexpected(call: String, mock: String, number: Int)
}

/// Calls that neither an expectation nor a verification accounts for.
struct UnaccountedCalls: Sendable, Equatable {
    let count: Int
    /// The first few.
    let calls: [RecordedCallFact]
}
