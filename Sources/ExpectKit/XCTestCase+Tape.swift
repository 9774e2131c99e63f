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
            addTeardownBlock { tape.finish() }
            return tape
        }
    }
#endif
