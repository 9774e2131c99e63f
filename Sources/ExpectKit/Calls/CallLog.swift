/// The outcomes of a mock's calls in the order of their arrival, without the calls themselves, so that the state that
/// uses the log is compiled once for all mocks. Entries are small, because a mock may be called a million times.
struct CallLog {
    struct Entry {
        let time: LogicalTime
        /// The index of the declaration that took the call; negative if there is none.
        var declaration: Int32 = -1
        /// The index of the answer among the answers of the declaration.
        var answer: Int32 = 0
        /// The number of calls that were answered before this one; negative until it is answered.
        var completion: Int32 = -1
        /// The number of the call site, and the outcome in the lowest bits.
        private var siteAndOutcome: UInt32

        private static let outcomeBits: UInt32 = 3
        private static let outcomeMask: UInt32 = 1 << outcomeBits - 1

        init(time: LogicalTime, site: Int) {
            self.time = time
            siteAndOutcome = UInt32(truncatingIfNeeded: site) << Self.outcomeBits
        }

        var site: Int { Int(siteAndOutcome >> Self.outcomeBits) }

        var outcome: CallOutcome {
            get { CallOutcome(rawValue: siteAndOutcome & Self.outcomeMask) ?? .pending }
            set { siteAndOutcome = siteAndOutcome & ~Self.outcomeMask | newValue.rawValue }
        }
    }

    private var entries: [Entry] = []
    private var sites = CallSites()
    private var completions: Int32 = 0
    /// The number of calls that the test has forgotten. Queries leave them out.
    private(set) var forgotten = 0
    private var keptResults: [(Int, Result<Any, any Error>)] = []
    private var reusedAnswers: [Int: (declaration: Int, answer: Int)] = [:]
    private var endedWaits: [(Int, EndedWait)] = []

    /// The end of the wait of a suspended call.
    struct EndedWait {
        let end: LogicalTime
        /// What the test resumed the call with; `nil` if it did not.
        let result: Result<Any, any Error>?
    }

    /// Adds a call before it is decided, so that a nested call follows the call that caused it. Returns its number,
    /// counted from zero.
    @inline(__always)
    mutating func enter(at site: CallSite) -> Int {
        entries.append(Entry(time: .now, site: sites.number(of: site)))
        return entries.count - 1
    }

    /// Sets the outcome of a call, which is complete if it has its answer as well. Without a declaration that took it,
    /// the index is negative.
    @inline(__always)
    mutating func set(
        _ outcome: CallOutcome, by declaration: Int = -1, answer: Int = 0, of number: Int, isComplete: Bool = false
    ) {
        entries[number].outcome = outcome
        entries[number].declaration = Int32(truncatingIfNeeded: declaration)
        entries[number].answer = Int32(truncatingIfNeeded: answer)
        if isComplete { complete(number) }
    }

    /// Marks a call as answered. Only the first mark counts.
    mutating func complete(_ number: Int) {
        guard entries[number].completion < 0 else { return }
        entries[number].completion = completions
        completions += 1
    }

    mutating func keep(_ result: Result<Any, any Error>, of number: Int) { keptResults.append((number, result)) }

    /// Notes that a call is given an answer of a declaration that did not take it.
    mutating func noteReuse(of answer: Int, from declaration: Int, for number: Int) {
        reusedAnswers[number] = (declaration, answer)
    }

    /// The declaration and the number of the answer that a call was given; `nil` if no declaration took it.
    func source(ofAnswerTo number: Int) -> (declaration: Int, answer: Int)? {
        reusedAnswers[number] ?? declaration(of: number).map { ($0, answerIndex(of: number)) }
    }

    /// Notes that a suspended call continues.
    mutating func endWait(of number: Int, with result: Result<Any, any Error>?) {
        endedWaits.append((number, EndedWait(end: .now, result: result)))
    }

    /// The ends of the waits of suspended calls, by the numbers of the calls.
    var waits: [Int: EndedWait] { Dictionary(endedWaits) { $1 } }

    /// The numbers of the answered calls, in the order of their answers.
    var completed: [Int] {
        var numbers = [Int](repeating: 0, count: Int(completions))
        for (number, entry) in entries.enumerated() where entry.completion >= 0 {
            numbers[Int(entry.completion)] = number
        }
        return numbers
    }

    /// The stored results, by the numbers of the calls.
    var results: [Int: Result<Any, any Error>] { Dictionary(keptResults) { $1 } }

    mutating func forget() { forgotten = entries.count }

    /// Forgets which declarations took the calls, and keeps the results that they gave.
    mutating func forgetDeclarations(keeping results: [(Int, Result<Any, any Error>)]) {
        for number in entries.indices { set(.ignored, of: number) }
        reusedAnswers = [:]
        keptResults += results
    }

    var count: Int { entries.count }
    /// The number of calls without an answer.
    var runningCount: Int { entries.count - Int(completions) }

    func time(of number: Int) -> LogicalTime { entries[number].time }
    func site(of number: Int) -> CallSite { sites[entries[number].site] }
    func outcome(of number: Int) -> CallOutcome { entries[number].outcome }
    func answerIndex(of number: Int) -> Int { Int(entries[number].answer) }

    /// The declaration that took the call or answered it; `nil` if none did.
    func declaration(of number: Int) -> Int? {
        entries[number].declaration < 0 ? nil : Int(entries[number].declaration)
    }
}

/// The outcome of a call.
enum CallOutcome: UInt32 {
    /// It has no answer yet.
    case pending
    /// An expectation took it.
    case taken
    /// A stub answered it.
    case stubbed
    /// No declaration allowed it, and the mode ignored it.
    case ignored
    /// No declaration allowed it, and the real object answered it.
    case forwarded
    /// It was not allowed. The verification explains it.
    case diverged
    /// A rejection or a written count ruled it out, or an earlier phase of the test explains it. The verification
    /// compares it only if `Refusal.isCompared`.
    case refused
}

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
