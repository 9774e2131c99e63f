import ExpectKit

/// A nice mock, because it only observes.
final class MockVisitDelegate: VisitDelegate, Mocking {
    enum Invocation: Equatable { case didStart, didReach(visit: Visit, place: String), didEnd }
    let mock = Mock<Invocation>(mode: .nice)

    func visitDidStart() { mock.call(.didStart) }
    func visit(_ visit: Visit, didReach place: String) { mock.call(.didReach(visit: visit, place: place)) }
    func visitDidEnd() { mock.call(.didEnd) }
}
