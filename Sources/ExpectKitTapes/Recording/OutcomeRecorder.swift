import ExpectKit

/// Records the outcome of one call, and redacts it for the mock.
struct OutcomeRecorder<Invocation: Codable>: OutcomeRecording {
    let track: TapeTrack<Invocation>
    let caseName: String
    /// The index of the entry; nil for a call that is not recorded.
    var index: Int?

    func record<Output, Failure: Error>(
        _ outcome: Result<Output, any Error>, throwing failure: Failure.Type
    ) -> Result<Any, any Error> {
        switch outcome {
        case .success(let output): .success(recorded(output))
        case .failure(let error): .failure(recorded(error, failure))
        }
    }

    /// Returns an outcome without its secrets.
    func redacted(_ outcome: Result<Any, any Error>) -> Result<Any, any Error> {
        func open<Output>(_ output: Output) -> Any { recorded(output) }
        return switch outcome {
        case .success(let output): .success(open(output))
        case .failure(let error): .failure(recorded(error, (any Error).self))
        }
    }

    private var isRecorded: Bool { index != nil }

    func set(_ outcome: TapeEntry.Outcome) {
        if let index { track.tape.set(outcome, at: index) }
    }

    func discard(_ problem: UnrecordableCall) {
        guard let index else { return }
        track.tape.noteIncomparable(index)
        track.discard(caseName, problem)
    }

    /// Records what the call returned.
    ///
    /// - Returns: The result for the mock, without its secrets.
    private func recorded<Output>(_ output: Output) -> Any {
        let redaction = track.redaction
        if output is Void {
            if isRecorded { redaction.countVoidResult(of: caseName) }
            set(.done)
            return output
        }
        let encoded: JSONValue?
        do { encoded = try encodedResult(output) } catch {
            discard(
                .resultNotEncodable(
                    type: "\(Output.self)", reason: track.reasonOfEncoding(error, in: caseName)))
            return discarded(output)
        }
        guard let json = encoded, let decodable = Output.self as? any Decodable.Type else {
            discard(.resultNotCodable(type: "\(Output.self)"))
            set(.done)
            return redaction.redacts(caseName) ? WithheldResult() : output
        }
        let redacted =
            redaction.isNeeded ? redaction.redacted(result: json, of: caseName, isCounted: isRecorded) : json
        return redacted == json
            ? unredacted(output, json, decodable) : self.redacted(output, json, redacted, decodable)
    }

    /// Records a result without secrets if it can be replayed.
    private func unredacted<Output>(_ output: Output, _ json: JSONValue, _ type: any Decodable.Type) -> Any {
        guard isRecorded else { return output }
        do { _ = try json.decoded(as: type) } catch {
            let reason = track.redaction.redacted(words: codingReason(of: error))
            discard(.resultNotDecodable(type: "\(Output.self)", reason: reason))
            return discarded(output)
        }
        if json.hasNull, containsNestedNil(output) {
            discard(.resultWithNestedNil)
            return discarded(output)
        }
        set(.returned(json))
        return output
    }

    /// Records a redacted result if it is still a value of its type.
    private func redacted<Output>(
        _ output: Output, _ json: JSONValue, _ redacted: JSONValue, _ type: any Decodable.Type
    ) -> Any {
        if let value = try? redacted.decoded(as: type) {
            set(.returned(redacted))
            return value
        }
        // The type may not accept empty lists.
        let fuller = track.redaction.redacted(result: json, of: caseName, isCounted: false, keepsLists: true)
        if let value = try? fuller.decoded(as: type) {
            set(.returned(fuller))
            return value
        }
        discard(.resultNotDecodableOnceRedacted(type: "\(Output.self)"))
        return discarded(output)
    }

    /// Closes the entry of a call whose result cannot be recorded, so that the call is not reported as unfinished too.
    private func discarded<Output>(_ output: Output) -> Any {
        set(.done)
        return track.redaction.isNeeded ? WithheldResult() : output
    }
}

/// The value that replaces a result whose secrets cannot be removed.
struct WithheldResult: CustomStringConvertible {
    var description: String { redactedText }
}

/// Whether a value contains `.some(nil)`, which JSON cannot distinguish from `nil`.
private func containsNestedNil(_ value: Any, depth: Int = 0) -> Bool {
    let mirror = Mirror(reflecting: value)
    // Objects may refer to each other in cycles.
    guard depth < TapeLimits.depth, mirror.displayStyle != .class else { return false }
    if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
        let inner = Mirror(reflecting: wrapped.value)
        if inner.displayStyle == .optional, inner.children.isEmpty { return true }
    }
    return mirror.children.contains { containsNestedNil($0.value, depth: depth + 1) }
}
