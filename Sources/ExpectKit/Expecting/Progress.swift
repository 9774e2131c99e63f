/// What changes of a declared call: its clauses, and how far it has come.
struct Progress<Invocation> {
    /// Whether the call must come; the number of answers is the count of such a call.
    let isExpectation: Bool
    /// Whether the declaration was refused, so that it takes no calls and waits for none.
    let isRefused: Bool
    var count: CallCount
    /// Whether the test wrote the count, which makes its upper bound a promise in every mode.
    var isCountWritten = false
    var answers: [Answer<Invocation>] = []

    /// How often it took a call.
    var calls = 0
    /// How often it lent its answer to a call that was not allowed.
    var lent = 0
    /// The call that it took last.
    var lastCall: Int?

    init(isExpectation: Bool, isRefused: Bool = false) {
        self.isExpectation = isExpectation
        self.isRefused = isRefused
        self.count = isExpectation ? .once : .anyTimes
    }

    /// Whether an expectation lacks a call, counting the wrong ones that it lent its answer to.
    var isAwaited: Bool { isExpectation && !isRefused && !count.isSatisfied(by: calls + lent) }

    /// Whether a written bound can be broken after the calls came that must come: there is room above them, or
    /// none may come at all.
    var isOpenAbove: Bool {
        guard let maximum = writtenMaximum else { return false }
        return maximum == 0 || maximum > count.minimum
    }

    var isSatisfied: Bool { count.isSatisfied(by: calls) }
    var isSaturated: Bool { count.isSaturated(by: calls) }

    /// The upper bound, where the test wrote one.
    var writtenMaximum: Int? { isCountWritten ? count.maximum : nil }

    /// Returns the answer of the call with this number, counted from zero; the last one repeats.
    func answer(to call: Int) -> Answer<Invocation>? {
        answers.isEmpty ? nil : answers[min(call, answers.count - 1)]
    }
}
