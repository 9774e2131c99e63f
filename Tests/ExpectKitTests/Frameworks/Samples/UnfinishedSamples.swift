#if os(Linux)
    import ExpectKit
    import ExpectKitExploration
    import XCTest

    /// XCTests whose bodies never return.
    ///
    /// ``UnfinishedSampleTests`` runs them in a separate process. Otherwise they do nothing.
    final class UnfinishedSamples: XCTestCase {
        func testASearch() async {
            guard XCTestSampleRun.isRunning else { return }
            await inEveryAnswerOrder(patience: .milliseconds(200)) { answers in
                let mock = MockStepping()
                answers.hold(mock)
                mock.stub(.step(.any)).andReturn(0)
                async let step = mock.step(1)
                await answers.answerAll()
                _ = await step
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            }
        }

        func testASeries() async throws {
            guard XCTestSampleRun.isRunning else { return }
            try await cancellingEachCall(patience: .milliseconds(200)) { attempt in
                let mock = MockStepping()
                attempt.inject(into: mock)
                mock.stub(.step(.any)).andReturn(0)
                _ = await mock.step(2)
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            }
        }

        func testATestAfterThem() {}
    }
#endif
