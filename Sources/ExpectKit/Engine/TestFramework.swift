/// The test frameworks, as an engine sees them.
///
/// The implementation is in the folder `Frameworks`, so that engines do not depend on a framework.
protocol TestFramework: DeliveringReporter {
    /// Makes the current test the owner of the mock.
    func join()

    /// Whether a failure that is recorded here and now reaches a running test.
    var isInsideTest: Bool { get }

    /// Whether the current test was cancelled, so that expected calls need not have come.
    var isTestCancelled: Bool { get }

    /// Whether something around the current test, such as a trait, may hide a failure from it.
    var mayHideFailures: Bool { get }

    /// Releases the closures of a mock when the process ends, if the mock still exists then.
    func watch(_ engine: any SelfVerifying)
}
