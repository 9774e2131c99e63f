import ExpectKit
import ExpectKitTapes
import Testing

// What a test declares itself on a mock that uses a tape. The failing counterparts end each function.

@Suite(.serialized) struct OwnDeclarationTests {
    private let failures = FailureRecorder()

    private func bank() -> MockLedgerBank {
        let bank = MockLedgerBank(wrapping: LiveBank())
        bank.mock.reporter = failures
        return bank
    }

    @Test(arguments: [TapeMode.never, .check]) func aCallIsVerifiedAfterItWasReplayed(mode: TapeMode) throws {
        let bank = bank()
        let tape = Tape("paying", mode: mode)
        bank.use(tape, .redacting("pin", of: "charge"))
        #expect(try bank.charge(5, pin: "1234") == "receipt of 5")
        bank.verify(.charge(5, pin: .any))
        bank.verify()
        tape.finish()
        #expect(failures.sightings == [])
    }

    @Test(arguments: [TapeMode.never, .check]) func anExpectedCallIsRefused(mode: TapeMode) throws {
        let bank = bank()
        let tape = Tape("paying", mode: mode)
        bank.use(tape, .redacting("pin", of: "charge"))
        let line = #line + 1
        bank.expect(.charge(5, pin: .any))
        #expect(try bank.charge(5, pin: "1234") == "receipt of 5")
        bank.verify()
        tape.finish()
        #expect(failures.sightings == [Sighting(.misuse, line: line)])
    }

    @Test(arguments: [TapeMode.never, .check]) func aRejectedSecretIsRefused(mode: TapeMode) throws {
        let bank = bank()
        let tape = Tape("paying", mode: mode)
        bank.use(tape, .redacting("pin", of: "charge"))
        let line = #line + 1
        bank.reject(.charge(5, pin: "1234"))
        #expect(try bank.charge(5, pin: "1234") == "receipt of 5")
        bank.verify()
        tape.finish()
        #expect(failures.sightings == [Sighting(.misuse, line: line)])
        #expect(
            failures.texts == [
                """
                MockLedgerBank: charge(_:pin:) accepts no call: the rule redacting("pin") of the tape redacts pin
                  help: accept any pin with .any, and tell the calls apart by another argument
                """
            ])
    }

    @Test(arguments: [TapeMode.never, .check]) func aQueryForASecretIsRefused(mode: TapeMode) throws {
        let bank = bank()
        let tape = Tape("paying", mode: mode)
        bank.use(tape, .redacting("pin", of: "charge"))
        #expect(try bank.charge(5, pin: "1234") == "receipt of 5")
        let line = #line + 1
        #expect(!bank.didCall(.charge(5, pin: "1234")))
        bank.verify()
        tape.finish()
        #expect(failures.sightings == [Sighting(.misuse, line: line)])
    }

    @Test(arguments: [TapeMode.never, .check]) func aStubAnswersACallThatIsNotOnTheTape(mode: TapeMode) throws
    {
        let bank = bank()
        let tape = Tape("paying", mode: mode)
        bank.stub(.charge(7, pin: .any)).andReturn("lucky")
        bank.use(tape, .redacting("pin", of: "charge"))
        #expect(try bank.charge(7, pin: "1234") == "lucky")
        #expect(try bank.charge(5, pin: "1234") == "receipt of 5")
        bank.verify()
        tape.finish()
        #expect(failures.sightings == [])
    }

    @Test(arguments: [TapeMode.never, .check]) func aStubWithASecretIsRefusedWhereTheTapeIsUsed(
        mode: TapeMode
    )
        throws
    {
        let bank = bank()
        let tape = Tape("paying", mode: mode)
        bank.stub(.charge(5, pin: "1234")).andReturn("lucky")
        let line = #line + 1
        bank.use(tape, .redacting("pin", of: "charge"))
        #expect(try bank.charge(5, pin: "1234") == "receipt of 5")
        bank.verify()
        tape.finish()
        #expect(failures.sightings == [Sighting(.misuse, line: line)])
    }
}
