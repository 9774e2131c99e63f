import ExpectKit
import ExpectKitTapes
import Testing

// What a test declares itself on a mock that uses a tape. The failing counterparts end each function.

@Suite(.serialized) struct OwnDeclarationTests {
    private let rule = TapeRule.redacting("pin", of: "charge")

    /// Replays the tape of one call, and checks it.
    ///
    /// - Parameter test: A test that returns the line of its only failure, or nil if it has none.
    private func expectMistake(_ test: (MockLedgerBank, Tape) throws -> Int?) throws {
        for mode in [TapeMode.never, .check] {
            let failures = FailureRecorder()
            let bank = MockLedgerBank(wrapping: LiveBank())
            bank.mock.reporter = failures
            let tape = Tape("paying", mode: mode)
            let line = try test(bank, tape)
            bank.verify()
            tape.finish()
            let expected = line.map { [Sighting(.misuse, line: $0)] } ?? []
            #expect(failures.sightings == expected, "\(mode)")
        }
    }

    @Test func aCallIsVerifiedAfterItWasReplayed() throws {
        try expectMistake { (bank, tape) throws -> Int? in
            bank.use(tape, rule)
            #expect(try bank.charge(5, pin: "1234") == "receipt of 5")
            bank.verify(.charge(5, pin: .any))
            return nil
        }
    }

    @Test func anExpectedCallIsRefused() throws {
        try expectMistake { (bank, tape) throws -> Int? in
            bank.use(tape, rule)
            let line = #line + 1
            bank.expect(.charge(5, pin: .any))
            #expect(try bank.charge(5, pin: "1234") == "receipt of 5")
            return line
        }
    }

    @Test func aRejectedSecretIsRefused() throws {
        try expectMistake { (bank, tape) throws -> Int? in
            bank.use(tape, rule)
            let line = #line + 1
            bank.reject(.charge(5, pin: "1234"))
            #expect(try bank.charge(5, pin: "1234") == "receipt of 5")
            return line
        }
    }

    @Test func aQueryForASecretIsRefused() throws {
        try expectMistake { (bank, tape) throws -> Int? in
            bank.use(tape, rule)
            #expect(try bank.charge(5, pin: "1234") == "receipt of 5")
            let line = #line + 1
            #expect(!bank.didCall(.charge(5, pin: "1234")))
            return line
        }
    }

    @Test func aStubAnswersACallThatIsNotOnTheTape() throws {
        try expectMistake { (bank, tape) throws -> Int? in
            bank.stub(.charge(7, pin: .any)).andReturn("lucky")
            bank.use(tape, rule)
            #expect(try bank.charge(7, pin: "1234") == "lucky")
            #expect(try bank.charge(5, pin: "1234") == "receipt of 5")
            return nil
        }
    }

    @Test func aStubWithASecretIsRefusedWhereTheTapeIsUsed() throws {
        try expectMistake { (bank, tape) throws -> Int? in
            bank.stub(.charge(5, pin: "1234")).andReturn("lucky")
            let line = #line + 1
            bank.use(tape, rule)
            #expect(try bank.charge(5, pin: "1234") == "receipt of 5")
            return line
        }
    }
}
