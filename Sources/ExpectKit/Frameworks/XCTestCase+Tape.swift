#if canImport(XCTest)
    public import XCTest

    extension XCTestCase {
        /// Returns a tape for the running test, which is finished when the test ends.
        ///
        /// ```swift
        /// func testAMuseumBuysAnArtefact() throws {
        ///     let store = MockStore(wrapping: try LiveStore())
        ///     store.use(tape())
        ///     try Museum(store: store).buy("vase")
        ///     store.verify()
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - name: The name of its file; the test's, unless given.
        ///   - mode: When to record; what the scope or the environment says, unless given.
        /// - Returns: The tape.
        public func tape(
            _ name: String? = nil, mode: TapeMode? = nil, function: StaticString = #function,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> Tape {
            let tape = Tape(
                name ?? "\(function)", mode: mode,
                at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
            let teardown = TapeTeardown(of: self, tape)
            addTeardownBlock { teardown.finish() }
            return tape
        }
    }

    /// What finishes a tape when a test case ends.
    ///
    /// It is unchecked, because XCTest runs a test and its teardown one after the other. It does not keep the test case,
    /// which keeps its teardown.
    private final class TapeTeardown: @unchecked Sendable {
        private weak var testCase: XCTestCase?
        private let tape: Tape

        init(of testCase: XCTestCase, _ tape: Tape) {
            (self.testCase, self.tape) = (testCase, tape)
        }

        func finish() {
            if (testCase?.testRun?.totalFailureCount ?? 0) > 0 { tape.noteFailedTest() }
            tape.finish()
        }
    }
#endif
