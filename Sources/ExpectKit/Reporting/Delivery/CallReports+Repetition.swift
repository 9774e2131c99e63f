// Calls that repeat a mistake that was reported already.

extension CallReports {
    /// Notes a call that its declaration has no answer for.
    ///
    /// - Returns: Whether it must be reported, because the same call has not been reported yet.
    func noteUnanswered(_ invocation: Invocation, of declaration: Declaration) -> Bool {
        let call = describeCall(invocation)
        return engine.locked { $0.reportedAnswers.insert(unanswered: call, of: declaration.index) }
    }

    /// Notes an answer that does not fit.
    ///
    /// - Returns: Whether it must be reported, because the same answer has not been reported yet.
    func noteWrongAnswer(_ answer: WrongAnswer, at site: CallSite) -> Bool {
        engine.locked { $0.reportedAnswers.insert(answer, at: site) }
    }

    /// Notes a call whose cause for throwing an ``UnansweredCallError`` was reported.
    func noteError(of invocation: Invocation, _ failure: UnansweredCallError.Failure) {
        let call = describeCall(invocation)
        engine.locked { $0.reportedAnswers.noteError(of: call, failure) }
    }

    /// The failure that an ``UnansweredCallError`` named, if the code under test repeats a call that threw it.
    func failureOfRetry(_ invocation: Invocation) -> UnansweredCallError.Failure? {
        guard engine.locked({ $0.reportedAnswers.hasThrown }) else { return nil }
        let call = describeCall(invocation)
        return engine.locked { $0.reportedAnswers.failure(thrownBy: call) }
    }
}
