import ExpectKit

/// Counts the calls of a run that can fail, and decides which of them fails.
///
/// Concurrent tasks may make their calls in another order in each run. If the calls were only counted, one of them could
/// fail in several runs, and another one in none. So a call is first recognized by its mock and its words.
struct FaultSchedule: Sendable, Equatable {
    /// Whether a call can fail.
    enum Candidacy: Sendable {
        case canFail
        /// The requirement throws, but not this error; or a call to cancel is not made in a task.
        case cannotFailSo
        /// The requirement throws nothing.
        case neverFails
    }

    /// What a call is recognized by in another run.
    struct Key: Hashable, Sendable {
        /// The position of the mock among those of its run. The mock itself is another object in each run.
        var mock = 0
        /// The name of the mock, and the call with its arguments.
        var words = ""
    }

    /// The number of the call that fails, counted from one in the order of the first run; `nil` if none does.
    let target: Int?
    /// How many calls so far can fail.
    private(set) var candidates = 0
    /// How many calls of throwing requirements were left out.
    private(set) var leftOut = 0
    /// Whether the chosen call has come.
    private(set) var hasFailed = false
    /// The numbers of the calls of the first run that have not come, by their keys, in descending order.
    private var awaited: [Key: [Int]] = [:]
    /// The numbers of the calls of the first run that have come.
    private var arrived: Set<Int> = []

    /// - Parameters:
    ///   - target: The number of the call that fails; `nil` if none does.
    ///   - planned: The calls of the first run that can fail.
    init(target: Int?, planned: [Key] = []) {
        self.target = target
        guard target != nil else { return }
        for (index, key) in planned.enumerated().reversed() { awaited[key, default: []].append(index + 1) }
    }

    /// Counts a call.
    ///
    /// - Returns: Whether it fails.
    mutating func arrive(_ candidacy: Candidacy, _ key: Key = Key()) -> Bool {
        switch candidacy {
        case .neverFails: return false
        case .cannotFailSo:
            leftOut += 1
            return false
        case .canFail:
            candidates += 1
            guard let target, !hasFailed else { return false }
            hasFailed = number(of: key) == target
            return hasFailed
        }
    }

    /// The number that a call had in the first run: that of the first call with the same words which has not come. If
    /// there is none, because its arguments differ from run to run, it is the call at the same place, or the first one
    /// that has not come.
    private mutating func number(of key: Key) -> Int {
        while let number = awaited[key]?.popLast() {
            if arrived.insert(number).inserted { return number }
        }
        var number = candidates
        if arrived.contains(number) { number = (1...).first { !arrived.contains($0) } ?? number }
        arrived.insert(number)
        return number
    }
}
