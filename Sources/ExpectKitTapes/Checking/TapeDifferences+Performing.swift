import ExpectKit

extension TapeDifferences {
    /// Compares what an object did with the entry of the call.
    ///
    /// - Parameters:
    ///   - performed: What the object did.
    ///   - call: The call on the tape.
    ///   - redaction: The rules: which secrets are redacted, and which parts may differ.
    mutating func add<Invocation: Decodable>(
        _ performed: Result<Any, any Error>, _ call: DecodedCall<Invocation>, _ redaction: Redaction
    ) {
        performedCalls += 1
        let name = caseName(of: call.entry.call) ?? ""
        guard let reason = reason(performed, call.entry, name, redaction) else { return }
        let words = shortened(call.words(redaction) ?? name, to: TapeLimits.call, isCounted: false)
        all.append(
            TapeDifference(
                entry: call.number, call: TapedCall(words: words, caseName: name), reason: reason))
    }

    /// Why what an object did is not what the entry says; nil if it is.
    private mutating func reason(
        _ performed: Result<Any, any Error>, _ entry: TapeEntry, _ name: String, _ redaction: Redaction
    ) -> TapeDifference.Reason? {
        if entry.outcome == .open { return .unfinished }
        let recorded = redaction.redacted(recorded: entry.outcome, of: name)
        let outcome: TapeEntry.Outcome
        switch performed {
        case .failure(let error as InvocationError):
            return .notPerformed(redaction.redacted(words: error.description))
        case .failure(let error):
            outcome = .threw(TapeEntry.TapeError(error, encodedError(error), of: name, redaction))
        case .success(let value) where value is Void: outcome = .done
        case .success(let value):
            func notEncodable(_ reason: String?) -> TapeDifference.Reason {
                .notEncodable(type: "\(type(of: value))", reason: reason)
            }
            do {
                guard let json = try encodedResult(value) else { return notEncodable(nil) }
                outcome = .returned(
                    redaction.isNeeded
                        ? redaction.redacted(
                            result: json, of: name, isCounted: false,
                            keepsLists: redaction.keepsLists(in: recorded, of: name)) : json)
            } catch {
                return notEncodable(
                    redaction.redactsByName(name)
                        ? nil : redaction.redacted(words: codingReason(of: error)))
            }
        }
        let isHidden = redaction.mayReveal(outcome, besides: recorded, of: name)
        let drifts = outcome.drifts(from: recorded, of: name, rules: redaction.rules, isHidden: isHidden)
        if drifts.isEmpty { return nil }
        self.isHidden = self.isHidden || isHidden
        return .answer(drifts)
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
