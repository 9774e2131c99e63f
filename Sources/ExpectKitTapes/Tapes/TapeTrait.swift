#if canImport(Testing)
    import ExpectKit
    public import Testing

    /// A trait that provides a tape for a test.
    public struct TapeTrait: TestTrait, TestScoping {
        private let name: String?
        private let mode: TapeMode?
        private let age: TapeAge?
        private let site: CallSite

        fileprivate init(_ name: String?, _ mode: TapeMode?, _ age: TapeAge?, at site: CallSite) {
            (self.name, self.mode, self.age, self.site) = (name, mode, age, site)
        }

        /// Runs a test with its own tape, and finishes the tape.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            let owner = name == nil ? "\(test.id)" : nil
            let tape = Tape(name ?? test.name, mode: mode, expiresAfter: age, of: owner, at: site)
            defer { tape.finish() }
            // The recording of a failed run must not replace a tape.
            let observing: IssueHandlingTrait = .compactMapIssues { issue in
                guard Test.current != nil else { return nil }
                if certainlyFails(issue) { tape.noteFailedTest() }
                return issue
            }
            do {
                try await observing.provideScope(for: test, testCase: testCase) {
                    try await Tape.$ofTest.withValue(tape, operation: function)
                }
            } catch {
                tape.noteFailedTest()
                throw error
            }
        }
    }

    extension TapeTrait: ExpectKitTrait {}

    extension Trait where Self == TapeTrait {
        /// Provides a tape for a test, which its mocks use as `.current`.
        ///
        /// ```swift
        /// @Test(.tape("buying")) func aMuseumBuysAnArtefact() throws {
        ///     let store = MockStore(wrapping: try LiveStore())
        ///     store.use(.current)
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
        public static func tape(
            _ name: String? = nil, mode: TapeMode? = nil, expiresAfter age: TapeAge? = nil,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> Self {
            Self(
                name, mode, age,
                at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
        }
    }
#endif
