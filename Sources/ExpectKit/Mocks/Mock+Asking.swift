extension Mock {
    /// All calls so far, in the order of their arrival.
    public var calls: [Invocation] {
        Array(engine.journal.invocations)
    }

    /// The calls that have been answered so far, in the order of their answers.
    ///
    /// It differs from the order of arrival where calls wait for their answers: a call that is held, or whose action
    /// is still running, is not among them.
    public var completedCalls: [Invocation] {
        let journal = engine.journal
        return journal.log.completed.map { journal.invocations[$0] }
    }

    /// Returns how often a call came.
    ///
    /// A value that cannot be compared is reported as a mistake at this line, and the result is 0.
    ///
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func callCount(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Int {
        engine.callCount(
            accepting: invocation,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Returns whether a call came.
    ///
    /// A value that cannot be compared is reported as a mistake at this line, and the result is `false`.
    ///
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func didCall(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        lastCall(invocation, fileID: fileID, filePath: filePath, line: line, column: column) != nil
    }

    /// Returns the last call that fits, with its actual arguments.
    ///
    /// A value that cannot be compared is reported as a mistake at this line, and the result is `nil`.
    ///
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func lastCall(
        _ invocation: Invocation,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Invocation? {
        engine.lastCall(
            accepting: invocation,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension Engine {
    func callCount(accepting invocation: Invocation, at site: CallSite) -> Int {
        guard checkArguments(of: invocation, at: site) else { return 0 }
        let (journal, accepts) = (journal, comparison.prepare(invocation))
        return journal.invocations.filter(accepts).count
    }

    func lastCall(accepting invocation: Invocation, at site: CallSite) -> Invocation? {
        guard checkArguments(of: invocation, at: site) else { return nil }
        let (journal, accepts) = (journal, comparison.prepare(invocation))
        return journal.invocations.last(where: accepts)
    }
}
