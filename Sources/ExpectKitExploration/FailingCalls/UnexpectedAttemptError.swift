import ExpectKit

/// The error that fails a test whose body throws an error other than that of the call that failed.
struct UnexpectedAttemptError: Error, CustomStringConvertible {
    /// The error that the body has thrown.
    let underlyingError: any Error

    /// The error of the body, and the call that failed before.
    let description: String
}

/// An error that a body has thrown in a run in which a call failed, and that is not the error of the call.
struct UnexpectedErrorFact: Sendable, Equatable {
    let error: String
    let call: FailedCallFact
}

extension UnexpectedErrorFact {
    /// The error, and the call that failed before it.
    var words: String {
        let run = call.words
        return switch call.fault {
        case .thrown(let fault): "the body threw \(error), and may only throw \(fault), \(run)"
        case .taskCancelled: "the body threw \(error), and may only throw a CancellationError, \(run)"
        case .none: "the body threw \(error); the run \(run)"
        }
    }
}
