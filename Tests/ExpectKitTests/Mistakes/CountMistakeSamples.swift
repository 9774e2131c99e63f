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
        private let delegate = MockCartDelegate()
        private let prices = MockPriceService()
        private var engine: SyncEngine { SyncEngine(api: api, store: store) }
        private let noon = Date(timeIntervalSince1970: 1_700_000_000)

        @Test func aCallTooManyOfTwo() {
            api.expect(.log("tick")).times(2)
            engine.log("tick", "tick", "tick")  // the third call
            api.verify()
        }

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

        @Test func aRejectedMessage() {
            delegate.reject(.show("Sold out"))
            Cart(prices: prices, delegate: delegate).show("Sold out")  // the rejected call
            delegate.verify()
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

        @Test func nineMissingCalls() {
            for number in 1...10 { store.expect(.remove("\(number)")) }  // the missing calls
            engine.purge("1", commits: false)
            store.verify()
        }

        @Test func aCallVerifiedAfterwards() {
            api.nice()
            engine.log("started", "stopped")
            api.verify(.log("done"), times: 1)  // the verification
        }

        @Test func anOrderVerifiedAfterwards() {
            store.nice()
            engine.save(["B", "A"])
            store.verifyInOrder(.begin, .save("A", for: "a"), .save("B", for: "b"))  // the verification
        }

        @Test func moreCallsThanVerified() {
            api.nice()
            engine.log("started", "stopped")
            api.verify(.log("started"))
            api.verifyNoMoreCalls()  // the verification
        }

        @Test func aNearCallOfANiceMock() {
            api.nice()
            api.expect(.log("profile 7 saved"))  // the missing call
            engine.log("profile 8 saved")
            api.verify()
        }

        @Test func aStubNeverUsed() {
            store.unusedStubs = .fail
            store.stub(.load("a")).andReturn("A")  // the stub
            store.expect(.begin)
            engine.save([], commits: false)
            store.verify()
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
