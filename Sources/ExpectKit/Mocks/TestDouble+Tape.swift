extension TestDouble where Invocation: Codable {
    /// Records the calls of the mock on a tape, expects the recorded calls, or compares its calls with the recorded ones.
    ///
    /// While the tape is recorded or checked, the mock is partial: its calls go to the real object that the wrapper
    /// forwards to. While the tape is played, the mock is strict: it expects the recorded calls in their order, which
    /// includes those of other mocks on the tape, and gives the recorded answers. In an `unordered()` mock the calls
    /// may come in any order. A different call is reported like any unexpected call, with the entry of the tape. An
    /// entry without a call is reported as missing when the mock is verified, at this line. When a tape was checked,
    /// all differences of the mock are reported at this line.
    ///
    /// ```swift
    /// store.use(.current, .redacting("password", of: "login"), .ignoring("requestID"))
    /// ```
    ///
    /// - Parameters:
    ///   - tape: A tape that the test has created, or `.current` in a test with the trait `.tape`.
    ///   - rules: Which values are redacted, and which arguments and results may differ.
    ///   - errors: The types of thrown errors that are private, generic or local. Other types are found by their names.
    ///     An error whose type is neither found nor named here is played as a ``TapedError``.
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
    /// Connects the mock to a tape, in the mode that the phase of the tape requires.
    func use(
        _ tape: Tape, _ rules: [TapeRule], _ errors: [any (Error & Decodable).Type], at site: CallSite
    ) {
        // Another mock of the same test must not change the name in the file.
        let name = stableName
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
        case .checking:
            guard let expectations = track.expectations(comparison) else {
                return put(on: track.playing, mode: .nice)
            }
            tape.add(
                TapeCheck(
                    mock: name, site: site, redaction: track.redaction, entries: expectations,
                    isOrdered: locked { $0.state.ordering } == .ordered))
            put(on: track.recording, mode: .partial)
        case .idle, .unusable, .refused, .finished:
            // The problem of the tape was reported, so the calls are not. They reach no real object, and are still
            // redacted.
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
