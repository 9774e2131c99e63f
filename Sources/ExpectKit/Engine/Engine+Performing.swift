extension Engine {
    /// Returns what an answer returns, or throws what it throws.
    ///
    /// The types of a quick form are known here at last. What does not fit is reported at the answer's line,
    /// and a value is made up in its place.
    func perform<Output, Failure: Error>(
        _ answer: Answer<Invocation>, _ invocation: Invocation, throwing: Failure.Type, at site: CallSite
    ) throws(Failure) -> Output {
        let outcome: Result<Any, any Error>
        switch answer.kind {
        case .value(let value): outcome = .success(value)
        case .error(let error): outcome = .failure(error)
        case .action(let action):
            do { outcome = .success(try action(invocation)) } catch { outcome = .failure(error) }
        case .forward:
            return refuse(
                answer, to: invocation, at: site,
                words: "andForward() has nothing to ask, as the wrapper offers no real object",
                advice: "forward from the wrapper with mock.call(_:) { real.… }, or answer with andReturn(_:)"
            )
        }
        switch outcome {
        case .success(let value as Output): return value
        case .success(let value):
            return refuse(
                answer, to: invocation, at: site,
                words: "\(describeTyped(value)), but the call returns \(Output.self)",
                advice: "answer with a value of type \(Output.self)")
        case .failure(let error as Failure): throw error
        case .failure(let error):
            let allowed =
                Failure.self == Never.self
                ? "the call throws nothing" : "the call throws only \(Failure.self)"
            return refuse(
                answer, to: invocation, at: site,
                words: "the error \(describeTyped(error)), but \(allowed)",
                advice:
                    "answer with andReturn(_:), or let the wrapper forward with throwing: (any Error).self")
        }
    }

    /// Reports an answer that cannot be given, at its line, and makes up a value.
    private func refuse<Output>(
        _ answer: Answer<Invocation>, to invocation: Invocation, at site: CallSite, words: String,
        advice: String
    ) -> Output {
        let trace = capturedTrace()
        let substitute = standIn(as: Output.self)
        let report = report(
            Violation(
                kind: .wrongAnswer, mock: name, call: "\(describeCall(invocation)): \(words)",
                origin: evidence().origin(from: site, trace).origin, answer: substitute.source.words,
                advice: [advice], place: FailurePlace(answer.site)))
        guard case .value(let value) = substitute.response else { fatalError(report.text) }
        return value
    }

    /// A value for a call that nothing answers.
    func standIn<Output>(for invocation: Invocation, at site: CallSite) -> Output {
        let substitute: Substitute<Invocation, Output> = standIn(as: Output.self)
        guard case .value(let value) = substitute.response else {
            fatalError(reportUnanswered(invocation, answer: substitute.source.words, of: nil, at: site).text)
        }
        return value
    }
}
