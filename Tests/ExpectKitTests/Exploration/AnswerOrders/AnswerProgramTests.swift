import ExpectKit
import Testing

/// Programs that run in real tasks, compared with all orders found by brute force.
struct AnswerProgramTests {
    @Test(arguments: AnswerProgram.Style.allCases)
    func independentCallsAreAnsweredInAllOrders(style: AnswerProgram.Style) async {
        let program = AnswerProgram.independent(3)
        #expect(await program.answeredInEveryOrder(style) == program.allOrders.map(\.calls))
    }

    @Test(arguments: AnswerProgram.Style.allCases)
    func dependentCallsAreAnsweredInAllOrders(style: AnswerProgram.Style) async {
        for seed in 0..<4 {
            var generator = SeededGenerator(seed: seed)
            let program = AnswerProgram.random(4, using: &generator)
            #expect(
                await program.answeredInEveryOrder(style) == program.allOrders.map(\.calls),
                "seed \(seed): \(program)")
        }
    }

    @Test func fiveCallsOfTwoMocksAreAnsweredInAllOrders() async {
        let program = AnswerProgram.independent(5)
        #expect(
            await program.answeredInEveryOrder(.childTasks, mockCount: 2) == program.allOrders.map(\.calls))
    }

    @MainActor @Test func aBodyOnTheMainActorAnswersInAllOrders() async {
        let program = AnswerProgram.independent(4)
        #expect(await program.answeredInEveryOrder(.mainActorTasks) == program.allOrders.map(\.calls))
    }
}
