import ExpectKit
import Testing

// The code of the article "Verifying calls".

@Suite(.verifiesMocks) struct VerifyingExpectationsTests {
    let oven = MockOven()
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
}

struct VerifyingAfterTheFactTests {
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

    @Test func theOrderIsVerified() throws {
        _ = try Shopper(bakery: bakery).shop(for: ["rye", "corn"], limit: 5)

        bakery.verifyInOrder(.price(of: "corn"), .buy(.having(\.name, "rye")))
        bakery.verifySequence(.price(of: "rye"), .price(of: "corn"), .buy(.any), .buy(.any))
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

    @Test func quickCallsAreCompared() {
        let oven = MockOven().nice()
        _ = Baker(oven: oven).preparesForBread()
        #expect(oven.calls == [.preheat(to: 220), .temperature])
    }

    @Test func anUnusedStubIsReported() throws {
        bakery.mock.reporter = failures
        bakery.unusedStubs = .warn
        bakery.stub(.price(of: "rye")).andReturn(3)

        _ = try Shopper(bakery: bakery).shop(for: ["corn"], limit: 5)

        bakery.verify()
        #expect(failures.reports.map(\.kind) == [.unusedStub])
        #expect(failures.reports.map(\.severity) == [.warning])
    }
}
