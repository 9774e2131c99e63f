#if os(Linux)
    import ExpectKit
    import Foundation
    import Testing

    @testable import Mistakes

    /// Tests that fail on purpose: calls are swapped, left out or added.
    ///
    /// ``SampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: SampleRun.isRunning), .verifiesMocks) struct OrderMistakeSamples {
        private let api = MockAPIClient()
        private let store = MockStore()
        private let client = MockPlayerClient()
        private var engine: SyncEngine { SyncEngine(api: api, store: store) }
        private var player: Player { Player(client: client.client) }

        @Test func twoCallsSwapped() {
            store.expect(.begin)
            store.expect(.save("A", for: "a"))
            store.expect(.save("B", for: "b"))
            store.expect(.save("C", for: "c"))
            store.expect(.commit)
            engine.save(["A", "C", "B"])  // the wrong order
        }

        @Test func theFirstCallMissing() {
            store.expect(.begin)  // the missing call
            store.expect(.save("A", for: "a"))
            store.expect(.commit)
            engine.save(["A"], begins: false)  // the calls without the first
        }

        @Test func theLastCallMissing() {
            store.expect(.begin)
            store.expect(.save("A", for: "a"))
            store.expect(.commit)  // the missing call
            engine.save(["A"], commits: false)
        }

        @Test func anExtraCall() {
            store.expect(.begin)
            store.expect(.save("A", for: "a"))
            store.expect(.save("B", for: "b"))
            store.expect(.commit)
            engine.save(["A", "X", "B"])  // the extra call
        }

        @Test func aCallMadeTwice() {
            store.expect(.begin)
            store.expect(.save("A", for: "a"))
            store.expect(.save("B", for: "b"))
            store.expect(.commit)
            engine.save(["A", "A", "B"])  // the second call
        }

        @Test func aCallLeftOut() {
            store.expect(.begin)
            store.expect(.save("A", for: "a"))
            store.expect(.save("B", for: "b"))  // the missing call
            store.expect(.save("C", for: "c"))
            store.expect(.commit)
            engine.save(["A", "C"])  // the calls without one
        }

        @Test func theLastValueFirst() {
            for value in ["A", "B", "C", "D"] {
                store.expect(.save(.value(value), for: .any))
            }
            engine.save(["D", "A", "B", "C"], begins: false, commits: false)  // the wrong order
        }

        @Test func aReplacedCall() {
            store.expect(.begin)
            store.expect(.remove("a"))
            store.expect(.commit)
            engine.save(["A"])  // the other call
        }

        @Test func theWholeWorkLeftOut() {
            store.expect(.begin)  // the first missing call
            store.expect(.save("A", for: "a"))  // the second missing call
            store.expect(.commit)
            engine.save([], begins: false)  // the only call
        }

        @Test func oneOfAHundred() {
            for number in 1...100 { api.expect(.log("row \(number)")) }
            for number in 1...100 { engine.log("row \(number == 64 ? 46 : number)") }  // the wrong call
        }

        @Test func twoLargeCallsSwapped() async throws {
            var eva = Profile(id: 8)
            eva.name = "Eva"
            api.expect(.upload(Profile()))
            api.expect(.upload(eva))
            try await engine.upload(eva)  // the call that came first
            try await engine.upload(Profile())
        }

        @Test func twoCallsOfAClientSwapped() async throws {
            let song = URL(filePath: "/song.mp3")
            client.expect(.pause)
            client.expect(.load(id: 7)).andReturn(song)
            client.expect(.play(url: .value(song), position: 0))
            try await player.play(7)  // the wrong order
            player.client.pause()
        }

        @Test func aCallBeforeAnotherMock() async throws {
            let order = CallOrder()
            store.expect(.begin).inOrder(order)
            api.expect(.log("saved")).inOrder(order)
            store.expect(.commit).inOrder(order)
            engine.log("saved")  // the call that came first
            engine.save([])
        }

        @Test func oneMissingInAGroup() {
            store.expect(.begin)
            store.unordered {
                $0.expect(.save("A", for: "a"))
                $0.expect(.save("B", for: "b"))  // the missing call
            }
            store.expect(.commit)
            engine.save(["A"])  // the calls without one
        }
    }
#endif
