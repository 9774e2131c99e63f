extension CallClauses {
    /// Lets the declaration take calls only in certain states.
    ///
    /// - Parameters:
    ///   - states: What the call depends on. Several conditions must all be met.
    ///   - state: The state in which it may be called.
    ///   - others: Further ones in which it may be called as well.
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

    /// Moves to a state with each call that the declaration takes, before its action runs.
    ///
    /// - Parameters:
    ///   - states: What the call changes.
    ///   - state: The state that is the current one afterwards.
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
