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

    /// Creates the place of a frame. Its file ID and static path are of a known site in the file, or the fallback.
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
