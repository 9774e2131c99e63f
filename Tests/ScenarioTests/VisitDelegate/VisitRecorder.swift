import ExpectKit

/// A recorder by `#function`: one line a method. It is nice, as it only looks on.
final class VisitRecorder: VisitDelegate, CallRecording {
    let mock = Mock<FunctionInvocation>(mode: .nice)

    func visitDidStart() { record() }
    func visit(_ visit: Visit, didReach place: String) { record(visit, place) }
    func visitDidEnd() { record() }
}
