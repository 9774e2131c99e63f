import ExpectKit
import Testing

/// What each run finds: the mocks as they were before the first.
@Suite struct RestoredMockTests {
    let depot = MockDepot()

    private var texts: [String] { depot.failures.reports.map(\.unwrappedText) }

    @Test func expectationsStartAfresh() async throws {
        depot.expect(.load(1)).andReturn("a", "b").andThrow(OtherError())
        depot.stub(.save(.any))
        var results: [[String]] = []
        try failingEachCall(of: depot, with: DepotError.full) { _ in
            var loaded: [String] = []
            for _ in 0..<3 {
                do { loaded.append(try depot.load(1)) } catch { loaded.append("\(error)") }
            }
            results.append(loaded)
        }
        #expect(
            results == [
                ["a", "b", "OtherError()"], ["full", "b", "OtherError()"], ["a", "full", "OtherError()"],
                ["a", "b", "full"],
            ])
        #expect(texts == [])
    }

    @Test func declarationsOfTheBodyAreRemoved() async throws {
        depot.stub(.save(.any))
        var calls: [Int] = []
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            depot.expect(.flush)
            calls.append(depot.calls.count)
            defer { calls.append(depot.calls.count) }
            await depot.flush()
            try await depot.save(1)
        }
        #expect(calls == [0, 2, 0, 2])
        #expect(texts == [])
    }

    @Test func callsFromBeforeStayInTheJournal() async throws {
        depot.stub(.save(.any))
        depot.expect(.log(.any)).times(2)
        depot.log("before")
        var journals: [[String]] = []
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            depot.log("in the body")
            defer { journals.append(depot.calls.map { "\($0)" }) }
            try await depot.save(1)
        }
        #expect(journals.map(\.count) == [3, 3])
        #expect(journals[0] == journals[1])
        #expect(texts == [])
    }

    @Test func aClauseOfAKeptDeclarationStaysValid() async throws {
        let loading = depot.stub(.load(1))
        depot.stub(.save(.any))
        var loaded: [String] = []
        try await failingEachCall(of: depot, with: OtherError()) { _ in
            loading.andReturn("kept")
            loaded.append((try? depot.load(1)) ?? "failed")
            try await depot.save(1)
        }
        #expect(loaded == ["kept", "failed", "kept"])
        #expect(texts == [])
    }

    @Test func ordersAcrossMocksStartAfresh() async throws {
        let archive = MockDepot("Archive")
        let order = CallOrder("backup")
        depot.stub(.save(.any))
        depot.expect(.log("begin")).inOrder(order)
        archive.expect(.flush).inOrder(order)
        let copied = order.checkpoint("copied")
        depot.expect(.flush).inOrder(order)
        try await failingEachCall(of: depot, archive, with: DepotError.gone) { _ in
            depot.log("begin")
            try? await depot.save(1)
            await archive.flush()
            copied.pass()
            await depot.flush()
        }
        #expect(texts + archive.failures.reports.map(\.text) == [])
    }

    @Test func anOrderIsEnforcedInEachRun() async throws {
        let archive = MockDepot("Archive")
        let order = CallOrder("backup")
        depot.stub(.save(.any))
        depot.expect(.log("begin")).inOrder(order)
        try await failingEachCall(of: depot, archive, with: DepotError.gone) { attempt in
            // A node of an earlier run must not hide that the first one is missing.
            archive.expect(.flush).inOrder(order)
            if attempt.number == 1 { depot.log("begin") }
            try? await depot.save(1)
            await archive.flush()
            if attempt.number == 2 { depot.log("begin") }
        }
        // A note at its end says what the call was.
        let errors = archive.failures.reports.filter { $0.severity == .error }
        #expect(errors.map(\.kind) == [.outOfOrder])
        #expect(
            archive.failures.reports.first?.advice.contains("with call 1 of 1, save(1), throwing gone")
                ?? false
        )
    }

    @Test func statesStartAfresh() async throws {
        enum Door { case open, closed }
        let door = MockStates("door", initially: Door.open)
        depot.stub(.flush).when(door, .open).then(door, .closed)
        depot.stub(.save(.any))
        var states: [Door] = []
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            states.append(door.current)
            await depot.flush()
            states.append(door.current)
            try await depot.save(1)
        }
        #expect(states == [.open, .closed, .open, .closed])
        #expect(texts == [])
    }

    @Test func settingsOfTheModeStartAfresh() async throws {
        depot.stub(.save(.any))
        var modes: [MockMode] = []
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in
            modes.append(depot.mode)
            depot.mode = .nice
            try await depot.save(1)
        }
        #expect(modes == [.strict, .strict])
    }

    @Test func theMockKeepsTheStateOfTheLastRun() async throws {
        depot.expect(.save(1))
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in try await depot.save(1) }
        #expect(depot.callCount(.save(.any)) == 1)
        depot.verify()
        #expect(texts == [])
    }

    @Test func callsAfterTheSeriesDoNotFail() async throws {
        depot.stub(.save(.any))
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in try await depot.save(1) }
        try await depot.save(2)
        #expect(texts == [])
    }

    @Test func unusedStubsAreReportedOnlyInTheFirstRun() async throws {
        let failures = depot.failures
        try await verifiedByTrait {
            let depot = MockDepot()
            depot.mock.reporter = failures
            depot.mock.unusedStubs = .fail
            depot.stub(.save(.any))
            depot.stub(.flush)
            try await failingEachCall(of: depot, with: DepotError.gone) { _ in
                try await depot.save(1)
                await depot.flush()
            }
            #expect(depot.mock.unusedStubs == .fail)
        }
        #expect(texts == [])
    }

    @Test func anUnusedStubOfTheFirstRunIsReported() async throws {
        depot.mock.unusedStubs = .fail
        depot.stub(.save(.any))
        depot.stub(.flush)
        try await failingEachCall(of: depot, with: DepotError.gone) { _ in try await depot.save(1) }
        #expect(depot.failures.reports.map(\.kind) == [.unusedStub])
    }

    @Test func aMockOfTheBodyIsVerifiedInItsRun() async throws {
        depot.stub(.save(.any))
        let failures = FailureRecorder()
        // Only the body changes it.
        nonisolated(unsafe) var runs = 0
        try await verifiedByTrait {
            try await failingEachCall(of: depot, with: DepotError.gone) { _ in
                runs += 1
                let archive = MockDepot("Archive")
                archive.mock.reporter = failures
                archive.expect(.flush)
                try await depot.save(1)
                await archive.flush()
                try await depot.save(2)
            }
        }
        #expect(runs == 2)
        #expect(
            failures.reports.map(\.unwrappedText) == [
                """
                Archive: missing flush
                  declared: 1 of 1, expected once, never called
                  with call 1 of 2, save(1), throwing gone
                """
            ])
    }

    @Test func aLateCallOfAnEarlierRunIsNotCounted() async throws {
        depot.stub(.save(.any))
        let (gate, opener) = AsyncStream<Void>.makeStream()
        var late: Task<Void, Never>?
        var calls: [[String]] = []
        try await failingEachCall(of: depot, with: DepotError.gone) { [depot] attempt in
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
        #expect(texts == [])
    }

    /// Each search has a scheduler of its own.
    @Test func aDeclarationFromBeforeTheSeriesIsHeldInEachRun() async throws {
        let saving = depot.stub(.save(.any))
        var runs = 0
        try await failingEachCall(of: depot, with: DepotError.gone) { [depot] _ in
            runs += 1
            try await inEveryAnswerOrder { answers in
                saving.answered(by: answers)
                async let save: Void = depot.save(1)
                await answers.waitForCalls(within: .seconds(2))
                await answers.answerAll()
                try await save
            }
        }
        #expect(runs == 2)
        #expect(texts == [])
    }
}
