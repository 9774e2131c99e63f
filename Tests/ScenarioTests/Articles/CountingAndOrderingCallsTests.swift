import ExpectKit
import Testing

// The code of the article "Counting and ordering calls".

@Suite(.verifiesMocks) struct CountingCallsTests {
    let bakery = TypedMockBakery()
    let failures = FailureRecorder()
    let rye = Bread(name: "rye")

    @Test func aSecondCallIsReported() throws {
        bakery.mock.reporter = failures
        bakery.expect(.open)
        bakery.open()
        bakery.open()
        bakery.verify()
        #expect(failures.reports.map(\.kind) == [.surplus])
        try expectArticle("counting-and-ordering-calls", shows: #require(failures.reports.first).text)
    }

    @Test func aCountIsDeclared() {
        bakery.expect(.open).times(2)
        bakery.expect(.price(of: "rye")).times(1...).andReturn(3)
        bakery.expect(.price(of: "corn")).times(0...2).andReturn(4)
        bakery.expect(.breads).anyTimes().andReturn(["rye"])
        bakery.reject(.setBreads(.isEmpty))

        bakery.open()
        bakery.open()
        #expect(bakery.price(of: "rye") + bakery.price(of: "rye") == 6)
        #expect(bakery.breads == ["rye"])
        bakery.verify()
    }

    @Test(arguments: 1...3) func aCallIsRepeatedUntilItSucceeds(attempts: Int) throws {
        bakery.expect(.buy(.any)).times(1...3)
            .andThrow(BakeryError.closed)
            .andReturn(rye)

        #expect(throws: BakeryError.self) { try bakery.buy(rye) }
        for _ in 1..<attempts { #expect(try bakery.buy(rye) == rye) }
        bakery.verify()
    }

    @Test func aSecondCountIsRefused() {
        bakery.mock.reporter = failures
        bakery.expect(.open).times(2).anyTimes()
        #expect(failures.reports.map(\.kind) == [.misuse])
        bakery.reset()
    }

    @Test func aCountBelowTheNumberOfAnswersIsRefused() {
        bakery.mock.reporter = failures
        bakery.expect(.price(of: "rye")).andReturn(3, 2).times(1)
        #expect(failures.reports.map(\.kind) == [.misuse], "\(failures.texts)")
        bakery.reset()
    }
}

@Suite(.verifiesMocks) struct OrderingCallsTests {
    let oven = MockOven()
    let bakery = TypedMockBakery()
    let failures = FailureRecorder()
    let rye = Bread(name: "rye")

    @Test func aWrongOrderIsReported() throws {
        oven.mock.reporter = failures
        oven.expect(.preheat(to: 220))
        oven.expect(.temperature).andReturn(220)

        #expect(HastyBaker(oven: oven).preparesForBread())

        oven.verify()
        #expect(failures.reports.map(\.severity) == [.error, .warning])
        try expectArticle("counting-and-ordering-calls", shows: #require(failures.reports.first).text)
    }

    @Test func aMockWithoutAnOrder() {
        let oven = MockOven().unordered()
        oven.expect(.preheat(to: 220))
        oven.expect(.temperature).andReturn(220)
        #expect(HastyBaker(oven: oven).preparesForBread())
        oven.verify()
    }

    @Test func aGroupWithoutAnOrder() {
        bakery.expect(.open)
        bakery.unordered {
            $0.expect(.price(of: "rye")).andReturn(3)
            $0.expect(.price(of: "corn")).andReturn(4)
        }
        bakery.expect(.setBreads([]))

        bakery.open()
        #expect(bakery.price(of: "corn") == 4)
        #expect(bakery.price(of: "rye") == 3)
        bakery.breads = []
        bakery.verify()
    }

    @Test func groupsAreNested() throws {
        bakery.unordered {
            $0.ordered {
                $0.expect(.price(of: "rye")).andReturn(3)
                $0.expect(.buy(.having(\.name, "rye"))).andReturn(rye)
            }
            $0.expect(.breads).andReturn(["rye"])
        }

        #expect(bakery.price(of: "rye") == 3)
        #expect(bakery.breads == ["rye"])
        #expect(try bakery.buy(rye) == rye)
        bakery.verify()
    }

    @Test func theOldestExpectationThatAcceptsACallTakesIt() {
        bakery.unordered()
        bakery.expect(.price(of: "rye")).andReturn(3)
        bakery.expect(.price(of: .any)).andReturn(4)

        #expect(bakery.price(of: "corn") == 4)
        #expect(bakery.price(of: "rye") == 3)
        bakery.verify()
    }

    @Test func aPassedExpectationTakesNoMoreCalls() {
        bakery.mock.reporter = failures
        bakery.expect(.open).anyTimes()
        bakery.expect(.breads).andReturn([])

        bakery.open()
        _ = bakery.breads
        #expect(failures.reports.isEmpty)
        bakery.open()
        #expect(failures.reports.count == 1)
    }

    // MARK: Several mocks

    @Test func anOrderOfSeveralMocks() {
        let order = CallOrder("morning")
        oven.expect(.preheat(to: 220)).inOrder(order)
        bakery.expect(.open).inOrder(order)

        MorningShift(oven: oven, bakery: bakery).start()

        verify(oven, bakery)
    }

    // MARK: States

    @Test func aCallThatNeedsAState() {
        let door = MockStates("door", initially: "closed")
        bakery.expect(.open).then(door, "open")
        bakery.expect(.price(of: "rye")).when(door, "open").andReturn(3)

        bakery.open()
        #expect(bakery.price(of: "rye") == 3)
        bakery.verify()
    }
}
