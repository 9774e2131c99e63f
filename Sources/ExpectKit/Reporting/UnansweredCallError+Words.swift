extension UnansweredCallError: CustomStringConvertible {
    /// The call and its mock.
    public var description: String {
        switch reason {
        case .unanswered(let call, let mock): "\(mock): no answer for \(call)"
        case .noError: "no error was given"
        }
    }
}
