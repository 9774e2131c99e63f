import Testing

@testable import ExpectKit

/// What changes after a call does not change what the call was.
struct LaterChangeTests {
    private let typed = TypedShelf(.nice)
    private let shelf = MockShelf(.nice)

    @Test func laterAnswersOfAStubAreNoResultsOfEarlierCalls() {
        let stub = typed.stub(.count).andReturn(1)
        _ = (typed.count, typed.count)
        stub.andReturn(2)
        #expect(typed.results(of: .count).map { $0.get() } == [1, 1])
        _ = typed.count
        #expect(typed.results(of: .count).map { $0.get() } == [1, 1, 2])
    }

    @Test func laterAnswersOfAStubFollowTheCallsSoFar() throws {
        let stub = shelf.stub(.load(id: 1)).andReturn("a")
        for _ in 0..<3 { #expect(try shelf.load(id: 1) == "a") }
        stub.andThrow(ShelfError.gone).andReturn("b")
        #expect(throws: ShelfError.gone) { try shelf.load(id: 1) }
        for _ in 0..<2 { #expect(try shelf.load(id: 1) == "b") }
    }

    @Test func answersThatRepeatLaterBeginWithTheFirst() throws {
        let stub = shelf.stub(.load(id: 1)).andReturn("a").andReturn("b")
        for answer in ["a", "b", "b"] { #expect(try shelf.load(id: 1) == answer) }
        stub.andRepeat()
        for answer in ["a", "b", "a"] { #expect(try shelf.load(id: 1) == answer) }
    }

    @Test func aLaterAnswerAnswersAStubWithoutAnswers() throws {
        let stub = shelf.stub(.load(id: 1))
        for _ in 0..<2 { #expect(try shelf.load(id: 1) == "") }
        stub.andReturn("a").andReturn("b")
        for answer in ["a", "b", "b"] { #expect(try shelf.load(id: 1) == answer) }
    }

    /// Expected calls need no verification, and wrong ones were reported.
    @Test func callsBeforeTheDeclarationsWereForgottenAreAccountedFor() {
        let shelf = MockShelf()
        shelf.expect(.clear)
        shelf.clear()
        shelf.add("wrong")
        shelf.verify()
        shelf.forgetDeclarations()
        shelf.failures.drain()
        shelf.verifyNoMoreCalls()
        #expect(shelf.texts == [])
    }

    @Test func aQuestionFromBeforeACheckpointVerifiesNoLaterCall() {
        typed.add(name: "a")
        let added = typed.called(.add(name: "a"))
        typed.checkpoint()
        typed.add(name: "b")
        typed.mock.reporter = shelf.failures
        verifyInOrder(added)
        typed.verifyNoMoreCalls()
        #expect(shelf.texts.map { $0.prefix { $0 != "\n" } } == [#"Shelf: not accounted for: add(name: "b")"#])
    }

    @Test func questionsFromDifferentPhasesAreCompared() {
        typed.mock.reporter = shelf.failures
        typed.add(name: "a")
        typed.add(name: "b")
        let first = typed.called(.add(name: "a"))
        typed.reset()
        verifySequence(first, typed.called(.add(name: "b")))
        #expect(shelf.kinds == [.unexpected])
    }

    @Test func aCallThatIsVerifiedTwiceInOrderWasCalledOnce() {
        shelf.clear()
        shelf.add("a")
        shelf.verifyInOrder(.clear, .add("a"), .clear)
        #expect(
            shelf.texts == [
                """
                Shelf: missing clear
                  expected: in order, called once
                  expected: Shelf.add("a")
                """
            ])
    }

    @Test func aLongSequenceIsDescribedAroundItsFirstDifference() {
        let described = Shared(0)
        struct Name: Equatable, CustomStringConvertible {
            let described: Shared<Int>
            static func == (left: Self, right: Self) -> Bool { true }
            var description: String {
                described.change { $0 += 1 }
                return "name"
            }
        }
        final class MockList: Mocking {
            enum Invocation: Equatable { case add(Name), end }
            let mock = Mock<Invocation>(mode: .nice)
        }
        let list = MockList()
        list.mock.reporter = shelf.failures
        for _ in 0..<1000 { list.mock.call(.add(Name(described: described))) }
        list.verifySequence(.add(Name(described: described)), .end)
        #expect(shelf.kinds == [.unexpected])
        #expect(described.value < 30)
        #expect(shelf.texts.first?.contains("… 993 more") == true, "\(shelf.texts)")
    }
}
