import ExpectKit

/// A mock of any type whose calls can fail.
protocol InjectableMock: AnyObject, Sendable {
    var name: String { get }
    var creation: LogicalTime { get }
    var isFiltered: Bool { get }
    func join(isNew: Bool)
    func changeGates(_ change: (inout CallGates) -> Void)
}

extension Engine: InjectableMock {}

/// What happens to the call that fails.
enum InjectedFault: Sendable {
    case error(any Error)
    /// The task of the call is cancelled.
    case cancellation
}

/// A call of one of the mocks of a run.
struct InjectedCall: Sendable {
    let arrived: ArrivedCall
    /// The position of the mock among those that were injected, from zero on.
    let mock: Int

    fileprivate var key: FaultSchedule.Key {
        FaultSchedule.Key(mock: mock, words: "\(arrived.mock).\(arrived.words)")
    }
}

/// Makes one call of a run fail, and records the calls.
final class FaultInjector: FaultInjecting {
    private struct State {
        /// The mocks, in the order in which they were injected.
        var mocks: [any InjectableMock] = []
        var schedule: FaultSchedule
        var calls: [InjectedCall] = []
        var candidates: [InjectedCall] = []
        var outerErrors: [any Error] = []
        var failed: InjectedCall?
        /// Whether a mock was refused. Others have the same mistake.
        var hasRefused = false
        var isOver = false

        func position(of mock: ObjectIdentifier) -> Int? {
            mocks.firstIndex { ObjectIdentifier($0) == mock }
        }
    }

    let depth: Int
    private let injected: InjectedFault
    private let start = LogicalTime.now
    private let state: Lock<State>

    /// - Parameters:
    ///   - target: The number of the call that fails; `nil` if none does.
    ///   - planned: The calls of the first run that can fail.
    ///   - depth: How many repeated bodies are around this one.
    init(_ injected: InjectedFault, target: Int?, of planned: [InjectedCall], depth: Int) {
        self.injected = injected
        self.depth = depth
        state = Lock(State(schedule: FaultSchedule(target: target, planned: planned.map(\.key))))
    }

    var mocks: [any InjectableMock] { state.withLock { $0.mocks } }
    /// The number of calls so far that can fail, and of those that were left out.
    var schedule: FaultSchedule { state.withLock { $0.schedule } }
    /// The calls so far, in the order of their arrival.
    var calls: [InjectedCall] { state.withLock { $0.calls } }
    /// The calls so far that can fail.
    var candidates: [InjectedCall] { state.withLock { $0.candidates } }
    /// The errors that calls have thrown because of a series around this one.
    var outerErrors: [any Error] { state.withLock { $0.outerErrors } }
    /// The call that has failed.
    var failed: InjectedCall? { state.withLock { $0.failed } }

    /// Makes the calls of a mock fail from now on.
    ///
    /// - Returns: `false` if it is the first one that is older than the run.
    func inject(into mock: any InjectableMock) -> Bool {
        let (isNew, isReported) = state.withLock { state in
            // The body of the run may have been left behind.
            if state.isOver || state.mocks.contains(where: { $0 === mock }) { return (false, true) }
            if mock.creation < start {
                defer { state.hasRefused = true }
                return (false, state.hasRefused)
            }
            state.mocks.append(mock)
            return (true, true)
        }
        guard isNew else { return isReported }
        mock.join(isNew: false)
        mock.changeGates { $0.add(self) }
        return true
    }

    /// Leaves the mocks, because the run is over.
    func end() {
        state.withLock { $0.isOver = true }
        for mock in mocks { mock.changeGates { $0.remove(self) } }
    }

    /// The position of a mock among those that were injected; `nil` if it was not.
    func position(of mock: ObjectIdentifier) -> Int? { state.withLock { $0.position(of: mock) } }

    func fault<Failure: Error>(of call: ArrivedCall, after earlier: Failure?) -> Failure? {
        let error: Failure? =
            switch injected {
            case .error(let error): error as? Failure
            case .cancellation: CancellationError() as? Failure
            }
        let candidacy: FaultSchedule.Candidacy =
            earlier == nil
            ? candidacy(canThrow: error != nil, throwsErrors: Failure.self != Never.self) : .neverFails
        let fails = state.withLock { state in
            guard let mock = call.engine.flatMap(state.position) else { return false }
            let call = InjectedCall(arrived: call, mock: mock)
            state.calls.append(call)
            if let earlier { state.outerErrors.append(earlier) }
            if candidacy == .canFail { state.candidates.append(call) }
            let fails = state.schedule.arrive(candidacy, call.key)
            if fails { state.failed = call }
            return fails
        }
        guard fails else { return earlier }
        if case .cancellation = injected { withUnsafeCurrentTask { $0?.cancel() } }
        return error
    }

    private func candidacy(canThrow: Bool, throwsErrors: Bool) -> FaultSchedule.Candidacy {
        switch injected {
        case .error: canThrow ? .canFail : throwsErrors ? .cannotFailSo : .neverFails
        case .cancellation: withUnsafeCurrentTask { $0 != nil } ? .canFail : .cannotFailSo
        }
    }
}
