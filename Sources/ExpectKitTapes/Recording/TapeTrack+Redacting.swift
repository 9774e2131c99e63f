import ExpectKit

extension TapeTrack {
    /// Redacts and encodes a call.
    ///
    /// - Returns: The call; nil if its secrets cannot be redacted, which is reported.
    func redacted(
        _ invocation: Invocation, _ shape: InvocationShape, isRecorded: Bool
    ) -> RedactedCall<Invocation>? {
        let call: JSONValue
        do { call = try TapeEncoder.encode(invocation) } catch {
            return unrecordable(invocation, shape, problem(ofEncoding: shape, error))
        }
        guard call.fields?.count == 1 else { return unrecordable(invocation, shape, .namesNoCase(call.kind)) }
        let labels = isRecorded ? shape.arguments.map(\.label) : nil
        let redacted = redaction.isNeeded ? redaction.redacted(call: call, counting: labels) : call
        do {
            if redacted == call {
                // Decoded only to find out whether the call could be replayed.
                if isRecorded { _ = try call.decoded(as: Invocation.self) }
                return RedactedCall(encoded: call, invocation: invocation)
            }
            if let decoded = try? redacted.decoded(as: Invocation.self) {
                return RedactedCall(encoded: redacted, invocation: decoded)
            }
            // The type may not accept empty lists.
            let fuller = redaction.redacted(call: call, keepsLists: true, counting: nil)
            return RedactedCall(encoded: fuller, invocation: try fuller.decoded(as: Invocation.self))
        } catch {
            let reason = redaction.redacted(words: codingReason(of: error))
            return unrecordable(
                invocation, shape,
                redacted == call ? .notDecodable(reason: reason) : .notDecodableOnceRedacted(reason: reason))
        }
    }

    /// A call that cannot be recorded, which the mock may know only if it has no secrets.
    private func unrecordable(
        _ invocation: Invocation, _ shape: InvocationShape, _ problem: UnrecordableCall
    ) -> RedactedCall<Invocation>? {
        guard redaction.redactsArguments(of: shape) else {
            return RedactedCall(invocation: invocation, problem: problem)
        }
        discard(shape.plainName, problem)
        return nil
    }

    private func problem(ofEncoding shape: InvocationShape, _ error: any Error) -> UnrecordableCall {
        // The error does not name the argument, so each one is encoded on its own.
        let index = shape.arguments.indices.first { index in
            guard let value = shape.arguments[index].value as? any Encodable else { return true }
            return (try? TapeEncoder.encode(value)) == nil
        }
        let argument = index.map { index in
            UnrecordableCall.Argument(
                name: shape.argumentName(at: index), type: "\(type(of: shape.arguments[index].value))")
        }
        return .argumentNotEncodable(argument, reason: reasonOfEncoding(error, in: shape.plainName))
    }

    /// The reason of an encoding error; nil if it may contain a secret.
    func reasonOfEncoding(_ error: any Error, in name: String) -> String? {
        // What a rule redacts by name cannot be found in a value that cannot be encoded.
        if redaction.redactsByName(name) { return nil }
        guard case EncodingError.invalidValue(_, let context) = error else {
            return redaction.words(for: error)
        }
        return redaction.redacted(words: context.debugDescription)
    }
}

/// A call without its secrets.
struct RedactedCall<Invocation> {
    /// The call for the tape; nil if it cannot be recorded.
    var encoded: JSONValue?
    let invocation: Invocation
    /// Why it cannot be recorded.
    var problem: UnrecordableCall?
}
