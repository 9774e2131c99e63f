/// Calls that wait until the test gives their answer: calls of `async` requirements, and completion handlers. The test
/// gives the answer once. All waiting calls get it, and later calls get it at once.
///
/// Unchecked, because calls and answers may hold values of any type. The lock around the state guards them. The test is
/// responsible for passing the answer to the thread of the call, as with every answer.
class HeldCalls<Given>: @unchecked Sendable {
    /// The result of a call's wait. If a failure of the answer is reported elsewhere, this call is not.
    enum Ending: @unchecked Sendable {
        case answer(Given)
        case expired(isReported: Bool)
        /// What could resume the call was deallocated, or the test is over.
        case abandoned(isReported: Bool)
    }

    /// A call that waits, and what continues it.
    typealias WaitingCall = (call: Any, proceed: (Ending) -> Void)

    struct State {
        var calls: [Any] = []
        /// The result for calls that arrive from now on.
        var ending: Ending?
        /// The calls that wait for the test, by their numbers.
        var waiting: [Int: WaitingCall] = [:]
        fileprivate var lastNumber = 0
        var isCancelled = false
        var hasExpired = false
        /// Whether a failure of the answer has been reported. A later one would follow from the same mistake: the test
        /// did not resume the calls, or their tasks were not cancelled.
        var isReported = false
        /// The waits of the test for a call to arrive.
        fileprivate var arrivals: [Wait] = []
        /// The waits of the test for the task of a call to be cancelled.
        var cancellations: [Wait] = []

        /// Notes a failure of the answer, and returns whether it is the first one, which is reported.
        mutating func noteFailure() -> Bool {
            defer { isReported = true }
            return !isReported
        }
    }

    /// The line of the test that declares what is held.
    let site: CallSite
    let state = Lock(State())

    init(at site: CallSite) { self.site = site }

    var calls: [Any] { state.withLock { $0.calls } }

    func nextNumber() -> Int {
        state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
    }

    /// Lets a call wait.
    ///
    /// - Parameter proceed: Continues the call, once, on the thread that ends its wait.
    func arrive(_ call: Any, as number: Int, proceed: @escaping (Ending) -> Void) {
        let (ending, arrivals) = state.withLock { state in
            defer { state.arrivals = [] }
            state.calls.append(call)
            if state.ending == nil { state.waiting[number] = (call, proceed) }
            var ending = state.ending
            if case .abandoned = ending { ending = .abandoned(isReported: !state.noteFailure()) }
            return (ending, state.arrivals)
        }
        for arrival in arrivals { arrival.end(.met) }
        if let ending { proceed(ending) }
    }

    /// Notes that a call cannot wait, and is reported as such. The waits of the test end, and nothing is reported again.
    func refuse() {
        let arrivals = state.withLock { state in
            state.isReported = true
            defer { state.arrivals = [] }
            return state.arrivals
        }
        _ = end(with: .abandoned(isReported: true))
        for arrival in arrivals { arrival.end(.met) }
    }

    /// Gives the answer to all calls, and returns whether it is the first answer.
    func resume(_ answer: Given) -> Bool { end(with: .answer(answer)) != nil }

    /// Ends all waits, because no one can give the answer any more, and returns the calls that must be reported.
    func abandon() -> [Any] {
        let calls = end(with: .abandoned(isReported: true)) ?? []
        return !calls.isEmpty && state.withLock { $0.noteFailure() } ? calls : []
    }

    /// Ends the waits of all calls, and returns the calls that waited; nil if the answer was given before.
    private func end(with ending: Ending) -> [Any]? {
        let ended = state.withLock { state -> (calls: [WaitingCall], waits: [Wait])? in
            if case .answer = state.ending { return nil }
            state.ending = ending
            defer { (state.waiting, state.cancellations) = ([:], []) }
            return (state.waiting.sorted { $0.key < $1.key }.map(\.value), state.cancellations)
        }
        guard let ended else { return nil }
        for call in ended.calls { call.proceed(ending) }
        // No call can be cancelled while it waits any more.
        for wait in ended.waits { wait.end(.met) }
        return ended.calls.map(\.call)
    }

    /// Returns a wait that ends when a call has arrived.
    func arrival() -> Wait {
        state.wait(addedTo: \.arrivals) { state in
            // An answer without calls is abandoned if its calls cannot wait.
            if case .abandoned = state.ending { true } else { !state.calls.isEmpty }
        }
    }

    /// Returns a wait that ends when the task of a call is cancelled, or when no call can be cancelled any more.
    func cancellation() -> Wait { state.wait(addedTo: \.cancellations) { $0.isCancelled || $0.ending != nil } }
}
