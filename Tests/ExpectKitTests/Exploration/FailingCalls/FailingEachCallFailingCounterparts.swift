import Testing

@testable import ExpectKit
@testable import ExpectKitExploration
@testable import ExpectKitTapes

/// Mistakes of a test that fails each call, and mistakes that it finds.
@Suite(.recordsReports) struct FailingEachCallFailingCounterparts {
    let failures = RecordedReports.recorder

    private var kinds: [FailureReport.Kind] { failures.reports.map(\.kind) }
    private var lines: [Int] { failures.reports.map(\.location.line) }
    private var texts: [String] { failures.reports.map(\.unwrappedText) }

    // MARK: Wrong calls

    /// The functions that repeat the body are on the stack between the test and the call.
    @Test func aWrongCallIsNotCalledByTheRun() throws {
        let line = #line + 3
        try failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.injected(MockDepot("Depot", failures))
            log("opened", to: depot)
        }
        let callers = try #require(failures.reports.first).callers
        let file = "Tests/ExpectKitTests/Exploration/FailingCalls/FailingEachCallFailingCounterparts.swift"
        #expect(callers == [line, Self.lineOfLog].map { "\(file):\($0)" })
    }

    private static let lineOfLog = #line + 1
    private func log(_ text: String, to depot: any Depot) { depot.log(text) }

    // MARK: Nothing to try

    @Test func aBodyThatMakesNoCallsTriesNothing() async throws {
        var runs = 0
        let line = #line + 1
        try await failingEachCall(with: DepotError.gone) { attempt in
            _ = attempt.depot(failures)
            await Task.yield()
            runs += 1
        }
        #expect(runs == 1)
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: no call can fail, because the body makes no call of Depot that can throw
                  help: call the code under test in the body, with these mocks, after inject(into:); a mock written by hand passes throwing: to mock.call(…)
                """
            ])
    }

    @Test func anErrorThatNoRequirementCanThrowTriesNothing() async throws {
        let line = #line + 1
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            await depot.flush()
            _ = try depot.size()
            _ = try depot.size()
        }
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: no call can fail, because none of the 2 throwing calls can throw gone
                  help: pass an error of the type that the requirements throw
                """
            ])
    }

    @Test func theOnlyCallMayThrowAnotherError() throws {
        try failingEachCall(with: DepotError.gone) { attempt in
            _ = try attempt.depot(failures).size()
        }
        #expect(
            texts == [
                """
                Depot: no call can fail, because the only throwing call cannot throw gone
                  help: pass an error of the type that the requirements throw
                """
            ])
    }

    // MARK: Failures of a run

    @Test func aSwallowedErrorFailsTheCondition() async throws {
        let line = #line + 3
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            attempt.require("the caller learns of it") { (attempt.failed == nil) == (attempt.error == nil) }
            try await depot.save(1)
            try? await depot.save(2)
        }
        #expect(kinds == [.unmetCondition])
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: the condition “the caller learns of it” does not hold
                  with call 2 of 2, save(2), throwing gone
                """
            ])
    }

    @Test func aForgottenCleanUpIsMissing() async throws {
        let line = #line + 4
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.injected(MockDepot("Depot", failures))
            depot.stub(.save(.any))
            depot.expect(.flush)
            try await depot.save(1)
            await depot.flush()
        }
        #expect(failures.reports.map(\.location.line) == [line])
        #expect(
            failures.reports.map(\.unwrappedText) == [
                """
                Depot: missing flush
                  expected: 1 of 1, once, never called
                  got:      save(1)
                  with call 1 of 1, save(1), throwing gone
                """
            ])
    }

    @Test func aBodyThatVerifiesIsNotReportedTwice() async throws {
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.injected(MockDepot("Depot", failures))
            depot.stub(.save(.any))
            depot.expect(.flush)
            defer { depot.verify() }
            try await depot.save(1)
            await depot.flush()
        }
        #expect(failures.reports.map(\.kind) == [.missing])
    }

    @Test func anUnexpectedCallAfterAFailureNamesTheFailure() async throws {
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.injected(MockDepot("Depot", failures))
            depot.stub(.save(.any))
            do { try await depot.save(1) } catch { depot.log("failed") }
        }
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(
            failures.reports[0].advice.contains("with call 1 of 1, save(1), throwing gone"))
    }

    @Test func aConditionThatThrowsIsAFailure() async throws {
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            attempt.require("it is full") { throw OtherError() }
            try await depot.save(1)
        }
        #expect(
            texts == [
                "Depot: the condition “it is full” could not be checked, because it threw OtherError()"
            ])
    }

    @Test func aSynchronousBodyCannotAwaitACondition() throws {
        try failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            attempt.require("it is flushed") {
                await depot.flush()
                return true
            }
            _ = try depot.load(1)
        }
        #expect(
            texts == [
                """
                Depot: the condition “it is flushed” of a synchronous body is async
                  help: pass an async body, or a condition without await
                """
            ])
    }

    @Test func theFirstFailureEndsTheSeries() async throws {
        var runs = 0
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            runs += 1
            attempt.require("no call fails") { attempt.failed == nil }
            try await depot.save(1)
            try await depot.save(2)
            try await depot.save(3)
        }
        #expect(runs == 2)
        #expect(kinds == [.unmetCondition])
    }

    @Test func aFailureOfTheFirstRunNamesNoCall() async throws {
        var runs = 0
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            runs += 1
            attempt.require("never") { false }
            try await depot.save(1)
        }
        #expect(runs == 1)
        #expect(texts == ["Depot: the condition “never” does not hold"])
    }

    @Test func aKnownIssueEndsTheSeries() async throws {
        var runs = 0
        await withKnownIssue {
            try await failingEachCall(with: DepotError.gone) { attempt in
                let depot = attempt.depot(failures)
                runs += 1
                #expect(attempt.failed == nil)
                try? await depot.save(1)
                try? await depot.save(2)
            }
        }
        #expect(runs == 2)
    }

    @Test func aKnownIssueOfTheBodyDoesNotEndTheSeries() async throws {
        var runs = 0
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            runs += 1
            withKnownIssue { #expect(Bool(false)) }
            try await depot.save(1)
            try await depot.save(2)
        }
        #expect(runs == 3)
    }

    @Test func aKnownFailureOfAMockDoesNotEndTheSeriesEither() async throws {
        let archive = Mock<Int>("Archive")
        var runs = 0
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            runs += 1
            withKnownIssue { callUnexpectedly(archive) }
            archive.reset()
            try await depot.save(1)
            try await depot.save(2)
        }
        #expect(runs == 3)
    }

    @Test func aKnownFailureOfAMockEndsTheSeriesAroundIt() async throws {
        let archive = Mock<Int>("Archive")
        var runs = 0
        await withKnownIssue {
            try await failingEachCall(with: DepotError.gone) { attempt in
                let depot = attempt.depot(failures)
                runs += 1
                try? await depot.save(1)
                if attempt.failed != nil { callUnexpectedly(archive) }
                try? await depot.save(2)
            }
        }
        archive.reset()
        #expect(runs == 2)
    }

    @Test func aKnownIssueOfASynchronousSeriesEndsIt() throws {
        var runs = 0
        withKnownIssue {
            try failingEachCall(with: DepotError.gone) { attempt in
                let depot = attempt.depot(failures)
                runs += 1
                withKnownIssue { #expect(Bool(false)) }
                #expect(attempt.failed == nil)
                _ = try? depot.load(1)
                _ = try? depot.load(2)
            }
        }
        #expect(runs == 2)
    }

    // MARK: Mocks with other reporters

    @Test func aConditionFailsTheTestInEachCase() async throws {
        let others = FailureRecorder()
        let line = #line + 3
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(others)
            attempt.require("never") { false }
            try await depot.save(1)
        }
        #expect(others.texts == [])
        #expect(lines == [line])
        #expect(texts == ["Depot: the condition “never” does not hold"])
    }

    @Test func aFailureThatDoesNotFailTheTestDoesNotEndTheSeries() async throws {
        var runs = 0
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            let archive = MockDepot("Archive")
            runs += 1
            archive.log("a")
            try await depot.save(1)
            try await depot.save(2)
        }
        #expect(runs == 3)
        #expect(texts == [])
    }

    // MARK: Runs that differ

    @Test func aCallThatDoesNotComeAgainIsReported() async throws {
        var isFirst = true
        let line = #line + 1
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            if isFirst { try await depot.save(1) }
            isFirst = false
            await depot.flush()
        }
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: call 1 of 1, save(1), was to fail, but was not called again
                  help: let each run make the same calls: create the objects of a run in the body, and await its tasks there
                """
            ])
    }

    @Test func theChosenCallDoesNotFailAfterItsRun() async throws {
        var last: MockDepot?
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            last = depot
            if attempt.number == 1 { try await depot.save(1) }
        }
        #expect(kinds == [.misuse])
        try await last?.save(1)
        #expect(last?.calls.count == 1)
    }

    @Test func aFailureBeforeTheChosenCallSaysSo() async throws {
        var count = 0
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            count += 1
            attempt.require("the count starts at zero") { count == 1 }
            if count == 1 { try await depot.save(1) }
        }
        #expect(
            texts == [
                """
                Depot: call 1 of 1, save(1), was to fail, but was not called again
                  help: let each run make the same calls: create the objects of a run in the body, and await its tasks there
                """
            ])
        let issues = try await Issues.recorded {
            var count = 0
            try await failingEachCall(with: DepotError.gone) { attempt in
                let depot = attempt.depot(failures)
                count += 1
                #expect(count == 1)
                try await depot.save(1)
            }
        }
        #expect(
            issues.map(\.text) == [
                """
                Expectation failed: (count → 2) == 1
                fails before call 1 of 1, save(1), arrives; the first run passed
                create the objects of a run in the body, so that each run starts in the same state
                """
            ])
    }

    // MARK: Errors

    @Test func anErrorOfTheFirstRunIsThrown() async throws {
        await #expect(throws: OtherError.self) {
            try await failingEachCall(with: DepotError.gone) { attempt in
                let depot = attempt.depot(failures)
                try await depot.save(1)
                throw OtherError()
            }
        }
        #expect(failures.reports.isEmpty)
    }

    @Test func theFirstRunMayNotThrowTheErrorEither() {
        #expect(throws: DepotError.gone) {
            try failingEachCall(with: DepotError.gone) { attempt in
                _ = attempt.depot(failures)
                throw DepotError.gone
            }
        }
    }

    @Test func anotherErrorNamesTheCall() async throws {
        let error = await #expect(throws: (any Error).self) {
            try await failingEachCall(with: DepotError.gone) { attempt in
                let depot = attempt.depot(failures)
                do { try await depot.save(1) } catch { throw OtherError() }
            }
        }
        #expect(
            error.map { "\($0)" }
                == "the body threw OtherError(), and may only throw gone, with call 1 of 1, save(1), throwing gone"
        )
    }

    @Test func anEqualTypeIsNotTheError() async throws {
        let error = await #expect(throws: (any Error).self) {
            try await failingEachCall(with: DepotError.gone) { attempt in
                let depot = attempt.depot(failures)
                do { try await depot.save(1) } catch { throw DepotError.full }
            }
        }
        #expect(error.map { "\($0)" }?.hasPrefix("the body threw full, and may only throw gone") ?? false)
    }

    @Test func aFailedRequirementIsNotWrapped() async throws {
        let issues = try await Issues.recorded {
            await #expect(throws: ExpectationFailedError.self) {
                try await failingEachCall(with: DepotError.gone) { attempt in
                    let depot = attempt.depot(failures)
                    try? await depot.save(1)
                    try #require(attempt.failed == nil)
                }
            }
        }
        #expect(
            issues.map(\.text) == [
                """
                Expectation failed: (attempt.failed → save(1)) == nil
                with call 1 of 1, save(1), throwing gone
                """
            ])
        #expect(failures.reports.isEmpty)
    }

    // MARK: Calls in another order

    @Test func aMistakeIsFoundInWhateverOrderTheCallsCome() async throws {
        var line = 0
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            let items = attempt.number.isMultiple(of: 2) ? [2, 1] : [1, 2]
            var saved: [Int] = []
            line = #line + 1
            attempt.require("item 1 is saved") { saved.contains(1) }
            for item in items where (try? await depot.save(item)) != nil { saved.append(item) }
        }
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: the condition “item 1 is saved” does not hold
                  with call 1 of 2, save(1), throwing gone
                """
            ])
    }

    @Test func theCallThatDoesNotComeAgainIsNamed() async throws {
        var isLoaded = false
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            if !isLoaded { _ = try depot.load(1) }
            isLoaded = true
            try await depot.save(1)
        }
        #expect(
            texts == [
                """
                Depot: call 1 of 2, load(1), was to fail, but was not called again
                  help: let each run make the same calls: create the objects of a run in the body, and await its tasks there
                """
            ])
    }

    // MARK: Mocks

    @Test func aBodyThatInjectsNothingTriesNothing() async throws {
        let line = #line + 2
        let issues = try await Issues.recorded {
            try await failingEachCall(with: DepotError.gone) { _ in
                try await MockDepot("Depot", failures).stubbed().save(1)
            }
        }
        #expect(
            issues == [
                .init(
                    line: line,
                    text: """
                        failingEachCall: no call can fail, because the body injects no mock
                          help: make the mocks in the body, and pass them to attempt.inject(into:)
                        """)
            ])
        #expect(failures.reports.isEmpty)
    }

    @Test func aBodyThatInjectsOnlyInTheFirstRun() async throws {
        let line = #line + 2
        let issues = try await Issues.recorded {
            try await failingEachCall(with: DepotError.gone) { attempt in
                let depot = MockDepot("Depot", failures).stubbed()
                if attempt.number == 1 { attempt.inject(into: depot) }
                try await depot.save(1)
            }
        }
        #expect(issues.map(\.line) == [line])
        #expect(
            issues.first?.text.hasPrefix(
                "failingEachCall: call 1 of 1, save(1), was to fail, but was not called again\n") ?? false)
    }

    @Test func aMockFromOutsideOfTheBodyIsRefused() async throws {
        let (depot, archive) = (MockDepot("Depot", failures), MockDepot("Archive", failures))
        depot.expect(.save(1))
        var runs = 0
        let line = #line + 3
        try await failingEachCall(with: DepotError.gone) { attempt in
            attempt.require("it is not refused") { attempt.calls.isEmpty }
            attempt.inject(into: depot, archive)
            runs += 1
            try await depot.save(1)
        }
        #expect(runs == 1)
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: the mock was made before the run of the body that injects it
                  help: make the mock in the body, so that each run has a new one
                """
            ])
    }

    /// A mock that the first run has made is refused in the second one, and fails it only once.
    @Test func aMockThatTheBodyKeepsIsRefused() async throws {
        var kept: MockDepot?
        var (runs, line) = (0, 0)
        try await failingEachCall(with: DepotError.gone) { attempt in
            runs += 1
            let depot = kept ?? MockDepot("Depot", failures).stubbed()
            kept = depot
            attempt.require("the call fails") { (attempt.error == nil) == (attempt.number == 1) }
            line = #line + 1
            attempt.inject(into: depot)
            try await depot.save(1)
        }
        #expect(runs == 2)
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: the mock was made before the run of the body that injects it
                  fails before call 1 of 1, save(1), arrives; the first run passed
                  help: create the objects of a run in the body, so that each run starts in the same state
                  help: make the mock in the body, so that each run has a new one
                """
            ])
    }

    @Test func aMockOfTheOuterBodyIsRefusedInTheInnerOne() async throws {
        var line = 0
        try await failingEachCall(with: DepotError.gone) { first in
            let depot = first.depot(failures)
            line = #line + 2
            try await failingEachCall(with: DepotError.full) { second in
                second.inject(into: depot)
                try await depot.save(1)
            }
        }
        #expect(lines == [line])
        #expect(kinds == [.misuse])
    }

    @Test func aMockOnATapeIsRefused() async throws {
        let folder = TapeFolder()
        let tape = folder.tape(.all)
        var runs = 0
        let line = #line + 1
        try failingEachCall(with: WeatherError.closed) { attempt in
            let weather = MockWeather(wrapping: SteadyWeather(), folder.failures)
            attempt.inject(into: weather)
            runs += 1
            weather.use(tape)
            _ = try weather.forecast(for: "Oslo", requestID: 1)
        }
        #expect(runs == 1)
        #expect(folder.texts == [])
        #expect(lines == [line])
        #expect(
            texts == [
                """
                MockWeather: the body cannot be repeated, because MockWeather uses a tape
                  help: repeat the body with a mock without a tape
                """
            ])
    }

    @Test func anUnusedStubOfTheFirstRunIsReported() async throws {
        var line = 0
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.injected(MockDepot("Depot", failures))
            depot.unusedStubs = .fail
            depot.stub(.save(.any))
            line = #line + 1
            depot.stub(.flush)
            try await depot.save(1)
        }
        #expect(kinds == [.unusedStub])
        #expect(lines == [line])
    }

    /// A mock that is not injected is verified as well.
    @Test func aMockOfTheBodyIsVerifiedInItsRun() async throws {
        var runs = 0
        try await failingEachCall(with: DepotError.gone) { attempt in
            runs += 1
            let depot = attempt.depot(failures)
            let archive = MockDepot("Archive", failures)
            archive.expect(.flush)
            try await depot.save(1)
            await archive.flush()
            try await depot.save(2)
        }
        #expect(runs == 3)
        #expect(
            texts == [
                """
                Archive: missing flush
                  expected: 1 of 1, once, never called
                  got:      no call
                  with call 1 of 2, save(1), throwing gone
                """
            ])
    }
}

/// Makes a call that no declaration allows.
private func callUnexpectedly(_ mock: Mock<Int>) { mock.call(1) }
