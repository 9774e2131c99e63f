/// Keeps the results of calls: in the journal, and in what a filter records.
struct ResultRecording<Invocation> {
    let engine: Engine<Invocation>

    func record<Output, Failure: Error>(
        _ conclusion: Conclusion<Output, Failure>, of call: CallInProgress<Invocation>
    ) {
        switch conclusion {
        case .returns(let output): record(Result<Output, Failure>.success(output), of: call)
        case .fails(let failure): record(Result<Output, Failure>.failure(failure), of: call)
        case .stops: engine.locked { $0.state.complete(call.ticket) }
        case .forwards, .waits, .waitsForever: return
        }
    }

    /// Calls the real object, and records its result, for a call without a filter.
    func recording<Output, Failure: Error>(
        _ ticket: Ticket, _ real: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        let result = Result(catching: real)
        complete(ticket, result)
        return try result.get()
    }

    /// Calls the real object, and records its result.
    func recording<Output, Failure: Error>(
        _ call: CallInProgress<Invocation>, _ real: () throws(Failure) -> Output
    ) throws(Failure) -> Output {
        let result = Result(catching: real)
        record(result, of: call)
        return try result.get()
    }

    /// Calls the real object of an `async` requirement, and records its result.
    nonisolated(nonsending) func recording<Output, Failure: Error>(
        _ call: CallInProgress<Invocation>, _ real: () async throws(Failure) -> Output
    ) async throws(Failure) -> Output {
        let result: Result<Output, Failure>
        do { result = .success(try await real()) } catch { result = .failure(error) }
        record(result, of: call)
        return try result.get()
    }

    private func record<Output, Failure: Error>(
        _ result: Result<Output, Failure>, of call: CallInProgress<Invocation>
    ) {
        guard let recorder = call.entered.admission?.recorder else { return complete(call.ticket, result) }
        let redacted = recorder.record(result.mapError { $0 }, throwing: Failure.self)
        guard Output.self == Void.self, case .success = result else { return complete(call.ticket, redacted) }
        complete(call.ticket, Result<Void, any Error>.success(()))
    }

    /// Notes that a call has its answer, and keeps the result.
    private func complete<Output, Failure: Error>(_ ticket: Ticket, _ result: Result<Output, Failure>) {
        let output = try? result.get()
        let result = result.map { $0 as Any }.mapError { $0 as any Error }
        let (log, keepsProperties) = engine.locked { guarded in
            // A stream would never end for the code under test that drops it.
            let isKept = output == nil || Output.self != Void.self && !(output is any AsyncSequence)
            guarded.state.complete(ticket, with: isKept ? result : nil)
            let isKnown = guarded.state.remembers(ticket)
            return (isKnown ? guarded.log : nil, isKnown && guarded.state.keepsProperties)
        }
        if keepsProperties, output != nil { engine.keepValue(ofCall: ticket.number) }
        if let log { log(engine.logLine(of: ticket.number, AnswerFact(result))) }
    }
}
