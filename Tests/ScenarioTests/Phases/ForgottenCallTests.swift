import ExpectKit
import Stories
import Testing

/// A test forgets the calls of its arrangement, or the declarations of its set-up.
struct ForgottenCallTests {
    let oven = MockBakingOven()
    let failures = FailureRecorder()

    init() {
        oven.mock.reporter = failures
        oven.stub(.bake(.any, minutes: .any)).andReturn(1, 2, 3)
        oven.stub(.clean)
    }

    @Test func forgottenCallsAreNotSeenAnyMore() throws {
        _ = try oven.bake("rye", minutes: 50)
        oven.clean()
        oven.forgetCalls()
        #expect(oven.calls.isEmpty)
        #expect(oven.completedCalls.isEmpty)
        #expect(!oven.didCall(.clean))
        #expect(oven.lastCall(.clean) == nil)
        #expect(oven.arguments(of: .bake(.any, minutes: .any)).isEmpty)
        oven.verifyNoMoreCalls()
        oven.verify(.clean, times: 0)
        #expect(failures.reports.isEmpty)
    }

    @Test func theDeclarationsStay() throws {
        #expect(try oven.bake("rye", minutes: 50) == 1)
        oven.forgetCalls()
        #expect(try oven.bake("roll", minutes: 10) == 2)
        #expect(oven.callCount(.bake(.any, minutes: .any)) == 1)
        #expect(oven.arguments(of: .bake(.any, minutes: .any)).map(\.0) == ["roll"])
        oven.verifySequence(.bake("roll", minutes: 10))
        oven.verifyInOrder(.bake("roll", minutes: .any))
        oven.verifyNoMoreCalls()
        #expect(failures.reports.isEmpty)
    }

    @Test func whatCallsDidToExpectationsStays() throws {
        oven.expect(.setTemperature(50))
        let line = #line + 1
        oven.expect(.setTemperature(60))
        oven.temperature = 50
        oven.forgetCalls()
        oven.verify()
        #expect(failures.sightings == [Sighting(.missing, line: line)])
        #expect(failures.drain().first?.call == "setTemperature(60)")
        oven.temperature = 60
        oven.verify()
        #expect(failures.reports.isEmpty)
    }

    /// A wrong call that would be reported at the verification is no secret of the arrangement.
    @Test func aForgottenWrongCallIsReported() {
        oven.temperature = 1
        oven.label = "second"
        oven.forgetCalls()
        oven.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected, .unexpected])
    }

    /// A forgotten call is neither too early nor a call with a wrong argument.
    @Test(arguments: [50, 60]) func aReportOfAMissingCallNamesNoForgottenOne(degrees: Int) {
        oven.mode = .nice
        oven.temperature = degrees
        oven.forgetCalls()
        oven.expect(.setTemperature(50))
        oven.verify()
        #expect(
            failures.texts == [
                """
                MockBakingOven: missing setTemperature(50)
                  expected: 1 of 1, once, never called
                  got:      no call
                """
            ])
    }

    @Test func aVerificationThatFailsShowsOnlyTheCallsThatCount() throws {
        _ = try oven.bake("rye", minutes: 50)
        oven.forgetCalls()
        _ = try oven.bake("roll", minutes: 10)
        oven.verify(.bake("rye", minutes: 50))
        oven.verifyNoMoreCalls()
        #expect(
            failures.texts == [
                """
                MockBakingOven: missing bake("rye", minutes: 50)
                  expected: once, never called
                  got:      call 1 of 1, bake("roll", minutes: 10)
                    bread: expected "rye", got "roll"
                    minutes: expected 50, got 10
                """,
                """
                MockBakingOven: not accounted for: bake("roll", minutes: 10)
                  got:      call 1 of 1, bake("roll", minutes: 10)

                    accounted for     called
                  1 —              ≠  bake("roll", minutes: 10)

                  help: verify or expect them, or exclude them with verifyNoMoreCalls(except:)
                """,
            ])
    }

    @Test func forgottenDeclarationsAnswerNoCalls() throws {
        #expect(try oven.bake("rye", minutes: 50) == 1)
        oven.expect(.setTemperature(1))
        oven.forgetDeclarations()
        oven.verify()
        #expect(failures.reports.isEmpty)
        #expect(oven.callCount(.bake("rye", minutes: 50)) == 1)
        #expect(oven.results(of: .bake(.any, minutes: .any)).compactMap { try? $0.get() } == [1])
        oven.clean()
        #expect(failures.drain().map(\.kind) == [.unexpected])
    }

    /// A call that is still running ends, though its declaration is forgotten.
    @Test func aRunningCallEnds() async throws {
        let api = MockExchangeRates()
        let pending = api.stub(.rate(from: .any, to: .any)).andSuspend()
        // Safe, because a mock may be called on any thread.
        nonisolated(unsafe) let rates = api
        async let rate = rates.rate(from: "EUR", to: "NOK")
        await pending.waitUntilCalled()
        api.forgetDeclarations()
        pending.resume(returning: 3)
        #expect(try await rate == 3)
        #expect(api.completedCalls.count == 1)
        #expect(api.results(of: .rate(from: .any, to: .any)).compactMap { try? $0.get() } == [3])
    }

    @Test func newDeclarationsHoldForNewCalls() throws {
        oven.clean()
        oven.forgetDeclarations()
        oven.expect(.clean)
        oven.verify()
        #expect(failures.drain().map(\.kind) == [.missing])
        oven.clean()
        oven.verify()
        oven.verify(.clean, times: 2)
        #expect(failures.reports.isEmpty)
    }

    @Test func aVerifiedCallStaysVerified() {
        oven.clean()
        oven.verify(.clean)
        oven.forgetDeclarations()
        oven.verifyNoMoreCalls()
        #expect(failures.reports.isEmpty)
    }
}
