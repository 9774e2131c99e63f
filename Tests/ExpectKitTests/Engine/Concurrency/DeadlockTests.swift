import ExpectKit
import Foundation
import Testing

/// Actions that wait for each other, on threads that each hold what the other needs, would the engine hold anything.
@Suite struct DeadlockTests {
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
        // Each goes on to the other one when both are in their actions.
        let meeting = Meeting(of: 2)
        left.expect(.ticket).andDo { _ in
            meeting.join()
            right.file(1)
            return 1
        }
        right.expect(.ticket).andDo { _ in
            meeting.join()
            left.file(2)
            return 2
        }
        left.expect(.file(2))
        right.expect(.file(1))

        try #require(await allEnd(threads: [{ _ = left.ticket() }, { _ = right.ticket() }]))

        verify(left, right)
    }

    @Test func twoCallsOfOneMockWaitForEachOther() async throws {
        let desk = left
        let meeting = Meeting(of: 2)
        desk.stub(.ticket).andDo { _ in
            meeting.join()
            return 1
        }

        try #require(await allEnd(threads: [{ _ = desk.ticket() }, { _ = desk.ticket() }]))

        #expect(desk.callCount(.ticket) == 2)
    }

    @Test func twoComparisonsOfOneMockWaitForEachOther() async throws {
        let desk = left
        let meeting = Meeting(of: 2)
        desk.expect(
            .file(
                .matching("anything, once both have come") { _ in
                    meeting.join()
                    return true
                })
        ).times(2...)

        try #require(await allEnd(threads: [{ desk.file(1) }, { desk.file(2) }]))

        desk.verify()
    }

    @Test func twoReportsOfOneMockWaitForEachOther() async throws {
        let desk = left
        let reporter = MeetingReporter()
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

/// A place where threads wait until as many as are awaited have come.
private final class Meeting: @unchecked Sendable {
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

private final class MeetingReporter: FailureReporter {
    let kinds = Shared<[ViolationKind]>([])
    private let meeting = Meeting(of: 2)

    func report(_ failure: FailureReport) {
        meeting.join()
        kinds.change { $0.append(failure.kind) }
    }
}
