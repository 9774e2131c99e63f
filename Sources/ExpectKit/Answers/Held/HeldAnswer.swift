/// An answer that the test gives while the call waits for it, and the calls that do.
///
/// It is an answer like any other: given once, and repeated where the declaration repeats its answers. So every
/// call that waits gets it, and a call that comes afterwards has it at once.
///
/// It is unchecked, because invocations may hold values of any type, as those of an engine may; a lock guards them.
final class HeldAnswer: @unchecked Sendable {
    /// What a call that waited goes on with. The test hands it over, and is as careful with it as with any answer.
    enum Ending: @unchecked Sendable {
        case answer(Answer)
        /// Nobody resumed it in time.
        case expired
        /// Nobody can resume it any more, which has been reported where the calls before it were let down.
        case abandoned(isReported: Bool)
    }

    /// Where a call stands that has not gone on yet.
    private enum Place {
        case arriving
        case waiting(UnsafeContinuation<Ending, Never>)
        /// It was ended before it could wait.
        case leaving(Ending)
    }

    private struct State {
        var calls: [Any] = []
        var ending: Ending?
        /// The calls that have not gone on, by their numbers.
        var places: [Int: Place] = [:]
        var isCancelled = false
        var arrivals: [Wait] = []
        var cancellations: [Wait] = []

        /// Lets a call go on.
        ///
        /// - Returns: What to resume it with, if it waits already.
        mutating func end(_ number: Int, with ending: Ending) -> UnsafeContinuation<Ending, Never>? {
            switch places[number] {
            case .arriving:
                places[number] = .leaving(ending)
                return nil
            case .waiting(let continuation):
                places[number] = nil
                return continuation
            case .leaving, nil: return nil
            }
        }
    }

    /// Where the test said that the answer is held.
    let site: CallSite
    /// The declaration whose answer it is, by its index and the number of resets before it.
    let declaration: Int
    let epoch: Int
    /// How long a call may wait.
    let limit: Duration

    private let state = Lock(State())

    init(declaration: Int, epoch: Int, limit: Duration, site: CallSite) {
        self.declaration = declaration
        self.epoch = epoch
        self.limit = limit
        self.site = site
    }

    /// The calls that have arrived, in the order of their arrival.
    var calls: [Any] { state.withLock { $0.calls } }

    /// Whether the task of a call was cancelled while it waited.
    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    // MARK: The call's side

    /// Suspends a call until it is resumed or the wait is over.
    ///
    /// - Parameter endsOnCancel: Whether the cancellation of its task ends it with a `CancellationError`.
    nonisolated(nonsending) func ending(of invocation: Any, endsOnCancel: Bool) async -> Ending {
        let (number, arrivals) = state.withLock { state in
            let number = state.calls.count
            state.calls.append(invocation)
            state.places[number] = state.ending.map(Place.leaving) ?? .arriving
            defer { state.arrivals = [] }
            return (number, state.arrivals)
        }
        for arrival in arrivals { arrival.end(.met) }
        let timer = Task.detached { [limit] in
            guard (try? await Task.sleep(for: limit)) != nil else { return }
            self.end(number, with: .expired)
        }
        defer { timer.cancel() }
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in park(number, continuation) }
        } onCancel: {
            cancel(number, ends: endsOnCancel)
        }
    }

    private func park(_ number: Int, _ continuation: UnsafeContinuation<Ending, Never>) {
        let ending = state.withLock { state -> Ending? in
            guard case .leaving(let ending) = state.places[number] else {
                state.places[number] = .waiting(continuation)
                return nil
            }
            state.places[number] = nil
            return ending
        }
        if let ending { continuation.resume(returning: ending) }
    }

    private func cancel(_ number: Int, ends: Bool) {
        let cancellations = state.withLock { state in
            state.isCancelled = true
            defer { state.cancellations = [] }
            return state.cancellations
        }
        if ends { end(number, with: .answer(Answer(kind: .error(CancellationError()), site: site))) }
        for cancellation in cancellations { cancellation.end(.met) }
    }

    private func end(_ number: Int, with ending: Ending) {
        state.withLock { $0.end(number, with: ending) }?.resume(returning: ending)
    }

    // MARK: The test's side

    /// Gives the answer.
    ///
    /// - Returns: Whether it was the first.
    func resume(_ answer: Answer) -> Bool {
        end(with: .answer(answer)) != nil
    }

    /// Gives the answer up, as nobody is left to give it.
    ///
    /// - Returns: The calls that were waiting for it.
    func abandon() -> [Any] {
        end(with: .abandoned(isReported: true)) ?? []
    }

    /// - Returns: The calls that were waiting; nothing where the answer was given or given up before.
    private func end(with ending: Ending) -> [Any]? {
        let ended = state.withLock { state -> (calls: [Any], [UnsafeContinuation<Ending, Never>])? in
            guard state.ending == nil else { return nil }
            let numbers = state.places.keys.sorted()
            state.ending = ending
            // The calls before it were let down together and are reported as one; each later one is a mistake anew.
            if case .abandoned = ending { state.ending = .abandoned(isReported: false) }
            return (numbers.map { state.calls[$0] }, numbers.compactMap { state.end($0, with: ending) })
        }
        for continuation in ended?.1 ?? [] { continuation.resume(returning: ending) }
        return ended?.calls
    }

    /// Returns a wait that ends when a call has arrived.
    func arrival() -> Wait {
        enrolled(in: \.arrivals) { !$0.calls.isEmpty }
    }

    /// Returns a wait that ends when the task of a call was cancelled.
    func cancellation() -> Wait {
        enrolled(in: \.cancellations) { $0.isCancelled }
    }

    private func enrolled(
        in list: WritableKeyPath<State, [Wait]>, unless isMet: (State) -> Bool
    ) -> Wait {
        let wait = Wait()
        let isOver = state.withLock { state in
            let isOver = isMet(state)
            if !isOver { state[keyPath: list].append(wait) }
            return isOver
        }
        if isOver { wait.end(.met) }
        return wait
    }
}
