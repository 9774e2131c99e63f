import Dispatch
import ExpectKit

// The code under test: a courier that delivers in the background.

protocol Doorbell: Sendable {
    func ring(door: Int)
    func alarm()
}

final class Courier: Sendable {
    private let bell: any Doorbell

    init(_ bell: any Doorbell) {
        self.bell = bell
    }

    func deliver(to doors: Int...) {
        _Concurrency.Task.detached { [bell] in for door in doors { bell.ring(door: door) } }
    }

    func deliverOnQueue(to door: Int) {
        DispatchQueue.global().async { [bell] in bell.ring(door: door) }
    }

    func deliverOnMainQueue(to door: Int) {
        DispatchQueue.global().async { [bell] in
            DispatchQueue.main.async { bell.ring(door: door) }
        }
    }
}

final class MockDoorbell: Doorbell, Mocking {
    enum Invocation: Equatable { case ring(door: Int), alarm }
    let mock = Mock<Invocation>()

    func ring(door: Int) { mock.call(.ring(door: door)) }
    func alarm() { mock.call(.alarm) }
}
