extension MockSnapshot {
    /// Call sites of the test. Their files identify its frames in a backtrace.
    private var sites: [CallSite] { declared.suffix(Limits.Explaining.testSites).map(\.site) + formerSites }

    /// The lines that led to a call, and its place: the line of the test, else a declaration, else the outermost known
    /// line, else the mock.
    func origin(
        from mockLine: CallSite, _ trace: CapturedTrace?, or declaration: CallSite? = nil
    ) -> (lines: [CallTrace.Frame], place: FailurePlace) {
        let trace = trace?.named(fromMockAt: mockLine)
        let frame = trace?.testFrame(testFiles: Set(sites.map { "\($0.filePath)" }))
        let lines = trace?.chain(from: frame) ?? []
        let fallback = declaration ?? mockLine
        let outermost = declaration == nil ? lines.first(where: \.isPlaced) : nil
        guard let frame = frame ?? outermost, frame.isPlaced else { return (lines, FailurePlace(fallback)) }
        return (lines, FailurePlace(frame, known: sites + [mockLine], fallback: fallback))
    }
}
