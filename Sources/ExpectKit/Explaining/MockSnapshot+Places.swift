// Where calls came from, and where their failures stand.

extension MockSnapshot {
    /// Call sites of the test. Their files identify its frames in a backtrace.
    private var sites: [CallSite] {
        declared.suffix(Limits.Explaining.testSites).map(\.site) + formerSites
    }

    /// Finds the lines that led to a call, and the frame of the test.
    func origin(
        from site: CallSite, _ trace: CapturedTrace?
    ) -> (origin: [CallTrace.Frame], frame: CallTrace.Frame?) {
        guard let trace = trace?.named(fromMockAt: site) else { return ([], nil) }
        let frame = trace.testFrame(testFiles: Set(sites.map { "\($0.filePath)" }))
        return (trace.chain(from: frame), frame)
    }

    /// The place of a call that was not allowed: the line of the test that led to it, else a declaration, else the
    /// outermost known line that led to it, else the mock.
    func place(
        from mockLine: CallSite, _ origin: [CallTrace.Frame], frame: CallTrace.Frame?,
        or declaration: CallSite?
    ) -> FailurePlace {
        let fallback = declaration ?? mockLine
        let outermost = declaration == nil ? origin.first(where: \.isPlaced) : nil
        guard let frame = frame ?? outermost, frame.isPlaced else { return FailurePlace(fallback) }
        return FailurePlace(frame, known: sites + [mockLine], fallback: fallback)
    }
}
