#if canImport(Runtime)
    import ExpectKit
    import Testing

    // Reports of orders across mocks, of groups and states, and of verifications after the calls.
    extension GoldenReportTests {
        @Test func beforeACallOfAnotherMock() throws {
            let (kitchen, bar) = (MockKitchen(.strict, failures), MockBar(failures))
            let order = CallOrder("the evening")
            kitchen.expect(.cook(order: duck)).inOrder(order)
            bar.expect(.pour("wine")).inOrder(order)
            bar.pour("wine")
            kitchen.verify()
            bar.verify()
            try expectGolden(failures)
        }

        @Test func afterItsTurn() throws {
            let (kitchen, bar) = (MockKitchen(.strict, failures), MockBar(failures))
            let order = CallOrder("the evening")
            bar.expect(.pour("water")).times(0...1).inOrder(order)
            kitchen.expect(.wash(plates: 2)).inOrder(order)
            kitchen.wash(plates: 2)
            bar.pour("water")
            kitchen.verify()
            bar.verify()
            try expectGolden(failures)
        }

        @Test func beforeItsPredecessor() throws {
            let kitchen = MockKitchen(.strict, failures).unordered()
            let salt = kitchen.expect(.season("salt"))
            let pepper = kitchen.expect(.season("pepper"))
            kitchen.expect(.wash(plates: 2)).after(salt, pepper)
            kitchen.wash(plates: 2)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func insideOfAGroup() throws {
            let kitchen = MockKitchen(.strict, failures)
            kitchen.unordered { kitchen in
                kitchen.ordered {
                    $0.expect(.season("salt"))
                    $0.expect(.season("pepper"))
                }
                kitchen.expect(.wash(plates: 2))
            }
            kitchen.wash(plates: 2)
            kitchen.season(with: "pepper")
            kitchen.season(with: "salt")
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func inTheWrongState() throws {
            let kitchen = MockKitchen(.strict, failures)
            let stove = MockStates("the stove", initially: "cold")
            kitchen.expect(.cook(order: duck)).when(stove, "hot", "warm")
            kitchen.cook(order: duck)
            kitchen.verify()
            try expectGolden(failures)
        }

        @Test func anImpossibleOrder() throws {
            let (kitchen, bar) = (MockKitchen(.strict, failures), MockBar(failures))
            let salt = kitchen.expect(.season("salt"))
            let wine = bar.expect(.pour("wine")).after(salt)
            salt.after(wine)
            salt.after(salt)
            try expectGolden(failures)
        }

        @Test func aNarrowExpectationAfterAWideOne() throws {
            let bar = MockTap(failures).unordered()
            bar.expect(.pour(.any))
            bar.expect(.pour("wine"))
            bar.pour("wine")
            bar.pour("water")
            bar.verify()
            try expectGolden(failures)
        }

        @Test func shadowedByAnOpenEndedOne() throws {
            let bar = MockTap(failures).unordered()
            bar.expect(.pour(.any)).anyTimes()
            bar.expect(.pour("wine"))
            try expectGolden(failures)
        }

        @Test func verifiedAfterTheCalls() throws {
            let (kitchen, bar) = (MockKitchen(.nice, failures), MockBar(failures))
            bar.mock.mode = .nice
            kitchen.season(with: "salt")
            bar.pour("wine")
            kitchen.season(with: "salt")
            kitchen.verify(.season("salt"))
            kitchen.verify(.season("mint"), times: 1...)
            verifyInOrder(kitchen.called(.season("salt")), bar.called(.pour("water")))
            verifySequence(kitchen.called(.season("salt")), bar.called(.pour("wine")))
            kitchen.verifyNoMoreCalls()
            bar.verifyNoMoreCalls()
            try expectGolden(failures)
        }

        @Test func unaccountedCalls() throws {
            let kitchen = MockKitchen(.nice, failures)
            for spice in ["salt", "pepper", "mint"] { kitchen.season(with: spice) }
            kitchen.verify(.season("pepper"))
            kitchen.verifyNoMoreCalls(except: .season("mint"))
            try expectGolden(failures)
        }

        @Test func unusedStubs() throws {
            let kitchen = MockKitchen(.nice, failures)
            kitchen.unusedStubs = .fail
            kitchen.stub(.recipe(dish: "duck")).andReturn("roast it")
            kitchen.stub(.waiting).andReturn(1)
            _ = try kitchen.recipe(of: "goose")
            kitchen.verify()
            try expectGolden(failures)
        }

        private var duck: Order { Order(number: 3, guest: Guest(name: "Eve")) }
    }

    private final class MockBar: Mocking {
        enum Invocation: Equatable { case pour(String) }
        let mock = Mock<Invocation>()

        init(_ failures: FailureRecorder) {
            mock.reporter = failures
        }

        func pour(_ drink: String) { mock.call(.pour(drink)) }
    }

    private final class MockTap: Mocking {
        enum Invocation { case pour(Arg<String>) }
        let mock = Mock<Invocation>()

        init(_ failures: FailureRecorder) {
            mock.reporter = failures
        }

        func pour(_ drink: String) { mock.call(.pour(.value(drink))) }
    }
#endif
