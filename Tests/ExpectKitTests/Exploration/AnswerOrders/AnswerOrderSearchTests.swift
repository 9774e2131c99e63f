import Testing

@testable import ExpectKit
@testable import ExpectKitExploration

/// The search for orders, compared with all orders found by brute force.
struct AnswerOrderSearchTests {
    /// The orders that a search tries, with a program that does the same in each run.
    private func tried(_ program: AnswerProgram, limit: Int = .max) -> [AnswerProgram.Order] {
        var (search, found) = (AnswerOrderSearch(limit: limit), [AnswerProgram.Order]())
        while let order = search.next() {
            var choices = AnswerChoices(.positions(order))
            let run = program.answered { choices.choose(among: $0) }
            #expect(!choices.hasDeviated && choices.missing == 0)
            found.append(run)
            search.note(order, waiting: run.widths)
        }
        return found
    }

    @Test(arguments: 1...5) func independentCallsAreTriedInAllOrders(count: Int) {
        let orders = tried(.independent(count))
        #expect(orders.count == (1...count).reduce(1, *))
        #expect(orders == AnswerProgram.independent(count).allOrders)
    }

    @Test func ordersOfThreeCallsAreTriedByTheNumberOfOvertakenCalls() {
        #expect(
            tried(.independent(3)).map(\.calls) == [
                [0, 1, 2], [1, 0, 2], [0, 2, 1], [2, 0, 1], [1, 2, 0], [2, 1, 0],
            ])
    }

    @Test func aLateCallIsWaitedForInAnOrderOfItsOwn() {
        var search = AnswerOrderSearch(limit: 10)
        #expect(search.next() == [])
        search.note([], waiting: [1, 1], late: [0])
        #expect(search.next() == [-2])
        search.note([-2], waiting: [1, 2, 1])
        #expect(search.next() == [-2, 1])
        search.note([-2, 1], waiting: [1, 2, 1])
        #expect(search.next() == nil)
        #expect(search.total == .exactly(3))
    }

    @Test func anOrderThatWaitsInVainIsNotCounted() {
        var search = AnswerOrderSearch(limit: 2)
        _ = search.next()
        search.note([], waiting: [1, 1], late: [0])
        #expect(search.next() == [-2])
        search.noteMissingCall()
        #expect(search.next() == nil)
        #expect(search.total == .exactly(1))
    }

    @Test func callsThatComeAfterAnAnswerAreTriedWithThoseThatWait() {
        // The answer to call 0 leads to call 2.
        let program = AnswerProgram(next: [[2], [], []], first: [0, 1])
        #expect(tried(program).map(\.calls) == [[0, 1, 2], [1, 0, 2], [0, 2, 1]])
    }

    @Test func randomProgramsAreTriedInAllOrdersEachOnce() {
        for seed in 0..<1_000 {
            var generator = SeededGenerator(seed: seed)
            let program = AnswerProgram.random(Int.random(in: 3...5, using: &generator), using: &generator)
            let orders = tried(program)
            #expect(orders == program.allOrders, "seed \(seed): \(program)")
            #expect(Set(orders.map(\.calls)).count == orders.count, "seed \(seed): \(program)")
        }
    }

    @Test func aLimitEndsTheSearchAtTheSimplestOrders() {
        for limit in [1, 2, 7, 40, 119, 120, 121] {
            #expect(
                tried(.independent(5), limit: limit)
                    == Array(AnswerProgram.independent(5).allOrders.prefix(limit)))
        }
    }

    @Test func theMemoryOfALimitedSearchDoesNotDependOnTheNumberOfOrders() {
        let orders = tried(.independent(40), limit: 300)
        #expect(orders.count == 300)
        #expect(Set(orders).count == 300)
        #expect(orders.map(\.cost) == orders.map(\.cost).sorted())
    }

    // MARK: The number of orders

    @Test func theNumberOfOrdersOfIndependentCallsIsKnownAfterTheFirst() {
        var search = AnswerOrderSearch(limit: 100)
        search.note(search.next() ?? [], waiting: [3, 2, 1])
        #expect(search.total == .exactly(6))
    }

    @Test func theNumberOfOrdersOfDependentCallsIsALowerBound() {
        var search = AnswerOrderSearch(limit: 100)
        search.note(search.next() ?? [], waiting: [2, 2, 1])
        #expect(search.total == .atLeast(3))
    }

    @Test func theNumberOfOrdersIsExactAtTheEnd() {
        for count in 1...5 {
            var generator = SeededGenerator(seed: count)
            let program = AnswerProgram.random(5, using: &generator)
            var search = AnswerOrderSearch(limit: .max)
            while let order = search.next() {
                var choices = AnswerChoices(.positions(order))
                search.note(order, waiting: program.answered { choices.choose(among: $0) }.widths)
            }
            #expect(search.total == .exactly(program.allOrders.count))
            #expect(!search.hasMore)
        }
    }

    @Test func aLimitedSearchKnowsThatOrdersAreLeft() {
        var search = AnswerOrderSearch(limit: 1)
        search.note(search.next() ?? [], waiting: [3, 2, 1])
        #expect(search.next() == nil)
        #expect(search.hasMore)
        #expect(search.total == .exactly(6))
    }

    @Test func theNumberOfOrdersOfManyCallsDoesNotOverflow() {
        var search = AnswerOrderSearch(limit: 10)
        search.note(search.next() ?? [], waiting: Array((1...30).reversed()))
        #expect(search.total == .atLeast(1 + 30 * 29 / 2))
    }
}
