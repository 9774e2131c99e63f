import ExpectKit

/// A recorder by `#function`, with one line for each method. It is nice, because it only observes.
final class VisitRecorder: VisitDelegate, CallRecording {
    let mock = Mock<FunctionInvocation>(mode: .nice)

    func visitDidStart() { record() }
    func visit(_ visit: Visit, didReach place: String) { record(visit, place) }
    func visitDidEnd() { record() }
}
