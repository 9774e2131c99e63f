/// A state that calls depend on, and that calls change.
///
/// ```swift
/// enum Light { case red, green }
/// let light = MockStates("light", initially: Light.red)
/// car.expect(.stop).when(light, .red)
/// car.expect(.start).when(light, .green)
/// crossing.expect(.press).when(light, .red).then(light, .green)
/// ```
///
/// An expectation or a stub with `when` takes calls only in one of its states; `then` moves to another before the
/// action runs, and also when it throws. Calls of several mocks may depend on the same states. The idea comes from
/// jMock's `States`.
public final class MockStates<State: Equatable & Sendable>: Sendable {
    /// The name in failures.
    public let name: String

    fileprivate struct Moves {
        /// The states that were named so far. The engine compares their indices, because `==` is client code.
        var known: [State]
        var current = 0
        /// The time of the last move.
        var since = LogicalTime.start
        var waits: [Int: [Wait]] = [:]
    }

    fileprivate let moves: Lock<Moves>

    /// Creates states.
    ///
    /// - Parameters:
    ///   - name: The name in failures.
    ///   - state: The initial state.
    public init(_ name: String, initially state: State) {
        self.name = name
        moves = Lock(Moves(known: [state]))
    }

    /// The current state, which the test may set as well.
    public var current: State {
        get { moves.withLock { $0.known[$0.current] } }
        set { for wait in move(to: place(of: newValue)) { wait.end(.met) } }
    }

    /// Suspends the task until a state is the current one.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - limit: The longest time to wait; one minute by default.
    ///   - clock: The clock that measures the time.
    /// - Returns: Whether the state is the current one, or was it during the wait. Expect it in the test:
    ///   `#expect(await account.wait(for: .open))`.
    nonisolated(nonsending) public func wait(
        for state: State, within limit: Duration = .seconds(60), clock: some Clock<Duration> = ContinuousClock()
    ) async -> Bool {
        let (place, wait) = (place(of: state), Wait())
        let isThere = moves.withLock { moves in
            if moves.current != place { moves.waits[place, default: []].append(wait) }
            return moves.current == place
        }
        if isThere { return true }
        // Another call may have moved on at once.
        if await wait.ended(by: clock.deadline(after: limit), on: clock) == .met { return true }
        return moves.withLock { moves in
            moves.waits[place]?.removeAll { $0 === wait }
            return moves.current == place
        }
    }

    fileprivate func place(of state: State) -> Int {
        while true {
            let seen = moves.withLock { $0.known }
            if let place = seen.firstIndex(of: state) { return place }
            let isNew = moves.withLock { moves in
                guard moves.known.count == seen.count else { return false }
                moves.known.append(state)
                return true
            }
            if isNew { return seen.count }
        }
    }

    /// Moves to a state, and returns the waits for it, which the caller ends outside of any lock.
    fileprivate func move(to target: Int) -> [Wait] {
        moves.withLock { moves in
            (moves.current, moves.since) = (target, .now)
            return moves.waits.removeValue(forKey: target) ?? []
        }
    }

    fileprivate func fact(of places: [Int]) -> StateFact {
        let states = moves.withLock { moves in places.map { moves.known[$0] } }
        return StateFact(name: name, states: states.map { describe($0) })
    }
}

/// The current state, or those of which a declaration requires one.
struct StateFact: Sendable, Equatable {
    let name: String
    let states: [String]

    /// Such as `light is red or green`.
    var words: String { "\(name) is \(states.joined(separator: " or "))" }
}

/// States whose type is not known.
protocol CurrentState: AnyObject {
    /// The current state. Describing it runs client code.
    var fact: StateFact { get }
}

extension MockStates: CurrentState {
    var fact: StateFact { fact(of: [moves.withLock { $0.current }]) }
}

/// What `when(_:_:)` adds: some states are allowed. What `then(_:_:)` adds: each call changes the state.
private struct StateCondition<State: Equatable & Sendable>: CallCondition {
    let machine: MockStates<State>
    /// The states in which the call may come; `nil` if it may come in any.
    var allowed: [Int]?
    var next: Int?

    var restrictsCalls: Bool { allowed != nil }
    var metSince: LogicalTime? {
        guard let allowed else { return .start }
        // The state before the last move may have been allowed as well, but is no longer known.
        return machine.moves.withLock { allowed.contains($0.current) ? $0.since : nil }
    }
    var requirement: StateFact? { allowed.map(machine.fact) }
    var states: (any CurrentState)? { machine }
    func noteCall() -> [Wait] { next.map(machine.move) ?? [] }
}

extension CallClauses {
    /// Lets the declaration take calls only in certain states.
    ///
    /// - Parameters:
    ///   - states: The states that the call depends on. With several `when` clauses, all of them must be met.
    ///   - state: The state in which it may be called.
    ///   - others: Further states in which it may be called.
    @discardableResult
    public func when<State>(
        _ states: MockStates<State>, _ state: State, _ others: State...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let condition = StateCondition(machine: states, allowed: ([state] + others).map(states.place))
        return amend(at: site) { $0.conditions.append(condition) }
    }

    /// Changes the state with each call that the declaration takes, before the action of the call runs.
    ///
    /// - Parameters:
    ///   - states: The states that the call changes.
    ///   - state: The new current state.
    @discardableResult
    public func then<State>(
        _ states: MockStates<State>, _ state: State,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let change = StateCondition(machine: states, next: states.place(of: state))
        return amend(at: site) { $0.conditions.append(change) }
    }
}

/// A condition outside of a mock for when a declared call may come, such as a state.
///
/// Several mocks may share a condition, so it guards its own state. An engine uses it under the lock of the engine, so
/// only `requirement` may run client code, and none may call an engine.
protocol CallCondition: Sendable {
    /// Whether it can forbid a call. A condition that only reacts to calls cannot.
    var restrictsCalls: Bool { get }
    /// Since when it has allowed the call; `nil` if it does not allow it now.
    var metSince: LogicalTime? { get }
    /// `nil` if it requires nothing.
    var requirement: StateFact? { get }
    /// The states that it depends on or changes, which a failure shows.
    var states: (any CurrentState)? { get }
    /// Notes that the declaration took a call, before its action runs. The engine ends the waits without its lock.
    func noteCall() -> [Wait]
}

extension Progress {
    /// Whether an order across mocks or a condition can forbid a call.
    var restrictsCalls: Bool { node != nil || conditions.contains(where: \.restrictsCalls) }

    var allowsCall: Bool { conditions.allSatisfy { $0.metSince != nil } && node?.isOpen ?? true }

    /// Since when the orders across mocks and the conditions have allowed a call; `nil` if they do not allow it now.
    func allowedSince(_ known: inout OrderTimes) -> LogicalTime? {
        let times = [node.map { known.start(of: $0) } ?? .start] + conditions.map(\.metSince)
        return times.contains(nil) ? nil : times.compactMap(\.self).max()
    }

    /// What the conditions require that did not allow a call at a time, or do not allow one now.
    func unmetRequirements(at time: LogicalTime? = nil) -> [StateFact] {
        conditions.compactMap { condition in
            if let since = condition.metSince, time.map({ $0 > since }) ?? true { return nil }
            return condition.requirement
        }
    }
}
