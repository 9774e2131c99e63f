#if os(Linux)
    import ExpectKit
    import XCTest

    @testable import Mistakes

    /// Some of the mistakes in an XCTest, which fail on purpose. The comments name the lines of the failures.
    ///
    /// ``XCTestSampleRun`` runs them in a separate process. Otherwise they do nothing.
    final class XCTestMistakeSamples: XCTestCase {
        private let api = MockAPIClient()
        private let store = MockStore()
        private var engine: SyncEngine { SyncEngine(api: api, store: store) }

        override func setUp() {
            verifiesMocks()
            guard name.hasSuffix("aFailureInTheInitializer") else { return }
            engine.purge("a", commits: false)  // the wrong call
        }

        func test_aMemberOfALargeStruct() async throws {
            var moved = Profile()
            moved.address.city = "Bergen"
            api.expect(.upload(Profile()))
            try await engine.upload(moved)  // the wrong call
        }

        func test_twoCallsSwapped() {
            store.expect(.begin)
            store.expect(.save("A", for: "a"))
            store.expect(.save("B", for: "b"))
            store.expect(.save("C", for: "c"))
            store.expect(.commit)
            engine.save(["A", "C", "B"])  // the wrong order
        }

        func test_aCallAfterTheWait() async {
            api.expect(.log("ready"))  // the late call
            await api.verify(within: .milliseconds(20))
            await engine.logInATask("ready").value
        }

        func test_aThread() async {
            api.expect(.log("ready"))  // the expectation
            await engine.logOnAThread("steady")
        }

        func test_aFailureInTheInitializer() { store.expect(.remove("a")).anyTimes() }

        override func invokeTest() {
            if XCTestSampleRun.isRunning { super.invokeTest() }
        }
    }
#endif
