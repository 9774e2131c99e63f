/// An answer that the test gives while calls wait for it.
///
/// The test gives it once. All waiting calls get it, and later calls get it at once if the declaration repeats its
/// answers.
///
/// Unchecked, because invocations may hold values of any type. The lock around the state guards them.
final class HeldAnswer: @unchecked Sendable {
    /// The result of a call's wait.
    ///
    /// Unchecked, because an answer may hold a value of any type. The test is responsible for passing the value to the
    /// thread of the call, as with every answer.
    enum Ending: @unchecked Sendable {
        case answer(Answer)
        /// The test did not resume the call in time.
        ///
        /// - Parameter isReported: Whether a failure of the answer is reported elsewhere, so that this call is not.
        case expired(isReported: Bool)
        /// The `PendingCall` that could resume the call was deallocated.
        ///
        /// - Parameter isReported: Whether a failure of the answer is reported elsewhere, so that this call is not.
        case abandoned(isReported: Bool)
    }

    /// How far a call has come that has not continued yet.
    enum CallState {
        /// It has arrived, and does not wait yet.
        case arriving
        /// It waits.
        case waiting(UnsafeContinuation<Ending, Never>)
        /// It got its result before it could wait.
        case leaving(Ending)
    }

    struct State {
        var calls: [Any] = []
        /// The result for calls that arrive from now on.
        var ending: Ending?
        /// The calls that have not continued, by their numbers.
        var states: [Int: CallState] = [:]
        var isCancelled = false
        /// Whether a call was not resumed in time.
        var hasExpired = false
        /// Whether a failure of the answer has been reported. A later one would follow from the same mistake: the test
        /// did not resume the calls, or their tasks were not cancelled.
        var isReported = false
        /// The waits of the test for a call to arrive.
        var arrivals: [Wait] = []
        /// The waits of the test for the task of a call to be cancelled.
        var cancellations: [Wait] = []

        /// Whether a call waits for the test.
        var isAnyWaiting: Bool { states.keys.contains(where: isWaiting) }

        /// Whether a call waits for the test.
        func isWaiting(_ number: Int) -> Bool {
            switch states[number] {
            case .arriving, .waiting: true
            case .leaving, nil: false
            }
        }

        /// Notes a failure of the answer.
        ///
        /// - Returns: Whether it is the first one, which is reported.
        mutating func noteFailure() -> Bool {
            defer { isReported = true }
            return !isReported
        }

        /// Returns the result for a call that arrives now; nil if it waits.
        mutating func endingOnArrival() -> Ending? {
            guard case .abandoned = ending else { return ending }
            return .abandoned(isReported: !noteFailure())
        }

        /// Ends the wait of one call.
        ///
        /// - Returns: The continuation to resume, if the call waits already.
        mutating func end(_ number: Int, with ending: Ending) -> UnsafeContinuation<Ending, Never>? {
            switch states[number] {
            case .arriving:
                states[number] = .leaving(ending)
                return nil
            case .waiting(let continuation):
                states[number] = nil
                return continuation
            case .leaving, nil: return nil
            }
        }
    }

    /// The line of the test that declares the answer.
    let site: CallSite
    /// The index of the declaration that the answer belongs to.
    let declaration: Int
    /// The number of resets of the mock before the declaration.
    let epoch: Int
    /// How long a call may wait.
    let limit: Duration
    /// Whether a call ends when its task is cancelled, if the requirement may throw a `CancellationError`.
    let endsOnCancellation: Bool

    let state = Lock(State())

    init(
        declaration: Int, epoch: Int, limit: Duration, endsOnCancellation: Bool = true, site: CallSite
    ) {
        self.declaration = declaration
        self.epoch = epoch
        self.limit = limit
        self.endsOnCancellation = endsOnCancellation
        self.site = site
    }

    /// The answer, if the test has given it.
    var givenAnswer: Answer? {
        let ending = state.withLock { $0.ending }
        if case .answer(let answer) = ending { return answer }
        return nil
    }

    /// The calls that have arrived, in the order of their arrival.
    var calls: [Any] { state.withLock { $0.calls } }

    /// Whether the task of a call was cancelled while it waited.
    var isCancelled: Bool { state.withLock { $0.isCancelled } }
}
