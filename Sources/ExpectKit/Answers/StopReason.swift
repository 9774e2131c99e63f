/// Why the process stops for a call that has no answer and no reported failure.
enum StopReason {
    /// The test is over, so a report would reach no test.
    case calledAfterTest
    /// The call cannot be described without its secrets.
    case secretCall(mock: String)
    /// The answer of the call calls the mock again and again.
    case nestedTooDeep(mock: String)

    var words: String {
        switch self {
        case .calledAfterTest: "called after its test"
        case .nestedTooDeep(let mock): "\(mock): a call whose answer calls the mock again and again"
        case .secretCall(let mock): "\(mock): a call whose secrets cannot be redacted"
        }
    }
}
