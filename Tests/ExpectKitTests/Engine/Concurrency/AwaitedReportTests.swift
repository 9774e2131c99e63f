import Foundation
import Testing

@testable import ExpectKit

/// A failure that is being reported on another thread is not yet reported, so each way to verify waits for it.
@Suite struct AwaitedReportTests {
    private let reporter = HoldingReporter()
    private let shelf = PlainShelf(isTraced: false)

    init() { shelf.mock.reporter = reporter }

    /// Makes a wrong call on a thread of its own, and returns when its failure is being reported.
    private func beginWrongCall() {
        Thread { [shelf] in shelf.add("wrong") }.start()
        reporter.waitUntilHolding()
    }

    /// What has been reported when a verification returns that began while a failure was being reported.
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
                reporter.letGo()
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

    /// One case after another: the threads of 140 cases that look for a waiting verification would keep both cores busy.
    @Test(.serialized, arguments: Way.allCases, 0..<20)
    func eachVerificationWaits(way: Way, round: Int) async throws {
        shelf.stub(.clear)
        beginWrongCall()
        let reported = try await reported { [shelf] in await way.verify(shelf) }
        #expect(reported == ["Shelf: unexpected add(\"wrong\")"])
    }

    @Test func theTraitWaits() async throws {
        let reported = try await reported { [shelf, reporter] in
            try await verifiedByTrait {
                shelf.stub(.clear)
                Thread { shelf.add("wrong") }.start()
                reporter.waitUntilHolding()
            }
        }
        #expect(reported == ["Shelf: unexpected add(\"wrong\")"])
    }

    @Test func aTaskThatIsCancelledWaits() async throws {
        shelf.stub(.clear)
        beginWrongCall()
        let reported = try await reported { [shelf] in
            let verification = Task.detached { await shelf.verify(within: .seconds(60)) }
            verification.cancel()
            await verification.value
        }
        #expect(reported == ["Shelf: unexpected add(\"wrong\")"])
    }

    /// What came in time but stood behind the report is not missing.
    @Test func theTimeOfAReportDoesNotCountAgainstAWait() async throws {
        shelf.expect(.add("right"))
        shelf.expect(.clear)
        Thread { [shelf] in
            shelf.add("wrong")
            shelf.clear()
        }.start()
        reporter.waitUntilHolding()
        // The report outlasts the wait, and the call behind it has as long to come as the report took.
        let reported = try await reported(hold: 1) { [shelf] in await shelf.verify(within: .zero) }
        #expect(reported == ["Shelf: unexpected add(\"wrong\")"])
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
                  its reporter must return; what it has not told yet may be lost
                """
            ])
        #expect(reporter.failures.reports.first?.location.line == line)
        reporter.letGo()
    }

    @Test func aResetDoesNotForgetAReport() async throws {
        shelf.stub(.clear)
        beginWrongCall()
        shelf.reset()
        let reported = try await reported { [shelf] in shelf.verify() }
        #expect(reported == ["Shelf: unexpected add(\"wrong\")"])
    }
}

/// Verifies the mock of each failure, and then keeps the failure.
private struct VerifyingReporter: FailureReporter {
    let failures = FailureRecorder()
    private let shelf: PlainShelf

    init(_ shelf: PlainShelf) { self.shelf = shelf }

    func report(_ failure: FailureReport) {
        shelf.verify()
        failures.report(failure)
    }
}
