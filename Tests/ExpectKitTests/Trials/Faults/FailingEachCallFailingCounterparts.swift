import Testing

@testable import ExpectKit

/// Mistakes of a test that fails each call, and mistakes that it finds.
@Suite struct FailingEachCallFailingCounterparts {
    let depot = MockDepot().stubbed()

    private var kinds: [FailureReport.Kind] { depot.failures.reports.map(\.kind) }
    private var lines: [Int] { depot.failures.reports.map(\.location.line) }
    private var texts: [String] { depot.failures.reports.map(\.unwrappedText) }

    // MARK: Nothing to try

    @Test func aBodyThatMakesNoCallsTriesNothing() async throws {
        var runs = 0
        let line = #line + 1
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            await Task.yield()
            runs += 1
        }
        #expect(runs == 1)
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: no call can fail, because the body makes no call of Depot that can throw
                  call the code under test in the body, with these mocks; a wrapper written by hand passes throwing: to mock.call(…)
                """
            ])
    }

    @Test func anErrorThatNoRequirementCanThrowTriesNothing() async throws {
        let line = #line + 1
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            await depot.flush()
            _ = try depot.size()
            _ = try depot.size()
        }
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: no call can fail, because none of the 2 throwing calls can throw gone
                  pass an error of the type that the requirements throw
                """
            ])
    }

    @Test func theOnlyCallMayThrowAnotherError() throws {
        try failingEachCall(of: depot, with: DepotError.gone) { _ in _ = try depot.size() }
        #expect(
            texts == [
                """
                Depot: no call can fail, because the only throwing call cannot throw gone
                  pass an error of the type that the requirements throw
                """
            ])
    }

    // MARK: Failures of a run

    @Test func aSwallowedErrorFailsTheCondition() async throws {
        let line = #line + 2
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
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
        let depot = MockDepot()
        depot.stub(.save(.any))
        let line = #line + 1
        depot.expect(.flush)
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            try await depot.save(1)
            await depot.flush()
        }
        #expect(depot.failures.reports.map(\.location.line) == [line])
        #expect(
            depot.failures.reports.map(\.unwrappedText) == [
                """
                Depot: missing flush
                  declared: 1 of 1, expected once, never called
                  with call 1 of 1, save(1), throwing gone
                """
            ])
    }

    @Test func aBodyThatVerifiesIsNotReportedTwice() async throws {
        let depot = MockDepot()
        depot.stub(.save(.any))
        depot.expect(.flush)
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            defer { depot.verify() }
            try await depot.save(1)
            await depot.flush()
        }
        #expect(depot.failures.reports.map(\.kind) == [.missing])
    }

    @Test func anUnexpectedCallAfterAFailureNamesTheFailure() async throws {
        let depot = MockDepot()
        depot.stub(.save(.any))
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            do { try await depot.save(1) } catch { depot.log("failed") }
        }
        #expect(depot.failures.reports.map(\.kind) == [.unexpected])
        #expect(
            depot.failures.reports[0].advice.contains("with call 1 of 1, save(1), throwing gone"))
    }

    @Test func aConditionThatThrowsIsAFailure() async throws {
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
            attempt.require("it is full") { throw OtherError() }
            try await depot.save(1)
        }
        #expect(
            texts == [
                "Depot: the condition “it is full” could not be checked, because it threw OtherError()"
            ])
    }

    @Test func aSynchronousBodyCannotAwaitACondition() throws {
        try failingEachCall(of: depot, with: DepotError.gone) { attempt in
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
                  pass an async body, or a condition without await
                """
            ])
    }

    @Test func theFirstFailureEndsTheSeries() async throws {
        var runs = 0
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
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
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
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
            try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
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
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
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
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
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
            try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
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
            try failingEachCall(of: depot, with: DepotError.gone) { attempt in
                runs += 1
                withKnownIssue { #expect(Bool(false)) }
                #expect(attempt.failed == nil)
                _ = try? depot.load(1)
                _ = try? depot.load(2)
            }
        }
        #expect(runs == 2)
    }

    // MARK: Runs that differ

    @Test func aCallThatDoesNotComeAgainIsReported() async throws {
        var isFirst = true
        let line = #line + 1
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            if isFirst { try await depot.save(1) }
            isFirst = false
            await depot.flush()
        }
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: call 1 of 1, save(1), was to fail, but did not come again
                  let each run make the same calls: create the objects of a run in the body, and await its tasks there
                """
            ])
    }

    @Test func aFailureBeforeTheChosenCallSaysSo() async throws {
        var count = 0
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
            count += 1
            attempt.require("the count starts at zero") { count == 1 }
            if count == 1 { try await depot.save(1) }
        }
        #expect(
            texts == [
                """
                Depot: call 1 of 1, save(1), was to fail, but did not come again
                  let each run make the same calls: create the objects of a run in the body, and await its tasks there
                """
            ])
        let issues = try await Issues.recorded {
            var count = 0
            try await failingEachCall(of: depot, with: DepotError.gone) { _ in
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
            try await failingEachCall(of: depot, with: DepotError.gone) { _ in
                try await depot.save(1)
                throw OtherError()
            }
        }
        #expect(depot.failures.reports.isEmpty)
    }

    @Test func theFirstRunMayNotThrowTheErrorEither() {
        #expect(throws: DepotError.gone) {
            try failingEachCall(of: depot, with: DepotError.gone) { _ in throw DepotError.gone }
        }
    }

    @Test func anotherErrorNamesTheCall() async throws {
        let error = await #expect(throws: (any Error).self) {
            try await failingEachCall(of: depot, with: DepotError.gone) { _ in
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
            try await failingEachCall(of: depot, with: DepotError.gone) { _ in
                do { try await depot.save(1) } catch { throw DepotError.full }
            }
        }
        #expect(error.map { "\($0)" }?.hasPrefix("the body threw full, and may only throw gone") ?? false)
    }

    @Test func aFailedRequirementIsNotWrapped() async throws {
        let issues = try await Issues.recorded {
            await #expect(throws: ExpectationFailedError.self) {
                try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
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
        #expect(depot.failures.reports.isEmpty)
    }

    // MARK: Calls in another order

    @Test func aMistakeIsFoundInWhateverOrderTheCallsCome() async throws {
        var line = 0
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
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
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            if !isLoaded { _ = try depot.load(1) }
            isLoaded = true
            try await depot.save(1)
        }
        #expect(
            texts == [
                """
                Depot: call 1 of 2, load(1), was to fail, but did not come again
                  let each run make the same calls: create the objects of a run in the body, and await its tasks there
                """
            ])
    }

    // MARK: Mocks that cannot be put back

    @Test func aMockThatTheBodyPutsOnATapeIsRefused() async throws {
        let folder = TapeFolder()
        let weather = MockWeather(wrapping: SteadyWeather(), folder.failures)
        let tape = folder.tape(.all)
        var runs = 0
        let line = #line + 1
        try failingEachCall(of: weather, with: WeatherError.closed) { _ in
            runs += 1
            weather.use(tape)
            _ = try weather.forecast(for: "Oslo", requestID: 1)
        }
        #expect(runs == 1)
        #expect(folder.failures.reports.map(\.location.line) == [line])
        #expect(
            folder.texts == [
                """
                MockWeather: the body cannot be repeated, because MockWeather uses a tape
                  repeat the body with a mock without a tape
                """
            ])
    }

    @Test func aMockOnATapeIsRefused() async throws {
        depot.mock.engine.locked { $0.state.isTaped = true }
        var runs = 0
        let line = #line + 1
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            runs += 1
            try await depot.save(1)
        }
        depot.mock.engine.locked { $0.state.isTaped = false }
        #expect(runs == 0)
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: the body cannot be repeated, because Depot uses a tape
                  repeat the body with a mock without a tape
                """
            ])
    }

    @Test func anOrderWithAnotherMockIsRefused() async throws {
        let (depot, archive) = (MockDepot(), MockDepot("Archive"))
        let order = CallOrder()
        depot.stub(.save(.any))
        depot.expect(.flush).inOrder(order)
        archive.expect(.flush).inOrder(order)
        var runs = 0
        let line = #line + 1
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            runs += 1
            try await depot.save(1)
        }
        #expect(runs == 0)
        #expect(depot.failures.reports.map(\.location.line) == [line])
        #expect(
            depot.failures.reports.map(\.unwrappedText) == [
                """
                Depot: the body cannot be repeated, because calls of Depot have an order with Archive.flush
                  name Archive as well, or declare the order in the body
                """
            ])
        depot.reset()
        archive.reset()
    }
}

/// Makes a call that no declaration allows.
private func callUnexpectedly(_ mock: Mock<Int>) { mock.call(1) }
