#if os(Linux)
    import Foundation
    import XCTest

    struct RecordedFailure: Equatable, Sendable {
        let text: String
        let file: String
        let line: Int
    }

    /// Keeps what it is told, counts it, and fails nobody.
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

    extension XCTestReporterTests {
        /// Runs a test on a thread where no test of Swift Testing is known, as XCTest would.
        ///
        /// XCTest knows one running test case in the process, which hears of other tests' threads as well; only
        /// what is said of the mock at hand counts.
        func run(
            _ type: RecordingTestCase.Type = RecordingTestCase.self,
            _ body: @escaping @Sendable (XCTestCase) throws -> Void
        ) async -> [RecordedFailure] {
            await withCheckedContinuation { continuation in
                Thread {
                    let testCase = type.init(name: "records", testClosure: body)
                    testCase.run()
                    continuation.resume(returning: testCase.recorded.filter { $0.text.contains("Recorded") })
                }.start()
            }
        }
    }
#endif
