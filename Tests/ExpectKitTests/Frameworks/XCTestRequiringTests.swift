// Part of the serialized suite `XCTestReporterTests`, because XCTest runs one test case at a time.
#if os(Linux)
    import ExpectKit
    import Testing
    import XCTest

    /// What `requireVerified` does in an `async` test of XCTest.
    extension XCTestReporterTests {
        @Test func aRequiredVerificationEndsATestOfXCTestWithOneFailure() async {
            let hasEnded = Shared(true)
            let line = Shared(0)
            let recorded = await runAsync {
                let shelf = PlainShelf("Recorded shelf")
                shelf.expect(.clear); line.change { $0 = #line }
                try await shelf.requireVerified(within: .milliseconds(5))
                hasEnded.change { $0 = false }
            }
            #expect(recorded.map(\.line) == [line.value])
            #expect(hasEnded.value)
        }

        /// The failure of another mock names the missing call.
        @Test func aRequiredVerificationAddsNoFailureToThatOfAnotherMock() async {
            let hasEnded = Shared(true)
            let line = Shared(0)
            let recorded = await runAsync {
                let (shelf, order) = (PlainShelf("Recorded shelf"), CallOrder())
                let other = PlainShelf("Recorded other shelf")
                shelf.expect(.clear).inOrder(order)
                other.expect(.add("a")).inOrder(order)
                other.add("a"); line.change { $0 = #line }
                try await shelf.requireVerified(within: .milliseconds(5))
                hasEnded.change { $0 = false }
            }
            #expect(recorded.map(\.line) == [line.value])
            #expect(hasEnded.value)
        }

        @Test func aRequiredVerificationThatIsMetDoesNotEndTheTest() async {
            let hasEnded = Shared(true)
            let recorded = await runAsync {
                let shelf = PlainShelf("Recorded shelf")
                shelf.expect(.clear)
                shelf.clear()
                try await shelf.requireVerified(within: .seconds(600))
                hasEnded.change { $0 = false }
            }
            #expect(recorded == [])
            #expect(!hasEnded.value)
        }
    }
#endif
