import ExpectKit

/// An error from a tape whose own type is not `Codable`, or cannot be found.
///
/// Two errors are equal if their types and their descriptions are.
public struct TapedError: Error, Equatable, CustomStringConvertible {
    /// The name of the recorded error's type.
    public let type: String
    /// The description of the recorded error.
    public let words: String

    /// The recorded description, with a note that it comes from a tape.
    public var description: String { "\(words) (a \(type) in words, as it stands on a tape)" }
}

/// Finds a type of error by the name that it has on a tape.
///
/// The runtime finds types by their mangled names. The mangled name of a type that is neither generic nor private
/// follows from its plain name and from the kinds of the types that it is nested in, all combinations of which are
/// tried. For other types, and where the runtime does not find a name, the result is nil, and the error is replayed as a
/// ``TapedError``.
func errorType(named name: String) -> (any (Error & Decodable).Type)? {
    let parts = name.split(separator: ".").map(String.init)
    // At most three nested types: 27 combinations of struct, enum and class.
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
