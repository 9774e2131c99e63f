/// Records what one call returns or throws in its entry, and tells the mock of it without its secrets.
struct OutcomeRecorder<Invocation: Codable>: OutcomeRecording {
    let track: TapeTrack<Invocation>
    let caseName: String
    /// The number of the entry; nothing for a call that is not recorded.
    var number: Int?

    func note<Output, Failure: Error>(
        _ outcome: Result<Output, any Error>, throwing failure: Failure.Type
    ) -> Result<Any, any Error> {
        switch outcome {
        case .success(let output): .success(noted(output))
        case .failure(let error): .failure(noted(error, failure))
        }
    }

    private var isRecorded: Bool { number != nil }

    private func enter(_ outcome: TapeEntry.Outcome) {
        if let number { track.tape.note(outcome, of: number) }
    }

    private func spoil(_ words: String, advice: String) {
        guard isRecorded else { return }
        track.tape.spoil(
            "\(caseName) of \(track.mock) cannot be recorded: \(words)", advice: advice, at: track.site)
    }

    // MARK: Results

    private func noted<Output>(_ output: Output) -> Any {
        if output is Void {
            if isRecorded { track.redaction.noteNoResult(of: caseName) }
            enter(.done)
            return output
        }
        guard let decodable = Output.self as? any Decodable.Type,
            let type = Output.self as? any Encodable.Type
        else {
            spoil(
                "it returns \(Output.self), which is not Codable",
                advice: "make \(Output.self) Codable, or stub the call")
            enter(.done)
            return track.redaction.redactsResults(of: caseName) ? WithheldResult() : output
        }
        do {
            return try redacted(output, encoded(output, type), decodable)
        } catch let error as Unrecordable {
            spoil(error.words, advice: error.advice)
        } catch {
            let reason = track.reasonOfEncoding(error, in: caseName)
            spoil(
                "what it returned, of type \(Output.self), cannot be encoded: \(reason)",
                advice: "let its type encode every value that it may have")
        }
        // The tape is not written; the call has come back nevertheless.
        enter(.done)
        return track.redaction.isNeeded ? WithheldResult() : output
    }

    /// A result as the mock may know it; it is entered if it can be played.
    private func redacted<Output>(
        _ output: Output, _ json: JSONValue, _ type: any Decodable.Type
    ) throws -> Any {
        let redaction = track.redaction
        let redacted =
            redaction.isNeeded ? redaction.redacted(result: json, of: caseName, isNoted: isRecorded) : json
        if redacted == json {
            guard isRecorded else { return output }
            do { _ = try json.decoded(as: type) } catch {
                throw Unrecordable(
                    words: "what it returned, of type \(Output.self), cannot be decoded again: "
                        + redaction.words(reason(of: error)),
                    advice: "let its type decode what it encodes")
            }
            if json.hasNull, hasNothingInSomething(output) {
                throw Unrecordable(
                    words: "it returned .some(nil), which is nil on a tape", advice: "stub the call")
            }
            enter(.returned(json))
            return output
        }
        let fuller = { redaction.redacted(result: json, of: caseName, isNoted: false, keepsLists: true) }
        for form in [redacted, fuller()] {
            guard let value = try? form.decoded(as: type) else { continue }
            enter(.returned(form))
            return value
        }
        throw Unrecordable(
            words: "what it returned is no \(Output.self) any more once it is redacted",
            advice: "redact another part of the result, or with redactingTexts(_:), so that a value is left")
    }

    /// A value as its static type encodes it, so that an optional without a value is nothing.
    private func encoded<Output, Value: Encodable>(_ output: Output, _: Value.Type) throws -> JSONValue {
        // `Value` is `Output`; a cast would look into an optional.
        try TapeEncoder.encode(unsafeBitCast(output, to: Value.self))
    }

    // MARK: Errors

    private func noted<Failure: Error>(_ error: any Error, _ failure: Failure.Type) -> any Error {
        let json = (error as? any Error & Codable).flatMap { try? TapeEncoder.encode($0) }
        let type = String(reflecting: Swift.type(of: error))
        var (words, value) = (describe(error), json)
        if track.redaction.isNeeded {
            (words, value) = track.redaction.redacted(error: error, json, of: caseName)
        }
        let entered = TapeEntry.Outcome.threw(.init(type: type, words: words, value: value))
        // Played at once, as a later run will play it: an error that the call cannot throw is of no use on a tape.
        let played = try? TapedOutcome(outcome: entered, place: "", errors: track.errors)
            .outcome(of: Void.self, throwing: failure)
        if case .failure(let restored)? = played, !(restored is Failure) {
            spoil(
                value == json
                    ? "it threw \(type), which does not come back from a tape, and the call throws only \(failure)"
                    : "it threw \(type), which is none any more once it is redacted, and the call throws only \(failure)",
                advice:
                    "make \(failure) Codable, so that its values decode what they encode, or stub the call")
        }
        enter(entered)
        guard value != json || words != describe(error) else { return error }
        let decodable = Swift.type(of: error) as? any (Error & Decodable).Type
        if value != json, let decodable, let restored = try? value?.decoded(as: decodable) { return restored }
        return TapedError(type: type, words: words)
    }
}

/// Why a result cannot be recorded.
private struct Unrecordable: Error {
    let words: String
    let advice: String
}

/// Whether a value has an optional inside that holds an optional without a value: JSON has one null for both.
private func hasNothingInSomething(_ value: Any, depth: Int = 0) -> Bool {
    let mirror = Mirror(reflecting: value)
    // An object may lead back to itself.
    guard depth < TapeFile.depthLimit, mirror.displayStyle != .class else { return false }
    if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
        let inner = Mirror(reflecting: wrapped.value)
        if inner.displayStyle == .optional, inner.children.isEmpty { return true }
    }
    return mirror.children.contains { hasNothingInSomething($0.value, depth: depth + 1) }
}
