import ExpectKit

/// Compares the calls of one mock with those on the tape, whatever the type of its invocations.
protocol TapeChecking {
    var mock: String { get }
    /// The line of the test at which the mock was put on the tape.
    var site: CallSite { get }
    /// The number of calls on the tape.
    var entryCount: Int { get }

    /// Returns all differences.
    ///
    /// - Parameters:
    ///   - run: The calls of all mocks.
    ///   - redact: Redacts a text by the rules of all mocks on the tape.
    func differences(in run: TapeRun, redact: (String) -> String) -> TapeDifferences
}
