/// What happens to the call that fails.
enum InjectedFault: Sendable {
    case error(any Error)
    /// The task of the call is cancelled.
    case cancellation
}

/// Makes one call of a run fail, and records the calls.
final class FaultInjector: FaultInjecting {
    private struct State {
        var schedule: FaultSchedule
        var calls: [ArrivedCall] = []
        var candidates: [ArrivedCall] = []
        var outerErrors: [any Error] = []
        var failed: ArrivedCall?
    }

    private let injected: InjectedFault
    /// The injectors of the series around this one, by the engines of the mocks.
    private let outer: [ObjectIdentifier: any FaultInjecting]
    private let state: Lock<State>

    /// - Parameters:
    ///   - target: The number of the call that fails; `nil` if none does.
    ///   - planned: The calls of the first run that can fail.
    ///   - outer: The injectors of the series around this one, by the engines of the mocks.
    init(
        _ injected: InjectedFault, target: Int?, of planned: [ArrivedCall],
        outer: [ObjectIdentifier: any FaultInjecting]
    ) {
        self.injected = injected
        self.outer = outer
        state = Lock(State(schedule: FaultSchedule(target: target, planned: planned.map(\.key))))
    }

    /// The number of calls so far that can fail, and of those that were left out.
    var schedule: FaultSchedule { state.withLock { $0.schedule } }
    /// The calls so far, in the order of their arrival.
    var calls: [ArrivedCall] { state.withLock { $0.calls } }
    /// The calls so far that can fail.
    var candidates: [ArrivedCall] { state.withLock { $0.candidates } }
    /// The errors that calls have thrown because of a series around this one.
    var outerErrors: [any Error] { state.withLock { $0.outerErrors } }
    /// The call that has failed.
    var failed: ArrivedCall? { state.withLock { $0.failed } }

    func fault<Failure: Error>(of call: ArrivedCall, throwing _: Failure.Type) -> Failure? {
        let outerFault = call.engine.flatMap { outer[$0] }?.fault(of: call, throwing: Failure.self)
        // A task that an earlier run has started may still make calls.
        if BodyRun.current?.isOver ?? false { return outerFault }
        let error: Failure? =
            switch injected {
            case .error(let error): error as? Failure
            case .cancellation: CancellationError() as? Failure
            }
        let candidacy: FaultSchedule.Candidacy =
            outerFault == nil
            ? candidacy(canThrow: error != nil, throwsErrors: Failure.self != Never.self) : .neverFails
        let fails = state.withLock { state in
            state.calls.append(call)
            if let outerFault { state.outerErrors.append(outerFault) }
            if candidacy == .canFail { state.candidates.append(call) }
            let fails = state.schedule.arrive(candidacy, call.key)
            if fails { state.failed = call }
            return fails
        }
        guard fails else { return outerFault }
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

extension ArrivedCall {
    fileprivate var key: FaultSchedule.Key { FaultSchedule.Key(engine: engine, words: words) }
}
