import Dispatch
import ExpectKit
import ExpectKitExploration
import Foundation
import Testing

/// Bodies of `failingEachCall` that never return.
@Suite(.recordsReports) struct UnfinishedAttemptTests {
    let failures = RecordedReports.recorder

    private var lines: [Int] { failures.reports.map(\.location.line) }
    private var texts: [String] { failures.reports.map(\.unwrappedText) }

    /// Opens the gate only if the call succeeds.
    private func saveBehindAGate(_ depot: MockDepot) async throws {
        let gate = Gate()
        let saving = Task {
            try await depot.save(1)
            await gate.open()
        }
        await gate.pass()
        try await saving.value
    }

    @Test func aContinuationThatAFailedCallLoses() async throws {
        let line = #line + 1
        try await failingEachCall(with: DepotError.gone, patience: .milliseconds(200)) { attempt in
            let depot = attempt.depot(failures)
            attempt.require("it is not checked") { attempt.failed == nil }
            try await saveBehindAGate(depot)
        }
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: the body has not returned, and nothing happened for 0.2 seconds
                  with call 1 of 1, save(1), throwing gone
                  calls so far: save(1); none of them is held
                  help: resume each continuation, and let no task wait for itself; if the body only works for so long, raise patience:
                """
            ])
    }

    @Test func aBodyThatWaitsForItself() async throws {
        let line = #line + 1
        try await failingEachCall(with: DepotError.gone, patience: .milliseconds(200)) { attempt in
            _ = attempt.depot(failures)
            let own = Shared<Task<Void, Never>?>(nil)
            let gate = Gate()
            let task = Task {
                await gate.pass()
                await own.value?.value
            }
            own.change { $0 = task }
            await gate.open()
            await task.value
        }
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: the body has not returned, and nothing happened for 0.2 seconds
                  no call was made before
                  help: resume each continuation, and let no task wait for itself; if the body only works for so long, raise patience:
                """
            ])
    }

    @Test func aConditionThatNeverReturns() async throws {
        var line = 0
        try await failingEachCall(with: DepotError.gone, patience: .milliseconds(200)) { attempt in
            let (depot, gate) = (attempt.depot(failures), Gate())
            line = #line + 1
            attempt.require("the gate opens") {
                await gate.pass()
                return true
            }
            attempt.require("it is not checked") { false }
            try await depot.save(1)
        }
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: the condition “the gate opens” could not be checked, because nothing happened for 0.2 seconds
                """
            ])
    }

    @Test func aContinuationThatACancelledCallLoses() async throws {
        let line = #line + 1
        try await cancellingEachCall(patience: .milliseconds(200)) { attempt in
            let depot = attempt.depot(failures)
            try await saveBehindAGate(depot)
        }
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: the body has not returned, and nothing happened for 0.2 seconds
                  with call 1 of 1, save(1), its task cancelled
                  calls so far: save(1); none of them is held
                  help: resume each continuation, and let no task wait for itself; if the body only works for so long, raise patience:
                """
            ])
    }

    /// A call of the body that was left behind counts for no run of the next series.
    @Test func theNextSeriesIsNotDisturbed() async throws {
        let (gate, end) = (Gate(), Gate())
        try await failingEachCall(with: DepotError.gone, patience: .milliseconds(200)) { attempt in
            let depot = attempt.depot(failures)
            await gate.pass()
            try? await depot.save(9)
            await end.open()
        }
        #expect(texts.count == 1)
        var runs: [[String]] = []
        try await failingEachCall(with: DepotError.gone) { attempt in
            let depot = attempt.depot(failures)
            if attempt.number == 1 {
                await gate.open()
                await end.pass()
            }
            defer { runs.append(attempt.calls.map(\.description)) }
            try await depot.save(1)
            try await depot.save(2)
        }
        #expect(runs == [["save(1)", "save(2)"], ["save(1)"], ["save(1)", "save(2)"]])
        #expect(texts.count == 1)
    }

    /// The limit of the held call is longer than the patience.
    @Test func aCallThatTheTestHoldsIsNotReported() async throws {
        try await failingEachCall(with: DepotError.gone, patience: .milliseconds(200)) { attempt in
            let depot = attempt.injected(MockDepot("Depot", failures))
            let pending = depot.expect(.save(1)).andSuspend()
            async let saving: Void = depot.save(1)
            await pending.waitUntilCalled()
            await withUnsafeContinuation { continuation in
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.6) { continuation.resume() }
            }
            pending.resume()
            try await saving
        }
        #expect(failures.reports.map(\.text) == [])
    }

    // MARK: Synchronous bodies

    @Test func aSynchronousBodyIsReportedWhileItBlocks() throws {
        let line = #line + 1
        try failingEachCall(with: DepotError.gone, patience: .milliseconds(200)) { attempt in
            let depot = attempt.depot(failures)
            do { _ = try depot.load(1) } catch { while failures.reports.isEmpty { usleep(1_000) } }
        }
        #expect(lines == [line])
        #expect(
            texts == [
                """
                Depot: the body has not returned, and nothing happened for 0.2 seconds
                  with call 1 of 1, load(1), throwing gone
                  calls so far: load(1); none of them is held
                  help: resume each continuation, and let no task wait for itself; if the body only works for so long, raise patience:
                """
            ])
    }
}

/// A gate that stays open.
private actor Gate {
    private var waiting: [UnsafeContinuation<Void, Never>] = []
    private var isOpen = false

    func pass() async { if !isOpen { await withUnsafeContinuation { waiting.append($0) } } }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
