import ExpectKit

extension TestDouble where Invocation: Codable {
    /// Records the calls of the mock on a tape, expects the recorded calls, or compares its calls with the recorded ones.
    ///
    /// While the tape is recorded or checked, the mock is partial: its calls go to the real object that the mock
    /// forwards to. While the tape is replayed, the mock is strict: it expects the recorded calls in their order, which
    /// includes those of other mocks on the tape, and gives the recorded answers. In an `unordered()` mock the calls
    /// may come in any order. A different call is reported like any unexpected call, with the entry of the tape. An
    /// entry without a call is reported as missing when the mock is verified, at this line. When a tape was checked,
    /// all differences of the mock are reported at this line.
    ///
    /// Stubs and rejections of the test come before the tape in each mode. Their calls are not on the tape. An `expect` of
    /// the test is refused, because the tape has the expectations: verify the call after the code has run.
    ///
    /// ```swift
    /// store.use(.current, .redacting("password", of: "login"), .ignoring("requestID"))
    /// ```
    ///
    /// - Parameters:
    ///   - tape: A tape that the test has created, or `.current` in a test with the trait `.tape`.
    ///   - rules: Which values are redacted, and which arguments and results may differ.
    ///   - errors: The types of thrown errors that are private, generic or local. Other types are found by their names.
    ///     An error whose type is neither found nor named here is replayed as a ``TapedError``.
    public func use(
        _ tape: Tape?, _ rules: TapeRule..., throwing errors: [any (Error & Decodable).Type] = [],
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let tape else { return namedEngine.report(TapeMisuse.noTape, at: site) }
        namedEngine.use(tape, rules, errors, storing: storedStreams(ofMock: self), at: site)
    }
}

/// A stream that a mock stores.
struct StoredStream {
    /// The names of the property and of those that lead to it.
    let name: String
    let type: String
}

/// The streams of the real object that a generated mock of a struct of closures passes on.
private func storedStreams(ofMock double: Any) -> [StoredStream] {
    let properties = Mirror(reflecting: double).children
    // Without a real object, the test has passed the streams itself.
    guard properties.contains(where: { holdsRealObject($0.value) }) else {
        return []
    }
    return properties.flatMap { property in
        let name = property.label ?? ""
        // A copy of the real object.
        return name == "base"
            ? Mirror(reflecting: property.value).children.flatMap {
                streams(in: $0.value, named: $0.label ?? "", depth: 1)
            } : streams(in: property.value, named: name, depth: 0)
    }
}

private func streams(in value: Any, named name: String, depth: Int) -> [StoredStream] {
    let mirror = Mirror(reflecting: value)
    guard depth < TapeLimits.streamDepth else { return [] }
    switch mirror.displayStyle {
    case .optional: return mirror.children.flatMap { streams(in: $0.value, named: name, depth: depth + 1) }
    case _ where value is any AsyncSequence: return [StoredStream(name: name, type: "\(type(of: value))")]
    case .struct, .tuple:
        return mirror.children.flatMap {
            streams(in: $0.value, named: "\(name).\($0.label ?? "")", depth: depth + 1)
        }
    default: return []
    }
}

extension Engine where Invocation: Codable {
    /// Connects the mock to a tape, in the mode that the phase of the tape requires.
    func use(
        _ tape: Tape, _ rules: [TapeRule], _ errors: [any (Error & Decodable).Type],
        storing streams: [StoredStream] = [], at site: CallSite
    ) {
        // Another mock of the same test must not change the name in the file.
        let name = stableName
        let track = TapeTrack<Invocation>(tape, mock: name, rules, errors: errors, at: site)
        let phase = tape.begin(track.redaction)
        let isFirst = tape.join(name, track.redaction)
        guard isFirst else {
            tape.discard(.duplicateMock(name), at: site)
            return put(behind: track.replaying, mode: .nice)
        }
        if [.recording, .replaying, .checking].contains(phase) {
            discardForUnknownCases(rules, of: tape, at: site)
            for stream in streams { track.discard(stream.name, .storedStream(type: stream.type)) }
            if discardForExpectations(tape, at: site) { return put(behind: track.replaying, mode: .nice) }
        }
        defer { checkDeclarations(at: site) }
        switch phase {
        case .recording:
            put(behind: track.recording, mode: .partial)
        case .replaying:
            guard let expectations = track.expectations(of: self) else {
                return put(behind: track.replaying, mode: .nice)
            }
            put(behind: track.replaying, mode: .strict)
            for expectation in expectations {
                if let node = add(expectation.declaration, answer: expectation.answer) {
                    tape.link(node, at: expectation.index)
                }
            }
        case .checking:
            guard let expectations = track.expectations(of: self) else {
                return put(behind: track.replaying, mode: .nice)
            }
            tape.add(
                TapeCheck(
                    mock: name, site: site, redaction: track.redaction, entries: expectations,
                    isOrdered: isOrdered
                ).compare)
            put(behind: track.recording, mode: .partial)
        case .finished:
            report(TapeMisuse.ended, at: site)
            put(behind: track.replaying, mode: .nice)
        case .idle, .unusable, .refused:
            // The problem of the tape was reported, so the calls are not. They reach no real object, and are still
            // redacted.
            put(behind: track.replaying, mode: .nice)
        }
    }

    /// Discards the recording because of rules that never apply: their secrets would stay in it.
    private func discardForUnknownCases(_ rules: [TapeRule], of tape: Tape, at site: CallSite) {
        // A case need not be encoded with its name, so the decoder is asked.
        func reason(against name: String) -> String {
            let call = JSONValue.object([name: .object([:])])
            do { _ = try call.decoded(as: Invocation.self) } catch { return codingReason(of: error) }
            return ""
        }
        let unknown = reason(against: " ")
        for rule in rules {
            guard let name = rule.caseName, reason(against: name) == unknown else { continue }
            tape.discard(.unknownCase(name, rule: rule.words, mock: stableName), at: site)
        }
    }

    /// Discards the recording because of the expectations that the test has declared. The tape then has none.
    ///
    /// - Returns: Whether there are any.
    private func discardForExpectations(_ tape: Tape, at site: CallSite) -> Bool {
        let snapshot = snapshot()
        for expectation in snapshot.queue.map({ snapshot.declared[$0] }) {
            tape.discard(
                .ownExpectation(expectation.caseName, mock: name, place: "\(expectation.place)"), at: site)
        }
        return !snapshot.queue.isEmpty
    }
}
