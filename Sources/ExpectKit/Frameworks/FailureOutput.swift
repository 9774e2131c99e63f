// `stdout` is a variable in C, without annotations for concurrency.
@preconcurrency import Foundation

/// The form in which failures are printed, besides the message of the test framework.
///
/// The environment variable `EXPECTKIT_REPORTS` sets it. Any other word than `json` prints nothing.
enum FailureOutput: String {
    /// One line of JSON for each failure, on the standard output.
    case json

    /// The form that the environment asks for, if any.
    static func ofEnvironment(
        _ word: String? = environmentVariable("EXPECTKIT_REPORTS")
    ) -> FailureOutput? {
        word.flatMap(Self.init)
    }

    /// Prints a failure that is handed to a test framework, if the environment asks for it.
    ///
    /// - Parameter test: The test that receives the failure, if it is known.
    static func print(_ failure: FailureReport, in test: String?) {
        guard ofEnvironment() == .json else { return }
        // The standard library locks the standard output while it prints, so lines of several threads do not mix.
        Swift.print(FailureLine(failure: failure, test: test).text)
        // A process that crashes would lose the line.
        fflush(stdout)
    }
}
