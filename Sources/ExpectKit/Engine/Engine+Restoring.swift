/// A mock that a test can put back to an earlier state, to repeat its body.
protocol RestorableMock: SelfVerifying {
    var name: String { get }

    /// Why the mock cannot be put back; `nil` if it can.
    ///
    /// - Parameter mocks: The mocks that are put back together with it.
    func obstacleToRestoring(with mocks: [any RestorableMock]) -> RestorationObstacle?

    /// Returns a closure that puts the mock back to its present state.
    func restoration() -> @Sendable () -> Void

    /// Calls a closure with the state, under the lock. The closure must not run client code.
    func locked<Result>(_ body: (inout GuardedState) -> Result) -> Result

    /// Reports a problem at a line of the test.
    func report(_ problem: Violation.Problem, at site: CallSite)
}

extension Engine: RestorableMock {
    func report(_ problem: Violation.Problem, at site: CallSite) {
        failures.report(Violation(mock: name, problem: problem, place: FailurePlace(site)))
    }

    func obstacleToRestoring(with mocks: [any RestorableMock]) -> RestorationObstacle? {
        let (isTaped, nodes) = locked { ($0.state.isTaped, $0.state.table.nodes) }
        if isTaped { return .tape(mock: name) }
        let foreign = OrderNode.foreign(connectedTo: nodes, apartFrom: Set(mocks.map(ObjectIdentifier.init)))
        // Describing it runs client code.
        return foreign.map { .order(mock: name, with: $0.facts.subject()) }
    }

    /// Returns a closure that puts back what the declarations of a state depend on: held answers and completion handlers,
    /// orders across mocks, and states.
    func restorationOfConditions(_ saved: SavedState) -> @Sendable () -> Void {
        let (declared, progress) = (saved.state.table.declared, saved.state.table.progress)
        var parts: [@Sendable () -> Void] = []
        for answer in progress.lazy.flatMap(\.answers) {
            if case .held(let held) = answer.kind { parts.append(held.restoration()) }
        }
        for declaration in declared where declaration.isCapturing {
            let completions = declarations.completions(of: declaration.of(Invocation.self))
            parts += completions.map { $0.restoration() }
        }
        for machine in progress.lazy.flatMap(\.conditions).compactMap(\.machine) {
            let current = machine.current
            parts.append { for wait in machine.move(to: current) { wait.end(.met) } }
        }
        let nodes = saved.state.table.nodes
        if !nodes.isEmpty { parts.append(OrderNode.restoration(of: nodes)) }
        return { [parts] in for part in parts { part() } }
    }
}

extension RestorableMock {
    /// Whether the mock uses a tape.
    var isTaped: Bool { locked { $0.state.isTaped } }
}

extension DeclarationTable {
    /// The places of its expectations in the orders across mocks.
    fileprivate var nodes: [OrderNode] { nodePositions.all.compactMap { progress[queue[$0]].node } }
}
