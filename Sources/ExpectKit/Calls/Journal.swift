/// The calls that arrived at a mock, in the order of their arrival, and what became of them.
///
/// It is a copy that shares its storage with the engine, and is read outside of the engine's lock.
struct Journal<Invocation> {
    let invocations: Calls<Invocation>
    let log: CallLog

    init(_ calls: CallStore<Invocation>, _ log: CallLog) {
        invocations = Calls(store: calls, endIndex: log.count)
        self.log = log
    }

    subscript(number: Int) -> RecordedCall<Invocation> {
        RecordedCall(
            invocation: invocations[number], site: log.site(of: number), time: log.time(of: number),
            outcome: log.outcome(of: number), answerIndex: log.answerIndex(of: number))
    }

    /// What became of a call.
    func outcome(of number: Int) -> CallOutcome { log.outcome(of: number) }

    var count: Int { log.count }

    var indices: Range<Int> { 0..<log.count }
}
