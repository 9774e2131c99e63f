import ExpectKit

extension Tape {
    /// Performs the recorded calls on another object, and compares its results and errors with those on the tape.
    ///
    /// Use it to check that an in-memory fake behaves as the real object did when the tape was recorded, or that the
    /// real object still does. The code of the test is not involved: the calls are performed in the order of the tape,
    /// one after the other. All differences are reported as one failure at this line.
    ///
    /// ```swift
    /// let tape = Tape("lending to Oslo")
    /// await tape.check(against: MockCatalogue.perform, on: InMemoryCatalogue())
    /// ```
    ///
    /// The tape is neither reserved nor written, so a mock may use it in the same test. While a tape is being recorded,
    /// the calls so far are performed. Unwrap the tape of the trait: `try #require(Tape.current)`.
    ///
    /// If the tape is missing, has a flaw, or has no calls of the mock, the test fails at this line.
    ///
    /// - Parameters:
    ///   - perform: Performs a call on the object: `perform(_:on:)` of a mock that was generated with `--codable`, or of
    ///     a mock written by hand. A call for which it throws an ``InvocationError`` is reported.
    ///   - real: The object, in the state that the real one had when the recording began.
    ///   - mock: The name of the mock whose calls are performed. The default is the name of the type around `Invocation`.
    ///   - rules: Which parts of results may differ (`.ignoringResult`, `.matchingResult`). If the tape was recorded
    ///     with rules that redact results, pass them too: they also redact the results of the object. Rules for
    ///     arguments have no effect: a redacted argument is passed to the object as it is on the tape.
    nonisolated(nonsending) public func check<Invocation: Codable, Real>(
        against perform: nonisolated(nonsending) (Invocation, Real) async throws -> Any, on real: Real,
        mock: String? = nil, _ rules: TapeRule...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        await check(
            perform, on: real, mock: mock, rules,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Performs the recorded calls with a function that is synchronous.
    ///
    /// It does the same as the asynchronous function of this name.
    ///
    /// - Parameters:
    ///   - perform: Performs a call on the object.
    ///   - real: The object, in the state that the real one had when the recording began.
    ///   - mock: The name of the mock whose calls are performed. The default is the name of the type around `Invocation`.
    ///   - rules: Which parts of results may differ, and which are redacted.
    nonisolated(nonsending) public func check<Invocation: Codable, Real>(
        against perform: (Invocation, Real) throws -> Any, on real: Real,
        mock: String? = nil, _ rules: TapeRule...,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) async {
        await check(
            { (call: Invocation, real: Real) async throws -> Any in try perform(call, real) }, on: real,
            mock: mock, rules,
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    nonisolated(nonsending) private func check<Invocation: Codable, Real>(
        _ perform: nonisolated(nonsending) (Invocation, Real) async throws -> Any, on real: Real,
        mock: String?, _ rules: [TapeRule], at site: CallSite
    ) async {
        let name = mock ?? enclosingTypeName(of: Invocation.self) ?? typeName(Invocation.self)
        // The check has its own secrets, because it must not change what the tape records.
        let redaction = Redaction(rules, mock: name, at: site, TapeSecrets())
        var found = TapeDifferences(mock: name, object: typeName(type(of: real as Any)))
        do throws(TapeProblem) {
            guard let calls = try calls(of: name, as: Invocation.self) else { return }
            for call in calls {
                let performed: Result<Any, any Error>
                do { performed = .success(try await perform(call.invocation, real)) } catch {
                    performed = .failure(error)
                }
                found.add(performed, call, redaction)
            }
            if !found.all.isEmpty { throw .differs(found) }
        } catch {
            report(error, at: site, redactingName: { redaction.redacted($0) })
        }
    }
}
