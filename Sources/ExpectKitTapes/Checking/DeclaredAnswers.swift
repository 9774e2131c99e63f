import ExpectKit

/// The answers that a test has declared for the calls of a mock.
///
/// `answers` of a mock returns them.
public struct DeclaredAnswers<Invocation>: Sendable {
    let engine: Engine<Invocation>
}

extension TestDouble {
    /// The answers that the test has declared for the calls of the mock, to check them against a real object.
    ///
    /// ```swift
    /// await catalogue.answers.check(against: MockCatalogue.perform, on: LiveCatalogue())
    /// ```
    ///
    /// If the mocked protocol has a requirement of this name, write `catalogue.mock.answers`.
    public var answers: DeclaredAnswers<Invocation> { DeclaredAnswers(engine: namedEngine) }
}

extension DeclaredAnswers {
    /// Performs the calls that were answered with declared values and errors on a real object, and compares its answers
    /// with the declared ones.
    ///
    /// For each answer of `andReturn` and `andThrow` that was used, the first call with this answer is performed once,
    /// with its actual arguments. The calls are performed in the order in which the test made them. A difference is
    /// reported at the line of the answer. Other calls are not performed: those answered by closures, suspended and
    /// forwarded calls, calls on a tape, and calls without a declared answer. If no call has a declared answer, nothing
    /// can be compared, and the test fails at this line.
    ///
    /// Values are compared by `==` if they are `Equatable`, and part by part if not. If a part is not `Equatable` and
    /// has no parts that can be compared, such as an object, the answer is reported as not comparable.
    ///
    /// - Parameters:
    ///   - perform: Performs a call on the object: `perform(_:on:)` of a mock that was generated with `--codable`, or of
    ///     a mock written by hand. An ``InvocationError`` is reported as a call that cannot be performed.
    ///   - real: The real object, in the state that the answers assume.
    nonisolated(nonsending) public func check<Real>(
        against perform: nonisolated(nonsending) (Invocation, Real) async throws -> Any, on real: Real,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let used = UsedAnswers(in: engine.snapshot())
        guard !used.declared.isEmpty else {
            return engine.report(NoDeclaredAnswers(calls: used.unchecked), at: site)
        }
        var unconfirmed: [(problem: any ReportableProblem, site: CallSite)] = []
        for answer in used.declared {
            let outcome: Result<Any, any Error>
            do { outcome = .success(try await perform(answer.invocation, real)) } catch {
                outcome = .failure(error)
            }
            guard
                let reason = answer.disagreement(
                    with: outcome, shown: { engine.redacted($0, of: answer.invocation) })
            else { continue }
            let problem = UnconfirmedAnswer(
                call: describeCall(answer.invocation), declaration: answer.place, declared: answer.fact,
                reason: reason)
            unconfirmed.append((problem, answer.site))
        }
        engine.report(unconfirmed)
    }

    /// Performs the calls of a mock whose `perform` is synchronous.
    ///
    /// It does the same as the asynchronous function of this name.
    ///
    /// - Parameters:
    ///   - perform: Performs a call on the object.
    ///   - real: The real object, in the state that the answers assume.
    nonisolated(nonsending) public func check<Real>(
        against perform: (Invocation, Real) throws -> Any, on real: Real,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        await check(
            against: { (call, real) async throws -> Any in try perform(call, real) }, on: real,
            fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

extension UsedAnswer {
    /// Why a real object does not confirm the answer; nil if it does.
    ///
    /// - Parameter shown: Returns an outcome without the secrets that a report must not show.
    fileprivate func disagreement(
        with outcome: Result<Any, any Error>, shown: (Result<Any, any Error>) -> Result<Any, any Error>
    ) -> UnconfirmedAnswer.Reason? {
        if case .failure(let error as InvocationError) = outcome { return .notPerformed(error.description) }
        let fact = AnswerFact(shown(outcome))
        guard let (declared, actual) = pair(result, outcome) else { return .differs(fact, []) }
        switch PartwiseComparison(declared, actual) {
        case .equal: return nil
        case .different:
            guard let (declared, actual) = pair(shown(result), shown(outcome)) else { return .hidden(fact) }
            if case .equal = PartwiseComparison(declared, actual) { return .hidden(fact) }
            return .differs(fact, structuralDifferences(declared, actual))
        case .unknown(let part): return .incomparable(fact, part)
        }
    }
}

/// The values or the errors of a declared and an actual outcome; nil if only one of them is an error.
private func pair(
    _ declared: Result<Any, any Error>, _ actual: Result<Any, any Error>
) -> (declared: Any, actual: Any)? {
    switch (declared, actual) {
    case (.success(let own), .success(let value)): (fitted(own, to: value), value)
    case (.failure(let own), .failure(let error)): (own, error)
    default: nil
    }
}

/// Converts a declared value to the type of an actual one, as the answer of a call is converted, if that is possible.
private func fitted(_ declared: Any, to actual: Any) -> Any {
    func open<Output>(_: Output) -> Any { fitting(declared, Output.self) ?? declared }
    return open(actual)
}
