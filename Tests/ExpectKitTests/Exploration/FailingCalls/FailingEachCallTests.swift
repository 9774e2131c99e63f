import ExpectKitExploration
import Testing

@testable import ExpectKit

/// Which calls fail, and what a run knows about them.
struct FailingEachCallTests {
    /// The mocks of a run are alive in the next one.
    @Test func eachRunNumbersItsMocksFromOneOn() throws {
        var cranes: [MockCrane] = []
        try failingEachCall(with: DepotError.gone) { attempt in
            let crane = MockCrane()
            crane.stub(.lift)
            attempt.inject(into: crane)
            cranes.append(crane)
            try crane.lift()
        }
        #expect(cranes.map(\.mock.name) == ["MockCrane", "MockCrane"])
    }

    @Test func aCancelledRunMissesNoCalls() async {
        let failures = FailureRecorder()
        await #expect(throws: CancellationError.self) {
            try await Task {
                try await failingEachCall(with: DepotError.gone) { attempt in
                    let depot = attempt.injected(MockDepot("Depot", failures))
                    depot.expect(.save(1))
                    depot.expect(.flush)
                    try await depot.save(1)
                    withUnsafeCurrentTask { $0?.cancel() }
                }
            }.value
        }
        #expect(failures.texts == [])
    }

    let failures = FailureRecorder()

    /// A call that fails on purpose is not mentioned, so no verification waits for its report.
    @Test func aCallOfANaggyMockFails() throws {
        try failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.injected(MockDepot("Depot", failures))
            depot.mode = .naggy
            depot.mock.engine.locked { $0.reports.patience = .zero }
            defer { depot.verify() }
            _ = try depot.load(1)
        }
        #expect(failures.reports.map(\.severity) == [.warning])
        #expect(failures.reports.map(\.kind) == [.uninteresting])
    }

    @Test func eachCallFailsInItsRun() async throws {
        var runs: [String] = []
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            var results: [String] = []
            do {
                depot.log("start")
                try await depot.save(1)
                results.append("saved")
                results.append(try depot.load(2))
                results.append("\(try await depot.count())")
                await depot.flush()
            } catch {
                results.append("\(error)")
            }
            let failed = attempt.failed.map { "\($0.mock).\($0)" } ?? "none"
            runs.append("\(attempt.number) \(failed): \(results.joined(separator: ", "))")
        }
        #expect(
            runs == [
                "1 none: saved, item, 1", "2 Depot.save(1): gone", "3 Depot.load(2): saved, gone",
                "4 Depot.count: saved, item, gone",
            ])
        #expect(failures.reports.isEmpty)
    }

    @Test func aSynchronousBodyHasItsOwnForm() throws {
        func synchronous() throws -> [String] {
            var runs: [String] = []
            try failingEachCall(with: DepotError.gone) { attempt in
                let depot = attempt.depot(failures)
                attempt.require("a run loads at most two items") { runs.count <= attempt.number }
                runs.append(attempt.failed?.description ?? "none")
                _ = try depot.load(1)
                _ = try depot.load(2)
            }
            return runs
        }
        #expect(try synchronous() == ["none", "load(1)", "load(2)"])
        #expect(failures.reports.isEmpty)
    }

    @Test func aRunHasTheCallsThatCame() async throws {
        var calls: [[String]] = []
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            defer { calls.append(attempt.calls.map(\.description)) }
            depot.log("a")
            try await depot.save(1)
            try await depot.save(2)
        }
        #expect(
            calls == [
                ["log(\"a\")", "save(1)", "save(2)"], ["log(\"a\")", "save(1)"],
                ["log(\"a\")", "save(1)", "save(2)"],
            ])
    }

    @Test func callsThatCannotThrowTheErrorAreLeftOut() async throws {
        var leftOut: [Int] = []
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            defer { leftOut.append(attempt.leftOut) }
            #expect(try depot.size() == 9)
            try await depot.save(1)
            #expect(try depot.size() == 9)
        }
        #expect(leftOut == [2, 1])
    }

    @Test func theErrorOfTheBodyIsKnownToConditions() async throws {
        var errors: [DepotError?] = []
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            #expect(attempt.error == nil)
            attempt.require("noted") {
                errors.append(attempt.error as? DepotError)
                return true
            }
            try await depot.save(1)
        }
        #expect(errors == [nil, .gone])
    }

    @Test func aConditionMayAwait() async throws {
        actor Ledger {
            var entries = 0
            func note() { entries += 1 }
        }
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            let ledger = Ledger()
            attempt.require("the ledger knows of the call") { await ledger.entries == 1 }
            await ledger.note()
            try await depot.save(1)
        }
        #expect(failures.reports.isEmpty)
    }

    @Test func callsOfManyTasksAreCountedOnce() async throws {
        var failed = 0
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            let errors = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<20 {
                    group.addTask { (try? await depot.save(number)) == nil }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(errors == (attempt.number == 1 ? 0 : 1))
            failed += errors
        }
        #expect(failed == 20)
    }

    /// Concurrent tasks may make their calls in another order in each run.
    @Test func eachCallFailsOnceInWhateverOrderTheCallsCome() async throws {
        var failed: [String] = []
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            let items = attempt.number.isMultiple(of: 2) ? [3, 2, 1] : [1, 2, 3]
            for item in items { try? await depot.save(item) }
            if let call = attempt.failed { failed.append("\(call)") }
        }
        #expect(failed == ["save(1)", "save(2)", "save(3)"])
        #expect(failures.reports.isEmpty)
    }

    @Test func anErrorThatIsNotEqualToItselfIsTheErrorOfTheCall() async throws {
        struct Overload: Error, Equatable { let load: Double }
        var runs = 0
        try await failingEachCall(with: Overload(load: .nan)) { attempt in
            let depot = attempt.depot(failures)
            runs += 1
            try await depot.save(1)
        }
        #expect(runs == 2)
    }

    @Test func aFailedCallRunsNoClosureAndIsAnswered() throws {
        var runs = 0
        var completed: [Int] = []
        try failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.injected(MockDepot())
            depot.stub(.load(.any)).andDo { _ in
                runs += 1
                return "done"
            }
            defer { completed.append(depot.completedCalls.count) }
            _ = try depot.load(1)
        }
        #expect(runs == 1)
        #expect(completed == [1, 1])
    }

    @Test func aFailedCallDoesNotReachTheRealObject() async throws {
        let real = RealDepot()
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.injected(MockDepot(real: real))
            try await depot.save(1)
            _ = try depot.load(2)
        }
        // The first run saves and loads, and the third one saves.
        #expect(real.saved == [1, 1])
        #expect(real.loaded == [2])
    }

    @Test func aNiceMockFailsAsWell() async throws {
        var failed = 0
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.injected(MockDepot().nice())
            if attempt.failed != nil { failed += 1 }
            try await depot.save(1)
        }
        #expect(failed == 1)
    }

    @Test func captorsCaptureTheFailedCall() async throws {
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.injected(MockDepot("Depot", failures))
            let items = Captor<Int>()
            depot.expect(.save(.capture(items)))
            attempt.require("the item is captured") { items.all == [4] }
            try await depot.save(4)
        }
        #expect(failures.reports.isEmpty)
    }

    @Test func aHeldCallFailsWhenTheTestResumesIt() async throws {
        var results: [String] = []
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.injected(MockDepot("Depot", failures))
            let pending = depot.stub(.save(1)).andSuspend()
            let saving = Task { try await depot.save(1) }
            await pending.waitUntilCalled()
            pending.resume()
            do {
                try await saving.value
                results.append("saved")
            } catch {
                results.append("\(error)")
            }
        }
        #expect(results == ["saved", "gone"])
        #expect(failures.reports.isEmpty)
    }

    @Test @MainActor func aBodyStaysOnItsActor() async throws {
        final class Counter { var count = 0 }
        let counter = Counter()
        try await failingEachCall(with: DepotError.gone) { attempt in
            MainActor.preconditionIsolated()
            counter.count += 1
            attempt.require("the condition runs there as well") {
                MainActor.preconditionIsolated()
                return true
            }
            try await attempt.depot(failures).save(1)
            MainActor.preconditionIsolated()
        }
        try await cancellingEachCall { attempt in
            MainActor.preconditionIsolated()
            counter.count += 1
            try await attempt.depot(failures).save(1)
        }
        #expect(counter.count == 4)
    }

    // MARK: The end of a run

    @Test func aLateCallOfAnEarlierRunIsNotCounted() async throws {
        let (gate, opener) = AsyncStream<Void>.makeStream()
        var late: Task<Void, Never>?
        var calls: [[String]] = []
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            if attempt.number == 1 {
                late = Task {
                    for await _ in gate { try? await depot.save(99) }
                }
            } else {
                opener.yield()
                opener.finish()
                await late?.value
            }
            defer { calls.append(attempt.calls.map(\.description)) }
            try await depot.save(1)
        }
        #expect(calls == [["save(1)"], ["save(1)"]])
        #expect(failures.reports.isEmpty)
    }

    /// A mock is deallocated after its run.
    @Test func unusedStubsOfALaterRunAreNotReportedAfterIt() async throws {
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            depot.unusedStubs = .fail
            depot.log("a")
            try await depot.save(1)
            _ = try? depot.load(1)
            _ = try? depot.size()
            _ = try? await depot.count()
            await depot.flush()
        }
        #expect(failures.texts == [])
    }

    @Test func unusedStubsAreReportedOnlyInTheFirstRun() async throws {
        var mocks: [MockDepot] = []
        try await withMocks(unusedStubs: .fail) {
            try await failingEachCall(with: DepotError.gone) { attempt in
                let depot = attempt.injected(MockDepot("Depot", failures))
                let archive = MockDepot("Archive", failures)
                mocks += [depot, archive]
                depot.stub(.save(.any))
                depot.stub(.flush)
                archive.stub(.flush)
                try await depot.save(1)
                await depot.flush()
                await archive.flush()
            }
        }
        #expect(mocks.count == 4)
        #expect(mocks.allSatisfy { $0.unusedStubs == .fail })
        #expect(failures.reports.isEmpty)
    }
}

private final class MockCrane: Mocking {
    enum Invocation: Equatable { case lift }
    let mock = Mock<Invocation>()

    func lift() throws { try mock.call(.lift, throwing: (any Error).self) }
}
