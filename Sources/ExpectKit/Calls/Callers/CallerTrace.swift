internal import StackTraces

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
