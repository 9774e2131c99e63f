extension UnansweredCallError: CustomStringConvertible {
    /// What was called, and of which mock.
    public var description: String {
        switch reason {
        case .unanswered(let call, let mock): "\(mock): no answer for \(call)"
        case .noError: "no error was given"
        }
    }
}
