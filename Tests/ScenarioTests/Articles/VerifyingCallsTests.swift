import ExpectKit
import Testing

// The code of the article "Verifying calls".

@Suite(.verifiesMocks) struct VerifyingExpectationsTests {
    let oven = MockOven()
    let bakery = TypedMockBakery()
    let failures = FailureRecorder()

    @Test func expectationsAreVerified() {
        oven.expect(.preheat(to: 220))
        oven.expect(.temperature).andReturn(220)

        #expect(Baker(oven: oven).preparesForBread())

        oven.verify()
    }

    @Test func aMissingCallIsReported() throws {
        oven.mock.reporter = failures
        oven.expect(.preheat(to: 220))
        oven.expect(.temperature).andReturn(220)

        oven.preheat(to: 220)

        oven.verify()
        #expect(failures.reports.map(\.kind) == [.missing])
        try expectArticle("verifying-calls", shows: #require(failures.reports.first).text)
    }

    @Test func severalMocksAreVerified() {
        oven.expect(.preheat(to: 220))
        bakery.expect(.open)

        MorningShift(oven: oven, bakery: bakery).start()

        verify(oven, bakery)
    }

    @Test func aVerificationWaitsForCalls() async {
        bakery.expect(.open)
        Task.detached { [bakery] in bakery.open() }
        await bakery.verify(within: .seconds(10))
        #expect(bakery.didCall(.open))
    }

    @Test func aCheckpointEndsAPhase() {
        bakery.expect(.open)
        bakery.open()
        bakery.checkpoint()

        bakery.expect(.price(of: "rye")).andReturn(3)
        #expect(bakery.price(of: "rye") == 3)
        bakery.verify()
    }

    @Test func aTestEndsIfACallIsMissing() async throws {
        bakery.expect(.open)
        Task.detached { [bakery] in bakery.open() }
        try await bakery.requireVerified(within: .seconds(10))
        #expect(bakery.calls.count == 1)
    }

    @Test func aNaggyMockWarns() throws {
        bakery.mock.reporter = failures
        bakery.mode = .naggy
        bakery.open()
        #expect(failures.reports.map(\.severity) == [.warning])
        try expectArticle("declaring-calls", shows: #require(failures.reports.first).text)
    }
}

@Suite struct VerifyingAfterTheFactTests {
    let bakery = TypedMockBakery().nice()
    let failures = FailureRecorder()

    init() {
        bakery.stub(.buy(.any)).andReturn(Bread(name: "rye"))
    }

    @Test func callsAreVerifiedWithoutExpectations() throws {
        let bakery = TypedMockBakery().nice()
        bakery.stub(.price(of: "rye")).andReturn(3)
        bakery.stub(.price(of: "cake")).andReturn(9)
        bakery.stub(.buy(.any)).andReturn(Bread(name: "rye"))

        #expect(try Shopper(bakery: bakery).shop(for: ["rye", "cake"], limit: 5).count == 1)

        bakery.verify(.price(of: .any), times: 2)
        bakery.verify(.buy(.having(\.name, "rye")))
    }

    @Test func aMissingCallIsReportedWithTheNearestCall() throws {
        bakery.mock.reporter = failures

        _ = try Shopper(bakery: bakery).shop(for: ["rye"], limit: 5)

        bakery.verify(.buy(.having(\.name, "corn")))
        #expect(failures.reports.map(\.kind) == [.missing])
        try expectArticle("verifying-calls", shows: #require(failures.reports.first).text)
    }

    @Test func callsAreCounted() throws {
        _ = try Shopper(bakery: bakery).shop(for: ["rye", "corn"], limit: 5)

        bakery.verify(.price(of: "rye"))
        bakery.verify(.price(of: .any), times: 2)
        bakery.verify(.price(of: .any), times: 1...)
        bakery.verify(.open, times: 0)
    }

    @Test func theOrderIsVerified() throws {
        _ = try Shopper(bakery: bakery).shop(for: ["rye", "corn"], limit: 5)

        bakery.verifyInOrder(.price(of: "corn"), .buy(.having(\.name, "rye")))
        bakery.verifySequence(.price(of: "rye"), .price(of: "corn"), .buy(.any), .buy(.any))
    }

    @Test func aSequenceThatIsNotThereIsReported() throws {
        bakery.mock.reporter = failures

        _ = try Shopper(bakery: bakery).shop(for: ["rye", "corn"], limit: 5)

        bakery.verifySequence(.price(of: "rye"), .buy(.any))
        #expect(failures.reports.map(\.kind) == [.unexpected])
        try expectArticle("verifying-calls", shows: #require(failures.reports.first).text)
    }

    @Test func theOrderOfSeveralMocksIsVerified() {
        let oven = MockOven().nice()
        MorningShift(oven: oven, bakery: bakery).start()

        verifyInOrder(oven.called(.preheat(to: 220)), bakery.called(.open))
    }

    @Test func thereAreNoMoreCalls() throws {
        _ = try Shopper(bakery: bakery).shop(for: ["rye"], limit: 5)

        bakery.verify(.buy(.any))
        bakery.verifyNoMoreCalls(except: .price(of: .any))
    }

    @Test func aCallThatIsNotVerifiedIsReported() throws {
        bakery.mock.reporter = failures

        _ = try Shopper(bakery: bakery).shop(for: ["rye"], limit: 5)

        bakery.verify(.buy(.any))
        bakery.verifyNoMoreCalls()
        #expect(failures.reports.map(\.kind) == [.unaccounted])
        try expectArticle("verifying-calls", shows: #require(failures.reports.first).text)
    }

    @Test func quickCallsAreCompared() {
        let oven = MockOven().nice()
        _ = Baker(oven: oven).preparesForBread()
        #expect(oven.calls == [.preheat(to: 220), .temperature])
    }

    @Test func aCallThatWaitsIsNotCompleted() async throws {
        let pending = bakery.expect(.deliver(to: "Main Street")).andSuspend()
        async let minutes = bakery.deliver(to: "Main Street")
        await pending.waitUntilCalled()
        #expect(bakery.calls.count == 1)
        #expect(bakery.completedCalls.isEmpty)
        pending.resume(returning: 20)
        #expect(try await minutes == 20)
        #expect(bakery.completedCalls.count == 1)
    }

    @Test func anUnusedStubIsReported() throws {
        bakery.mock.reporter = failures
        bakery.unusedStubs = .warn
        bakery.stub(.price(of: "rye")).andReturn(3)

        _ = try Shopper(bakery: bakery).shop(for: ["corn"], limit: 5)

        bakery.verify()
        #expect(failures.reports.map(\.kind) == [.unusedStub])
        try expectArticle("verifying-calls", shows: #require(failures.reports.first).text)
    }
}

@Suite struct VerifyingUnusedStubsTests {
    let failures = FailureRecorder()

    @Test(.mocks(unusedStubs: .fail))
    func aTraitFailsUnusedStubs() {
        let bakery = TypedMockBakery()
        bakery.mock.reporter = failures
        bakery.stub(.open)
        bakery.verify()
        #expect(failures.reports.map(\.kind) == [.unusedStub])
    }

    @Test func aScopeFailsUnusedStubs() {
        let bakery = withMocks(unusedStubs: .fail) { TypedMockBakery() }
        bakery.mock.reporter = failures
        bakery.stub(.open)
        bakery.verify()
        #expect(failures.reports.map(\.kind) == [.unusedStub])
    }
}
