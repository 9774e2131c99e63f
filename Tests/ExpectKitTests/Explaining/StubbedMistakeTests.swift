import ExpectKit
import Testing

/// The report of a missing call names a call that a stub took, if it was probably meant for the expectation.
struct StubbedMistakeTests {
    private let shelf = TypedShelf()

    @Test func theOnlyCallThatAStubTookIsNamed() throws {
        shelf.stub(.add(name: .any))
        shelf.expect(.add(name: "acme"))
        shelf.add(name: "amce")
        shelf.verify()
        #expect(
            shelf.failures.reports.map(\.text) == [
                """
                Shelf: missing add(name: "acme"), got add(name: "amce")
                  expected: 1 of 1, once, never called
                  got:      call 1 of 1, add(name: "amce")
                    name: expected "acme", got "amce"
                """
            ])
    }

    @Test func oneOfSeveralCallsIsNotGuessed() {
        shelf.stub(.add(name: .any))
        shelf.expect(.add(name: "acme"))
        for name in ["a", "b"] { shelf.add(name: name) }
        shelf.verify()
        #expect(shelf.failures.reports.map { $0.text.contains(", got ") } == [false])
    }

    @Test func aCallFromBeforeTheDeclarationIsNotNamed() {
        shelf.stub(.add(name: .any))
        shelf.add(name: "amce")
        shelf.expect(.add(name: "acme"))
        shelf.verify()
        #expect(shelf.failures.reports.map { $0.text.contains(", got ") } == [false])
    }

    @Test func aCallThatTheExpectationAcceptsComesFirst() {
        shelf.stub(.add(name: .any))
        shelf.stub(.count).andReturn(0)
        shelf.expect(.count).andReturn(1)
        shelf.expect(.add(name: "acme"))
        shelf.add(name: "acme")
        shelf.add(name: "amce")
        shelf.verify()
        #expect(shelf.failures.reports.contains { $0.text.contains("amce") } == false)
    }
}
