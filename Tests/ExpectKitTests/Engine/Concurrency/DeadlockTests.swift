import ExpectKit
import Foundation
import Testing

/// Client code on two threads that wait for each other. It would deadlock if the engine held its lock meanwhile.
struct DeadlockTests {
    private let left = MockDesk()
    private let right = MockDesk()

    @Test func twoMocksCallEachOther() async throws {
        let (left, right) = (left, right)
        left.expect(.ticket).andDo { _ in right.ticket() + 1 }
        right.expect(.ticket).andDo { _ in
            left.file(1)
            return 10
        }
        left.expect(.file(1)).andDo { _ in right.file(2) }
        right.expect(.file(2))

        let ticket = Shared(0)
        try #require(await allEnd(threads: [{ ticket.change { $0 = left.ticket() } }]))

        #expect(ticket.value == 11)
        verify(left, right)
    }

    @Test func twoMocksCallEachOtherFromBothSides() async throws {
        let (left, right) = (left, right)
        // Each action calls the other mock once both actions are running.
        let barrier = Barrier(of: 2)
        left.expect(.ticket).andDo { _ in
            barrier.join()
            right.file(1)
            return 1
        }
        right.expect(.ticket).andDo { _ in
            barrier.join()
            left.file(2)
            return 2
        }
        left.expect(.file(2))
        right.expect(.file(1))

        try #require(await allEnd(threads: [{ _ = left.ticket() }, { _ = right.ticket() }]))

        verify(left, right)
    }

    @Test func twoActionsOfOneMockWaitForEachOther() async throws {
        let desk = left
        let barrier = Barrier(of: 2)
        desk.stub(.ticket).andDo { _ in
            barrier.join()
            return 1
        }

        try #require(await allEnd(threads: [{ _ = desk.ticket() }, { _ = desk.ticket() }]))

        #expect(desk.callCount(.ticket) == 2)
    }

    @Test func twoComparisonsOfOneMockWaitForEachOther() async throws {
        let desk = left
        let barrier = Barrier(of: 2)
        desk.expect(
            .file(
                .matching("anything, once both have joined") { _ in
                    barrier.join()
                    return true
                })
        ).times(2...)

        try #require(await allEnd(threads: [{ desk.file(1) }, { desk.file(2) }]))

        desk.verify()
    }

    @Test func twoReportsOfOneMockWaitForEachOther() async throws {
        let desk = left
        let reporter = BarrierReporter()
        desk.mock.reporter = reporter
        desk.reject(.file(.any))

        try #require(await allEnd(threads: [{ desk.file(1) }, { desk.file(2) }]))

        #expect(reporter.kinds.value == [.rejected, .rejected])
    }

    @Test func anActionWaitsForATaskThatCallsTheMock() async throws {
        let desk = left
        let filed = DispatchSemaphore(value: 0)
        desk.stub(.ticket).andDo { _ in
            filed.wait()
            return 1
        }
        desk.expect(.file(1)).andDo { _ in _ = filed.signal() }

        try #require(await allEnd(threads: [{ _ = desk.ticket() }], tasks: [{ await desk.fileLater(1) }]))

        desk.verify()
    }
}

/// A barrier: threads wait until all of them have joined.
private final class Barrier: @unchecked Sendable {
    private let condition = NSCondition()
    private var missing: Int

    init(of count: Int) { missing = count }

    func join() {
        condition.lock()
        defer { condition.unlock() }
        missing -= 1
        condition.broadcast()
        while missing > 0 { condition.wait() }
    }
}

private final class BarrierReporter: FailureReporter {
    let kinds = Shared<[FailureReport.Kind]>([])
    private let barrier = Barrier(of: 2)

    func report(_ failure: FailureReport) {
        barrier.join()
        kinds.change { $0.append(failure.kind) }
    }
}
