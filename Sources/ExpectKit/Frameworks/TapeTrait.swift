#if canImport(Testing)
    public import Testing

    /// A trait that gives a test a tape.
    public struct TapeTrait: TestTrait, TestScoping {
        private let name: String?
        private let mode: TapeMode?
        private let site: CallSite

        fileprivate init(_ name: String?, _ mode: TapeMode?, at site: CallSite) {
            (self.name, self.mode, self.site) = (name, mode, site)
        }

        /// Runs a test with a tape of its own, and finishes it.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            let tape = Tape(name ?? test.name, mode: mode, at: site)
            defer { tape.finish() }
            // A run that has failed takes the place of no tape.
            let noticing: IssueHandlingTrait = .compactMapIssues { issue in
                guard Test.current != nil else { return nil }
                if isKnownToFail(issue) { tape.noteFailedTest() }
                return issue
            }
            do {
                try await noticing.provideScope(for: test, testCase: testCase) {
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
        /// Gives a test a tape, which a mock uses as `.current`.
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
        ///   - name: The name of its file; the test's, unless given.
        ///   - mode: When to record; what the scope or the environment says, unless given.
        public static func tape(
            _ name: String? = nil, mode: TapeMode? = nil,
            fileID: StaticString = #fileID, filePath: StaticString = #filePath,
            line: UInt = #line, column: UInt = #column
        ) -> Self {
            Self(name, mode, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
        }
    }
#endif
