#if os(Linux)
    import ExpectKit
    import Foundation
    import Testing

    @testable import Mistakes

    /// Tests that fail on purpose: a mock is used in a wrong way, or not the right one of several.
    ///
    /// ``SampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: SampleRun.isRunning), .verifiesMocks) struct MockMistakeSamples {
        private let api = MockAPIClient()
        private let delegate = MockCartDelegate()
        private let prices = MockPriceService()

        @Test func noAnswerOfAThrowingCall() async throws {
            api.expect(.fetchProfile(id: 7))  // the expectation without an answer
            _ = try await SyncEngine(api: api).refresh(7)
        }

        @Test func noAnswerThatIsCaught() async {
            api.expect(.fetchProfile(id: 7))  // the expectation without an answer
            await SyncEngine(api: api).refresh([7])
        }

        @Test func aGetterWithoutExpectations() {
            _ = Cart(prices: prices).label()  // the getter
        }

        @Test func anAnswerOfAnotherType() throws {
            delegate.expect(.shouldAdd("rye", count: 1)).andReturn("yes")  // the wrong answer
            try Cart(prices: prices, delegate: delegate).add("rye")
        }

        @Test func theWrongInstance() {
            let (primary, backup) = (MockStore(), MockStore())
            primary.expect(.begin)  // begin
            primary.expect(.commit)  // commit
            SyncEngine(api: api, store: backup).save([])  // the calls of the wrong mock
        }

        @Test func twoNamedMocksConfused() {
            let (primary, backup) = (MockStore("primary"), MockStore("backup"))
            primary.expect(.begin)  // begin
            primary.expect(.commit)  // commit
            backup.expect(.load("a")).andReturn("A")  // load
            SyncEngine(api: api, store: backup).save([])  // the calls of the wrong mock
            _ = SyncEngine(api: api, store: primary).name("a")  // the other wrong mock
        }

        @Test func aStrictMockForOneCall() {
            let store = MockStore()
            store.expect(.commit)
            SyncEngine(api: api, store: store).save(["A", "B"])  // the calls
        }

        @Test func aWrongCallInANestedFunction() throws {
            prices.expect(.price(of: "corn")).andReturn(4)
            try fill(Cart(prices: prices))  // the call of the function
        }

        private func fill(_ cart: Cart) throws { try cart.add("rye") }

        // All cases have the same report, because they run in any order.
        @Test(arguments: ["en", "nb", "nn"]) func oneCauseOfManyCases(language: String) {
            api.stub(.setHeaders(.any))
            api.expect(.log("7 changes"))
            let engine = SyncEngine(api: api)
            engine.setHeaders(["Language": language])
            engine.log("7 change")  // the wrong call
        }
    }

    /// A test that fails on purpose, in the initializer of its suite.
    @Suite(.enabled(if: SampleRun.isRunning), .verifiesMocks) struct InitializerMistakeSamples {
        private let store = MockStore()

        init() {
            store.stub(.commit)
            SyncEngine(api: MockAPIClient(), store: store).save([])  // the wrong call
        }

        @Test func aFailureInTheInitializer() { store.expect(.remove("a")).anyTimes() }
    }
#endif
