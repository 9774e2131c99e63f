/// The test frameworks, as an engine sees them. The folder `Frameworks` implements it.
protocol TestFramework: DeliveringReporter {
    /// The test that the mock belongs to, if it is known.
    var test: TestIdentity? { get }
    /// The test of Swift Testing that owns the mock.
    var owner: TestIdentity? { get }
    /// The living mocks on which the test of the mock has declared something.
    var declaredMocks: [any SelfVerifying] { get }
    /// Whether the current code is known to run in another test than the one that the mock belongs to.
    var isInOtherTest: Bool { get }
    /// Whether a failure that is recorded here and now reaches a running test.
    var isInsideTest: Bool { get }
    /// Whether the current test was cancelled, so that expected calls need not have come.
    var isTestCancelled: Bool { get }
    /// Whether something around the current test, such as a trait, may hide a failure from it.
    var mayHideFailures: Bool { get }

    /// Makes the current test the owner of the mock.
    func join()

    /// Returns the error that ends the current test without a second failure; `nil` if there is none here, or if the
    /// current test may not have received a failure. It prepares the test for the error, so the caller must throw it.
    func errorEndingFailedTest(_ reason: String, at site: CallSite) -> (any Error)?

    /// Has a mock verified when its test case of XCTest or the process ends, if the mock still exists then. The phase
    /// is the number of resets before, if the test declares something on the mock.
    func watch(_ engine: any SelfVerifying, declaredIn phase: Int?)
}
