import ExpectKit

/// One mock on a tape: its calls become entries while the tape is recorded, and entries become its expectations while the
/// tape is replayed, or are compared with its calls while the tape is checked.
final class TapeTrack<Invocation: Codable>: Sendable {
    let tape: Tape
    /// The name of the mock.
    let mock: String
    /// The types of errors that the test has named, for those that cannot be found by their names.
    let errors: [any (Error & Decodable).Type]
    let site: CallSite
    let redaction: Redaction

    init(
        _ tape: Tape, mock: String, _ rules: [TapeRule], errors: [any (Error & Decodable).Type],
        at site: CallSite
    ) {
        (self.tape, self.mock, self.errors, self.site) = (tape, mock, errors, site)
        redaction = Redaction(rules, mock: mock, at: site, tape.secrets)
    }

    /// Records the calls, or keeps them for the comparison with the tape.
    var recording: CallFilter<Invocation> {
        filter { [self] invocation, canForward in
            let shape = InvocationShape(of: invocation)
            let name = shape.plainName
            guard let call = redacted(invocation, shape, isRecorded: true) else { return nil }
            return .init(call.invocation) { [self] isOfTest in
                var recorder = OutcomeRecorder(
                    track: self, caseName: call.encoded.flatMap(caseName(of:)) ?? name)
                // A declaration takes the call when the tape is replayed, too.
                if isOfTest { return recorder }
                if !canForward { discard(name, .noRealObject) }
                if let problem = call.problem { discard(name, problem) }
                recorder.index = call.encoded.flatMap { tape.enter($0, of: mock) }
                if !canForward, let index = recorder.index { tape.noteIncomparable(index) }
                return recorder
            }
        }
    }

    /// Redacts the calls, as they were redacted when the tape was recorded.
    var replaying: CallFilter<Invocation> {
        filter { [self] invocation, _ in
            guard redaction.isNeeded else { return .init(invocation) }
            let shape = InvocationShape(of: invocation)
            guard let call = redacted(invocation, shape, isRecorded: false) else { return nil }
            let name = call.encoded.flatMap(caseName(of:)) ?? shape.plainName
            return .init(call.invocation) { [self] _ in
                OutcomeRecorder(track: self, caseName: name)
            }
        }
    }

    private func filter(
        _ admit: @escaping (Invocation, Bool) -> CallFilter<Invocation>.FilteredCall?
    ) -> CallFilter<Invocation> {
        CallFilter(
            noteFailure: tape.noteFailedMock,
            redacted: { [self] outcome, invocation in
                guard redaction.isNeeded else { return outcome }
                return OutcomeRecorder(track: self, caseName: InvocationShape(of: invocation).plainName)
                    .redacted(outcome)
            },
            refusal: { [self] in refusal(of: $0, isExpected: $1, declaredAt: $2) },
            refusalToForward: TapeMisuse.forwarded, admit: admit)
    }

    /// Why the test cannot declare or query a call; `nil` if it can.
    private func refusal(
        of invocation: Invocation, isExpected: Bool, declaredAt place: DeclarationPlace?
    ) -> (any ReportableProblem)? {
        let shape = InvocationShape(of: invocation)
        // The name has no values, which might be secrets.
        if isExpected { return TapeMisuse.expected(call: shape.fullName) }
        return redaction.unmatchable(shape).first.map {
            TapeMisuse.redacted(call: shape.fullName, argument: $0.name, rule: $0.rule, place: place)
        }
    }

    /// Discards the recording because of a call.
    func discard(_ caseName: String, _ problem: UnrecordableCall) {
        tape.discard(.call(caseName, mock: mock, problem), at: site)
    }
}
