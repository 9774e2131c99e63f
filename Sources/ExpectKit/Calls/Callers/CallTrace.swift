/// The functions between the test and a failed call. A call that passes is never traced, because naming the frames
/// takes up to a tenth of a second. Without a trace, a report shows only the call sites.
struct CallTrace: Sendable {
    /// One function, and the line in it that was running.
    struct Frame: Sendable, Equatable {
        var function: String
        var path: String
        /// The line; zero if the compiler did not record it, as for an argument of `XCTAssertEqual`.
        var line: Int

        var isPlaced: Bool { line > 0 }

        /// The file and the line; the function if the line is not known.
        var description: String { isPlaced ? "\(pathInPackage(ofFile: path)):\(line)" : outerFunction }

        /// The function around a closure, whose name is, for example, "closure #1 in CartTests.addsTwice()".
        var outerFunction: String { function.split(separator: " in ").last.map(String.init) ?? function }
    }

    /// The functions of the test and of the code under test, innermost first.
    let frames: [Frame]
    /// Whether a test framework called the outermost frame.
    let endsInTest: Bool

    /// Returns the line of the test that led to the call; if the line is not known, the function of the test.
    ///
    /// The outermost function is the test, and its innermost line led to the call. Closures in it, such as those of
    /// `withKnownIssue` and `measure`, count as the test; helper functions do not. Its files identify the test if no
    /// test framework is among the callers, as in a detached task.
    func testFrame(testFiles: Set<String>) -> Frame? {
        guard let outermost = frames.last, endsInTest || testFiles.contains(outermost.path) else { return nil }
        let function = outermost.outerFunction
        return frames.first { $0.isPlaced && $0.outerFunction == function && $0.path == outermost.path } ?? outermost
    }

    /// The lines from a line of the test to the mock, outermost first. Without a known test, they begin with the
    /// outermost function of client code.
    func chain(from test: Frame?) -> [Frame] {
        let inner = test.flatMap(frames.firstIndex(of:)).map { frames[...$0] } ?? frames[...]
        var chain: [Frame] = []
        for frame in inner.reversed() {
            // A line that comes again, as in a recursion, has also made the call that its first appearance made.
            if let loop = chain.firstIndex(where: { $0.description == frame.description }) {
                chain.removeSubrange(loop...)
            }
            chain.append(frame)
        }
        return chain
    }
}
