import ExpectKit
import Testing

/// Which calls fail, and what a run knows about them.
@Suite struct FailingEachCallTests {
    let depot = MockDepot().stubbed()

    @Test func eachCallFailsInItsRun() async throws {
        var runs: [String] = []
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
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
        #expect(depot.failures.reports.isEmpty)
    }

    @Test func aSynchronousBodyHasItsOwnForm() throws {
        func synchronous() throws -> [String] {
            var runs: [String] = []
            try failingEachCall(of: depot, with: DepotError.gone) { attempt in
                attempt.require("a run loads at most two items") { runs.count <= attempt.number }
                runs.append(attempt.failed?.description ?? "none")
                _ = try depot.load(1)
                _ = try depot.load(2)
            }
            return runs
        }
        #expect(try synchronous() == ["none", "load(1)", "load(2)"])
        #expect(depot.failures.reports.isEmpty)
    }

    @Test func theCallsOfSeveralMocksFailInTurn() async throws {
        let other = MockDepot("Archive").stubbed()
        var failed: [String] = []
        try await failingEachCall(of: depot, other, depot, with: DepotError.gone) { attempt in
            defer { failed.append(attempt.failed.map { "\($0.mock) \($0)" } ?? "none") }
            try await depot.save(1)
            try await other.save(2)
            try await depot.save(3)
        }
        #expect(failed == ["none", "Depot save(1)", "Archive save(2)", "Depot save(3)"])
    }

    @Test func aFailedCallHasItsArguments() async throws {
        let other = MockDepot("Archive")
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
            // Known before it comes, from the first run.
            if attempt.number > 1 {
                let failed = try #require(attempt.failed)
                #expect(failed.invocation(of: other) == nil)
                guard case .save(let item) = failed.invocation(of: depot) else {
                    Issue.record("Another call fails.")
                    return
                }
                #expect(item.value == 7)
            }
            try await depot.save(7)
        }
    }

    @Test func aRunHasTheCallsThatCame() async throws {
        var calls: [[String]] = []
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
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
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
            defer { leftOut.append(attempt.leftOut) }
            #expect(try depot.size() == 9)
            try await depot.save(1)
            #expect(try depot.size() == 9)
        }
        #expect(leftOut == [2, 1])
    }

    @Test func theErrorOfTheBodyIsKnownToConditions() async throws {
        var errors: [DepotError?] = []
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
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
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
            let ledger = Ledger()
            attempt.require("the ledger knows of the call") { await ledger.entries == 1 }
            await ledger.note()
            try await depot.save(1)
        }
        #expect(depot.failures.reports.isEmpty)
    }

    @Test func callsOfManyTasksAreCountedOnce() async throws {
        var failed = 0
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
            let errors = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<20 {
                    group.addTask { [depot] in (try? await depot.save(number)) == nil }
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
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
            let items = attempt.number.isMultiple(of: 2) ? [3, 2, 1] : [1, 2, 3]
            for item in items { try? await depot.save(item) }
            if let call = attempt.failed { failed.append("\(call)") }
        }
        #expect(failed == ["save(1)", "save(2)", "save(3)"])
        #expect(depot.failures.reports.isEmpty)
    }

    @Test func anErrorThatIsNotEqualToItselfIsTheErrorOfTheCall() async throws {
        struct Overload: Error, Equatable { let load: Double }
        var runs = 0
        try await failingEachCall(of: depot, with: Overload(load: .nan)) { _ in
            runs += 1
            try await depot.save(1)
        }
        #expect(runs == 2)
    }

    @Test func aFailedCallRunsNoClosureAndIsAnswered() throws {
        let depot = MockDepot()
        var runs = 0
        depot.stub(.load(.any)).andDo { _ in
            runs += 1
            return "done"
        }
        var completed: [Int] = []
        try failingEachCall(of: depot, with: DepotError.gone) { attempt in
            defer { completed.append(depot.completedCalls.count) }
            _ = try depot.load(1)
        }
        #expect(runs == 1)
        #expect(completed == [1, 1])
    }

    @Test func aFailedCallDoesNotReachTheRealObject() async throws {
        let real = RealDepot()
        let depot = MockDepot(real: real)
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            try await depot.save(1)
            _ = try depot.load(2)
        }
        // The first run saves and loads, and the third one saves.
        #expect(real.saved == [1, 1])
        #expect(real.loaded == [2])
    }

    @Test func aNiceMockFailsAsWell() async throws {
        let depot = MockDepot().nice()
        var failed = 0
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
            if attempt.failed != nil { failed += 1 }
            try await depot.save(1)
        }
        #expect(failed == 1)
    }

    @Test func captorsCaptureTheFailedCall() async throws {
        let depot = MockDepot()
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
            let items = Captor<Int>()
            depot.expect(.save(.capture(items)))
            attempt.require("the item is captured") { items.all == [4] }
            try await depot.save(4)
        }
        #expect(depot.failures.reports.isEmpty)
    }

    @Test func aHeldCallFailsWhenTheTestResumesIt() async throws {
        let depot = MockDepot()
        let pending = depot.stub(.save(1)).andSuspend()
        var results: [String] = []
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
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
        #expect(depot.failures.reports.isEmpty)
    }

    @Test @MainActor func aBodyStaysOnItsActor() async throws {
        final class Counter { var count = 0 }
        let (depot, counter) = (MockDepot().stubbed(), Counter())
        try await failingEachCall(of: depot, with: DepotError.gone) { attempt in
            MainActor.preconditionIsolated()
            counter.count += 1
            attempt.require("the condition runs there as well") {
                MainActor.preconditionIsolated()
                return true
            }
            try await depot.save(1)
            MainActor.preconditionIsolated()
        }
        try await failingEachCall(cancelling: depot) { _ in
            MainActor.preconditionIsolated()
            counter.count += 1
            try await depot.save(1)
        }
        #expect(counter.count == 4)
    }
}
