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
    private let machine: StateMachine

    /// The states that were named so far. The engine compares their indices, because `==` is client code, which must
    /// not run under its lock.
    private let known: Lock<[State]>

    /// Creates states.
    ///
    /// - Parameters:
    ///   - name: The name in failures.
    ///   - state: The initial state.
    public init(_ name: String, initially state: State) {
        let known = Lock([state])
        self.known = known
        machine = StateMachine(name) { place in describe(known.withLock { $0[place] }) }
    }

    /// The name in failures.
    public var name: String { machine.name }

    /// The current state. The test may set it as well.
    public var current: State {
        get {
            let place = machine.current
            return known.withLock { $0[place] }
        }
        set {
            for wait in machine.move(to: place(of: newValue)) { wait.end(.met) }
        }
    }

    /// Suspends the task until a state is the current one.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - limit: The longest time to wait; one minute by default.
    ///   - clock: The clock that measures the time.
    /// - Returns: Whether the state is the current one. Expect it in the test:
    ///   `#expect(await account.wait(for: .open))`.
    nonisolated(nonsending) public func wait(
        for state: State, within limit: Duration = .seconds(60),
        clock: some Clock<Duration> = ContinuousClock()
    ) async -> Bool {
        let place = place(of: state)
        _ = await machine.arrival(at: place).ended(by: clock.deadline(after: limit), on: clock)
        return machine.current == place
    }

    /// Returns the condition that the current state is one of some states.
    func condition(_ states: [State]) -> StateCondition {
        StateCondition(states: machine, allowed: states.map(place))
    }

    /// Returns the change to a state.
    func transition(to state: State) -> StateTransition {
        StateTransition(states: machine, target: place(of: state))
    }

    private func place(of state: State) -> Int {
        while true {
            let seen = known.withLock { $0 }
            if let place = seen.firstIndex(of: state) { return place }
            let isNew = known.withLock { known in
                guard known.count == seen.count else { return false }
                known.append(state)
                return true
            }
            if isNew { return seen.count }
        }
    }
}
