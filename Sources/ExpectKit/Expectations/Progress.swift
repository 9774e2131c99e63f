/// What changes of a declared call: its clauses, and how far it has come.
///
/// What a call asks of it is inlined, as a function of its own would be given a copy of all.
struct Progress {
    /// Whether the call must come; the number of answers is the count of such a call.
    let isExpectation: Bool
    /// Whether the declaration was refused, so that it takes no calls and waits for none.
    let isRefused: Bool
    var count: CallCount
    /// Whether the test wrote the count, which makes its upper bound a promise in every mode.
    var isCountWritten = false
    var answers: [Answer] = []

    /// Its place among expectations of other mocks, if a test gave it one.
    var node: OrderNode?

    /// The states in which it takes calls, and those that a call moves to.
    var conditions: [StateCondition] = []
    var transitions: [StateTransition] = []

    /// How often it took a call.
    var calls = 0
    /// How often it lent its answer to a call that was not allowed.
    var lent = 0
    /// Whether the failure of another call has named it as missing before that.
    var isNamed = false
    /// The call that it took last.
    var lastCall: Int?

    init(isExpectation: Bool, isRefused: Bool = false) {
        self.isExpectation = isExpectation
        self.isRefused = isRefused
        self.count = isExpectation ? .once : .anyTimes
    }

    /// Whether an expectation lacks a call, counting the wrong ones that it lent its answer to.
    @inline(__always)
    var isAwaited: Bool { isExpectation && !isRefused && !count.isSatisfied(by: calls + lent) }

    /// Whether it lacks a call, and no failure of another one has named it as missing.
    var isNews: Bool { isAwaited && !isNamed }

    /// Whether a written bound can be broken after the calls came that must come: there is room above them, or
    /// none may come at all.
    var isOpenAbove: Bool {
        guard let maximum = writtenMaximum else { return false }
        return maximum == 0 || maximum > count.minimum
    }

    /// Whether the states are those in which it takes calls.
    @inline(__always)
    var isInState: Bool { conditions.isEmpty || conditions.allSatisfy(\.isMet) }

    @inline(__always)
    var isSatisfied: Bool { count.isSatisfied(by: calls) }
    @inline(__always)
    var isSaturated: Bool { count.isSaturated(by: calls) }

    /// The upper bound, where the test wrote one.
    @inline(__always)
    var writtenMaximum: Int? { isCountWritten ? count.maximum : nil }

    /// Returns the answer of the call with this number, counted from zero; the last one repeats.
    @inline(__always)
    func answer(to call: Int) -> Answer? {
        answers.isEmpty ? nil : answers[min(call, answers.count - 1)]
    }
}

extension Progress {
    /// Tells those that come after it in other mocks how far it has come. A wrong call that it lent its answer to
    /// counts there: it has failed, and what follows must not fail for it as well.
    func noteInOrder() {
        node?.note(isSatisfied: isSatisfied, isExcused: !isAwaited && !isSatisfied, .calls(calls, of: count))
    }
}
