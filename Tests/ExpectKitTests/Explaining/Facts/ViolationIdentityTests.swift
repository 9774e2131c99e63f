import Testing

@testable import ExpectKit

/// Which failures of two verifications are the same. Facts are compared, and not texts.
struct ViolationIdentityTests {
    private let missing = Facts.violation(.missing(MissingCall(declaration: Facts.expectation("a", 1))))
    private let unexpected = Facts.violation(.unexpected(UnexpectedCall(call: "a")))

    @Test func factsThatLaterCallsChangeAreIgnored() {
        var later = missing
        later.problem = .missing(
            MissingCall(
                declaration: Facts.expectation("a", 2, called: 1), mistaken: .outOfTurn(Facts.call("a"))))
        later.notes = [.moreDifferences(3)]
        later.states = [StateFact(name: "light", states: ["red"])]
        later.answer = .other("the answer of the real object")
        later.table = SequenceTable([.init(relation: .open)])
        #expect(later.identity == missing.identity)
        #expect(FailureReport(later).text != FailureReport(missing).text)
    }

    @Test func theSameCallIsTheSameFailureOfAnyKind() {
        let others: [Violation.Problem] = [
            .outOfOrder(
                OutOfOrderCall(
                    call: "a", expectation: Facts.expectation("a", 1),
                    cause: .moved(before: nil, after: nil))),
            .surplus(call: "a", met: Facts.expectation("b", 1), next: nil),
            .exceeded(call: "a", Facts.expectation("b", 1)), .rejected(call: "a", by: Facts.rejection("a")),
        ]
        for problem in others { #expect(Facts.violation(problem).identity == unexpected.identity) }
    }

    @Test func aMissingCallAnUnexpectedCallAndAStubAreDifferent() {
        let unused = Facts.violation(
            .unusedStub(UnusedStub(stub: Facts.stub("a"), reason: .neverCalled)))
        #expect(missing.identity != unexpected.identity)
        #expect(missing.identity != unused.identity)
        #expect(unexpected.identity != unused.identity)
    }

    @Test func anotherCallAndAnotherLineAreDifferent() {
        #expect(
            Facts.violation(.unexpected(UnexpectedCall(call: "b"))).identity != unexpected.identity)
        #expect(
            Facts.violation(.unexpected(UnexpectedCall(call: "a")), line: 2).identity
                != unexpected.identity)
    }
}
