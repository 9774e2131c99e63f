#if os(Linux)
    import Foundation
    import XCTest

    struct RecordedFailure: Equatable, Sendable {
        let text: String
        let file: String
        let line: Int
    }

    /// Records its failures.
    class RecordingTestCase: XCTestCase {
        private(set) var recorded: [RecordedFailure] = []

        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
            expected: Bool
        ) {
            recorded.append(RecordedFailure(text: description, file: filePath, line: lineNumber))
            super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
    }

    /// Gives the run loop of the current thread something to wait for.
    ///
    /// XCTest waits in it for its asynchronous part. A run loop without a source returns at once, so XCTest would ask
    /// again and again, and use a whole core.
    func keepRunLoopWaiting() {
        RunLoop.current.add(Timer(timeInterval: 3600, repeats: true) { _ in }, forMode: .default)
    }

    extension XCTestReporterTests {
        /// Runs a test case on a thread without a current test of Swift Testing, as XCTest does.
        ///
        /// XCTest has one running test case for the whole process, which also receives failures of other tests'
        /// threads, so only failures that contain “Recorded” are returned.
        func run(
            _ type: RecordingTestCase.Type = RecordingTestCase.self,
            _ body: @escaping @Sendable (XCTestCase) throws -> Void
        ) async -> [RecordedFailure] {
            await withCheckedContinuation { continuation in
                Thread {
                    keepRunLoopWaiting()
                    let testCase = type.init(name: "records", testClosure: body)
                    testCase.run()
                    continuation.resume(returning: testCase.recorded.filter { $0.text.contains("Recorded") })
                }.start()
            }
        }

        /// Runs a test case whose test is `async`.
        func runAsync(_ body: @escaping @Sendable () async throws -> Void) async -> [RecordedFailure] {
            await run { testCase in try asyncTest { (_: XCTestCase) in body }(testCase)() }
        }
    }
#endif
