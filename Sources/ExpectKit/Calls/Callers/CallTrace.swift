internal import StackTraces

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

/// The functions around a line of the test: the one that contains it, and those that called this function. Most
/// declarations are never reported, so only the innermost addresses of the stack are captured until a report comes.
struct CallerTrace: Sendable {
    private let stack: InnermostStack

    /// Captures the functions of the current thread; nil if their lines cannot be found.
    @inline(never)
    init?() {
        guard let stack = InnermostStack(limit: Limits.Tracing.callerFrames) else { return nil }
        self.stack = stack
    }

    /// Returns the line that called the function with a line of the test; nil if a test framework called it, or if the
    /// caller is not known. The caller of an async function is not known, because it is not on the stack.
    func caller(ofFunctionAt site: CallSite) -> CallTrace.Frame? {
        let path = "\(site.filePath)"
        let frames = CallTrace(stack.functions, endsInTest: true, mock: "", 0)?.frames ?? []
        let function = frames.first { $0.path == path && $0.line == site.line }?.outerFunction
        // A closure belongs to the function around it, whose caller is meant. So does each turn of a recursion.
        let outermost = frames.lastIndex { $0.outerFunction == function && $0.path == path }
        guard let outermost, frames[outermost].function == function else { return nil }
        return frames[(outermost + 1)...].first(where: \.isPlaced)
    }
}

extension Limits {
    enum Tracing {
        /// The innermost frames that are captured of a declaration.
        static let callerFrames = 16
        /// The declarations of a mock whose frames are captured, which take 4 µs each.
        static let declarations = 256
    }
}
