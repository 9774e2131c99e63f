import ExpectKit

/// An error that the body of a test has thrown in one of its runs, with a note about the run.
struct BodyRunError: Error, CustomStringConvertible {
    let underlying: any Error
    let note: FailureNote

    var description: String { ([describe(underlying)] + note.lines).joined(separator: "\n") }

    /// The error that a body has thrown, without the notes of the runs around it.
    static func cause(of error: any Error) -> any Error {
        (error as? BodyRunError).map { cause(of: $0.underlying) } ?? error
    }

    /// Returns the error to throw for an error of a body.
    ///
    /// It is the error itself if it belongs to the test framework, or if an earlier failure of the run already has the
    /// note.
    static func explaining(_ error: any Error, of run: BodyRun) -> any Error {
        if run.hasFailed || isOfTestFramework(error) || Task.isCancelled { return error }
        return run.noteError().map { BodyRunError(underlying: error, note: $0) } ?? error
    }
}
