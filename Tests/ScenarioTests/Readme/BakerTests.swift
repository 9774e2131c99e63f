import ExpectKit
import Testing

protocol Oven {
    func preheat(to degrees: Int)
    var temperature: Int { get }
}

final class MockOven: Oven, Mocking {
    enum Invocation: Equatable { case preheat(to: Int), temperature }
    let mock = Mock<Invocation>()

    func preheat(to degrees: Int) { mock.call(.preheat(to: degrees)) }
    var temperature: Int { mock.call(.temperature) }
}

@Test func theBakerPreheatsTheOven() {
    let oven = MockOven()
    oven.expect(.preheat(to: 220))
    oven.expect(.temperature).andReturn(220)

    #expect(Baker(oven: oven).preparesForBread())

    oven.verify()
}
