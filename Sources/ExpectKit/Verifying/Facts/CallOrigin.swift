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
