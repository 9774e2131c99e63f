/// The part of a declaration that changes. Its hot accessors are inlined, because a function would get a copy of it.
package struct Progress {
    /// Whether the call must come; unless a count is written, as often as it has answers.
    let isExpectation: Bool
    /// Whether the declaration was refused, so that it takes no calls and needs none.
    var isRefused: Bool
    var count: CallCount
    /// A written upper bound holds in every mode.
    var isCountWritten = false
    var answers: [Answer] = []
    /// Whether the first answer follows the last one. If not, the last one repeats.
    private(set) var repeatsAnswers = false

    var node: OrderNode?
    var conditions: [any CallCondition] = []

    /// Whether it keeps a property: its newest answer is the value.
    var keepsProperty = false

    var calls = 0
    /// How many calls of a stub came between the end of its answers and a clause that has added more.
    private var skipped = 0
    /// How often its answer was reused for a call that it did not take.
    var reused = 0
    /// How many of these calls were failures. Each may have been meant for this declaration.
    var replaced = 0
    /// Whether its turn is over because a wait reported it as missing, so that it takes late calls only.
    var isMissed = false
    package internal(set) var lastCall: Int?

    init(isExpectation: Bool, isRefused: Bool = false) {
        (self.isExpectation, self.isRefused) = (isExpectation, isRefused)
        count = isExpectation ? .once : .anyTimes
    }

    /// Whether an expectation needs another call. A failed call that reused its answer counts as a call here. An
    /// ignored one does not, because no failure would then report the missing call.
    @inline(__always) var isAwaited: Bool { isExpectation && !isRefused && !count.isSatisfied(by: calls + replaced) }

    /// Whether calls can still violate a written bound after all required calls have come.
    var isOpenAbove: Bool { writtenMaximum.map { $0 == 0 || $0 > count.minimum } ?? false }

    @inline(__always) var isSatisfied: Bool { count.isSatisfied(by: calls) }
    @inline(__always) var isSaturated: Bool { count.isSaturated(by: calls) }
    /// Whether a call that it does not take may reuse its answer.
    @inline(__always) var mayReuseAnswer: Bool { !count.isSaturated(by: calls + reused) }

    @inline(__always) var writtenMaximum: Int? { isCountWritten ? count.maximum : nil }

    /// The number of the answer to the next call of a stub.
    var nextAnswer: Int { keepsProperty ? max(answers.count - 1, 0) : calls - skipped }

    @inline(__always) mutating func take(_ call: Int) {
        calls += 1
        // A call that arrived earlier may be taken later.
        lastCall = max(call, lastCall ?? call)
    }

    /// The index of the answer to the call with this number, counted from zero; -1 if there is none. It stays the same if
    /// a stub gets more answers later.
    @inline(__always) func answerIndex(of call: Int) -> Int {
        if call < answers.count { return call }
        return repeatsAnswers && !answers.isEmpty ? call % answers.count : answers.count - 1
    }

    @inline(__always) package func answer(at index: Int) -> Answer? { index < 0 ? nil : answers[index] }

    mutating func setCount(_ newCount: CallCount) throws(Misuse) {
        if isCountWritten { throw .secondCount(newCount, first: count) }
        (count, isCountWritten) = (newCount, true)
        try refuseUnreachableAnswers()
    }

    mutating func addAnswers(_ more: [Answer]) throws(Misuse) {
        skipAnswered()
        answers += more
        if isExpectation, !isCountWritten { count = CallCount(minimum: answers.count, maximum: answers.count) }
        try refuseUnreachableAnswers()
    }

    mutating func repeatAnswers() {
        skipAnswered()
        repeatsAnswers = true
    }

    /// Lets the answers that a clause adds, or repeats, follow the calls so far.
    private mutating func skipAnswered() { skipped = max(skipped, calls - answers.count) }

    /// Throws if a written count is smaller than the number of answers. The maximum is raised to that number, so that
    /// the calls that come do not fail as well.
    private mutating func refuseUnreachableAnswers() throws(Misuse) {
        guard let maximum = writtenMaximum, answers.count > maximum else { return }
        let written = count
        count = CallCount(minimum: written.minimum, maximum: answers.count)
        throw .unreachableAnswers(answers.count, written)
    }
}

/// How often a call is expected.
package struct CallCount: Equatable, Sendable {
    let minimum: Int
    /// `nil` if there is no upper bound.
    let maximum: Int?

    static let once = CallCount(minimum: 1, maximum: 1)
    static let anyTimes = CallCount(minimum: 0, maximum: nil)

    /// The largest number stands for itself, because no call can exceed it.
    func adding(_ calls: Int) -> Self {
        func sum(_ bound: Int) -> Int { min(bound, .max - calls) + calls }
        return Self(minimum: sum(minimum), maximum: maximum.map(sum))
    }

    func isSatisfied(by calls: Int) -> Bool { calls >= minimum }
    func isSaturated(by calls: Int) -> Bool { maximum.map { calls >= $0 } ?? false }
}

extension CallCount {
    /// - Returns: `nil` if the range is empty, reaches below zero, or is of a type outside the standard library.
    init?(_ range: some RangeExpression<Int>) {
        switch range {
        case let range as ClosedRange<Int>: self.init(range.lowerBound, range.upperBound)
        // An empty range has no last number. Its upper bound may be `Int.min`, from which one cannot be subtracted.
        case let range as Range<Int> where !range.isEmpty: self.init(range.lowerBound, range.upperBound - 1)
        case let range as PartialRangeFrom<Int>: self.init(range.lowerBound, nil)
        case let range as PartialRangeThrough<Int>: self.init(0, range.upperBound)
        case let range as PartialRangeUpTo<Int> where range.upperBound > 0: self.init(0, range.upperBound - 1)
        default: return nil
        }
    }

    private init?(_ minimum: Int, _ maximum: Int?) {
        guard minimum >= 0, maximum.map({ $0 >= minimum }) ?? true else { return nil }
        self.init(minimum: minimum, maximum: maximum)
    }
}
