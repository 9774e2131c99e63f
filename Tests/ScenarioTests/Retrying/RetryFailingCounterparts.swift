import ExpectKit
import Testing

/// A mistake of the test that the code under test meets again with each retry is one failure.
struct RetryFailingCounterparts {
    let mirror = MockMirror()
    let quick = QuickMirror()
    let failures = FailureRecorder()

    init() {
        mirror.mock.reporter = failures
        quick.mock.reporter = failures
    }

    // MARK: Without an answer

    /// A way to declare a call, at its line.
    struct Declaration: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let line: Int
        let declare: @Sendable (MockMirror) -> Void

        init(_ name: String, line: Int = #line, _ declare: @escaping @Sendable (MockMirror) -> Void) {
            (testDescription, self.line, self.declare) = (name, line, declare)
        }
    }

    // In an argument of `@Test`, all lines would be that of the test.
    static let declarations = [
        Declaration("an expectation") { $0.expect(.load(1)) },
        Declaration("an expectation of all attempts") { $0.expect(.load(1)).times(4) },
        Declaration("an expectation of any number of calls") { $0.expect(.load(1)).anyTimes() },
        Declaration("a stub") { $0.stub(.load(.any)) },
    ]

    @Test(arguments: declarations) func aDeclarationWithoutAnAnswerIsOneFailure(_ declaration: Declaration) {
        declaration.declare(mirror)
        #expect(Downloader(mirror: mirror).load(1) == nil)
        mirror.verify()
        #expect(mirror.callCount(.load(1)) == 4)
        #expect(failures.sightings == [Sighting(.unanswered, line: declaration.line)])
        #expect(failures.texts.first?.contains("MockMirror: no answer for load(1)\n") ?? false)
    }

    @Test func aCallThatCannotThrowIsOneFailure() {
        let line = #line + 1
        mirror.expect(.size(1)).times(3)
        #expect((0..<3).map { _ in mirror.size(1) } == [0, 0, 0])
        mirror.verify()
        #expect(failures.sightings == [Sighting(.unanswered, line: line)])
    }

    @Test func callsOnManyThreadsAreOneFailure() async {
        let line = #line + 1
        mirror.expect(.load(1)).times(40)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<10 {
                group.addTask { [mirror] in #expect(Downloader(mirror: mirror).load(1) == nil) }
            }
        }
        mirror.verify()
        #expect(failures.sightings == [Sighting(.unanswered, line: line)])
    }

    @Test func anotherCallIsAnotherFailure() {
        let line = #line + 1
        mirror.expect(.load(.any)).times(8)
        let downloader = Downloader(mirror: mirror)
        #expect([downloader.load(1), downloader.load(2)] == [nil, nil])
        mirror.verify()
        #expect(failures.sightings == [Sighting(.unanswered, line: line), Sighting(.unanswered, line: line)])
        #expect(failures.reports.map(\.call) == ["load(1)", "load(2)"])
    }

    @Test func anotherDeclarationOfTheSameCallIsAnotherFailure() {
        let line = #line + 1
        mirror.expect(.load(1))
        mirror.expect(.load(1))
        #expect(Downloader(mirror: mirror).load(1) == nil)
        mirror.verify()
        #expect(
            failures.sightings == [Sighting(.unanswered, line: line), Sighting(.unanswered, line: line + 1)])
    }

    @Test func theNextPhaseReportsTheCallAgain() {
        let downloader = Downloader(mirror: mirror)
        let line = #line + 2
        func phase() {
            mirror.expect(.load(1))
            #expect(downloader.load(1) == nil)
        }
        phase()
        mirror.checkpoint()
        phase()
        mirror.reset()
        phase()
        mirror.verify()
        #expect(failures.sightings == Array(repeating: Sighting(.unanswered, line: line), count: 3))
    }

    // MARK: What is not a retry

    @Test func aMissingCallAfterTheRetriesIsReported() {
        let line = #line + 1
        mirror.expect(.load(1))
        mirror.expect(.close)
        #expect(Downloader(mirror: mirror).load(1) == nil)
        mirror.verify()
        #expect(
            failures.sightings == [Sighting(.unanswered, line: line), Sighting(.missing, line: line + 1)])
    }

    @Test func anUnexpectedCallAfterTheRetriesIsReported() {
        let line = #line + 1
        mirror.expect(.load(1))
        let downloader = Downloader(mirror: mirror)
        #expect([downloader.load(1), try? mirror.load(2)] == [nil, nil])
        mirror.verify()
        #expect(failures.reports.map(\.kind) == [.unanswered, .unexpected])
        #expect(failures.reports.map(\.call) == ["load(1)", "load(2)"])
        #expect(failures.sightings.first == Sighting(.unanswered, line: line))
    }

    @Test func theRetriesOfAnUnorderedMockHideNoMissingCall() {
        mirror.unordered()
        let line = #line + 1
        mirror.expect(.load(1))
        mirror.expect(.close)
        mirror.expect(.size(1)).andReturn(3)
        #expect(Downloader(mirror: mirror).load(1) == nil)
        mirror.verify()
        #expect(
            failures.sightings == [
                Sighting(.unanswered, line: line), Sighting(.missing, line: line + 1),
                Sighting(.missing, line: line + 2),
            ])
    }

    /// A call that cannot throw is not retried because of an error of the mock.
    @Test func aSurplusCallThatCannotThrowIsReported() {
        let line = #line + 1
        mirror.expect(.size(1))
        #expect([mirror.size(1), mirror.size(1)] == [0, 0])
        mirror.verify()
        // The second failure is located at the line that led to the call.
        #expect(
            failures.sightings == [Sighting(.unanswered, line: line), Sighting(.surplus, line: line + 1)])
    }

    /// A written upper bound is checked in any case.
    @Test func aRetryBeyondAWrittenCountIsReported() {
        let line = #line + 1
        mirror.expect(.load(1)).times(3)
        #expect(Downloader(mirror: mirror).load(1) == nil)
        mirror.verify()
        // The second failure is located at the line that led to the call.
        #expect(
            failures.sightings == [Sighting(.unanswered, line: line), Sighting(.surplus, line: line + 1)])
    }

    /// The first one is reported when it comes, and a warning tells all its retries.
    @Test func anUnexpectedCallIsReportedWithItsRetries() {
        mirror.expect(.close)
        #expect(Downloader(mirror: mirror).load(1) == nil)
        mirror.close()
        mirror.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected, .unexpected])
        #expect(failures.reports.map(\.severity) == [.error, .warning])
        #expect(failures.texts.last?.contains(" (+ 2 more calls)\n") == true)
    }

    // MARK: Wrong answers

    @Test func aWrongAnswerIsOneFailure() {
        let line = #line + 1
        quick.expect(.load(1)).andReturn(5)
        #expect(Downloader(mirror: quick).load(1) == nil)
        quick.verify()
        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
    }

    @Test func aWrongAnswerOfAStubIsOneFailureForAllCalls() {
        let line = #line + 1
        quick.stub(.size(1)).andReturn("three")
        quick.stub(.size(2)).andReturn("three")
        for _ in 0..<4 { #expect(quick.size(1) + quick.size(2) == 0) }
        quick.verify()
        #expect(
            failures.sightings == [
                Sighting(.wrongAnswer, line: line), Sighting(.wrongAnswer, line: line + 1),
            ])
    }

    @Test func twoWrongAnswersOfOneLineAreTwoFailures() {
        let line = #line + 1
        quick.stub(.size(1)).andReturn("three", "four")
        for _ in 0..<4 { #expect(quick.size(1) == 0) }
        quick.verify()
        #expect(
            failures.sightings == [Sighting(.wrongAnswer, line: line), Sighting(.wrongAnswer, line: line)])
    }

    @Test func theNextPhaseReportsTheWrongAnswerAgain() {
        let line = #line + 2
        func phase() {
            quick.stub(.size(1)).andReturn("three")
            #expect(quick.size(1) + quick.size(1) == 0)
        }
        phase()
        quick.reset()
        phase()
        quick.verify()
        #expect(
            failures.sightings == [Sighting(.wrongAnswer, line: line), Sighting(.wrongAnswer, line: line)])
    }

    // MARK: Held calls

    @Test func aCallThatIsNeverResumedIsOneFailure() async {
        let line = #line + 1
        let pending = mirror.expect(.fetch(1)).andSuspend(atMost: .milliseconds(5))
        #expect(await Downloader(mirror: mirror).fetch(1) == nil)
        mirror.verify()
        #expect(pending.calls.count == 1)
        #expect(failures.sightings == [Sighting(.notResumed, line: line)])
    }
}
