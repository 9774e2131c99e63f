import ExpectKit
import ExpectKitTapes
import XCTest

/// The same with XCTest.
final class OwnDeclarationXCTests: XCTestCase {
    private func check(
        _ mode: TapeMode, declaring declare: (MockLedgerBank) -> Int = { _ in 0 },
        asking ask: (MockLedgerBank) -> Int
    ) throws {
        let failures = FailureRecorder()
        let bank = MockLedgerBank(wrapping: LiveBank())
        bank.mock.reporter = failures
        let tape = tape("paying", mode: mode)
        bank.use(tape, .redacting("pin", of: "charge"))
        let first = declare(bank)
        XCTAssertEqual(try bank.charge(5, pin: "1234"), "receipt of 5")
        let second = ask(bank)
        bank.verify()
        tape.finish()
        let lines = [first, second].filter { $0 > 0 }
        XCTAssertEqual(failures.sightings, lines.map { Sighting(.misuse, line: $0) })
    }

    func testACallIsVerifiedAfterItWasReplayed() throws {
        for mode in [TapeMode.never, .check] {
            try check(mode) {
                $0.verify(.charge(5, pin: .any))
                return 0
            }
        }
    }

    func testAnExpectedCallAndAQueryForASecretAreRefused() throws {
        for mode in [TapeMode.never, .check] {
            try check(mode) {
                $0.expect(.charge(5, pin: .any)); return #line
            } asking: {
                $0.verify(.charge(5, pin: "1234"), times: 0); return #line
            }
        }
    }

    func testARejectedSecretIsRefused() throws {
        for mode in [TapeMode.never, .check] {
            try check(mode) {
                $0.reject(.charge(5, pin: .not("4321"))); return #line
            } asking: { _ in
                0
            }
        }
    }
}
