import Dispatch
import ExpectKit
import Foundation
import Testing

/// Completion handlers that a test holds and calls later, and the failures if it never does.
struct CompletionHandlerTests {
    let archive = MockArticleArchive()
    let failures = FailureRecorder()
    let article = Article(id: 1, title: "Bees")

    @Test func aHandlerIsCalledWhenTheTestResumesIt() {
        let librarian = Librarian(archive)
        let completion = PendingCompletion<Result<Article, any Error>>()
        archive.expect(.load(id: 1, completion: .held(by: completion)))

        librarian.show(1)
        #expect(completion.isCalled)
        #expect(librarian.shown.isEmpty)
        completion.resume(returning: .success(article))
        #expect(librarian.shown == [article])
        archive.verify()
    }

    @Test func aHandlerIsCalledFromAnotherThread() async {
        let completion = PendingCompletion<Result<Article, any Error>>()
        archive.expect(.load(id: 1, completion: .held(by: completion)))
        let article = article
        Thread.detachNewThread {
            completion.waitUntilCalled()
            completion.resume(returning: .success(article))
        }
        let shown = await withCheckedContinuation { continuation in
            archive.load(id: 1) { continuation.resume(with: $0.mapError { _ in fatalError() }) }
        }
        #expect(shown == article)
        archive.verify()
    }

    @Test func handlersOfAllShapesAreHeld() async {
        let synced = PendingCompletion<Void>()
        let counted = PendingCompletion<(Int?, (any Error)?)>()
        archive.expect(.sync(.held(by: synced)))
        archive.expect(.count(.held(by: counted)))
        nonisolated(unsafe) var seen: [String] = []
        archive.sync { seen.append("synced") }
        archive.count { count, error in seen.append("\(count ?? 0) \(error as? ArticleError == .offline)") }
        #expect(await synced.waitUntilCalled())
        counted.resume(returning: (3, ArticleError.offline))
        synced.resume()
        #expect(seen == ["3 true", "synced"])
        archive.verify()
    }

    @Test func aHandlerThatArrivesAfterTheValueIsCalledAtOnce() {
        let synced = PendingCompletion<Void>()
        archive.expect(.sync(.held(by: synced)))
        synced.resume()
        let librarian = Librarian(archive)
        librarian.sync()
        #expect(librarian.isSynced)
        archive.verify()
    }

    // MARK: Failing counterparts

    @Test func aHandlerThatIsNeverCalledIsReportedWhereItIsHeld() {
        archive.mock.reporter = failures
        let line = #line + 1
        var synced: PendingCompletion<Void>? = PendingCompletion()
        archive.expect(.sync(.held(by: synced!)))
        archive.sync {}
        archive.verify()
        #expect(failures.sightings == [])
        synced = nil
        #expect(failures.sightings == [Sighting(.notResumed, line: line)])
        #expect(
            failures.texts == [
                """
                MockArticleArchive: not resumed: sync(any, held)
                  help: a completion handler was never called: use resume(returning:) of its PendingCompletion
                """
            ])
    }

    @Test func aHandlerThatOutlivesItsMockIsReported() {
        let line = #line + 1
        var synced: PendingCompletion<Void>? = PendingCompletion()
        do {
            let archive = MockArticleArchive()
            archive.mock.reporter = failures
            archive.expect(.sync(.held(by: synced!)))
            archive.sync {}
            archive.verify()
        }
        #expect(failures.sightings == [])
        synced = nil
        #expect(failures.sightings == [Sighting(.notResumed, line: line)])
    }

    @Test func handlersThatAreNeverCalledAreOneFailure() {
        archive.mock.reporter = failures
        let line = #line + 1
        var synced: PendingCompletion<Void>? = PendingCompletion()
        archive.expect(.sync(.held(by: synced!))).times(3)
        archive.sync {}
        synced = nil
        archive.sync {}
        archive.sync {}
        archive.verify()
        #expect(failures.sightings == [Sighting(.notResumed, line: line)])
    }

    @Test func aWaitForACompletionThatNoCallHoldsIsReported() async {
        let unused = PendingCompletion<Void>()
        let line = #line + 2
        await withKnownIssue {
            await unused.waitUntilCalled(within: .milliseconds(5))
        } matching: { issue in
            let text = """
                PendingCompletion: the test waits for a completion handler that no declared call holds
                  help: pass the PendingCompletion to a declared call with .held(by:)
                """
            return issue.sourceLocation?.line == line && issue.words == text
        }
    }

    @Test func callingAHandlerASecondTimeIsMisuse() {
        archive.mock.reporter = failures
        let synced = PendingCompletion<Void>()
        archive.expect(.sync(.held(by: synced)))
        var count = 0
        archive.sync { count += 1 }
        synced.resume()
        synced.resume(); let line = #line
        #expect(count == 1)
        archive.verify()
        #expect(failures.sightings == [Sighting(.misuse, line: line)])
        #expect(
            failures.texts == [
                """
                MockArticleArchive: the completion handler of sync(any, held) was called twice
                  help: call each completion handler once; for the next call, hold its handler too
                """
            ])
    }

    @Test func aHandlerThatNeverArrivesIsOneMissingCall() async {
        archive.mock.reporter = failures
        let synced = PendingCompletion<Void>()
        let line = #line + 1
        archive.expect(.sync(.held(by: synced)))
        #expect(await !synced.waitUntilCalled(within: .milliseconds(5)))
        archive.verify()
        #expect(failures.sightings == [Sighting(.missing, line: line)])
    }

    /// Each wait after the first one would take its whole limit.
    @Test func aHandlerThatNeverArrivesIsWaitedForOnce() async {
        archive.mock.reporter = failures
        let synced = PendingCompletion<Void>()
        archive.expect(.sync(.held(by: synced)))
        #expect(await !synced.waitUntilCalled(within: .milliseconds(5)))
        let clock = ManualClock()
        #expect(await !synced.waitUntilCalled(within: .seconds(1), clock: clock))
        #expect(failures.reports.map(\.kind) == [.missing])
    }

    /// The test can go on with the handler of the wrong call, so nothing else fails.
    @Test func theHandlerOfAWrongCallIsHeld() async {
        archive.mock.reporter = failures
        let librarian = Librarian(archive)
        let completion = PendingCompletion<Result<Article, any Error>>()
        archive.expect(.load(id: 1, completion: .held(by: completion)))
        librarian.show(2)
        #expect(await completion.waitUntilCalled(within: .milliseconds(5)))
        completion.resume(returning: .success(article))
        archive.verify()
        #expect(librarian.shown == [article])
        #expect(failures.reports.map(\.kind) == [.unexpected])
    }

    @Test func aMissingHandlerIsAWarningAfterAWrongCall() async {
        archive.mock.reporter = failures
        let synced = PendingCompletion<Void>()
        archive.expect(.sync(.held(by: synced)))
        Librarian(archive).show(2)
        #expect(await !synced.waitUntilCalled(within: .milliseconds(5)))
        archive.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected, .missing])
        #expect(failures.reports.map(\.severity) == [.error, .warning])
    }

    @Test func aWaitForACallFromBeforeAResetIsMisuse() async {
        archive.mock.reporter = failures
        let synced = PendingCompletion<Void>()
        archive.expect(.sync(.held(by: synced)))
        archive.reset()
        await synced.waitUntilCalled(within: .milliseconds(5)); let line = #line
        #expect(failures.sightings == [Sighting(.misuse, line: line)])
        #expect(failures.texts.first?.contains("waits for a call that was declared before the mock was reset") == true)
    }

    @Test func aWaitForACallOfAMockThatIsGoneIsReported() async {
        let synced = PendingCompletion<Void>()
        do { MockArticleArchive().stub(.sync(.held(by: synced))) }
        let line = #line + 2
        await withKnownIssue {
            await synced.waitUntilCalled(within: .milliseconds(5))
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.words.contains("that no declared call holds")
        }
    }

    /// A test case of XCTest keeps its properties, so the end of the `PendingCompletion` comes too late.
    @Test(arguments: [true, false]) func aHandlerFromBeforeACheckpointIsReported(isReset: Bool) async throws {
        let synced = PendingCompletion<Void>()
        let issues = try await Issues.recorded {
            try await verifiedByTrait {
                let archive = MockArticleArchive()
                archive.expect(.sync(.held(by: synced)))
                archive.sync {}
                isReset ? archive.reset() : archive.checkpoint()
            }
        }
        #expect(issues.count == 1)
        #expect(issues.first?.text.contains("not resumed: sync(any, held)") == true)
    }

    @Test func aHandlerThatIsCalledAfterACheckpointIsNoFailure() async throws {
        let synced = PendingCompletion<Void>()
        let issues = try await Issues.recorded {
            try await verifiedByTrait {
                let archive = MockArticleArchive()
                archive.expect(.sync(.held(by: synced)))
                archive.sync {}
                archive.checkpoint()
                synced.resume()
            }
        }
        #expect(issues.isEmpty)
    }

    /// What the handler would have done next is no second mistake.
    @Test func aMissingCallAfterAHandlerThatIsNeverCalledIsAWarning() async throws {
        let synced = PendingCompletion<Void>()
        func run() async throws {
            try await verifiedByTrait {
                let archive = MockArticleArchive()
                archive.expect(.sync(.held(by: synced)))
                archive.expect(.load(id: 1, completion: .any))
                archive.sync { archive.load(id: 1) { _ in } }
            }
        }
        let errors = try await Issues.recorded { try await run() }
        #expect(errors.count == 1)
        #expect(errors.first?.text.contains("not resumed: sync(any, held)") == true)
    }

    @Test func aVerificationDoesNotHoldAHandlerAgain() {
        archive.mock.reporter = failures
        let synced = PendingCompletion<Void>()
        archive.expect(.sync(.held(by: synced)))
        var count = 0
        archive.sync { count += 1 }
        synced.resume()
        archive.mock.verify(.sync(.held(by: synced)))
        #expect(count == 1)
        #expect(failures.sightings == [])
    }
}
