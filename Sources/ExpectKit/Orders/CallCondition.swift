/// A condition outside of a mock for when a declared call may come: an order across mocks, or a state.
///
/// A new kind of condition is one type that conforms, and the clause that appends it to a declaration. Several mocks
/// may share a condition, so a condition guards its own state. An engine asks and notifies them while it holds its
/// own lock, so they must not run client code, and must not call an engine.
protocol CallCondition: Sendable {
    /// Whether it can forbid a call. A condition that only reacts to calls cannot.
    var restrictsCalls: Bool { get }

    /// Whether the call may come now.
    var isMet: Bool { get }

    /// Since when it has allowed the call, apart from the order of its own mock; `nil` if it does not allow it now.
    ///
    /// A verification asks this about an earlier call that no expectation took.
    ///
    /// - Parameter known: What is known about the orders, from the other conditions of the same mock.
    func allowedSince(_ known: inout OrderTimes) -> LogicalTime?

    /// Notes that the declaration took a call. It comes before the action of the call runs.
    ///
    /// - Returns: The waits that end with the call. The engine ends them after it has released its lock.
    func noteCall() -> [Wait]

    /// Notes how far the declaration has come.
    func update(_ progress: CallProgress)

    /// Stops blocking other calls, because the mock of the declaration was reset.
    func forget()

    // MARK: Explaining a failure

    /// Why the call may not come now. What it names as missing counts as reported from then on.
    ///
    /// - Parameter isNamed: Whether the failure already names the missing call at this position.
    func explain(besides isNamed: (OrderPosition) -> Bool) -> ConditionExplanation

    /// Why an earlier call could not be the declared one; empty if nothing forbade it.
    func explain(callAt time: LogicalTime) -> ConditionExplanation

    /// Stops blocking other calls, because the missing call is reported by its own mock.
    func release()

    /// Whether the failure of another call has reported the declared call as missing.
    var isReportedMissing: Bool { get }

    /// The mock whose failure has reported the declared call as missing.
    var reportingMock: ReportingMock? { get }

    /// The state that the condition depends on or changes.
    var machine: StateMachine? { get }
}

extension CallCondition {
    var restrictsCalls: Bool { true }
    var isMet: Bool { true }
    func allowedSince(_ known: inout OrderTimes) -> LogicalTime? { restrictsCalls ? nil : .start }
    func noteCall() -> [Wait] { [] }
    func update(_ progress: CallProgress) {}
    func forget() {}
    func explain(callAt time: LogicalTime) -> ConditionExplanation { ConditionExplanation() }
    func release() {}
    var isReportedMissing: Bool { false }
    var reportingMock: ReportingMock? { nil }
    var machine: StateMachine? { nil }
}

/// How far a declared call has come, as its conditions see it.
struct CallProgress: Sendable {
    let calls: Int
    let count: CallCount
    /// Whether a failed call may have been meant for the call that is missing.
    let isReplaced: Bool

    var isSatisfied: Bool { count.isSatisfied(by: calls) }
}

/// The place of an expectation: its mock, and its position among the expectations of that mock.
struct OrderPosition: Sendable, Equatable {
    let mock: ObjectIdentifier
    let position: Int
}

/// Why a condition does not allow a call.
struct ConditionExplanation {
    /// The calls that are missing right before it, in any mock.
    var missing: [OrderNode.Obstacle] = []
    /// The places of these calls.
    var missingNodes: [OrderNode] = []
    /// The later call that came already, so that the call is too late.
    var ending: OrderNode.Obstacle?
    /// The states that allow the call, if the current state is none of them.
    var requirement: StateFact?
}
