import ExpectKit

/// A difference between the calls on a tape and those of a run that checks the tape, as data. Entries are counted from
/// one.
enum TapeDifference: Equatable, Sendable {
    /// The real object answered the call of an entry differently.
    case answer(entry: Int, TapedCall, [TapeDrift])
    /// The test made the call of an entry with other arguments.
    case arguments(entry: Int, TapedCall, [TapeDrift])
    /// The test made the call of an entry at another place: after the call of another entry, or before the first one.
    case moved(entry: Int, TapedCall, after: Int?)
    /// The test did not make the call of an entry.
    case notMade(entry: Int, TapedCall)
    /// The test made a call that the tape does not have: after the call of an entry, or before the first one.
    case notOnTape(TapedCall, after: Int?)
}

/// A call as a report names it, and the name of its case, which a rule may give.
struct TapedCall: Equatable, Sendable {
    let words: String
    let caseName: String
}

/// All differences between the calls of one mock on a tape and those of a run that checks the tape.
struct TapeDifferences: Equatable, Sendable {
    let mock: String
    /// The first differences, in their order on the tape.
    private(set) var shown: [TapeDifference] = []
    /// The number of calls that were answered differently.
    private(set) var answers = 0
    /// The number of all other differences.
    private(set) var calls = 0
    /// The number of calls on the tape that a failed test did not make. They are no differences.
    var unreached = 0
    /// Whether values of the real object are hidden, because a rule did not find what it redacts.
    var isHidden = false

    init(mock: String) { self.mock = mock }

    mutating func append(_ difference: TapeDifference) {
        if case .answer = difference { answers += 1 } else { calls += 1 }
        if shown.count < TapeLimits.drifts { shown.append(difference) }
    }
}
