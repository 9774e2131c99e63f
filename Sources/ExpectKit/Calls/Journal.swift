/// The calls of a mock with their outcomes: a copy that shares its storage with the engine, and needs no lock.
package struct Journal<Invocation> {
    package let invocations: Calls<Invocation>
    package let log: CallLog

    init(_ calls: CallStore<Invocation>, _ log: CallLog) {
        invocations = Calls(store: calls, endIndex: log.count)
        self.log = log
    }

    package func outcome(of number: Int) -> CallOutcome { log.outcome(of: number) }

    var count: Int { log.count }
    package var indices: Range<Int> { 0..<log.count }
    var remembered: Range<Int> { log.forgotten..<log.count }
}

/// The outcomes of a mock's calls in the order of their arrival, without the calls themselves, so that the state is
/// compiled once for all mocks. Entries are small, because a mock may be called a million times.
package struct CallLog {
    struct Entry {
        let time: LogicalTime
        /// The index of the declaration that took the call; negative if there is none.
        var declaration: Int32 = -1
        var answer: Int32 = 0
        /// The number of calls that were answered before this one; negative until it is answered.
        var completion: Int32 = -1
        let site: UInt16
        var outcome = CallOutcome.pending
    }

    private var entries: [Entry] = []
    /// The call sites, each stored once. A mock has about as many as it has requirements.
    private var sites: [CallSite] = []
    private var lastSite = 0
    private var completions: Int32 = 0
    /// The number of calls that the test has forgotten. Queries leave them out.
    private(set) var forgotten = 0
    private var keptResults: [(Int, Result<Any, any Error>)] = []
    private var reusedAnswers: [Int: (declaration: Int, answer: Int)] = [:]
    package private(set) var waits: [Int: EndedWait] = [:]

    package struct EndedWait {
        package let end: LogicalTime
        /// What the test resumed the call with; `nil` if it did not.
        package let result: Result<Any, any Error>?
    }

    /// Adds a call before it is decided, so that a nested call follows the call that caused it. Returns its number.
    @inline(__always) mutating func enter(at site: CallSite) -> Int {
        entries.append(Entry(time: .now, site: UInt16(truncatingIfNeeded: number(of: site))))
        return entries.count - 1
    }

    @inline(__always) private mutating func number(of site: CallSite) -> Int {
        // Most calls are made at the site of the call before.
        if lastSite < sites.count, sites[lastSite].isSame(as: site) { return lastSite }
        lastSite = sites.firstIndex { $0.isSame(as: site) } ?? sites.count
        if lastSite == sites.count { sites.append(site) }
        return lastSite
    }

    @inline(__always) mutating func set(
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

    mutating func noteReuse(of answer: Int, from declaration: Int, for number: Int) {
        reusedAnswers[number] = (declaration, answer)
    }

    /// The declaration and the number of the answer that a call was given; `nil` if no declaration took it.
    package func source(ofAnswerTo number: Int) -> (declaration: Int, answer: Int)? {
        reusedAnswers[number] ?? declaration(of: number).map { ($0, answerIndex(of: number)) }
    }

    mutating func endWait(of number: Int, with result: Result<Any, any Error>?) {
        waits[number] = EndedWait(end: .now, result: result)
    }

    /// The numbers of the answered calls, in the order of their answers.
    var completed: [Int] {
        var numbers = [Int](repeating: 0, count: Int(completions))
        for (number, entry) in entries.enumerated() where entry.completion >= 0 {
            numbers[Int(entry.completion)] = number
        }
        return numbers
    }

    /// The calls that an expectation took, or that were not allowed.
    var expectedOrRefused: [Int] {
        entries.indices.filter { [.taken, .diverged, .refused].contains(entries[$0].outcome) }
    }

    var results: [Int: Result<Any, any Error>] { Dictionary(keptResults) { $1 } }

    mutating func forget() { forgotten = entries.count }

    /// Forgets which declarations took the calls, and keeps the results that they gave.
    mutating func forgetDeclarations(keeping results: [Int: Result<Any, any Error>]) {
        for number in entries.indices { set(.ignored, of: number) }
        reusedAnswers = [:]
        keptResults = results.map { ($0, $1) }
    }

    var count: Int { entries.count }
    var runningCount: Int { entries.count - Int(completions) }

    package func time(of number: Int) -> LogicalTime { entries[number].time }
    func site(of number: Int) -> CallSite { sites[Int(entries[number].site)] }
    package func outcome(of number: Int) -> CallOutcome { entries[number].outcome }
    func answerIndex(of number: Int) -> Int { Int(entries[number].answer) }

    /// The declaration that took the call or answered it; `nil` if none did.
    package func declaration(of number: Int) -> Int? {
        entries[number].declaration < 0 ? nil : Int(entries[number].declaration)
    }
}

package enum CallOutcome {
    case pending
    case taken
    case stubbed
    /// No declaration allowed it: the mode ignored it, or the real object answered it.
    case ignored, forwarded
    /// It was not allowed. The verification explains it.
    case diverged
    /// A rejection, a written count or an earlier phase explains it. `Refusal.isCompared` says whether it is compared.
    case refused
}

/// An array would be copied by a call that is made while a report reads it, and generic code would look up its type at
/// each call. Unchecked: a call never moves, and a reader reads only calls below the number that it got under the lock.
final class CallStore<Invocation>: @unchecked Sendable {
    private static var firstPartSize: Int { 16 }

    /// Each part is twice as large as the one before.
    private let parts: UnsafeMutablePointer<UnsafeMutablePointer<Invocation>?>
    private var count = 0

    init() {
        parts = .allocate(capacity: Int.bitWidth)
        parts.initialize(repeating: nil, count: Int.bitWidth)
    }

    deinit {
        for part in 0..<Int.bitWidth {
            guard let calls = parts[part] else { break }
            let size = min(count, Self.size(of: part))
            calls.deinitialize(count: size)
            calls.deallocate()
            count -= size
        }
        parts.deallocate()
    }

    func append(_ invocation: Invocation) {
        let (part, offset) = Self.place(of: count)
        // Written once, because a report may read it meanwhile.
        if offset == 0 { parts[part] = .allocate(capacity: Self.size(of: part)) }
        parts[part]?.advanced(by: offset).initialize(to: invocation)
        count += 1
    }

    private static func size(of part: Int) -> Int { firstPartSize << part }

    private static func place(of number: Int) -> (part: Int, offset: Int) {
        let part = Int.bitWidth - 1 - (number / firstPartSize + 1).leadingZeroBitCount
        return (part, number + firstPartSize - size(of: part))
    }

    fileprivate func call(_ number: Int) -> Invocation {
        let (part, offset) = Self.place(of: number)
        // `Calls` checks each number, so no part is missing.
        guard let calls = parts[part] else { preconditionFailure("ExpectKit lost a call. Please report this.") }
        return calls[offset]
    }
}

package struct Calls<Invocation>: RandomAccessCollection {
    let store: CallStore<Invocation>
    package let endIndex: Int

    package var startIndex: Int { 0 }

    package subscript(number: Int) -> Invocation {
        // Checked as in an array, because memory past the end must not be read.
        precondition(indices.contains(number), "There is no call with this number.")
        return store.call(number)
    }
}
