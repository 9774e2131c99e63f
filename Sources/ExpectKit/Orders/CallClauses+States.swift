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
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let condition = states.condition([state] + others)
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
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Self {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let transition = states.transition(to: state)
        return amend(at: site) { $0.conditions.append(transition) }
    }
}
