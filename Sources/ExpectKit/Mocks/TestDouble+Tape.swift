extension TestDouble where Invocation: Codable {
    /// Records the calls of the mock on a tape, or expects those that were recorded.
    ///
    /// Where the tape is recorded, the mock becomes partial: its calls go to the real object that the wrapper forwards
    /// to. Where it is played, the mock becomes strict and expects the calls of the tape in their order, those of other
    /// mocks on the tape among them, with the answers that were recorded. `unordered()` on the mock lets its calls come
    /// in any order. What differs is reported as any wrong call, with the entry of the tape; an entry that nothing was
    /// called for is missing when the mock is verified, at this line.
    ///
    /// ```swift
    /// store.use(.current, .redacting("password", of: "login"), .ignoring("requestID"))
    /// ```
    ///
    /// - Parameters:
    ///   - tape: The tape: one of the test's own, or `.current` in a test with the trait `.tape`.
    ///   - rules: What is redacted, and what a call need not repeat.
    ///   - errors: Types of errors that calls throw. Those that stand in a module, or in a type there, are found
    ///     without; one that is private, generic or local is played as a ``TapedError``, unless it is given here.
    public func use(
        _ tape: Tape?, _ rules: TapeRule..., throwing errors: [any (Error & Decodable).Type] = [],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let engine = namedEngine
        guard let tape else {
            engine.declarations.misuse(.noTape, at: site)
            return
        }
        engine.use(tape, rules, errors, at: site)
    }
}

extension Engine where Invocation: Codable {
    /// Lets a tape record the calls, or expects those that it has.
    func use(
        _ tape: Tape, _ rules: [TapeRule], _ errors: [any (Error & Decodable).Type], at site: CallSite
    ) {
        let name = name
        let track = TapeTrack<Invocation>(tape, mock: name, rules, errors: errors, at: site)
        let phase = tape.begin(track.redaction)
        let isFirst = tape.join(name, track.redaction)
        guard isFirst else {
            tape.discard(.duplicateMock(name), at: site)
            return put(on: track.playing, mode: .nice)
        }
        switch phase {
        case .recording:
            put(on: track.recording, mode: .partial)
        case .playing:
            guard let expectations = track.expectations(comparison) else {
                return put(on: track.playing, mode: .nice)
            }
            put(on: track.playing, mode: .strict)
            for expectation in expectations { expect(expectation, of: tape) }
        case .idle, .unusable, .refused, .finished:
            // The failure was reported; the calls are not, and reach no real object. Their secrets stay secrets.
            put(on: track.playing, mode: .nice)
        }
    }

    private func expect(_ expectation: TapedExpectation<Invocation>, of tape: Tape) {
        let (call, epoch) = locked { ($0.declare(.expect, expectation.facts), $0.state.epoch) }
        let site = expectation.facts.site
        declarations.amend(call.index, epoch: epoch, at: site) { $0.answers = [expectation.answer] }
        guard locked({ $0.state.ordering }) == .ordered,
            let node = declarations.orderNode(of: call.index, epoch: epoch, isPredecessor: false, at: site)
        else { return }
        tape.link(node, at: expectation.index)
    }
}
