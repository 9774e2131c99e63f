/// The place that a test framework shows a failure at.
struct FailurePlace: Sendable {
    let fileID: String
    let filePath: String
    let line: Int
    let column: Int
    /// The place for `XCTFail`, which accepts only static paths.
    let staticPath: StaticString
    let staticLine: UInt

    init(_ site: CallSite) {
        fileID = "\(site.fileID)"
        filePath = "\(site.filePath)"
        line = Int(site.line)
        column = Int(site.column)
        staticPath = site.filePath
        staticLine = site.line
    }

    /// Creates the place of a frame, which has only a path and a line.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - known: Call sites of the same test. One in the frame's file provides the file ID and the static path.
    ///   - fallback: The call site for `XCTFail` if no known one is in the frame's file.
    init(_ frame: CallTrace.Frame, known: some Sequence<CallSite>, fallback: CallSite) {
        let sibling = known.first { "\($0.filePath)" == frame.path }
        let module = "\(fallback.fileID)".prefix { $0 != "/" }
        fileID = sibling.map { "\($0.fileID)" } ?? "\(module)/\(fileName(ofPath: frame.path))"
        filePath = frame.path
        line = frame.line
        column = 1
        staticPath = sibling?.filePath ?? fallback.filePath
        staticLine = sibling == nil ? fallback.line : UInt(frame.line)
    }
}

/// Where a call came from.
struct CallOrigin: Sendable, Equatable {
    /// The lines from the test to the mock, outermost first. If no test is known, they begin with the outermost
    /// function of client code.
    var frames: [CallTrace.Frame] = []

    /// The line that made the call.
    var caller: String? { frames.last?.description }

    /// The frames without the line that the failure is located at.
    func frames(besides place: FailurePlace) -> [CallTrace.Frame] {
        frames.filter { !$0.isPlaced || $0.line != place.line || $0.path != place.filePath }
    }
}
