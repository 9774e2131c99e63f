import ExpectKit
import ExpectKitTapes
import Testing

// The README's recorded test.

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

@Suite struct ReadmeTape {
    @Test(.tape("checkout")) func aCustomerPays() throws {
        let bank = MockLedgerBank(wrapping: LiveBank())
        bank.use(.current, .redacting("pin", of: "charge"))

        #expect(try bank.charge(5, pin: "1234") == "receipt of 5")

        bank.verify()
        #expect(
            bank.expectationCode(as: "bank")
                == "bank.expect(.charge(5, pin: \"<redacted>\")).andReturn(\"receipt of 5\")")
    }
}
