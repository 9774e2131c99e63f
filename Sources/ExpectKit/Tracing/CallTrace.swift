/// The way from the test to a call, taken only where a call failed.
///
/// Naming the frames takes up to a tenth of a second, so a call that passes never does it. Where the
/// toolchain has no backtraces, a failure is placed by its call sites alone.
struct CallTrace: Sendable {
    /// One function on the way, and the line in it.
    struct Frame: Sendable, Equatable {
        var function: String
        var path: String
        /// The line, or zero where the compiler kept none, as for an argument of `XCTAssertEqual`.
        var line: Int

        var isPlaced: Bool { line > 0 }

        /// The place, or at least the function, without the closures in it.
        var description: String {
            isPlaced ? "\(fileName(ofPath: path)):\(line)" : outerFunction
        }

        /// The function that a closure is in: one is called "closure #1 in CartTests.addsTwice()".
        var outerFunction: String {
            function.split(separator: " in ").last.map(String.init) ?? function
        }
    }

    /// The functions of the test and of the code under test, innermost first.
    let frames: [Frame]

    /// Whether the outermost frame was called by a test framework.
    let endsInTest: Bool

    init(frames: [Frame], endsInTest: Bool) {
        self.frames = frames
        self.endsInTest = endsInTest
    }

    /// The line that made the call, in the code under test or in the test itself.
    var caller: Frame? { frames.first }

    /// The line of the test that led to the call, or at least the test.
    ///
    /// It is the innermost line of the outermost function, so that a helper of the test is not mistaken for
    /// the test, and a closure in it (`withKnownIssue`, `measure`) is not taken for its first line.
    ///
    /// - Parameter testFiles: Paths of files in which the test declared something. They tell a test where no
    ///   test framework is among the callers, as in a detached task.
    func testFrame(testFiles: Set<String>) -> Frame? {
        guard let outermost = frames.last, endsInTest || testFiles.contains(outermost.path) else {
            return nil
        }
        let function = outermost.outerFunction
        return frames.first { $0.isPlaced && $0.outerFunction == function && $0.path == outermost.path }
            ?? outermost
    }
}
