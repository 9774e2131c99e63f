extension TestDouble {
    /// Prints each call with its answer when it returns, for a test that one does not understand.
    ///
    /// ```swift
    /// let oven = MockOven().logsCalls()
    /// // MockOven: preheat(to: 200) → 1
    /// // MockOven: bake("rye") → throws OvenError.cold, unexpected
    /// ```
    ///
    /// Secrets are redacted as in a recording. The idea comes from Mockito's `verboseLogging`.
    ///
    /// - Parameter write: Receives each line. The default prints it.
    /// - Returns: The mock itself, so that one line can create it and print its calls.
    @discardableResult
    public func logsCalls(to write: @escaping @Sendable (String) -> Void = { print($0) }) -> Self {
        let engine = namedEngine
        // The old closure is a client's, so it outlives the lock.
        let old = engine.locked { guarded in
            defer { guarded.log = write }
            return guarded.log
        }
        withExtendedLifetime(old) {}
        return self
    }
}

extension Engine {
    /// The line about a call that has returned.
    func logLine(of number: Int, _ answer: AnswerFact) -> String {
        let journal = journal
        let outcome =
            switch journal.outcome(of: number) {
            case .diverged, .refused: ", unexpected"
            case .pending, .taken, .stubbed, .ignored, .forwarded: ""
            }
        return "\(name): \(describeCall(journal.invocations[number])) → \(answer.bareWords)\(outcome)"
    }
}
