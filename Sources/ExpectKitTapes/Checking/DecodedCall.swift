import ExpectKit

/// A call on a tape, decoded.
struct DecodedCall<Invocation> {
    /// The number of its entry, counted from one.
    let number: Int
    let entry: TapeEntry
    let invocation: Invocation
}

extension Tape {
    /// Returns the calls of a mock, in the order of the tape, without using the file: it is neither reserved nor written.
    ///
    /// - Returns: The calls; nil if the tape cannot be used, which was reported when a mock used it.
    /// - Throws: A problem if the tape is missing or has a flaw, or if it has no call of the mock.
    func calls<Invocation: Decodable>(
        of mock: String, as type: Invocation.Type
    ) throws(TapeProblem) -> [DecodedCall<Invocation>]? {
        guard let entries = try currentEntries() else { return nil }
        let calls = entries.enumerated().filter { $0.element.mock == mock }
        guard !calls.isEmpty else {
            var mocks: [String] = []
            for entry in entries where !mocks.contains(entry.mock) { mocks.append(entry.mock) }
            throw .noCalls(of: mock, mocks: mocks)
        }
        var decoded: [DecodedCall<Invocation>] = []
        for (index, entry) in calls {
            do {
                let invocation = try entry.call.decoded(as: type)
                decoded.append(DecodedCall(number: index + 1, entry: entry, invocation: invocation))
            } catch {
                throw .undecodableCall(entry: index + 1, mock: mock, reason: redacted(codingReason(of: error)))
            }
        }
        return decoded
    }

    /// The entries of the run that is being recorded or replayed, and otherwise those of the file, with a warning if the file
    /// is old.
    private func currentEntries() throws(TapeProblem) -> [TapeEntry]? {
        let (phase, entries) = state.withLock { ($0.phase, $0.entries) }
        switch phase {
        case .recording, .replaying: return entries
        case .unusable: return nil
        default: break
        }
        switch place.read() {
        case .nothing: throw .notRecorded
        case .tape(let file):
            if let warning = try ageLimit().flatMap({ old(file.recorded, $0) }) { report(warning) }
            return file.entries
        case .flaw(let flaw): throw TapeProblem.unplayable(flaw).redacted { redacted($0) }
        }
    }
}
