#if os(Linux)
    import ExpectKit
    import Testing

    /// Tests that fail on purpose, because a throwing requirement is called too often, or with other arguments.
    ///
    /// ``SampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: SampleRun.isRunning)) struct ThrowingSamples {
        let archive = MockArchive()

        @Test func aThrowingCallTooMany() throws {
            archive.expect(.load(id: 1)).andReturn("one")
            #expect(try archive.load(id: 1) == "one")
            #expect(try archive.load(id: 1) == "one")  // too many
            archive.verify()
        }

        @Test func aThrowingCallWithAnotherArgument() throws {
            archive.stub(.load(id: 1)).andReturn("one")
            #expect(try archive.load(id: 2) == "one")  // another argument
            archive.verify()
        }

        @Test(.verifiesMocks) func aThrowingVoidCallTooMany() throws {
            archive.expect(.save("a"))
            try archive.save("a")
            try archive.save("a")  // too many of nothing
        }

        @Test func anAsyncThrowingCallTooMany() async throws {
            archive.expect(.fetch).andReturn("one")
            #expect(try await archive.fetch() == "one")
            #expect(try await archive.fetch() == "one")  // too many of async
            archive.verify()
        }

        /// Without any answer of its case, the call throws, and the error points at the failure.
        @Test func aThrowingCallWithoutAnyAnswer() throws {
            _ = try archive.load(id: 7)  // no answer
        }

        @Test(.verifiesMocks) func aThrowingCallWithoutAnyAnswerVerified() throws {
            _ = try archive.load(id: 7)  // no answer, verified
        }

        @Test(.filterIssues { $0.error is UnansweredCallError }, .verifiesMocks)
        func aSuppressedCallWithoutAnyAnswer() throws {
            _ = try archive.load(id: 7)
        }
    }

    final class MockArchive: Mocking {
        enum Invocation: Equatable { case load(id: Int), save(String), fetch }
        let mock = Mock<Invocation>()

        func load(id: Int) throws -> String { try mock.call(.load(id: id), throwing: (any Error).self) }
        func save(_ text: String) throws { try mock.call(.save(text), throwing: (any Error).self) }
        func fetch() async throws -> String { try await mock.call(.fetch, throwing: (any Error).self) }
    }
#endif
