/// Counts the calls of a run that can fail, and decides which of them fails.
struct FaultSchedule: Sendable, Equatable {
    /// Whether a call can fail.
    enum Candidacy: Sendable {
        case canFail
        /// The requirement throws, but not this error; or a call to cancel is not made in a task.
        case cannotFailSo
        /// The requirement throws nothing.
        case neverFails
    }

    /// The number of the call that fails, counted from one; `nil` if none does.
    let target: Int?
    /// How many calls so far can fail.
    private(set) var candidates = 0
    /// How many calls of throwing requirements were left out.
    private(set) var leftOut = 0

    init(target: Int?) { self.target = target }

    /// Whether the chosen call has come.
    var hasFailed: Bool { target.map { candidates >= $0 } ?? false }

    /// Counts a call.
    ///
    /// - Returns: Whether it fails.
    mutating func arrive(_ candidacy: Candidacy) -> Bool {
        switch candidacy {
        case .neverFails: return false
        case .cannotFailSo:
            leftOut += 1
            return false
        case .canFail:
            candidates += 1
            return candidates == target
        }
    }
}
