/// The part of a tape that one mock has: its calls become entries, or entries its expectations.
///
/// It is unchecked, because the rules may be closures of the test; they are called as actions are, from any thread.
final class TapeTrack<Invocation: Codable>: @unchecked Sendable {
    let tape: Tape
    let mock: String
    let rules: [TapeRule]
    let errors: [any (Error & Decodable).Type]
    let site: CallSite
    let log: RedactionLog
    let redaction: Redaction

    init(
        _ tape: Tape, mock: String, _ rules: [TapeRule], errors: [any (Error & Decodable).Type],
        at site: CallSite
    ) {
        (self.tape, self.mock, self.rules, self.errors, self.site) = (tape, mock, rules, errors, site)
        log = RedactionLog(rules, mock: mock, at: site)
        redaction = Redaction(rules, log, tape.secrets)
    }

    // MARK: What becomes of the calls

    /// What becomes of the calls of a mock that is recorded.
    var recording: Taping<Invocation> {
        taping { [self] invocation, _, canForward in
            let shape = InvocationShape(of: invocation)
            if !canForward {
                tape.spoil(
                    "\(plainName(shape)) of \(mock) cannot be recorded, as its wrapper offers no real object",
                    advice: "forward from the wrapper with call(_:) { real.… }", at: self.site)
            }
            guard let (call, redacted) = redacted(invocation, shape, isRecorded: true) else { return .init() }
            guard let call, let number = tape.enter(call, of: mock) else {
                return .init(
                    invocation: redacted, recorder: OutcomeRecorder(track: self, caseName: plainName(shape)))
            }
            return .init(
                invocation: redacted,
                recorder: OutcomeRecorder(track: self, caseName: caseName(of: call) ?? "", number: number))
        }
    }

    /// What becomes of the calls of a mock that is not recorded: they lose their secrets, as they did on the tape.
    var playing: Taping<Invocation> {
        taping { [self] invocation, _, _ in
            guard redaction.isNeeded else { return .init(invocation: invocation) }
            let shape = InvocationShape(of: invocation)
            guard let (call, redacted) = redacted(invocation, shape, isRecorded: false) else {
                return .init()
            }
            let name = call.flatMap(caseName(of:)) ?? plainName(shape)
            return .init(invocation: redacted, recorder: OutcomeRecorder(track: self, caseName: name))
        }
    }

    private func taping(
        _ admit: @escaping (Invocation, CallSite, Bool) -> Taping<Invocation>.Admission
    ) -> Taping<Invocation> {
        Taping(
            onFailure: tape.noteFailure,
            words: { [self] in tape.words($0) },
            learn: { [self] value, invocation in
                guard redaction.isNeeded, let value = value as? any Encodable,
                    let json = try? TapeEncoder.encode(value)
                else { return }
                let name = plainName(InvocationShape(of: invocation))
                _ = redaction.redacted(result: json, of: name, isNoted: false)
            },
            admit: admit)
    }

    // MARK: Calls without their secrets

    /// A call as it is to be known, and as it stands on the tape.
    ///
    /// - Returns: Nothing if its secrets cannot be taken from it; no call if it cannot be encoded, and has no secrets.
    private func redacted(
        _ invocation: Invocation, _ shape: InvocationShape, isRecorded: Bool
    ) -> (call: JSONValue?, invocation: Invocation)? {
        let name = plainName(shape)
        let call: JSONValue
        do { call = try TapeEncoder.encode(invocation) } catch {
            spoil(by: shape, error)
            return redaction.isNeeded ? nil : (nil, invocation)
        }
        guard call.fields?.count == 1 else {
            tape.spoil(
                "\(name) of \(mock) cannot be recorded: it is encoded as \(call.kind), which names no case",
                advice:
                    "let the compiler write the Codable conformance of the Invocation, without raw values",
                at: site)
            return redaction.isNeeded ? nil : (nil, invocation)
        }
        let labels = isRecorded ? shape.arguments.map(\.label) : nil
        let redacted = redaction.isNeeded ? redaction.redacted(call: call, noting: labels) : call
        do {
            if redacted == call {
                // What does not come back from the tape must not get there.
                if isRecorded { _ = try call.decoded(as: Invocation.self) }
                return (call, invocation)
            }
            if let decoded = try? redacted.decoded(as: Invocation.self) { return (redacted, decoded) }
            let fuller = redaction.redacted(call: call, keepsLists: true, noting: nil)
            return (fuller, try fuller.decoded(as: Invocation.self))
        } catch {
            let reason = redaction.words(reason(of: error))
            tape.spoil(
                redacted == call
                    ? "\(name) of \(mock) cannot be recorded: it cannot be decoded again: \(reason)"
                    : "\(name) of \(mock) is no call any more once it is redacted: \(reason)",
                advice: redacted == call
                    ? "let its arguments decode what they encode"
                    : "redact another part of the argument, or with redactingTexts(_:), so that a value is left",
                at: site)
            return redaction.isNeeded ? nil : (nil, invocation)
        }
    }

    private func spoil(by shape: InvocationShape, _ error: any Error) {
        // The argument that cannot be encoded is found by encoding each on its own.
        let place = shape.arguments.indices.first { index in
            guard let value = shape.arguments[index].value as? any Encodable else { return true }
            return (try? TapeEncoder.encode(value)) == nil
        }
        let argument = place.map {
            " “\(shape.argumentName(at: $0))”, of type \(type(of: shape.arguments[$0].value)),"
        }
        tape.spoil(
            "\(plainName(shape)) of \(mock) cannot be recorded: its argument\(argument ?? "s") cannot be encoded: "
                + reasonOfEncoding(error, in: plainName(shape)),
            advice: "let its type encode every value that it may have", at: site)
    }

    /// What an encoder says, unless it may say a secret.
    func reasonOfEncoding(_ error: any Error, in name: String) -> String {
        // A value that cannot be encoded cannot be searched for what a rule names.
        if redaction.redactsByName(name) {
            return "the reason is left out, as it may hold what a rule redacts"
        }
        guard case EncodingError.invalidValue(_, let context) = error else {
            return redaction.words(describe(error))
        }
        return redaction.words(context.debugDescription)
    }
}

/// The name of a case without its labels, as a tape has it.
func plainName(_ shape: InvocationShape) -> String { String(shape.baseName.prefix { $0 != "(" }) }
