import ExpectKit
import Testing

/// One mistake of the code under test is one failure, even if other failures follow from it.
struct OneMistakeTests {
    private static let correct: [Script] = [
        Script("a b c", called: "a b c"),
        Script("a*2 b", called: "a a b"),
        Script("a* b", called: "a a b"),
        Script("a* b", called: "b"),
        Script("a*2... b", called: "a a a b"),
        Script("a*1...2 b", called: "a b"),
        Script("{ a b } c", called: "b a c"),
        Script("{ a*2 b } c", called: "a b a c"),
        Script("a b c", called: "c a b", .strict, .unordered),
        Script("a b", called: "! a # b !", .nice),
        Script("a b -!", called: "a b"),
    ]

    /// Also beside those of another mock.
    @Test func theMissingCallsThatAFailureNamesAreNoSecondFailure() {
        let failures = FailureRecorder()
        let (shelf, other) = (PlainShelf("shelf"), PlainShelf("other"))
        for shelf in [shelf, other] { shelf.mock.reporter = failures }
        shelf.unordered()
        let (first, second) = (shelf.expect(.add("a")), other.expect(.clear))
        shelf.expect(.add("b")).after(first, second)
        shelf.add("b")
        verify(shelf, other)
        #expect(failures.reports.filter { $0.severity == .error }.map(\.kind) == [.outOfOrder])
    }

    /// It does not exceed a count, although its mock has no order.
    @Test func aPassedCallOfAGroupIsOutOfOrder() {
        let (shelf, failures) = (PlainShelf("shelf"), FailureRecorder())
        shelf.mock.reporter = failures
        shelf.unordered()
        shelf.ordered {
            $0.expect(.add("a")).anyTimes()
            $0.expect(.clear)
        }
        shelf.clear()
        shelf.add("a")
        shelf.verify()
        #expect(failures.reports.filter { $0.severity == .error }.map(\.kind) == [.outOfOrder])
        #expect(failures.texts.first?.contains("any number of times, never called; closed by later calls") == true)
    }

    @Test(arguments: correct) func noMistakeIsNoFailure(_ script: Script) {
        #expect(script.run().texts == [])
    }

    private static let ordered: [Script] = [
        // A wrong argument.
        Script("a b c", called: "x b c"),
        Script("a b c", called: "a x c"),
        Script("a b c", called: "a b x"),
        Script("a", called: "x"),
        // A call of another kind.
        Script("a b c", called: "# b c"),
        Script("a # b #", called: "x # b #"),
        // A call that is missing.
        Script("a b c", called: "b c"),
        Script("a b c", called: "a c"),
        Script("a b c", called: "a b"),
        Script("a b c d e", called: "a b d e"),
        Script("a", called: ""),
        // One expectation of several calls is one mistake, however many of them are missing.
        Script("a*3 b", called: "b"),
        Script("a*3 b", called: "a b"),
        Script("a*3", called: ""),
        Script("a*2... b", called: "a b"),
        Script("a*1... b c", called: "a a c"),
        Script("a* b c", called: "a a c"),
        Script("a* b* c d", called: "a b d"),
        // A surplus call.
        Script("a b c", called: "! a b c"),
        Script("a b c", called: "a ! b c"),
        Script("a b c", called: "a a b c"),
        Script("a b c", called: "a b c c"),
        Script("a*2... b", called: "a a x a b"),
        Script("a*2 b", called: "a a a b"),
        Script("a*1...2 b", called: "a a a b"),
        Script("a*0 b", called: "a b"),
        Script("", called: "a"),
        // A call beyond a written bound, in place of another call.
        Script("a*1 b c", called: "a a c"),
        // A change of order.
        Script("a b", called: "b a"),
        Script("a b c d", called: "a c b d"),
        Script("a b c d e", called: "e b c d a"),
        Script("a b c d", called: "b c d a"),
        Script("a b c d", called: "c d a b"),
        Script("a*2 b", called: "b a a"),
        Script("a*2 b*3", called: "b b b a a"),
        // A rejected call, in addition to the expected ones or in place of one.
        Script("a b -!", called: "a ! b"),
        Script("a b c -!", called: "a ! c"),
    ]

    private static let unordered: [Script] = [
        Script("a b c", called: "c x b", .strict, .unordered),
        Script("a b c", called: "c b", .strict, .unordered),
        Script("a b", called: "b a !", .strict, .unordered),
        Script("a b", called: "b a a", .strict, .unordered),
        Script("a*3 b", called: "b a", .strict, .unordered),
        Script("a*1 b", called: "a a", .strict, .unordered),
        Script("a*2 b", called: "x a b", .strict, .unordered),
        Script("a*", called: "a a x", .strict, .unordered),
    ]

    private static let groups: [Script] = [
        Script("{ a b c } d", called: "x b c d"),
        Script("{ a b c } d", called: "# c b d"),
        Script("{ a b c } d", called: "c a d"),
        Script("{ a b } c", called: "a c b"),
        Script("{ a*2 b } c", called: "x a b a c"),
        Script("{ a*2 b } c", called: "a b c"),
        Script("{ a b } c", called: "b a a c"),
        Script("a { b c } d", called: "b a c d"),
        Script("a { b c } d", called: "a c x d"),
        Script("a { b c } d", called: "a c d"),
        Script("a { b c } d", called: "a c b"),
        Script("{ a b } { c d }", called: "a c b d"),
        // A wrong call in place of a member of an ordered group does not block the next member.
        Script("{ c [ a b ] }", called: "! c b"),
        Script("{ c [ a b ] }", called: "c ! b"),
        Script("{ c [ a b ] }", called: "c x b"),
        Script("{ c [ a b ] } d", called: "x c b d"),
        Script("c [ a b ]", called: "c x b", .strict, .unordered),
        // The members take these calls themselves, so the early call has no other expectation.
        Script("s { a*2 b }", called: "a s a b a"),
    ]

    private static let nice: [Script] = [
        Script("a b c", called: "a c", .nice),
        Script("a b c", called: "b a c", .nice),
        Script("a b c", called: "a x c", .nice),
        Script("a*2 b", called: "a b", .nice),
        Script("a*1 b", called: "a a b", .nice),
        Script("{ a b } c", called: "b c", .nice),
        Script("a b", called: "a ! #", .nice),
        Script("a b c", called: "c a", .nice, .unordered),
    ]

    @Test(arguments: ordered + unordered + groups + nice) func oneMistakeIsOneFailure(_ script: Script) {
        #expect(script.run().failures.errors.count == 1)
    }

    private static let twice: [Script] = [
        Script("a b c d", called: "b c ! d"),
        Script("a b c d e f", called: "b a c d x f"),
        Script("a b c d", called: "b a d c"),
        Script("a b c d", called: "d b c"),
        Script("a b -!", called: "! ! a b"),
        Script("a*1 b", called: "a a a b"),
        Script("a b", called: "a b ! #", .strict, .unordered),
        Script("a*2", called: "x", .strict, .unordered),
        // The wrong call is in place of `c`, so `a` is missing.
        Script("{ c [ a b ] }", called: "x b"),
        Script("[ a b ] c", called: "x b", .strict, .unordered),
        // Without an order, a call of another kind is not in place of the missing one.
        Script("a b c", called: "c # b", .strict, .unordered),
        Script("a b -!", called: "! b", .strict, .unordered),
        Script("a b -!", called: "a !", .nice),
    ]

    @Test(arguments: twice) func twoMistakesAreTwoFailures(_ script: Script) {
        #expect(script.run().failures.errors.count == 2)
    }

    /// Scripts, whose calls are all declared at one line, as in a loop, and the other call with the same mistake.
    private static let alike: [(Script, String)] = [
        (Script("a b c d", called: "x b y d"), "\"y\""),
        (Script("a b c d", called: "a d"), "\"c\""),
        (Script("a b", called: "! a b !"), "clear"),
        (Script("a b", called: ""), "\"b\""),
        (Script("a b c", called: "x y c", .strict, .unordered), "\"y\""),
        (Script("a b c", called: "c", .strict, .unordered), "\"b\""),
        (Script("{ a b c } d", called: "x y c d"), "\"y\""),
        (Script("{ a b } c d", called: "a b x y"), "\"y\""),
        (Script("a b c", called: "c", .nice), "\"b\""),
    ]

    /// The failure names the other call, or a warning does if the failure was reported before.
    @Test(arguments: alike) func theSameMistakeOfOneLineIsOneFailure(_ script: Script, other: String) {
        let failures = script.run().failures
        #expect(failures.errors.count == 1)
        let warned = failures.warnings.map { $0.unwrappedText.prefix { $0 != "\n" } }
        let named = failures.reports.flatMap { $0.unwrappedText.split(separator: "\n") }
            .filter { $0.hasPrefix("  the same is wrong with ") }
        #expect((warned + named).contains { $0.contains(other) })
    }

    /// How many steps are expected, each at a line of its own, and which are made.
    private static let lines: [(MockOrdering, Int, [Int])] = [
        (.ordered, 4, [9, 2, 8, 4]),
        (.ordered, 4, [1, 4]),
        (.ordered, 2, []),
        (.ordered, 4, [1, 2, 9, 8]),
        (.unordered, 3, [9, 8, 3]),
        (.unordered, 3, [3]),
    ]

    @Test(arguments: lines)
    func theSameMistakeOfTwoLinesIsTwoFailures(_ ordering: MockOrdering, expected: Int, made: [Int]) {
        let stepper = MockStepper(ordering)
        stepper.expectSteps(1...expected)
        stepper.make(made)
        stepper.verify()
        #expect(stepper.failures.errors.count == 2)
    }

    /// A call that its own expectation took may be in the wrong place, but is not surplus.
    @Test func aTakenCallIsNotSurplus() {
        let stepper = MockStepper()
        stepper.expectSteps(1...3)
        stepper.make([2, 2, 1])
        stepper.verify()
        #expect(stepper.failures.errors.map(\.kind) == [.outOfOrder, .outOfOrder])
    }

    /// The verification still reports the call that is expected, so what came in its place is another mistake.
    @Test func aForbiddenCallOfAPartialMockReplacesNoExpectedOne() {
        let failures = FailureRecorder()
        let shelf = Mock<PlainShelf.Invocation>("Shelf", mode: .partial)
        shelf.reporter = failures
        shelf.reject(.add("no"))
        shelf.expect(.add("a")).times(2)
        shelf.call(.add("no")) {}
        shelf.mode = .strict
        shelf.unordered { $0.expect(.add("b")) }
        shelf.call(.add("a")) {}
        shelf.call(.add("b")) {}
        #expect(failures.reports.map(\.kind) == [.rejected, .outOfOrder])
        shelf.verify()
        #expect(failures.reports.filter { $0.severity == .error }.map(\.kind) == [.rejected, .outOfOrder])
    }

    /// A call counts only for the member of a group that took it, though another member accepts it, too.
    @Test func theMissingCallOfAGroupAfterAnUndeclaredCall() {
        let failures = FailureRecorder()
        let shelf = Mock<PlainShelf.Invocation>("Shelf")
        shelf.reporter = failures
        shelf.call(.add("a")) {}
        shelf.unordered {
            $0.expect(.add("a")).times(0...9)
            $0.expect(.add("a")).times(2...)
            $0.expect(.clear).times(2...3)
        }
        for call in [.clear, .add("a"), .add("a"), .clear] as [PlainShelf.Invocation] { shelf.call(call) {} }
        shelf.verify()
        #expect(
            failures.reports.map(\.unwrappedText) == [
                """
                Shelf: unexpected add("a")
                  help: this mock had no expectations yet: expect or stub the call, or make the mock nice
                """,
                """
                Shelf: missing add("a")
                  expected: 2 of 3, at least twice, never called

                    expected                      called
                    —                          ≠  add("a")
                  3 clear, 2 to 3 times        =  clear, twice
                  1 add("a"), at most 9 times  =  add("a"), twice
                  2 add("a"), at least twice   ≠  never
                """,
            ])
    }

    // MARK: Orders and states

    @Test func aWrongCallThatWouldHaveChangedAStateBlocksNoOtherCall() {
        let (shelf, light) = (MockShelf(), MockStates("light", initially: "red"))
        shelf.expect(.add("a")).then(light, "green")
        shelf.expect(.clear).when(light, "green")
        shelf.perform(.add("x"))
        shelf.perform(.clear)
        shelf.verify()
        #expect(shelf.failures.errors.map(\.kind) == [.unexpected])
    }

    /// The failing counterpart: no wrong call would have changed the state.
    @Test func aCallInAWrongStateFailsBesideAWrongCall() {
        let (shelf, light) = (MockShelf(), MockStates("light", initially: "red"))
        shelf.expect(.add("a"))
        shelf.expect(.clear).when(light, "green")
        shelf.perform(.add("x"))
        shelf.perform(.clear)
        shelf.verify()
        #expect(shelf.failures.errors.map(\.kind) == [.unexpected, .outOfOrder])
    }

    @Test func aWrongCallInPlaceOfAPredecessorBlocksNoOtherCall() {
        let shop = MockStepper(.unordered)
        let first = shop.expect(.step(1))
        shop.expect(.step(2)).after(first)
        shop.step(5)
        shop.step(2)
        shop.verify()
        #expect(shop.failures.reports.map(\.kind) == [.unexpected, .unexpected])
        #expect(shop.failures.errors.count == 1)
    }

    @Test(arguments: [true, false]) func callsThatMovedTogetherAreOneMistake(isOptional: Bool) {
        let shop = MockStepper()
        shop.expect(.step(1))
        shop.expect(.step(2))
        let between = shop.expect(.step(3))
        if isOptional { between.anyTimes() }
        shop.expect(.step(4))
        for number in [2, 4, 1] { shop.step(number) }
        shop.verify()
        #expect(shop.failures.errors.count == (isOptional ? 1 : 3))
    }

    /// The failing counterpart: the wrong call was made after the call that was too early.
    @Test func aWrongCallAfterAnEarlyOneIsAFailureOfItsOwn() {
        let shop = MockStepper(.unordered)
        let first = shop.expect(.step(1))
        shop.expect(.step(2)).after(first)
        shop.step(2)
        shop.step(5)
        shop.verify()
        #expect(shop.failures.errors.map(\.kind) == [.outOfOrder, .unexpected])
    }

    @Test func aCallThatAnotherMockHasMissedHasNotMovedAgain() {
        let (shop, bank) = (MockStepper(named: "Shop"), MockStepper(named: "Bank"))
        inOrder {
            shop.expect(.step(1))
            bank.expect(.step(2))
            shop.expect(.step(3))
        }
        bank.step(2)
        shop.step(3)
        shop.step(1)
        verify(shop, bank)
        #expect(bank.failures.errors.map(\.kind) == [.outOfOrder])
        #expect(shop.failures.errors.isEmpty)
    }

    /// The failing counterpart: the moved call has nothing to do with the other mock.
    @Test func anotherMoveFailsBesideACallThatAnotherMockHasMissed() {
        let (shop, bank) = (MockStepper(named: "Shop"), MockStepper(named: "Bank"))
        inOrder {
            shop.expect(.step(1))
            bank.expect(.step(2))
        }
        shop.expect(.step(3))
        shop.expect(.step(4))
        bank.step(2)
        shop.step(1)
        shop.step(4)
        shop.step(3)
        verify(shop, bank)
        #expect(bank.failures.errors.map(\.kind) == [.outOfOrder])
        #expect(shop.failures.errors.map(\.kind) == [.outOfOrder])
    }
}
