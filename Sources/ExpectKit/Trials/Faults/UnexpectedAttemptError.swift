/// The error that fails a test whose body throws an error other than that of the call that failed.
struct UnexpectedAttemptError: Error, CustomStringConvertible {
    /// The error that the body has thrown.
    let underlyingError: any Error

    /// The error of the body, and the call that failed before.
    let description: String
}
