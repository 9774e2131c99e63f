import ExpectKit
import ExpectKitExploration
import Foundation
import Testing

/// Runs whose tasks are cancelled at each call.
@Suite(.recordsReports) struct CancellingEachCallTests {
    let failures = RecordedReports.recorder

    @Test func theTaskIsCancelledAtEachCall() async throws {
        var runs: [String] = []
        try await cancellingEachCall { attempt in
            let depot = attempt.depot(failures)
            var results: [String] = []
            defer {
                runs.append("\(attempt.failed?.description ?? "none"): \(results.joined(separator: ", "))")
            }
            depot.log("start")
            results.append(Task.isCancelled ? "cancelled" : "logged")
            results.append("\((try? await depot.count()) ?? 0), \(Task.isCancelled)")
            try await depot.save(1)
            results.append("saved")
        }
        #expect(
            runs == [
                "none: logged, 1, false, saved", "log(\"start\"): cancelled, 1, true, saved",
                "count: logged, 1, true, saved", "save(1): logged, 1, false",
            ])
        #expect(!Task.isCancelled)
        #expect(failures.reports.isEmpty)
    }

    @Test func theFailureNamesTheCall() async throws {
        try await cancellingEachCall { attempt in
            let depot = attempt.depot(failures)
            attempt.require("the depot is flushed") { attempt.calls.last?.description == "flush" }
            try await depot.save(1)
            await depot.flush()
        }
        #expect(
            failures.reports.map(\.unwrappedText) == [
                """
                Depot: the condition “the depot is flushed” does not hold
                  with call 1 of 2, save(1), its task cancelled
                """
            ])
    }

    @Test func anotherErrorNamesTheCall() async throws {
        let error = await #expect(throws: (any Error).self) {
            try await cancellingEachCall { attempt in
                let depot = attempt.depot(failures)
                do { try await depot.save(1) } catch { throw OtherError() }
            }
        }
        #expect(
            error.map { "\($0)" }
                == "the body threw OtherError(), and may only throw a CancellationError, with call 1 of 1, save(1), its task cancelled"
        )
    }

    @Test func aBodyWithoutCallsTriesNothing() async throws {
        let line = #line + 1
        try await cancellingEachCall { attempt in
            _ = attempt.depot(failures)
            await Task.yield()
        }
        #expect(failures.reports.map(\.location.line) == [line])
        #expect(
            failures.reports.map(\.unwrappedText) == [
                """
                Depot: no task can be cancelled, because the body makes no call of Depot in a task
                  help: call the code under test in the body, with these mocks, after inject(into:)
                """
            ])
    }

    @Test func aCancelledTestEndsTheSeries() async throws {
        let (failures, runs) = (failures, CallCounter())
        let test = Task {
            try await cancellingEachCall { attempt in
                let depot = attempt.depot(failures)
                runs.add()
                try await depot.save(1)
                try Task.checkCancellation()
            }
        }
        test.cancel()
        await #expect(throws: CancellationError.self) { try await test.value }
        #expect(runs.count == 0)
        #expect(failures.reports.isEmpty)
    }

    @Test func aCancellationOfTheTestReachesTheBody() async throws {
        let (failures, runs) = (failures, CallCounter())
        let (started, starter) = AsyncStream<Void>.makeStream()
        let test = Task {
            try await cancellingEachCall { attempt in
                let depot = attempt.depot(failures)
                runs.add()
                try await depot.save(1)
                starter.finish()
                try await Task.sleep(for: .seconds(60))
            }
        }
        for await _ in started {}
        test.cancel()
        await #expect(throws: CancellationError.self) { try await test.value }
        #expect(runs.count == 1)
        #expect(failures.reports.isEmpty)
    }

    @Test func taskLocalsReachTheBody() async throws {
        try await Local.$value.withValue(7) {
            try await cancellingEachCall { attempt in
                let depot = attempt.depot(failures)
                #expect(Local.value == 7)
                try await depot.save(1)
            }
        }
    }
}

private enum Local {
    @TaskLocal static var value = 0
}

/// A number that several tasks count up.
final class CallCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    func add() { lock.withLock { number += 1 } }
    var count: Int { lock.withLock { number } }
}
