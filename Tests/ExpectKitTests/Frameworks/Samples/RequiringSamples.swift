#if os(Linux)
    import ExpectKit
    import Foundation
    import Testing

    /// Tests that fail on purpose, because a required verification fails.
    ///
    /// ``SampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: SampleRun.isRunning)) struct RequiringSamples {
        let shelf = PlainShelf()

        @Test func requiredInVain() async throws {
            shelf.expect(.add("a"))  // required
            try await shelf.requireVerified(within: .milliseconds(5))
            Issue.record("the test did not end")
        }

        @Test(.verifiesMocks) func requiredInVainWithTheTrait() async throws {
            let other = PlainShelf()
            other.expect(.clear)
            shelf.expect(.add("a"))  // required with the trait
            try await shelf.requireVerified(within: .milliseconds(5))
            Issue.record("the test did not end")
        }

        @Test func requiredAfterAFailure() async throws {
            shelf.reject(.clear)
            shelf.clear()  // rejected
            try await shelf.requireVerified(within: .seconds(600))
            Issue.record("the test did not end")
        }

        /// The failure of the other mock names the missing call.
        @Test(.verifiesMocks) func requiredAfterAFailureOfAnotherMock() async throws {
            let (other, order) = (PlainShelf("Other"), CallOrder())
            shelf.expect(.add("1")).inOrder(order)
            other.expect(.add("2")).inOrder(order)
            other.add("2")  // out of order
            try await shelf.requireVerified(within: .milliseconds(5))
            Issue.record("the test did not end")
        }

        @Test func requiredAfterAKnownFailureOfAnotherMock() async throws {
            let (other, order) = (PlainShelf("Other"), CallOrder())
            shelf.expect(.add("1")).inOrder(order)  // named only by a known issue
            other.expect(.add("2")).inOrder(order)
            withKnownIssue { other.add("2") }
            try await shelf.requireVerified(within: .milliseconds(5))
            Issue.record("the test did not end")
        }

        @Test(arguments: 0..<2) func requiredInOneCase(number: Int) async throws {
            let shelf = PlainShelf("Case \(number)")
            shelf.expect(.add("a"))
            if number == 1 { shelf.add("a") }
            try await shelf.requireVerified(within: .milliseconds(5))
            Issue.record("reached by case \(number)")
        }

        /// The test has not received the failure, so the error has to fail it.
        @Test func requiredAfterAFailureThatARecorderReceived() async throws {
            let shelf = await Task.detached { PlainShelf("Foreign") }.value
            shelf.mock.reporter = FailureRecorder()
            shelf.clear()
            try await shelf.requireVerified(within: .seconds(600))
            Issue.record("the test did not end")
        }
    }
#endif
