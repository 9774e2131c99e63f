/// The current one of some states, by number, and those who wait for one.
final class StateMachine: Sendable {
    let name: String
    /// The words for a state. It runs code of the user's.
    let describe: @Sendable (Int) -> String

    private let state = Lock((current: 0, waits: [(state: Int, wait: Wait)]()))

    init(_ name: String, describe: @escaping @Sendable (Int) -> String) {
        self.name = name
        self.describe = describe
    }

    var current: Int { state.withLock { $0.current } }

    /// The words for the current state, such as `light is red`.
    var words: String { "\(name) is \(describe(current))" }

    /// Moves to a state.
    ///
    /// - Returns: Those who wait for it, to be woken outside of any lock.
    func move(to target: Int) -> [Wait] {
        state.withLock { state in
            state.current = target
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

/// A condition on the current state of a machine.
struct StateCondition {
    let machine: StateMachine
    let allowed: [Int]

    var isMet: Bool { allowed.contains(machine.current) }

    /// The words for what is asked, such as `light is red or green`.
    var words: String {
        "\(machine.name) is \(allowed.map(machine.describe).joined(separator: " or "))"
    }
}

/// A move of a machine to another state.
struct StateTransition {
    let machine: StateMachine
    let target: Int

    func perform() -> [Wait] { machine.move(to: target) }
}
