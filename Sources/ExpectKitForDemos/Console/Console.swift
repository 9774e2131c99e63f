import Foundation

/// Takes the place of the test frameworks in previews and demos: it prints each failure, and the program continues.
///
/// It cannot fail a test. In a process that runs tests, it therefore stops the process at the first expectation or failure,
/// because a test would pass otherwise.
struct Console: TestFramework {
    /// Whether the process runs tests. It is asked each time, because a test bundle may be loaded late.
    private let runsTests: @Sendable () -> Bool
    private let print: @Sendable (String) -> Void

    /// Creates a console.
    ///
    /// - Parameters:
    ///   - runsTests: Returns whether the process runs tests.
    ///   - print: Prints a failure.
    init(
        runsTests: @escaping @Sendable () -> Bool = { TestFrameworkSymbols.areLoaded },
        print: @escaping @Sendable (String) -> Void = printToStandardError
    ) {
        (self.runsTests, self.print) = (runsTests, print)
    }

    // MARK: Failures

    func report(_ failure: FailureReport) { _ = deliver(failure) }

    /// Prints a failure. The mock counts it as received, so that a verification does not print it again.
    func deliver(_ failure: FailureReport) -> Delivery {
        let line = "\(failure.location.filePath):\(failure.location.line): "
        switch failure.severity {
        case .warning: print("\(line)warning: \(failure.text)")
        case .error:
            if runsTests() { stop("\(line)error: \(failure.text)\n\n\(Self.advice)") }
            print(line + failure.text)
        }
        return .received
    }

    /// Prints a failure of a mock that is deallocated, unless it is a missing call: a demo may end at any time.
    func deliverUnlessSkipped(_ failure: FailureReport) -> Delivery {
        if failure.kind == .missing, !runsTests() { return .suppressed }
        return deliver(failure)
    }

    /// Stops a process that runs tests, because a test may rely on the automatic verification of its expectations, which
    /// exists only in `ExpectKit`.
    func noteExpectation(at site: CallSite) {
        if runsTests() { stop("\(site.filePath):\(site.line): error: \(Self.advice)") }
    }

    private static let advice = """
        This process runs tests, and the mock is made with ExpectKitForDemos, which cannot fail a test. \
        In the test and in its mocks, import ExpectKit. A generated mock imports it if it is generated without --for-demos.
        """

    // MARK: Tests

    // There are none.
    func join() -> Bool { false }
    var test: TestIdentity? { nil }
    var isInsideTest: Bool { false }
    var isTestCancelled: Bool { false }
    var mayHideFailures: Bool { false }
    func errorEndingFailedTest(_ reason: String, at site: CallSite) -> (any Error)? { nil }
    func attachDiagram(hasFailed: Bool, of histories: () -> [MockHistory]) {}
    func watch(_ engine: any SelfVerifying, declaredIn phase: Int?) {}
}

/// The reporter of mocks and tapes, by the name that it has in the files of `ExpectKit`.
typealias TestFrameworkReporter = Console

/// Prints a failure where it does not mix with the output of the program.
private func printToStandardError(_ text: String) {
    // If the output goes to a file, it is buffered, and would follow what is printed here.
    fflush(nil)
    FileHandle.standardError.write(Data("\(text)\n".utf8))
}
