/// An error of a tape that could not be recorded as itself, as its type is not `Codable`, or cannot be found again.
///
/// It is equal to another one of the same type and words.
public struct TapedError: Error, Equatable, CustomStringConvertible {
    /// The name of the type that it had.
    public let type: String
    /// What it said of itself.
    public let words: String

    /// It is no more than a description, and says so.
    public var description: String { "\(words) (a \(type) in words, as it stands on a tape)" }
}

/// What a call came to, as an entry of a tape has it.
struct TapedOutcome: TapedAnswer {
    let outcome: TapeEntry.Outcome
    /// What a report calls the entry.
    let place: String
    /// The types of errors that the test has named.
    let errors: [any (Error & Decodable).Type]

    var words: String {
        switch outcome {
        case .done: ""
        case .returned(let value): "→ \(value.words)"
        case .threw(let error): "throws \(error.words)"
        case .open: "→ nothing yet"
        }
    }

    func outcome<Output, Failure: Error>(
        of output: Output.Type, throwing failure: Failure.Type
    ) throws(Unplayable) -> Result<Any, any Error> {
        switch outcome {
        case .done:
            guard let nothing = () as? Output else { throw misfit("nothing, but the call returns \(output)") }
            return .success(nothing)
        case .returned(let value):
            guard let type = output as? any Decodable.Type else {
                throw misfit("a value, but the call returns \(output), which is not Decodable")
            }
            do { return .success(try value.decoded(as: type)) } catch {
                throw misfit("\(value.words), which is no \(output): \(reason(of: error))")
            }
        case .threw(let error): return .failure(restored(error, failure))
        case .open: throw misfit("a call that had not come back when it was recorded")
        }
    }

    /// The error as itself, if its type is known, or its description.
    private func restored(_ error: TapeEntry.TapeError, _ failure: Any.Type) -> any Error {
        let described = TapedError(type: error.type, words: error.words)
        guard let value = error.value else { return described }
        let known = errors + [failure as? any (Error & Decodable).Type].compactMap(\.self)
        let named = known.first { String(reflecting: $0) == error.type } ?? errorType(named: error.type)
        guard let named, let restored = try? value.decoded(as: named) else { return described }
        return restored
    }

    private func misfit(_ words: String) -> Unplayable { Unplayable(words: "\(place): \(words)") }
}

/// Finds a type by the name that it has on a tape.
///
/// The runtime knows types by mangled names. For one that stands in a module, or in other types that do, and that is
/// neither generic nor private, these follow from the plain name, but for the kinds of type, which are tried out.
func errorType(named name: String) -> (any (Error & Decodable).Type)? {
    let parts = name.split(separator: ".").map(String.init)
    guard (2...4).contains(parts.count),
        parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    var mangled = ["\(parts[0].utf8.count)\(parts[0])"]
    for part in parts.dropFirst() {
        mangled = mangled.flatMap { outer in ["V", "O", "C"].map { "\(outer)\(part.utf8.count)\(part)\($0)" }
        }
    }
    return mangled.lazy.compactMap { _typeByName($0) as? any (Error & Decodable).Type }.first
}

extension JSONValue {
    /// The value in short, for a report.
    var words: String {
        switch self {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .unsigned(let value): "\(value)"
        case .number(let value): "\(value)"
        case .digits(let digits): digits
        case .string(let value): "\"\(value)\""
        case .array(let values): "[\(values.map(\.words).joined(separator: ", "))]"
        case .object(let fields), .dictionary(let fields):
            "{\(fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.words)" }.joined(separator: ", "))}"
        }
    }
}
