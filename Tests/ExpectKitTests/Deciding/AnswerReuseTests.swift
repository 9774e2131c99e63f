import Testing

@testable import ExpectKit

/// A wrong call reuses the answer of the nearest expectation of its case, each answer once.
struct AnswerReuseTests {
    @Test func eachAnswerOfAnExpectationIsReusedOnce() throws {
        let driver = StateDriver()
        try driver.declare(.expect, "s")
        try driver.declare(.expect, "a", answers: [1, 2])
        try driver.declare(.expect, "b", answers: [3])
        #expect(driver.expectationsToReuse() == [1, 2])
        #expect(driver.reuseAnswer(of: 1) == "1")
        #expect(driver.reuseAnswer(of: 1) == "2")
        #expect(driver.reuseAnswer(of: 1) == nil)
        #expect(driver.expectationsToReuse() == [2])
        #expect(driver.reuseAnswer(of: 2) == "3")
        #expect(driver.expectationsToReuse().isEmpty)
    }

    @Test func theAnswerOfAMetExpectationIsNotReused() throws {
        let driver = StateDriver()
        try driver.declare(.expect, "a", answers: [1])
        #expect(driver.call("a") == .taken(0, "1"))
        #expect(driver.expectationsToReuse().isEmpty)
        #expect(driver.reuseAnswer(of: 0) == nil)
    }

    @Test func aWrongCallDoesNotUseUpTheAnswersOfTheNext() {
        let shelf = MockShelf()
        shelf.expect(.add("a"))
        shelf.expect(.count).andReturn(1)
        shelf.expect(.add("b"))
        shelf.expect(.count).andReturn(2)
        shelf.add("x")
        #expect(shelf.count == 1)
        shelf.add("b")
        #expect(shelf.count == 2)
        shelf.verify()
        #expect(shelf.kinds == [.unexpected])
    }

    @Test func theAnswerOfTheNearestExpectationIsReused() throws {
        let shelf = MockShelf()
        shelf.expect(.clear)
        shelf.expect(.load(id: 1)).andReturn("one")
        shelf.expect(.load(id: 2)).andReturn("two")
        #expect(try shelf.load(id: 2) == "two")
        #expect(try shelf.load(id: 7) == "one")
    }

    /// Its own failure does not explain that the call before it is missing.
    @Test func aCallThatReusesTheAnswerOfTheCallBeforeItFailsAtOnce() throws {
        let shelf = MockShelf()
        shelf.unordered { _ in }
        shelf.expect(.load(id: 1)).andReturn("one")
        shelf.expect(.load(id: 2))
        #expect(try shelf.load(id: 2) == "one")
        #expect(shelf.kinds == [.outOfOrder])
    }

    @Test func anOrderAcrossMocksBlocksACallThatReusesTheAnswerOfTheMissingCall() throws {
        let (order, shelf) = (CallOrder(), MockShelf().unordered())
        shelf.expect(.load(id: 1)).andReturn("one").inOrder(order)
        shelf.expect(.load(id: 2)).inOrder(order)
        #expect(try shelf.load(id: 2) == "one")
        #expect(shelf.kinds == [.outOfOrder])
        shelf.verify()
        #expect(shelf.kinds == [.outOfOrder])
    }

    /// The rejected call may have been meant for the expectation of `clear`, so only the call before that is missing.
    @Test func aCallFailsAtOnceIfAnEarlierFailureExplainsOnlyTheNearestMissingCall() throws {
        let shelf = MockShelf(.nice)
        shelf.expect(.load(id: 1)).andReturn("one")
        shelf.unordered { $0.expect(.clear) }
        shelf.expect(.load(id: 2)).andReturn("two")
        shelf.reject(.clear)
        shelf.clear()
        #expect(shelf.kinds == [.rejected])
        shelf.mode = .strict
        #expect(try shelf.load(id: 2) == "two")
        #expect(shelf.kinds == [.rejected, .outOfOrder])
    }

    @Test func anAnswerOfAnotherTypeIsNotReused() {
        let shelf = MockShelf()
        shelf.expect(.clear)
        shelf.expect(.count).andReturn("seven")
        #expect(shelf.count == 0)
        #expect(shelf.kinds == [.outOfOrder])
    }

    @Test func anExpectationWithoutAnAnswerReusesTheNewestStubs() throws {
        let shelf = MockShelf()
        shelf.stub(.load(id: 1)).andReturn("old")
        shelf.stub(.load(id: 1)).andReturn("new", "newer")
        shelf.expect(.load(id: 1)).times(3)
        #expect(try [1, 1, 1].map(shelf.load) == ["new", "newer", "newer"])
        shelf.verify()
        #expect(shelf.texts == [])
    }

    @Test(arguments: [MockMode.nice, .naggy])
    func anIgnoredCallLeavesTheAnswersOfAnExpectationToItsCalls(mode: MockMode) throws {
        let shelf = MockShelf(mode)
        shelf.expect(.load(id: 1)).andReturn("one").andThrow(Outage()).andDo { _ in "three" }
        #expect(try shelf.load(id: 2) == "")
        #expect(try shelf.load(id: 1) == "one")
        #expect(try shelf.load(id: 3) == "")
        #expect(throws: Outage.self) { try shelf.load(id: 1) }
        #expect(try shelf.load(id: 2) == "")
        #expect(try shelf.load(id: 1) == "three")
        shelf.verify()
        #expect(shelf.kinds == (mode == .nice ? [] : Array(repeating: .uninteresting, count: 3)))
    }

    @Test func aReusedAnswerOfAChainIsNotReturnedAgain() throws {
        let shelf = MockShelf()
        shelf.expect(.load(id: 1)).times(3).andReturn("a", "b", "c")
        #expect(try [2, 1, 1, 1].map(shelf.load) == ["a", "b", "c", "c"])
    }

    @Test func theAnswerOfARetiredExpectationIsNotReused() throws {
        let shelf = MockShelf()
        shelf.expect(.load(id: 1)).anyTimes().andDo { _ in "one" }
        shelf.expect(.clear)
        shelf.stub(.load(id: 2))
        #expect(try shelf.load(id: 2) == "one")
        shelf.clear()
        #expect(throws: UnansweredCallError.self) { try shelf.load(id: 2) }
    }

    @Test(arguments: [MockMode.nice, .naggy]) func aCallThatIsNoFailureUsesUpNoAnswer(mode: MockMode) throws {
        let shelf = MockShelf(mode)
        shelf.stub(.load(id: 2))
        shelf.expect(.load(id: 1)).andThrow(ShelfError.gone).andReturn("one")
        #expect(try shelf.load(id: 2) == "")
        #expect(throws: ShelfError.gone) { try shelf.load(id: 1) }
        #expect(try shelf.load(id: 1) == "one")
        shelf.verify()
        #expect(shelf.texts == [])
    }
}
