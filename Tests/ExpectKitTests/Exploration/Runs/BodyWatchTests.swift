import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitExploration

/// When a body counts as one that can no longer finish.
struct BodyWatchTests {
    private struct Broken: Error {}

    /// Ends a wait when the watch has looked a few times.
    private func endAfterSomeLooks(
        _ gate: ExpectKit.Wait, _ steps: @escaping @Sendable (Int) -> Int?
    ) -> BodyWatch {
        let looks = Shared(0)
        return BodyWatch(patience: .milliseconds(1)) {
            looks.change { $0 += 1 }
            if looks.value == 5 { gate.end(.met) }
            return steps(looks.value)
        }
    }

    private func pass(_ gate: ExpectKit.Wait) async {
        await withUnsafeContinuation { continuation in gate.onEnd { _ in continuation.resume() } }
    }

    @Test func aBodyThatReturns() async throws {
        #expect(try await BodyWatch(patience: .seconds(60)) { 0 }.run {})
    }

    @Test func aBodyThatThrows() async {
        await #expect(throws: Broken.self) {
            _ = try await BodyWatch(patience: .seconds(60)) { 0 }.run { throw Broken() }
        }
    }

    @Test func aBodyInWhichNothingHappensIsLeftBehind() async throws {
        let (gate, end) = (ExpectKit.Wait(), ExpectKit.Wait())
        let hasReturned = try await BodyWatch(patience: .milliseconds(1)) { 0 }.run {
            await pass(gate)
            end.end(.met)
        }
        #expect(!hasReturned)
        gate.end(.met)
        await pass(end)
    }

    @Test func aBodyInWhichSomethingHappensIsNotLeftBehind() async throws {
        let gate = ExpectKit.Wait()
        #expect(try await endAfterSomeLooks(gate, \.self).run { await pass(gate) })
    }

    @Test func aBodyThatIsCertainToContinueIsNotLeftBehind() async throws {
        let gate = ExpectKit.Wait()
        #expect(try await endAfterSomeLooks(gate) { _ in nil }.run { await pass(gate) })
    }

    @Test func aWaitWithALimitOfItsOwnIsNotLeftBehind() async throws {
        let gate = ExpectKit.Wait()
        #expect(
            try await endAfterSomeLooks(gate) { _ in 0 }.run {
                _ = await gate.ended(by: .now + .seconds(600), on: ContinuousClock())
            })
    }

    @Test func anInnerBodyKeepsTheOuterOne() async throws {
        let gate = ExpectKit.Wait()
        #expect(
            try await endAfterSomeLooks(gate) { _ in 0 }.run {
                _ = try await BodyWatch(patience: .seconds(600)) { 0 }.run { await pass(gate) }
            })
    }

    @Test(arguments: [true, false]) func aBodyThatCancelsItsTask(cancelsCaller: Bool) async throws {
        let isCancelled = try await Task {
            _ = try await BodyWatch(patience: .seconds(60)) { 0 }.run(
                { withUnsafeCurrentTask { $0?.cancel() } }, cancelsCaller: cancelsCaller)
            return Task.isCancelled
        }.value
        #expect(isCancelled == cancelsCaller)
    }

    @Test func cancellingTheCallerCancelsTheBody() async throws {
        let isCancelled = Shared(false)
        try await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await BodyWatch(patience: .seconds(60)) { 0 }.run {
                isCancelled.change { $0 = Task.isCancelled }
            }
        }.value
        #expect(isCancelled.value)
    }

    @Test func aSynchronousBodyIsReportedOnce() {
        let gate = ExpectKit.Wait()
        let reports = Shared(0)
        BodyWatch(patience: .milliseconds(1)) { 0 }.run(
            { while gate.outcome == nil { usleep(1000) } },
            reportingDelay: {
                reports.change { $0 += 1 }
                gate.end(.met)
            })
        #expect(reports.value == 1)
    }

    @Test func aSynchronousBodyThatReturnsIsNotReported() {
        let reports = Shared(0)
        BodyWatch(patience: .seconds(60)) { 0 }.run({}, reportingDelay: { reports.change { $0 += 1 } })
        #expect(reports.value == 0)
    }
}
