import ExpectKit

/// What is wrong with the file of a tape, as data. `TapeProblemText+Files.swift` words it.
indirect enum TapeFlaw: Error, Hashable, Sendable {
    case empty
    case tooLarge(bytes: Int, limit: Int)
    /// The system cannot read the file.
    case unreadable(reason: String)
    /// Another tape has a name that differs only in upper and lower case.
    case nameDiffersInCase(other: String)
    /// The line is nil if it is not known.
    case invalidJSON(line: Int?)
    /// Two fields of an object have the same name, and different values.
    case duplicateField(String)
    case tooDeep(limit: Int)
    /// It is JSON, but not the file of a tape.
    case notATape
    case unknownVersion(Int, supported: Int)
    case missingField(String)
    case unknownField(String, known: [String])
    case wrongKind(Subject, expected: JSONKind, found: JSONKind)
    case entriesAreNoList
    /// The day of the recording is no day of the calendar.
    case invalidDay(String)
    case openIsNotTrue(found: JSONKind)
    case callNamesNoCase(found: JSONKind)
    case returnsAndThrows
    /// An entry has a flaw. Entries are counted from one.
    case entry(Int, TapeFlaw)

    /// The part of a file that has the wrong kind of value.
    enum Subject: Hashable, Sendable {
        case tape, entry
        case field(String)
    }
}

/// The kinds of JSON values.
enum JSONKind: Hashable, Sendable {
    case null, boolean, number, string, list, object
}
