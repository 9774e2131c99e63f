/// Keeps the results of calls: in the journal, and in what a filter records.
struct ResultRecording<Invocation> {
    let engine: Engine<Invocation>

    /// Records the conclusion of a call, if the call is finished.
    func record<Output, Failure: Error>(
        _ conclusion: Conclusion<Output, Failure>, of call: CallInProgress<Invocation>
    ) {
        switch conclusion {
        case .returns(let output): record(.success(output), throwing: Failure.self, of: call)
        case .fails(let failure):
            record(Result<Output, any Error>.failure(failure), throwing: Failure.self, of: call)
        case .stops: engine.locked { $0.state.complete(call.ticket) }
        case .forwards, .waits, .waitsForever: return
        }
    }

    /// Calls the real object, and records its result, for a call without a filter.
    func recording<Output, Failure: Error>(
        _ ticket: Ticket, _ real: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        do {
            let output = try real()
            complete(ticket, Result<Output, any Error>.success(output))
            return output
        } catch {
            complete(ticket, Result<Output, any Error>.failure(error))
            throw error
        }
    }

    /// Calls the real object, and records its result.
    func recording<Output, Failure: Error>(
        _ call: CallInProgress<Invocation>, _ real: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        do {
            let output = try real()
            record(.success(output), throwing: Failure.self, of: call)
            return output
        } catch {
            record(Result<Output, any Error>.failure(error), throwing: Failure.self, of: call)
            throw error
        }
    }

    /// Calls the real object, and records its result.
    nonisolated(nonsending) func recording<Output, Failure: Error>(
        _ call: CallInProgress<Invocation>, _ real: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        do {
            let output = try await real()
            record(.success(output), throwing: Failure.self, of: call)
            return output
        } catch {
            record(Result<Output, any Error>.failure(error), throwing: Failure.self, of: call)
            throw error
        }
    }

    private func record<Output, Failure: Error>(
        _ result: Result<Output, any Error>, throwing _: Failure.Type, of call: CallInProgress<Invocation>
    ) {
        guard let recorder = call.recorder else { return complete(call.ticket, result) }
        let redacted = recorder.record(result, throwing: Failure.self)
        if Output.self == Void.self, !result.isFailure {
            complete(call.ticket, Result<Void, any Error>.success(()))
        } else {
            complete(call.ticket, redacted)
        }
    }

    /// Notes that a call has its answer, and keeps the result.
    private func complete<Output>(_ ticket: Ticket, _ result: Result<Output, any Error>) {
        let isStream = result.value is any AsyncSequence
        let (log, keepsProperties) = engine.locked { guarded in
            // A stream would never end for the code under test that drops it.
            if Output.self != Void.self && !isStream || result.isFailure {
                guarded.state.complete(ticket, with: result.map { $0 as Any })
            } else {
                guarded.state.complete(ticket)
            }
            let isKnown = guarded.state.remembers(ticket)
            return (isKnown ? guarded.log : nil, isKnown && guarded.state.keepsProperties)
        }
        if keepsProperties, !result.isFailure { engine.keepValue(ofCall: ticket.number) }
        if let log { log(engine.logLine(of: ticket.number, AnswerFact(result.map { $0 as Any }))) }
    }
}

extension Result {
    fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
    fileprivate var value: Success? { if case .success(let value) = self { value } else { nil } }
}
