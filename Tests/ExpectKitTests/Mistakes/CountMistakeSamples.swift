#if os(Linux)
    import ExpectKit
    import Foundation
    import Testing

    @testable import Mistakes

    /// Tests that fail on purpose: a call is made too often or too rarely, or must not be made. They verify their mocks.
    ///
    /// ``SampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: SampleRun.isRunning)) struct CountMistakeSamples {
        private let api = MockAPIClient()
        private let store = MockStore()
        private let prices = MockPriceService()
        private var engine: SyncEngine { SyncEngine(api: api, store: store) }
        private let noon = Date(timeIntervalSince1970: 1_700_000_000)

        @Test func aCallTooFewOfThree() {
            api.expect(.log("tick")).times(3)  // the missing call
            engine.log("tick", "tick")
            api.verify()
        }

        @Test func aCallMoreThanItsAnswers() throws {
            prices.expect(.price(of: .any)).andReturn(3, 4)
            let cart = Cart(prices: prices)
            for item in ["rye", "corn", "spelt"] { try cart.add(item) }  // the third call
            prices.verify()
        }

        @Test func aRejectedCall() {
            store.stub(.begin)
            store.stub(.save(.any, for: .any))
            store.stub(.commit)
            store.reject(.save(.any, for: "secret"))
            engine.save(["PUBLIC", "SECRET"])  // the rejected call
            store.verify()
        }

        @Test func aRetriedCall() async {
            api.expect(.changes(since: noon)).andThrow(SyncError.offline)
            _ = await engine.pull(since: noon, attempts: 3)  // the retries
            api.verify()
        }

        @Test func tenWrongIdentifiers() async {
            for id in 1...10 { api.expect(.fetchProfile(id: id)).andReturn(Profile()) }
            await engine.refresh(Array(101...110))  // the wrong calls
            api.verify()
        }

        @Test func anOrderVerifiedAfterwards() {
            store.nice()
            engine.save(["B", "A"])
            store.verifyInOrder(.begin, .save("A", for: "a"), .save("B", for: "b"))  // the verification
        }

        @Test func twoMistakes() {
            api.expect(.log("started"))
            api.expect(.reorder([1, 2]))
            api.expect(.log("stopped"))
            engine.log("begun")  // the first mistake
            engine.reorder([1, 2])
            engine.log("ended")  // the second mistake
            api.verify()
        }
    }
#endif
