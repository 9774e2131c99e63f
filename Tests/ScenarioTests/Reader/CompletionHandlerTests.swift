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
