import Foundation

#if canImport(Darwin)
    import Darwin
#endif

/// Verifies the mocks that are still alive when the process ends, and makes a process fail whose failures no test can
/// receive. A global mock, or a mock that is retained by its own closures or calls, is never deallocated, so nothing
/// else verifies it unless its test does. XCTest receives no failure then, so the failures go to the standard error.
///
/// It also records the failures that are still held. If a signal ends the process, such as that of a trap, their texts
/// are written to the standard error. `_exit` and `SIGKILL` leave no time for that.
enum ProcessEnd {
    private struct State {
        var isReached = false
        /// Whether the process is about to end without a failure.
        var isOver = false
        var hasFailed = false
        var mocks = WatchedMocks()
        var held = [HeldFailure?](repeating: nil, count: Limits.Reporting.heldFailures)
        /// Whether the held failures have been recorded, so that no other is held.
        var holdsNoMore = false
    }

    // Process-wide, because the process has one end. The mocks are held weakly.
    private static let state = Lock(State())
    /// Reading it has the end of the process record what is held then.
    static let registration: Void = { atexit { ProcessEnd.reach() } }()

    /// The living mocks on which a test of Swift Testing has declared something.
    static func mocks(ownedBy test: TestIdentity) -> [any SelfVerifying] {
        state.withLock { $0.mocks.alive(ownedBy: test) }
    }

    static var isReached: Bool { state.withLock { $0.isReached } }

    static func watch(_ engine: any SelfVerifying) {
        registration
        let owner = engine.owner
        state.withLock { $0.mocks.insert(engine, ownedBy: owner) }
    }

    /// Writes a failure to the standard error with the name of its test, if it is known, and makes the process fail.
    ///
    /// - Parameter isWritten: Whether the outputs for tools have the failure already.
    @discardableResult
    static func deliver(_ failure: FailureReport, of test: String?, isWritten: Bool = false) -> Delivery {
        if !isWritten { FailureOutput.write(FailureLine(failure: failure, test: test)) }
        guard failure.severity == .error else { return .suppressed }
        // Output of the tests that is still in a buffer comes first.
        fflush(nil)
        FileHandle.standardError.write(Data(failure.words(in: test).utf8))
        fail()
        return .received
    }

    static func fail() {
        registration
        let isOver = state.withLock { state in
            state.hasFailed = true
            return state.isOver
        }
        if isOver { _exit(EXIT_FAILURE) }
    }

    /// Returns the place of a failure, whose text a signal writes; `nil` if none is left, or if the process ends.
    static func hold(_ failure: HeldFailure, words: String) -> Int? {
        registration
        FatalSignals.installation
        return state.withLock { state in
            guard !state.holdsNoMore, let slot = state.held.firstIndex(where: { $0 == nil }) else { return nil }
            state.held[slot] = failure
            FatalSignals.set(words, at: slot)
            return slot
        }
    }

    static func release(_ slot: Int) {
        state.withLock { state in
            FatalSignals.set(nil, at: slot)
            // Its text and its closure were taken from it, so that destroying it runs no other code under the lock.
            state.held[slot] = nil
        }
    }

    private static func reach() {
        let held = state.withLock { state in
            state.holdsNoMore = true
            return state.held.compactMap(\.self)
        }
        for failure in held { failure.record() }
        // They have failed tests that do not come to their end. Another thread may be recording one of them.
        if !held.isEmpty { fail() }
        let mocks = state.withLock { state in
            state.isReached = true
            return exchange(&state.mocks, with: WatchedMocks()).alive
        }
        for mock in mocks { mock.verifyItself(after: .passed, at: nil) }
        for mock in mocks { mock.releaseActions(after: nil) }
        let hasFailed = state.withLock { state in
            state.isOver = true
            return state.hasFailed
        }
        guard hasFailed else { return }
        fflush(nil)
        _exit(EXIT_FAILURE)
    }
}

extension Limits.Reporting {
    /// The failures of a process that can be held at once. The handler of a signal needs a table of a fixed size.
    static var heldFailures: Int { 64 }
}

extension FailureReport {
    func words(in test: String?) -> String {
        "\(location.filePath):\(location.line): error: \(test.map { "\($0) : " } ?? "")\(text)\n"
    }
}

/// Mocks in the order of their insertion, which are not kept alive.
struct WatchedMocks {
    struct Entry {
        fileprivate let mock: UnretainedObject
        /// The test of Swift Testing that owned the mock when it was added.
        fileprivate let owner: TestIdentity?
    }

    private(set) var entries: [Entry] = []
    /// The number of entries at which those of deallocated mocks are removed. It doubles with the living mocks, so that
    /// adding a mock takes constant time on average.
    private var sweepCount = 64

    var alive: [any SelfVerifying] { entries.compactMap { $0.mock.object as? any SelfVerifying } }

    // No mock of another test is retained, not even for a moment: it would be deallocated here then, and would report its
    // failures in the wrong test.

    func alive(ownedBy test: TestIdentity) -> [any SelfVerifying] {
        entries.filter { $0.owner == test }.compactMap { $0.mock.object as? any SelfVerifying }
    }

    mutating func insert(_ engine: any SelfVerifying, ownedBy owner: TestIdentity? = nil) {
        if entries.count >= sweepCount {
            entries.removeAll(where: \.mock.isGone)
            sweepCount = max(sweepCount, 2 * entries.count)
        }
        entries.append(Entry(mock: UnretainedObject(engine), owner: owner))
    }
}

/// Writes texts to the standard error when a signal ends the process.
enum FatalSignals {
    /// - Precondition: The caller holds a lock.
    static func set(_ words: String?, at slot: Int) {
        let old = texts?[slot]
        texts?[slot] = words.flatMap { strdup($0) }
        free(old)
    }

    /// Reading it installs the handlers, once in a process.
    static let installation: Void = {
        let slots = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: Limits.Reporting.heldFailures)
        slots.initialize(repeating: nil, count: Limits.Reporting.heldFailures)
        texts = slots
        #if os(Linux) || os(macOS) || os(iOS)
            #if os(Linux)
                let function = \Action.__sigaction_handler.sa_sigaction
            #else
                let function = \Action.__sigaction_u.__sa_sigaction
            #endif
            let earlier = UnsafeMutablePointer<Action>.allocate(capacity: Int(fatalSignals.max() ?? 0) + 1)
            earlierActions = earlier
            for signal in fatalSignals {
                var known = Action()
                // A signal that is ignored does not end the process.
                guard sigaction(signal, nil, &known) == 0,
                    unsafeBitCast(known[keyPath: function], to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
                else { continue }
                (earlier + Int(signal)).initialize(to: known)
                var action = Action()
                action[keyPath: function] = { signal, info, _ in writeTexts(signal, info?.pointee.si_code ?? 0) }
                // On the stack for signals, if the thread has one, because the other one may have overflowed.
                action.sa_flags = SA_SIGINFO | SA_ONSTACK
                sigaction(signal, &action, nil)
            }
        #endif
    }()
}

// The handler of a signal reads these variables at any time. So they need neither initialization nor checks of exclusive
// access at run time. They are set before a handler is installed; a text is replaced by one store of a pointer.

@exclusivity(unchecked) private nonisolated(unsafe) var texts: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

#if os(Linux) || os(macOS) || os(iOS)
    /// A function has the same name.
    private typealias Action = sigaction

    private let fatalSignals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGTERM, SIGINT]

    /// The former actions, such as that of the backtracer of Swift, by the numbers of the signals.
    @exclusivity(unchecked) private nonisolated(unsafe) var earlierActions: UnsafeMutablePointer<Action>?

    /// Writes the texts, and hands the signal to its earlier action. It calls only functions that a handler may call.
    private func writeTexts(_ signal: Int32, _ code: Int32) {
        let error = errno
        var slot = 0
        while slot < Limits.Reporting.heldFailures {
            if let text = texts?[slot] { write(STDERR_FILENO, text, strlen(text)) }
            slot += 1
        }
        if let earlierActions { sigaction(signal, earlierActions + Int(signal), nil) }
        // An instruction that cannot be executed is repeated when the handler returns, and has the same signal again. A
        // signal from a process or thread has to be sent again.
        let isInstruction = signal == SIGILL || signal == SIGSEGV || signal == SIGBUS || signal == SIGFPE
        if !isInstruction || code <= 0 || code > 0xFFFF { raise(signal) }
        errno = error
    }
#endif
