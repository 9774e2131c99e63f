/// The part of a declaration that changes: its clauses, and how far it has come.
///
/// The hot accessors are inlined, because a call to a function would copy the whole value.
struct Progress {
    /// Whether the call must come. Unless a count is written, such a call is expected as often as it has answers.
    let isExpectation: Bool
    /// Whether the declaration was refused, so that it takes no calls and needs none.
    var isRefused: Bool
    var count: CallCount
    /// Whether the test wrote the count, whose upper bound then holds in every mode.
    var isCountWritten = false
    var answers: [Answer] = []
    /// Whether the first answer follows the last one. If not, the last one repeats.
    var repeatsAnswers = false

    /// Its place in the orders across mocks, if it has one.
    var node: OrderNode?
    /// The states that limit when it takes calls, or that its calls change.
    var conditions: [any CallCondition] = []

    /// Whether it keeps a property: its newest answer is the value.
    var keepsProperty = false
    /// Whether calls count that came before it was declared.
    var allowsEarlierCalls = false

    var calls = 0
    /// How often its answer was reused for a call that it did not take.
    var reused = 0
    /// How many of these calls were failures. Each may have been meant for this declaration.
    var replaced = 0
    /// Whether its written upper bound was reached. A refused clause may have raised the bound again.
    var isExhausted = false
    /// Whether its turn is over because a wait reported it as missing, so that it takes late calls only.
    var isMissed = false
    /// Whether a call without an answer had to return a value.
    var returnsValue = false
    var lastCall: Int?

    init(isExpectation: Bool, isRefused: Bool = false) {
        self.isExpectation = isExpectation
        self.isRefused = isRefused
        self.count = isExpectation ? .once : .anyTimes
    }

    /// Whether an expectation needs another call. A failed call that reused its answer counts as a call here. An ignored
    /// one does not, because no failure would then report the missing call.
    @inline(__always)
    var isAwaited: Bool { isExpectation && !isRefused && !count.isSatisfied(by: calls + replaced) }

    /// Whether calls can still violate a written bound after all required calls have come.
    var isOpenAbove: Bool {
        guard let maximum = writtenMaximum else { return false }
        return maximum == 0 || maximum > count.minimum
    }

    @inline(__always)
    var isSatisfied: Bool { count.isSatisfied(by: calls) }
    @inline(__always)
    var isSaturated: Bool { count.isSaturated(by: calls) }
    /// Whether a call that it does not take may reuse its answer.
    @inline(__always)
    var mayReuseAnswer: Bool { !count.isSaturated(by: calls + reused) }

    /// The upper bound, where the test wrote one.
    @inline(__always)
    var writtenMaximum: Int? { isCountWritten ? count.maximum : nil }

    /// The number of the answer to the next call of a stub.
    var nextAnswer: Int { keepsProperty ? max(answers.count - 1, 0) : calls }

    @inline(__always)
    mutating func take(_ call: Int) {
        calls += 1
        // A call that arrived earlier may be taken later.
        lastCall = max(call, lastCall ?? call)
    }

    /// Returns the answer of the call with this number, counted from zero.
    @inline(__always)
    func answer(to call: Int) -> Answer? {
        if call < answers.count { return answers[call] }
        return repeatsAnswers && !answers.isEmpty ? answers[call % answers.count] : answers.last
    }
}
