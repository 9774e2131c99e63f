import ExpectKit

/// What an object did when a call on a tape was performed on it.
enum PerformedCall {
    case returned(Any)
    case threw(any Error)
    /// The mock could not perform the call.
    case refused(String)
}

extension TapeDeviations {
    /// Compares what an object did with the entry of the call.
    ///
    /// - Parameters:
    ///   - performed: What the object did.
    ///   - call: The call on the tape.
    ///   - redaction: The rules: which secrets are redacted, and which parts may differ.
    mutating func add<Invocation: Decodable>(
        _ performed: PerformedCall, _ call: DecodedCall<Invocation>, _ redaction: Redaction
    ) {
        calls += 1
        let name = caseName(of: call.entry.call) ?? ""
        guard let reason = reason(performed, call.entry, name, redaction) else { return }
        let words = call.words(redaction) ?? name
        deviations.append(
            TapeDeviation(
                entry: call.number,
                call: TapedCall(
                    words: shortened(words, to: TapeLimits.call, isCounted: false), caseName: name),
                reason: reason))
    }

    /// Why what an object did is not what the entry says; nil if it is.
    private mutating func reason(
        _ performed: PerformedCall, _ entry: TapeEntry, _ name: String, _ redaction: Redaction
    ) -> TapeDeviation.Reason? {
        if entry.outcome == .open { return .unfinished }
        let recorded = redaction.redacted(recorded: entry.outcome, of: name)
        let outcome: TapeEntry.Outcome
        switch performed {
        case .refused(let words): return .notPerformed(redaction.redacted(words: words))
        case .threw(let error): outcome = .threw(TapeEntry.TapeError(error, of: name, redaction))
        case .returned(let value) where value is Void: outcome = .done
        case .returned(let value):
            do throws(UnencodableResult) {
                let json = try encoded(value)
                outcome = .returned(
                    redaction.isNeeded
                        ? redaction.redacted(
                            result: json, of: name, isCounted: false,
                            keepsLists: redaction.keepsLists(in: recorded, of: name)) : json)
            } catch {
                return .notEncodable(
                    type: error.type,
                    reason: redaction.redactsByName(name)
                        ? nil : error.reason.map { redaction.redacted(words: $0) })
            }
        }
        let isHidden = redaction.mayReveal(outcome, besides: recorded, of: name)
        let drifts = outcome.drifts(from: recorded, of: name, rules: redaction.rules, isHidden: isHidden)
        if drifts.isEmpty { return nil }
        self.isHidden = self.isHidden || isHidden
        return .drifts(drifts)
    }
}

extension DecodedCall where Invocation: Decodable {
    /// Describes the call, which may have been recorded without the rules; nil if its secrets cannot be redacted.
    fileprivate func words(_ redaction: Redaction) -> String? {
        guard redaction.isNeeded else { return describeCall(invocation) }
        let redacted = redaction.redacted(recorded: entry.call)
        if redacted == entry.call { return describeCall(invocation) }
        return (try? redacted.decoded(as: Invocation.self)).map { describeCall($0) }
    }
}

extension TapeEntry.TapeError {
    /// Describes an error as a recording does.
    fileprivate init(_ error: any Error, of name: String, _ redaction: Redaction) {
        let json = (error as? any Error & Codable).flatMap { try? TapeEncoder.encode($0) }
        var (words, value) = (describe(error), json)
        if redaction.isNeeded { (words, value) = redaction.redacted(error: error, json, of: name) }
        self.init(type: String(reflecting: Swift.type(of: error)), words: words, value: value)
    }
}

/// A result that cannot be encoded, and why; the reason is nil for a type that is not `Encodable`.
private struct UnencodableResult: Error {
    let type: String
    let reason: String?
}

/// Encodes a value as its static type does, so that an optional without a value is null.
private func encoded(_ value: Any) throws(UnencodableResult) -> JSONValue {
    func open<Value>(_ value: Value) throws(UnencodableResult) -> JSONValue {
        guard let type = Value.self as? any Encodable.Type else {
            throw UnencodableResult(type: "\(Value.self)", reason: nil)
        }
        return try encode(value, as: type)
    }
    // The second parameter is the same type. Swift cannot add a conformance to the first.
    func encode<Value, Same: Encodable>(
        _ value: Value, as _: Same.Type
    ) throws(UnencodableResult) -> JSONValue {
        do { return try TapeEncoder.encode(sameType(value, as: Same.self)) } catch {
            var reason = describe(error)
            if case EncodingError.invalidValue(_, let context) = error { reason = context.debugDescription }
            throw UnencodableResult(type: "\(Value.self)", reason: reason)
        }
    }
    return try open(value)
}
