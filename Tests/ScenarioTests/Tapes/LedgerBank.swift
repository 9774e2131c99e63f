import ExpectKit

// A bank whose PIN must not be on a tape.

protocol LedgerBank { func charge(_ amount: Int, pin: String) throws -> String }

struct LiveBank: LedgerBank {
    func charge(_ amount: Int, pin: String) throws -> String { "receipt of \(amount)" }
}

final class MockLedgerBank: LedgerBank, Mocking {
    enum Invocation: Codable { case charge(Arg<Int>, pin: Arg<String>) }
    let mock = Mock<Invocation>()
    let real: any LedgerBank

    init(wrapping real: any LedgerBank) { self.real = real }

    func charge(_ amount: Int, pin: String) throws -> String {
        try mock.call(.charge(.value(amount), pin: .value(pin))) { () throws in
            try real.charge(amount, pin: pin)
        }
    }
}
