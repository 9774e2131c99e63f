import ExpectKit

/// A problem, or a notice, that a tape reports, as data. `TapeProblemText.swift` words it.
indirect enum TapeProblem: Error, Equatable, Sendable {
    // When the first mock uses the tape:

    /// The environment names a mode that does not exist.
    case unknownMode(String, known: [String])
    /// The environment has no positive number of days as the maximum age.
    case invalidMaximumAge(String)
    /// The test demands an age of less than one day.
    case invalidAge(days: Int)
    /// Another test uses the tape and has not ended.
    case inUse
    /// There is no file, and the mode does not record one.
    case missing(mode: String)
    /// The file cannot be replayed.
    case unplayable(TapeFlaw)
    case secretInName
    /// Another test of the file has a tape with the same name, which neither has chosen.
    case sharedName(with: String)

    /// The tape is older than allowed.
    case old(recorded: CalendarDay, age: Int, limit: Int)
    /// The file does not say how old it is.
    case undated(limit: Int)

    // While it is replayed; entries are counted from one:

    /// An entry cannot be decoded as a call of its mock.
    case undecodableCall(entry: Int, mock: String, reason: String)
    /// An entry contains a secret that the rules of its mock redact.
    case recordedWithoutRules(entry: Int, mock: String)
    /// The tape has calls of a mock of this name, but no such mock used it.
    case unusedMock(String)

    // When it was checked:

    /// The calls of a mock, or their answers, differ from those on the tape.
    case differs(TapeDifferences)
    /// The test failed, and did not make some calls of a mock.
    case notReached(mock: String, missing: Int, of: Int)
    /// A call cannot be compared with the tape.
    case notComparable(DiscardReason)

    // When its calls are performed on another object:

    /// There is no file.
    case notRecorded
    /// The tape has no calls of a mock, but of others.
    case noCalls(of: String, mocks: [String])

    // When it was recorded:

    /// The recording cannot be written.
    case discarded(DiscardReason)
    /// The recording does not replace the file that exists.
    case notReplaced(KeptReason, path: String)
    case recorded(RecordingReason, calls: Int, path: String)
    case notWritten(reason: String, path: String)

    /// Why a tape is recorded.
    enum RecordingReason: Hashable, Sendable {
        /// There was no file.
        case wasMissing
        /// The mode is `failed`, and the previous run failed.
        case hadFailed
        /// The mode is `all`.
        case always
    }

    /// Why an existing file is kept.
    enum KeptReason: Hashable, Sendable {
        case testFailed, noCalls
    }

    /// Whether the test passes nevertheless.
    var isWarning: Bool {
        switch self {
        case .old, .undated, .recordedWithoutRules, .notReached, .notReplaced(.testFailed, _),
            .recorded(.always, _, _):
            true
        default: false
        }
    }
}

/// Why a recording cannot be written: it could not be replayed, or it contains a secret.
indirect enum DiscardReason: Hashable, Sendable {
    /// A call of a mock, by the name of its case.
    case call(String, mock: String, UnrecordableCall)
    /// A rule, as the test wrote it, found nothing in any call of the mock.
    case ruleFoundNothing(rule: String, mock: String)
    /// A rule found nothing in some calls of a case, and something in others.
    case ruleMissedCalls(rule: String, mock: String, call: String, missed: Int, of: Int)
    /// A rule is for a case that the calls of the mock do not have.
    case unknownCase(String, rule: String, mock: String)
    case duplicateMock(String)
    /// An expectation of the test, which the mock had before it used the tape.
    case ownExpectation(String, mock: String, place: String)
    case secretInName
}

/// Why a call cannot be recorded. A reason that may contain a secret is `nil`.
indirect enum UnrecordableCall: Hashable, Sendable {
    /// The mock forwards to no real object.
    case noRealObject
    /// It is a stored property of the real object, whose elements come from no call.
    case storedStream(type: String)
    /// The call is not encoded as an object with one field.
    case namesNoCase(JSONKind)
    case notDecodable(reason: String)
    case notDecodableOnceRedacted(reason: String)
    /// An argument cannot be encoded; `nil` if no single argument can be identified.
    case argumentNotEncodable(Argument?, reason: String?)
    /// It had not returned when the tape ended.
    case unfinished
    /// It contains a text that a rule redacted at another place.
    case secret(SecretPart)
    case resultNotCodable(type: String)
    case resultNotEncodable(type: String, reason: String?)
    case resultNotDecodable(type: String, reason: String)
    case resultNotDecodableOnceRedacted(type: String)
    /// The result contains `.some(nil)`, which JSON cannot tell from `nil`.
    case resultWithNestedNil
    /// The error that the tape would return is not of a type that the call throws.
    case errorNotRestored(type: String, isRedacted: Bool, callThrows: String)

    struct Argument: Hashable, Sendable {
        let name: String
        let type: String
    }
}

/// Where a secret was found in an entry, in the order in which reports prefer them.
enum SecretPart: Hashable, Sendable, Comparable {
    case argument(String), call, error, mockName, result
}
