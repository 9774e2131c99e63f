/// Why the process stops when a call without an answer has no failure to show for it.
enum StopReason {
    /// The test is over, so a report would reach no test.
    case calledAfterTest
    /// The call cannot be described without its secrets.
    case secretCall(mock: String)

    var words: String {
        switch self {
        case .calledAfterTest: "called after its test"
        case .secretCall(let mock): "\(mock): a call whose secrets cannot be redacted"
        }
    }
}
