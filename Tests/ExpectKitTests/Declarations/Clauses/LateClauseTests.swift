import Testing

@testable import ExpectKit

/// A clause that is written after a call or a verification used the declaration is refused at its line.
struct LateClauseTests {
    private let shelf = MockShelf()

    private func expectRefusal(_ words: String, line: Int) {
        #expect(
            shelf.texts == [
                """
                Shelf: a clause was added to \(words)
                  help: write all clauses where the call is declared, before the code under test runs
                """
            ])
        #expect(shelf.failures.reports.first?.kind == .misuse)
        #expect(shelf.failures.reports.first?.location.line == line)
    }

    @Test func aCountAfterACallIsRefused() {
        let call = shelf.expect(.clear)
        shelf.clear()
        call.times(3); let line = #line
        shelf.verify()
        expectRefusal("clear after it had taken 1 call", line: line)
    }

    @Test func aCountAfterAVerificationIsRefused() {
        let call = shelf.expect(.add("a")).anyTimes()
        shelf.verify()
        call.andDo { _ in }; let line = #line
        shelf.verify()
        expectRefusal("add(\"a\") after it had been verified", line: line)
    }

    @Test func anAnswerAfterACallIsRefused() {
        let call = shelf.expect(.count).andReturn(1)
        #expect(shelf.count == 1)
        call.andReturn(2); let line = #line
        shelf.verify()
        expectRefusal("count after it had taken 1 call", line: line)
    }

    @Test func anOrderAfterACallIsRefused() {
        let call = shelf.expect(.clear)
        shelf.clear()
        call.inOrder(CallOrder()); let line = #line
        expectRefusal("clear after it had taken 1 call", line: line)
    }

    @Test func aStateAfterAVerificationIsRefused() {
        let call = shelf.reject(.clear)
        shelf.verify()
        call.when(MockStates("door", initially: "closed"), "open"); let line = #line
        expectRefusal("clear after it had been verified", line: line)
    }

    @Test func anExpectationMayBeOrderedAfterAMetOne() {
        shelf.mock.ordering = .unordered
        let first = shelf.expect(.clear)
        shelf.clear()
        shelf.expect(.add("a")).after(first)
        shelf.add("a")
        shelf.verify()
        #expect(shelf.texts == [])
    }

    @Test func aStubMayGetAnotherAnswer() {
        let stub = shelf.stub(.count).andReturn(1)
        #expect(shelf.count == 1)
        shelf.verify()
        stub.andReturn(2)
        #expect(shelf.count == 2)
        #expect(shelf.texts == [])
    }

    @Test func aDeclarationAfterAVerificationAcceptsClauses() {
        shelf.verify()
        shelf.expect(.clear).times(2)
        shelf.clear()
        shelf.clear()
        shelf.verify()
        #expect(shelf.texts == [])
    }
}
