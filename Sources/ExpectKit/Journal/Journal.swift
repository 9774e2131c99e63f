/// The calls that arrived at a mock, in the order of their arrival.
struct Journal<Invocation> {
    private(set) var calls: [RecordedCall<Invocation>] = []
    /// The numbers of the calls that have their answer, in the order of its arrival.
    private(set) var completed: [Int] = []

    /// What calls returned or threw that no test has answered itself, by their numbers: it can be printed as code.
    private(set) var results: [Int: Result<Any, any Error>] = [:]

    /// Enters a call before anything is done about it, so that a nested call stands after the call that
    /// caused it.
    ///
    /// - Returns: The call's number, counted from zero.
    mutating func enter(_ invocation: Invocation, at site: CallSite) -> Int {
        calls.append(RecordedCall(invocation: invocation, site: site))
        return calls.count - 1
    }

    /// Fills in what became of a call.
    mutating func note(_ outcome: RecordedCall<Invocation>.Outcome, answer: Int = 0, of number: Int) {
        calls[number].outcome = outcome
        calls[number].answerIndex = answer
    }

    /// Notes that a call has its answer.
    mutating func complete(_ number: Int) {
        completed.append(number)
    }

    /// Keeps what a call returned or threw.
    mutating func keep(_ result: Result<Any, any Error>, of number: Int) {
        results[number] = result
    }

    subscript(number: Int) -> RecordedCall<Invocation> { calls[number] }

    var count: Int { calls.count }

    var indices: Range<Int> { calls.indices }
}
