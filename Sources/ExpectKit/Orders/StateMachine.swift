/// The states behind a ``MockStates``, as numbers, and the waits for one of them.
final class StateMachine: Sendable {
    let name: String
    /// Describes a state, which runs client code.
    let describe: @Sendable (Int) -> String

    private let state = Lock((current: 0, since: LogicalTime.start, waits: [(state: Int, wait: Wait)]()))

    init(_ name: String, describe: @escaping @Sendable (Int) -> String) {
        self.name = name
        self.describe = describe
    }

    var current: Int { state.withLock { $0.current } }

    /// The time of the last move.
    var currentSince: LogicalTime { state.withLock { $0.since } }

    /// Moves to a state.
    ///
    /// - Returns: The waits for it, which the caller ends outside of any lock.
    func move(to target: Int) -> [Wait] {
        state.withLock { state in
            (state.current, state.since) = (target, .now)
            defer { state.waits.removeAll { $0.state == target } }
            return state.waits.filter { $0.state == target }.map(\.wait)
        }
    }

    /// Returns a wait that ends when a state is the current one.
    func arrival(at target: Int) -> Wait {
        let wait = Wait()
        let isThere = state.withLock { state in
            if state.current != target { state.waits.append((target, wait)) }
            return state.current == target
        }
        if isThere { wait.end(.met) }
        return wait
    }
}

/// The condition that `when(_:_:)` adds: the current state is one of some states.
struct StateCondition: CallCondition {
    let states: StateMachine
    let allowed: [Int]

    var isMet: Bool { allowed.contains(states.current) }
    // The state before the last move may have allowed the call as well, but the machine no longer knows that state.
    private var allowedSince: LogicalTime? { isMet ? states.currentSince : nil }
    var machine: StateMachine? { states }

    func allowedSince(_ known: inout OrderTimes) -> LogicalTime? { allowedSince }

    func explain(besides isNamed: (OrderPosition) -> Bool) -> ConditionExplanation {
        ConditionExplanation(requirement: isMet ? nil : fact)
    }

    func explain(callAt time: LogicalTime) -> ConditionExplanation {
        ConditionExplanation(requirement: allowedSince.map { $0 < time } ?? false ? nil : fact)
    }
}

/// The change of state that `then(_:_:)` adds. It allows every call.
struct StateTransition: CallCondition {
    let states: StateMachine
    let target: Int

    var restrictsCalls: Bool { false }
    var machine: StateMachine? { states }

    func noteCall() -> [Wait] { states.move(to: target) }

    func explain(besides isNamed: (OrderPosition) -> Bool) -> ConditionExplanation { ConditionExplanation() }
}
