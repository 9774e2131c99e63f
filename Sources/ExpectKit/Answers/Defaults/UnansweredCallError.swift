/// The error that an unexpected call of a throwing requirement throws if its mock has no answer at all for it.
///
/// The failure has been reported before the error is thrown. The error stops the code under test from continuing with
/// an arbitrary value.
public struct UnansweredCallError: Error, Sendable {
    /// The reason for the error.
    enum Reason: Sendable {
        /// A call was not answered.
        case unanswered(call: String, mock: String, Failure)
        /// A synthesized value contains an error, and no error is registered.
        case noError
    }

    /// The failure that explains the error.
    enum Failure: Sendable, Equatable {
        /// It was reported at this line.
        case reported(file: String, line: Int)
        /// It is reported when the mock is verified.
        case kept
        /// It is not known, or belongs to no test.
        case unknown

        /// A failure at a line of a test or a mock.
        static func reported(at site: CallSite) -> Failure {
            .reported(file: fileName(ofPath: "\(site.filePath)"), line: Int(site.line))
        }
    }

    let reason: Reason

    /// Returns the error with the failure that explains it.
    func explained(by failure: Failure) -> UnansweredCallError {
        guard case .unanswered(let call, let mock, _) = reason else { return self }
        return UnansweredCallError(reason: .unanswered(call: call, mock: mock, failure))
    }
}

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
