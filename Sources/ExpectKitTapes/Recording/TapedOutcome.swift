import ExpectKit

/// The recorded outcome of a call, as an answer.
struct TapedOutcome: OtherAnswer {
    let outcome: TapeEntry.Outcome
    /// The name of the entry in a report.
    let entry: String
    /// The types of errors that the test has named.
    let errors: [any (Error & Decodable).Type]
    /// Removes the secrets from a text in a report.
    var redact: (String) -> String = { $0 }

    var fact: AnswerFact {
        switch outcome {
        case .done: .nothing
        case .returned(let value): .value(words(for: value))
        case .threw(let error): .error(error.words)
        case .open: .unrecorded
        }
    }

    func outcome<Output, Failure: Error>(
        of output: Output.Type, throwing failure: Failure.Type
    ) throws(UnfitAnswer) -> Result<Any, any Error> {
        switch outcome {
        case .done:
            guard let nothing = () as? Output else { throw unfit("nothing, but the call returns \(output)") }
            return .success(nothing)
        case .returned(let value):
            guard let type = output as? any Decodable.Type else {
                throw unfit("a value, but the call returns \(output), which is not Decodable")
            }
            do { return .success(try value.decoded(as: type)) } catch {
                throw unfit(
                    "\(words(for: value)), which is not of type \(output): \(redact(codingReason(of: error)))"
                )
            }
        case .threw(let error): return .failure(restored(error, failure))
        case .open: throw unfit("a call that had not returned when it was recorded")
        }
    }

    private func words(for value: JSONValue) -> String { value.mapTexts(andNames: true, redact).excerpt }

    private func unfit(_ cause: String) -> UnfitAnswer {
        UnfitAnswer("\(entry): \(cause)", advice: "correct the entry, or record the tape again")
    }

    /// The recorded error itself if its type is found, and a ``TapedError`` otherwise.
    private func restored(_ error: TapeEntry.TapeError, _ failure: Any.Type) -> any Error {
        let described = TapedError(type: error.type, words: error.words)
        guard let value = error.value else { return described }
        let known = errors + [failure as? any (Error & Decodable).Type].compactMap(\.self)
        let named =
            known.first { TapeEntry.TapeError.withoutContexts(String(reflecting: $0)) == error.stableType }
            ?? errorType(named: error.type)
        guard let named, let restored = try? value.decoded(as: named) else { return described }
        return restored
    }
}
