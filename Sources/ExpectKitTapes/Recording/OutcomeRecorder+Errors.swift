import ExpectKit

extension OutcomeRecorder {
    /// Records what the call threw.
    ///
    /// - Returns: The error for the mock, without its secrets.
    func recorded<Failure: Error>(_ error: any Error, _ failure: Failure.Type) -> any Error {
        let redaction = track.redaction
        let json = (error as? any Error & Codable).flatMap { try? TapeEncoder.encode($0) }
        let type = String(reflecting: Swift.type(of: error))
        var (words, value) = (describe(error), json)
        if redaction.isNeeded { (words, value) = redaction.redacted(error: error, json, of: caseName) }
        let isRedacted = value != json
        let outcome = TapeEntry.Outcome.threw(.init(type: type, words: words, value: value))
        // An error that could not be played can still be compared.
        if !track.tape.isChecking, !isPlayable(outcome, failure) {
            discard(.errorNotRestored(type: type, isRedacted: isRedacted, callThrows: "\(failure)"))
        }
        set(outcome)
        guard isRedacted || words != describe(error) else { return error }
        let decodable = Swift.type(of: error) as? any (Error & Decodable).Type
        if isRedacted, let decodable, let restored = try? value?.decoded(as: decodable) { return restored }
        return TapedError(type: type, words: words)
    }

    /// Whether the call can throw the error that a later run reads from the tape.
    private func isPlayable<Failure: Error>(_ outcome: TapeEntry.Outcome, _ failure: Failure.Type) -> Bool {
        let played = try? TapedOutcome(outcome: outcome, entry: "", errors: track.errors)
            .outcome(of: Void.self, throwing: failure)
        guard case .failure(let restored)? = played else { return true }
        return restored is Failure
    }
}
