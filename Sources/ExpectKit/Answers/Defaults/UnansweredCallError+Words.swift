extension UnansweredCallError: CustomStringConvertible {
    /// The call, its mock, and where the failure is reported, in one line.
    public var description: String {
        switch reason {
        case .unanswered(let call, let mock, let failure): "\(mock): no answer for \(call)\(failure.words)"
        case .noError: "no error was given"
        }
    }
}

extension UnansweredCallError.Failure {
    fileprivate var words: String {
        switch self {
        case .reported(let file, let line): "; the failure is reported at \(file):\(line)"
        case .kept: "; the failure is reported when the mock is verified"
        case .unknown: ""
        }
    }
}
