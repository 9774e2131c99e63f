/// The calls of a mock with their outcomes: a copy that shares its storage with the engine, and needs no lock.
struct Journal<Invocation> {
    let invocations: Calls<Invocation>
    let log: CallLog

    init(_ calls: CallStore<Invocation>, _ log: CallLog) {
        invocations = Calls(store: calls, endIndex: log.count)
        self.log = log
    }

    func outcome(of number: Int) -> CallOutcome { log.outcome(of: number) }

    var count: Int { log.count }
    var indices: Range<Int> { 0..<log.count }
    /// The calls that the test has not forgotten.
    var remembered: Range<Int> { log.forgotten..<log.count }
}
