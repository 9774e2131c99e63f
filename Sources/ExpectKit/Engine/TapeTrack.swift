/// The part of a tape that one mock has: its calls become entries, or entries its expectations.
///
/// It is unchecked, because the rules may be closures of the test's; they are called as actions are, from any thread.
final class TapeTrack<Invocation: Codable>: @unchecked Sendable {
    private let tape: Tape
    private let mock: String
    private let rules: [TapeRule]
    private let errors: [any (Error & Decodable).Type]
    private let site: CallSite
    let log: RedactionLog

    init(
        _ tape: Tape, mock: String, _ rules: [TapeRule], errors: [any (Error & Decodable).Type],
        at site: CallSite
    ) {
        (self.tape, self.mock, self.rules, self.errors, self.site) = (tape, mock, rules, errors, site)
        log = RedactionLog(rules, mock: mock, at: site)
    }

    // MARK: Recording

    /// What becomes of the calls of a mock that is recorded.
    var recording: Taping<Invocation> {
        Taping(onFailure: {}) { [self] invocation, _, canForward in
            if !canForward {
                let name = InvocationShape(of: invocation).name
                tape.spoil(
                    "\(name) of \(mock) cannot be recorded, as its wrapper offers no real object",
                    advice: "forward from the wrapper with call(_:) { real.… }", at: self.site)
            }
            guard let (call, redacted) = redacted(invocation) else { return .init() }
            guard let call, let number = tape.enter(call, of: mock) else {
                return .init(invocation: redacted)
            }
            return .init(
                invocation: redacted, recorder: EntryRecorder(track: self, number: number, call: call))
        }
    }

    /// What becomes of the calls of a mock that is played: they lose their secrets, as they did on the tape.
    var playing: Taping<Invocation> {
        Taping(onFailure: tape.noteFailure) { [self] invocation, _, _ in
            .init(invocation: rules.redacts ? redacted(invocation)?.invocation : invocation)
        }
    }

    /// A call as it is to be known, and as it stands on the tape.
    ///
    /// - Returns: Nothing if its secrets cannot be taken from it; no call if it cannot be encoded, and has no secrets.
    private func redacted(_ invocation: Invocation) -> (call: JSONValue?, invocation: Invocation)? {
        let name = InvocationShape(of: invocation).name
        let call: JSONValue
        do { call = try JSONValue(encoding: invocation) } catch {
            spoil(by: invocation, error)
            return rules.redacts ? nil : (nil, invocation)
        }
        guard rules.redacts else { return (call, invocation) }
        log.note(name)
        let redacted = rules.redacted(call: call, log.note)
        guard redacted != call else { return (call, invocation) }
        do { return (redacted, try redacted.decoded(as: Invocation.self)) } catch {
            tape.spoil(
                "\(name) of \(mock) is no call any more once it is redacted: \(reason(of: error))",
                advice:
                    "redact another part of the argument, or with redactingTexts(_:), so that a value is left",
                at: site)
            return nil
        }
    }

    private func spoil(by invocation: Invocation, _ error: any Error) {
        let shape = InvocationShape(of: invocation)
        // The argument that cannot be encoded is found by encoding each on its own.
        let place = shape.arguments.indices.first { index in
            guard let value = shape.arguments[index].value as? any Encodable else { return true }
            return (try? JSONValue(encoding: value)) == nil
        }
        let argument = place.map {
            " “\(shape.argumentName(at: $0))”, of type \(type(of: shape.arguments[$0].value)),"
        }
        tape.spoil(
            "\(shape.name) of \(mock) cannot be recorded: its argument\(argument ?? "s") cannot be encoded: "
                + "\(reasonOfEncoding(error))",
            advice: "let its type encode every value that it may have", at: site)
    }

    fileprivate func note<Output>(_ result: Result<Output, any Error>, _ number: Int, _ call: JSONValue) {
        switch result {
        case .success(is Void): tape.note(.done, of: number)
        case .success(let output): noteReturned(output, number, call)
        case .failure(let error):
            let value = (error as? any Error & Codable).flatMap { try? JSONValue(encoding: $0) }
            let words = [TapeRule].redactedText(describe(error), by: rules)
            let json = value.map { rules.redacted(result: $0, of: call) }
            tape.note(
                .threw(.init(type: String(reflecting: type(of: error)), words: words, value: json)),
                of: number)
        }
    }

    private func noteReturned<Output>(_ output: Output, _ number: Int, _ call: JSONValue) {
        let name = caseName(of: call) ?? "a call"
        guard Output.self is any Decodable.Type, let type = Output.self as? any Encodable.Type else {
            tape.spoil(
                "\(name) of \(mock) cannot be recorded: it returns \(Output.self), which is not Codable",
                advice: "make \(Output.self) Codable, or stub the call", at: site)
            return
        }
        do {
            let json = try encoded(output, type)
            let redacted = rules.redacted(result: json, of: call, log.note)
            tape.note(.returned(redacted), of: number)
        } catch {
            tape.spoil(
                "\(name) of \(mock) cannot be recorded: what it returned, of type \(Output.self), cannot be encoded: "
                    + "\(reasonOfEncoding(error))",
                advice: "let its type encode every value that it may have", at: site)
        }
    }

    /// A value as what its static type says, so that nothing in an optional is nothing.
    private func encoded<Value: Encodable>(_ value: Any, _ type: Value.Type) throws -> JSONValue {
        guard let value = value as? Value else { return .null }
        return try JSONValue(encoding: value)
    }

    // MARK: Playing

    /// The expectations that the entries are.
    ///
    /// - Returns: Nothing if one is none, which was reported.
    func expectations(_ comparison: InvocationComparison<Invocation>) -> [TapedExpectation<Invocation>]? {
        var found: [TapedExpectation<Invocation>] = []
        for (number, entry) in tape.entries(of: mock) {
            let place = tape.words(ofEntry: number)
            let invocation: Invocation
            do { invocation = try entry.call.decoded(as: Invocation.self) } catch {
                tape.tell(
                    "entry \(number + 1) is no call of \(mock): \(reason(of: error))",
                    advice: "mend the entry, or remove the tape and record it again", at: site)
                return nil
            }
            var facts = DeclaredFacts(
                invocation, at: site, comparison: comparison,
                loosen: rules.loosens ? { [rules] in loosened($0, towards: entry.call, by: rules) } : nil)
            facts.placeWords = place
            found.append(
                TapedExpectation(
                    number: number, facts: facts,
                    answer: Answer(
                        kind: .taped(TapedOutcome(outcome: entry.outcome, place: place, errors: errors)),
                        site: site)))
        }
        return found
    }
}

/// An expectation that an entry of a tape has become.
struct TapedExpectation<Invocation> {
    let number: Int
    let facts: DeclaredFacts<Invocation>
    let answer: Answer
}

/// Keeps what comes of one call in its entry.
private struct EntryRecorder<Invocation: Codable>: OutcomeRecording {
    let track: TapeTrack<Invocation>
    let number: Int
    let call: JSONValue

    func note<Output>(_ outcome: Result<Output, any Error>) { track.note(outcome, number, call) }
}

/// Puts what a call need not repeat in the place of what it has; the call itself, where that cannot be done.
private func loosened<Invocation: Codable>(
    _ invocation: Invocation, towards recorded: JSONValue, by rules: [TapeRule]
) -> Invocation {
    guard let call = try? JSONValue(encoding: invocation) else { return invocation }
    let loosened = rules.loosened(call, towards: recorded)
    return loosened == call ? invocation : (try? loosened.decoded(as: Invocation.self)) ?? invocation
}

/// What an encoder has to say.
private func reasonOfEncoding(_ error: any Error) -> String {
    guard case EncodingError.invalidValue(_, let context) = error else { return describe(error) }
    return context.debugDescription
}
