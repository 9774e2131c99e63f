import Testing

@testable import ExpectKit

/// How clauses change a declaration, tested without an engine.
struct ClausesTests {
    private func answers(_ number: Int) -> [Answer] {
        (0..<number).map { Answer(kind: .value($0), site: Sites.site(1)) }
    }

    @Test func theDefaultCountIsOneForAnExpectationAndAnyForAStub() {
        #expect(Progress(isExpectation: true).count == .once)
        #expect(Progress(isExpectation: false).count == .anyTimes)
    }

    @Test func theNumberOfAnswersIsTheCount() throws {
        var progress = Progress(isExpectation: true)
        try progress.addAnswers(answers(2))
        try progress.addAnswers(answers(1))
        #expect(progress.count == CallCount(minimum: 3, maximum: 3))
        #expect(progress.writtenMaximum == nil)
    }

    @Test func theAnswersOfAStubSetNoCount() throws {
        var progress = Progress(isExpectation: false)
        try progress.addAnswers(answers(2))
        #expect(progress.count == .anyTimes)
    }

    @Test func answersDoNotChangeAWrittenCount() throws {
        var progress = Progress(isExpectation: true)
        try progress.setCount(CallCount(minimum: 2, maximum: 4))
        try progress.addAnswers(answers(3))
        #expect(progress.count == CallCount(minimum: 2, maximum: 4))
        #expect(progress.writtenMaximum == 4)
    }

    @Test func aLargerCountAfterTheAnswersIsUsed() throws {
        var progress = Progress(isExpectation: true)
        try progress.addAnswers(answers(2))
        try progress.setCount(CallCount(minimum: 5, maximum: 5))
        #expect(progress.count == CallCount(minimum: 5, maximum: 5))
    }

    @Test func theLastAnswerRepeats() throws {
        var progress = Progress(isExpectation: true)
        #expect(progress.answer(at: progress.answerIndex(of: 0)) == nil)
        try progress.addAnswers(answers(2))
        #expect(
            (0..<4).map { progress.answer(at: progress.answerIndex(of: $0))?.fact.words } == [
                "→ 0", "→ 1", "→ 1", "→ 1",
            ])
    }

    @Test func aSecondCountIsRefused() throws {
        var progress = Progress(isExpectation: true)
        try progress.setCount(CallCount(minimum: 2, maximum: 2))
        #expect(
            throws: Misuse.secondCount(.anyTimes, first: CallCount(minimum: 2, maximum: 2))
        ) { try progress.setCount(.anyTimes) }
    }

    @Test func answersBeyondACountAreRefusedInEitherOrder() throws {
        let misuse = Misuse.unreachableAnswers(2, .once)
        var counted = Progress(isExpectation: true)
        try counted.setCount(.once)
        #expect(throws: misuse) { try counted.addAnswers(answers(2)) }
        var answered = Progress(isExpectation: true)
        try answered.addAnswers(answers(2))
        #expect(throws: misuse) { try answered.setCount(.once) }
    }
}
