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

        @Test func noAnswerOfAThrowingCall() async throws {
            api.expect(.fetchProfile(id: 7))  // the expectation without an answer
            _ = try await SyncEngine(api: api).refresh(7)
        }

        @Test func theWrongInstance() {
            let (primary, backup) = (MockStore(), MockStore())
            primary.expect(.begin)  // begin
            primary.expect(.commit)  // commit
            SyncEngine(api: api, store: backup).save([])  // the calls of the wrong mock
        }

        @Test func aStrictMockForOneCall() {
            let store = MockStore()
            store.expect(.commit)
            SyncEngine(api: api, store: store).save(["A", "B"])  // the calls
        }

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
