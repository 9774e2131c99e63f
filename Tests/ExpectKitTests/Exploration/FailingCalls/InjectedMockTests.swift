import Testing

@testable import ExpectKit
@testable import ExpectKitExploration

/// The mocks of a run, which are other objects in each run.
struct InjectedMockTests {
    let failures = FailureRecorder()

    @Test func theCallsOfSeveralMocksFailInTurn() async throws {
        var failed: [String] = []
        try await failingEachCall(with: DepotError.gone) { attempt in
            defer { failed.append(attempt.failed.map { "\($0.mock) \($0)" } ?? "none") }
            let (depot, archive) = (MockDepot().stubbed(), MockDepot("Archive").stubbed())
            attempt.inject(into: depot, archive, depot)
            attempt.inject(into: archive)
            try await depot.save(1)
            try await archive.save(2)
            try await depot.save(3)
        }
        #expect(failed == ["none", "Depot save(1)", "Archive save(2)", "Depot save(3)"])
    }

    /// Only the order of the mocks tells them apart.
    @Test func equalCallsOfMocksWithOneNameFailInTurn() async throws {
        var failed: [[Bool]] = []
        try await failingEachCall(with: DepotError.gone) { attempt in
            let mocks = (0..<3).map { _ in attempt.depot(failures) }
            var results = mocks.map { _ in false }
            for index in attempt.number.isMultiple(of: 2) ? [2, 0, 1] : [0, 1, 2] {
                do { try await mocks[index].save(1) } catch { results[index] = true }
            }
            failed.append(results)
        }
        #expect(
            failed == [
                [false, false, false], [true, false, false], [false, true, false], [false, false, true],
            ])
        #expect(failures.reports.isEmpty)
    }

    @Test func aCallHasItsArgumentsForTheMockOfTheRun() async throws {
        var earlier: CallAttempt.Call?
        var items: [Int?] = []
        try await failingEachCall(with: DepotError.gone) { attempt in
            let (archive, depot) = (attempt.depot(failures, "Archive"), attempt.depot(failures))
            func item(of call: CallAttempt.Call?) -> Int? {
                guard case .save(let item) = call?.invocation(of: depot) else { return nil }
                return item.value
            }
            // Known before it comes, from the first run.
            items.append(item(of: attempt.failed))
            #expect(attempt.failed?.invocation(of: archive) == nil)
            // A call that an earlier run has told about is none of this run's mocks.
            #expect(item(of: earlier) == nil)
            defer {
                items.append(item(of: attempt.calls.last))
                earlier = attempt.calls.last
            }
            try await depot.save(6 + attempt.number)
        }
        #expect(items == [nil, 7, 7, 8])
    }

    @Test func onlyCallsAfterTheInjectionCount() async throws {
        var calls: [[String]] = []
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = MockDepot("Depot", failures).stubbed()
            try await depot.save(1)
            attempt.inject(into: depot)
            defer { calls.append(attempt.calls.map(\.description)) }
            try await depot.save(2)
        }
        #expect(calls == [["save(2)"], ["save(2)"]])
        #expect(failures.reports.isEmpty)
    }

    @Test func aMockOfAnotherTaskIsInjected() async throws {
        var runs = 0
        try await failingEachCall(with: DepotError.gone) { attempt in
            runs += 1
            let depot = await Task.detached { [failures] in attempt.depot(failures) }.value
            try await depot.save(1)
        }
        #expect(runs == 2)
        #expect(failures.reports.isEmpty)
    }

    /// An error that tells when it is compared.
    private struct ComparedError: Error, Equatable {
        let compare: @Sendable () -> Void

        static func == (left: Self, right: Self) -> Bool {
            left.compare()
            return false
        }
    }

    /// A task that the body has left may make a call while the run is evaluated.
    @Test func aCallAfterARunIsCountedOnlyIfItIsPlanned() {
        var exploration = FaultExploration(.error(DepotError.gone), patience: .seconds(60), at: Sites.site(1))
        let run = exploration.begin()
        let depot = run.attempt.depot(failures)
        let call = ArrivedCall(engine: ObjectIdentifier(depot.mock.engine), mock: "Depot", words: "save(1)")
        let injector = run.injector
        _ = injector.fault(of: call, after: DepotError?.none)
        let error = ComparedError { _ = injector.fault(of: call, after: DepotError?.none) }
        _ = injector.fault(of: call, after: error)
        run.attempt.error = error
        #expect(exploration.advance(after: run) == nil)
        #expect(exploration.series.total == exploration.planned.count)
    }

    @Test func theMocksOfARunAreReleased() async throws {
        weak var last: AnyObject?
        var isReleased: [Bool] = []
        try await failingEachCall(with: DepotError.gone) { attempt in
            isReleased.append(last == nil)
            let depot = attempt.depot(failures)
            last = depot.mock.engine
            try await depot.save(1)
        }
        #expect(isReleased == [true, true])
        #expect(last == nil)
    }

    /// Its failure is not one of the run, which would end the series.
    @Test func aMockFromOutsideThatIsDeallocatedInARunDoesNotEndTheSeries() async throws {
        var other: MockDepot? = MockDepot("Other", failures)
        other?.expect(.save(9))
        var runs = 0
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            other = nil
            runs += 1
            try await depot.save(1)
        }
        #expect(runs == 2)
        #expect(failures.reports.map { $0.text.hasPrefix("Other: missing save(9)") } == [true])
    }
}
