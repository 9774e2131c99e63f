import ExpectKit

extension OutcomeRecorder {
    /// Records what the call threw.
    ///
    /// - Returns: The error for the mock, without its secrets.
    func recorded<Failure: Error>(_ error: any Error, _ failure: Failure.Type) -> any Error {
        let json = encodedError(error)
        let taped = TapeEntry.TapeError(error, json, of: caseName, track.redaction)
        let isRedacted = taped.value != json
        let outcome = TapeEntry.Outcome.threw(taped)
        // An error that could not be replayed can still be compared.
        if !track.tape.isChecking, !isPlayable(outcome, failure) {
            discard(.errorNotRestored(type: taped.type, isRedacted: isRedacted, callThrows: "\(failure)"))
        }
        set(outcome)
        guard isRedacted || taped.words != describe(error) else { return error }
        let decodable = Swift.type(of: error) as? any (Error & Decodable).Type
        if isRedacted, let decodable, let restored = try? taped.value?.decoded(as: decodable) {
            return restored
        }
        return TapedError(type: taped.type, words: taped.words)
    }

    /// Whether the call can throw the error that a later run reads from the tape.
    private func isPlayable<Failure: Error>(_ outcome: TapeEntry.Outcome, _ failure: Failure.Type) -> Bool {
        let replayed = try? TapedOutcome(outcome: outcome, entry: "", errors: track.errors)
            .outcome(of: Void.self, throwing: failure)
        guard case .failure(let restored)? = replayed else { return true }
        return restored is Failure
    }
}
