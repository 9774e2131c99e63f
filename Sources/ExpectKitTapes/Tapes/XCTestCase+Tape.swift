#if canImport(XCTest)
    import ExpectKit
    public import XCTest

    extension XCTestCase {
        /// Returns a tape for the running test, and finishes it when the test ends.
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
        ///   - name: The name of its file. The default is the name of the test.
        ///   - mode: When to record. The default is the mode of the scope, or else of the environment.
        ///   - age: The age after which the test warns that the tape is old. The default is the number of days in the
        ///     environment variable `EXPECTKIT_TAPES_MAX_AGE`, if it is set.
        ///   - function: The calling function, which is the test.
        /// - Returns: The tape.
        public func tape(
            _ name: String? = nil, mode: TapeMode? = nil, expiresAfter age: TapeAge? = nil,
            function: StaticString = #function,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> Tape {
            let tape = Tape(
                name ?? "\(function)", mode: mode, expiresAfter: age, of: name == nil ? self.name : nil,
                at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
            addTeardown { testCase in
                if testCase?.hasFailed ?? false { tape.noteFailedTest() }
                tape.finish()
            }
            return tape
        }
    }
#endif
