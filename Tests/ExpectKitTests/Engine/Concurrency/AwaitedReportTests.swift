import Foundation
import Testing

@testable import ExpectKit

/// Each way to verify waits for a failure that another thread is still reporting.
struct AwaitedReportTests {
    private let reporter = HoldingReporter()
    private let shelf = PlainShelf(isTraced: false)

    init() { shelf.mock.reporter = reporter }

    /// Makes a wrong call on another thread, and returns while its failure is being reported.
    private func beginWrongCall() {
        Thread { [shelf] in shelf.add("wrong") }.start()
        reporter.waitUntilHolding()
    }

    /// The failures that are reported by the end of a verification that began during a report.
    ///
    /// - Parameter hold: How long the failure is held back while the verification waits, in seconds.
    private func reported(
        hold: TimeInterval = 0, after verify: @escaping @Sendable () async throws -> Void
    ) async throws -> [String] {
        let isDone = Shared(false)
        let verification = Task { [reporter] in
            defer { isDone.change { $0 = true } }
            try await verify()
            return reporter.failures.headlines
        }
        await withCheckedContinuation { released in
            Thread { [shelf, reporter] in
                shelf.mock.engine.waitUntilAwaited { isDone.value }
                Thread.sleep(forTimeInterval: hold)
                reporter.release()
                released.resume()
            }.start()
        }
        return try await verification.value
    }

    /// The ways to verify a mock.
    enum Way: CaseIterable {
        case verify, verifySeveral, checkpoint, verifyWithin, blockingWithin, severalWithin, afterTheFact

        @Sendable func verify(_ shelf: PlainShelf) async {
            switch self {
            case .verify: shelf.verify()
            case .verifySeveral: ExpectKit.verify(PlainShelf("Other"), shelf)
            case .checkpoint: shelf.checkpoint()
            case .verifyWithin: await shelf.verify(within: .zero)
            case .blockingWithin: Self.block(shelf)
            case .severalWithin: await ExpectKit.verify(shelf, within: .zero)
            case .afterTheFact: shelf.mock.verifyNoMoreCalls(except: .add("wrong"))
            }
        }

        private static func block(_ shelf: PlainShelf) { shelf.verify(within: .zero) }
    }

    /// Serialized, because the threads of 140 cases that poll for a waiting verification would keep the processor busy.
    @Test(.serialized, arguments: Way.allCases, 0..<20)
    func eachVerificationWaitsForTheReport(way: Way, round: Int) async throws {
        shelf.stub(.clear)
        beginWrongCall()
        let reported = try await reported { [shelf] in await way.verify(shelf) }
        #expect(reported == ["Shelf: unexpected add(\"wrong\")"])
    }

    @Test func theTraitWaitsForTheReport() async throws {
        let reported = try await reported { [shelf, reporter] in
            try await verifiedByTrait {
                shelf.stub(.clear)
                Thread { shelf.add("wrong") }.start()
                reporter.waitUntilHolding()
            }
        }
        #expect(reported == ["Shelf: unexpected add(\"wrong\")"])
    }

    @Test func aCancelledVerificationWaitsForTheReport() async throws {
        shelf.stub(.clear)
        beginWrongCall()
        let reported = try await reported { [shelf] in
            let verification = Task.detached { await shelf.verify(within: .seconds(60)) }
            verification.cancel()
            await verification.value
        }
        #expect(reported == ["Shelf: unexpected add(\"wrong\")"])
    }

    /// A call that came in time, but was delayed by the report, is not missing.
    @Test func theTimeOfAReportDoesNotCountAsWaitingTime() async throws {
        shelf.expect(.add("right"))
        shelf.expect(.clear)
        Thread { [shelf] in
            shelf.add("wrong")
            shelf.clear()
        }.start()
        reporter.waitUntilHolding()
        // The report takes longer than the wait, which is extended by the time of the report.
        let reported = try await reported(hold: 0.2) { [shelf] in await shelf.verify(within: .zero) }
        #expect(reported == ["Shelf: add(…): got \"wrong\", expected \"right\""])
    }

    @Test func aReporterThatVerifiesItsMockDoesNotWaitForItself() {
        let verifying = VerifyingReporter(shelf)
        shelf.mock.reporter = verifying
        shelf.stub(.clear)
        shelf.add("wrong")
        #expect(verifying.failures.headlines == ["Shelf: unexpected add(\"wrong\")"])
    }

    @Test func aReporterThatDoesNotReturnIsReported() async throws {
        shelf.mock.engine.locked { $0.reports.patience = .milliseconds(1) }
        shelf.stub(.clear); let line = #line
        beginWrongCall()
        shelf.verify()
        #expect(
            reporter.failures.texts == [
                """
                Shelf: a failure of this mock is still being reported after 0.001 seconds
                  help: its reporter must return, or failures may be lost
                """
            ])
        #expect(reporter.failures.reports.first?.location.line == line)
        reporter.release()
    }

    @Test func aResetDoesNotDropAReport() async throws {
        shelf.stub(.clear)
        beginWrongCall()
        shelf.reset()
        let reported = try await reported { [shelf] in shelf.verify() }
        #expect(reported == ["Shelf: unexpected add(\"wrong\")"])
    }
}

/// Verifies the mock before it records each failure.
private struct VerifyingReporter: FailureReporter {
    let failures = FailureRecorder()
    private let shelf: PlainShelf

    init(_ shelf: PlainShelf) { self.shelf = shelf }

    func report(_ failure: FailureReport) {
        shelf.verify()
        failures.report(failure)
    }
}
