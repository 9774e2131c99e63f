import ExpectKit
import Testing

/// Eight threads and eight tasks call one mock, which handles each call exactly once.
@Suite(.serialized) struct CrowdTests {
    private let desk = MockDesk()
    private let callers = 16

    /// The papers of a caller. One call in ten takes a ticket, one files a paper, and the others note their number.
    private func papers(of caller: Int) -> [Int] {
        stride(from: 1, to: callsOfEach, by: 10).map { caller * callsOfEach + $0 }
    }

    /// Makes all calls.
    ///
    /// - Returns: The tickets that each caller got.
    private func callAtOnce() async throws -> [[Int]] {
        let tickets = Shared([[Int]](repeating: [], count: callers))
        let desk = desk
        let threads = (0..<8).map { caller in
            { @Sendable in
                var mine: [Int] = []
                for number in 0..<callsOfEach {
                    switch number % 10 {
                    case 0: mine.append(desk.ticket())
                    case 1: desk.file(caller * callsOfEach + number)
                    default: desk.note(caller: caller, number: number)
                    }
                }
                tickets.change { $0[caller] = mine }
            }
        }
        let tasks = (8..<16).map { caller in
            { @Sendable () async in
                var mine: [Int] = []
                for number in 0..<callsOfEach {
                    // Tasks share a few threads, which the tasks of other tests need as well.
                    if number % 100 == 0 { await Task.yield() }
                    switch number % 10 {
                    case 0: mine.append(await desk.ticketLater())
                    case 1: await desk.fileLater(caller * callsOfEach + number)
                    default: await desk.noteLater(caller: caller, number: number)
                    }
                }
                let all = mine
                tickets.change { $0[caller] = all }
            }
        }
        try #require(await allEnd(threads: threads, tasks: tasks))
        return tickets.value
    }

    @Test func eachCallIsHandledExactlyOnce() async throws {
        let tenth = callsOfEach / 10
        let filed = Captor<Int>()
        desk.expect(.note(caller: .any, number: .any)).times(callers * 8 * tenth)
        desk.expect(.file(.capture(filed))).times(callers * tenth)
        var ticket = desk.expect(.ticket)
        for number in 0..<callers * tenth { ticket = ticket.andReturn(number) }

        let tickets = try await callAtOnce()

        // Every count is exact.
        desk.verify()
        #expect(desk.failures.reports.isEmpty)
        #expect(desk.callCount(.ticket) == callers * tenth)
        #expect(desk.callCount(.note(caller: 3, number: .any)) == 8 * tenth)
        // Each answer was returned once, and each caller got ascending ones. The lists are too long for `#expect` to
        // describe.
        let isEachOnce = tickets.joined().sorted().elementsEqual(0..<callers * tenth)
        #expect(isEachOnce)
        let isInTurn = tickets.allSatisfy { $0 == $0.sorted() }
        #expect(isInTurn)
        // The captor has every paper once.
        let isComplete = filed.all.sorted() == (0..<callers).flatMap(papers(of:))
        #expect(isComplete)
        // Every call is recorded, and the calls of each caller are in order.
        let calls = desk.calls
        #expect(calls.count == callers * callsOfEach)
        var next = [Int](repeating: 2, count: callers)
        var misplaced = 0
        for case .note(let caller, let number) in calls {
            if next[caller.value] != number.value { misplaced += 1 }
            next[caller.value] += number.value % 10 == 9 ? 3 : 1
        }
        #expect(misplaced == 0)
        #expect(next == [Int](repeating: callsOfEach + 2, count: callers))
    }
}
