/// The error that an unexpected call of a throwing requirement throws if its mock has no answer at all for it.
///
/// The failure has been reported before the error is thrown. The error stops the code under test from continuing with
/// an arbitrary value.
public struct UnansweredCallError: Error, Sendable {
    enum Reason: Sendable {
        case unanswered(call: String, mock: String, Failure)
        /// A synthesized value contains an error, and no error is registered.
        case noError
    }

    enum Failure: Sendable, Equatable {
        /// It was reported at this line.
        case reported(file: String, line: Int)
        /// It is reported when the mock is verified.
        case kept
        /// It is not known, or belongs to no test.
        case unknown

        /// A failure at a line of a test or a mock.
        static func reported(at site: CallSite) -> Failure {
            .reported(file: pathInPackage(ofFile: "\(site.filePath)"), line: Int(site.line))
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
    /// The failure that it follows from, the mock and the call, in one line.
    public var description: String {
        switch reason {
        case .unanswered(let call, let mock, .reported(let file, let line)):
            "follows from the failure at \(file):\(line): \(mock) has no answer for \(call)"
        case .unanswered(let call, let mock, .kept):
            "follows from a failure that the verification reports: \(mock) has no answer for \(call)"
        case .unanswered(let call, let mock, .unknown): "\(mock) has no answer for \(call)"
        case .noError: "no error was given"
        }
    }

    /// Whether it follows from a failure that a test receives.
    var isExplained: Bool {
        if case .unanswered(_, _, let failure) = reason { failure != .unknown } else { false }
    }
}
