extension TapeTrack {
    /// Redacts and encodes a call.
    ///
    /// - Returns: The call for the tape, which is nil if it cannot be encoded, and the call for the mock. The result is nil
    ///   if the secrets of the call cannot be redacted.
    func redacted(
        _ invocation: Invocation, _ shape: InvocationShape, isRecorded: Bool
    ) -> (call: JSONValue?, invocation: Invocation)? {
        let name = plainName(shape)
        let call: JSONValue
        do { call = try TapeEncoder.encode(invocation) } catch {
            return discarded(name, problem(ofEncoding: shape, error), invocation)
        }
        guard call.fields?.count == 1 else { return discarded(name, .namesNoCase(call.kind), invocation) }
        let labels = isRecorded ? shape.arguments.map(\.label) : nil
        let redacted = redaction.isNeeded ? redaction.redacted(call: call, counting: labels) : call
        do {
            if redacted == call {
                // Decoded only to find out whether the call could be played.
                if isRecorded { _ = try call.decoded(as: Invocation.self) }
                return (call, invocation)
            }
            if let decoded = try? redacted.decoded(as: Invocation.self) { return (redacted, decoded) }
            // The type may not accept empty lists.
            let fuller = redaction.redacted(call: call, keepsLists: true, counting: nil)
            return (fuller, try fuller.decoded(as: Invocation.self))
        } catch {
            let reason = redaction.redacted(reason(of: error))
            return discarded(
                name,
                redacted == call ? .notDecodable(reason: reason) : .notDecodableOnceRedacted(reason: reason),
                invocation)
        }
    }

    /// Discards the recording because of a call, which the mock may know only if it has no secrets.
    private func discarded(
        _ caseName: String, _ problem: UnrecordableCall, _ invocation: Invocation
    ) -> (call: JSONValue?, invocation: Invocation)? {
        discard(caseName, problem)
        return redaction.isNeeded ? nil : (nil, invocation)
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
        return .argumentNotEncodable(argument, reason: reasonOfEncoding(error, in: plainName(shape)))
    }

    /// The reason of an encoding error; nil if it may contain a secret.
    func reasonOfEncoding(_ error: any Error, in name: String) -> String? {
        // What a rule redacts by name cannot be found in a value that cannot be encoded.
        if redaction.redactsByName(name) { return nil }
        guard case EncodingError.invalidValue(_, let context) = error else {
            return redaction.redacted(describe(error))
        }
        return redaction.redacted(context.debugDescription)
    }
}
