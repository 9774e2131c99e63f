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
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func callCount(_ invocation: Invocation) -> Int {
        engine.calls(accepting: invocation).count
    }

    /// Returns whether a call came.
    ///
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func didCall(_ invocation: Invocation) -> Bool {
        engine.lastCall(accepting: invocation) != nil
    }

    /// Returns the last call that fits, with its actual arguments.
    ///
    /// - Parameter invocation: The call, with its arguments as values or matchers.
    public func lastCall(_ invocation: Invocation) -> Invocation? {
        engine.lastCall(accepting: invocation)
    }
}

extension Engine {
    func calls(accepting invocation: Invocation) -> [Invocation] {
        let (journal, accepts) = (journal, comparison.prepare(invocation))
        return journal.invocations.filter(accepts)
    }

    func lastCall(accepting invocation: Invocation) -> Invocation? {
        let (journal, accepts) = (journal, comparison.prepare(invocation))
        return journal.invocations.last(where: accepts)
    }
}
