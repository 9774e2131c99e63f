#if os(Linux)
    import ExpectKit
    import Foundation
    import Testing

    @testable import Mistakes

    /// Tests that fail on purpose: a call comes late, in another context or not at all.
    ///
    /// ``SampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: SampleRun.isRunning), .verifiesMocks) struct DeliveryMistakeSamples {
        private let api = MockAPIClient()
        private let client = MockPlayerClient()
        private var engine: SyncEngine { SyncEngine(api: api) }
        private let noon = Date(timeIntervalSince1970: 1_700_000_000)

        @Test func aCallAfterTheWait() async {
            api.expect(.log("ready"))  // the late call
            await api.verify(within: .milliseconds(20))
            await engine.logInATask("ready").value
        }

        @Test @MainActor func aWaitOnTheMainActor() async {
            api.expect(.log("ready"))  // the late call
            let task = Task { @MainActor in engine.log("ready") }
            blockUntilVerified()
            await task.value
        }

        @MainActor private func blockUntilVerified() { api.verify(within: .milliseconds(20)) }

        @Test func aThread() async {
            api.expect(.log("ready"))  // the expectation
            await engine.logOnAThread("steady")
        }

        @Test func anErrorThatEndsTheCode() async throws {  // the error
            api.expect(.changes(since: noon)).andThrow(SyncError.offline)
            api.expect(.log("2 changes"))  // the first missing call
            api.expect(.reorder([1, 2]))  // the second missing call
            try await engine.pullAndLog(since: noon)
        }

        @Test func aCallNeverResumed() async {
            let pending = api.expect(.upload(.any)).andSuspend(atMost: .milliseconds(20))  // the answer
            try? await engine.upload(Profile())
            _ = pending
        }

        @Test func aHandlerNeverCalled() {
            let song = URL(filePath: "/song.mp3")
            client.expect(.notifyAtEnd())
            client.expect(.play(url: .value(song), position: 0)).times(2)  // the missing call
            Player(client: client.client).playTwice(song)
        }
    }

    /// A test that fails on purpose: a call comes after its mocks were verified.
    @Suite(.enabled(if: SampleRun.isRunning), .afterTheTest, .verifiesMocks) struct LateMistakeSamples {
        private let api = MockAPIClient()
        private var engine: SyncEngine { SyncEngine(api: api) }

        @Test func aCallAfterTheTest() {
            api.expect(.log("ready"))
            engine.log("ready")
            LateWork.current?.add { [engine] in engine.log("late") }
        }
    }

    /// Work that is done when the traits of a test have ended, as by a task that the test leaves behind.
    private final class LateWork: Sendable {
        @TaskLocal static var current: LateWork?
        private let work = Shared([@Sendable () -> Void]())

        func add(_ step: @escaping @Sendable () -> Void) { work.change { $0.append(step) } }

        func run() {
            for step in work.value { step() }
        }
    }

    private struct AfterTheTest: SuiteTrait, TestTrait, TestScoping {
        let isRecursive = true

        func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            let work = LateWork()
            try await LateWork.$current.withValue(work, operation: function)
            work.run()  // the late call
        }
    }

    extension Trait where Self == AfterTheTest {
        fileprivate static var afterTheTest: Self { Self() }
    }
#endif
