import Testing

@testable import ExpectKit

/// An answer that does not fit the type of a wrong call stays available for later calls.
struct MismatchedAnswerReuseTests {
    private let machine = Machine()

    @Test func anAnswerThatDoesNotFitAWrongCallIsKeptForTheRightOne() {
        machine.expect(.other).andReturn(1)
        machine.expect(.get).andReturn("seven")
        #expect(machine.get(Int.self) == 0)
        #expect(machine.other(Int.self) == 1)
        #expect(machine.get(String.self) == "seven")
        machine.verify()
        #expect(machine.failures.errors.map(\.kind) == [.outOfOrder])
    }

    @Test func eachAnswerOfAWrongTypeIsOneFailure() {
        machine.expect(.get).andReturn("seven", "eight")
        #expect(machine.get(Int.self) == 0)
        #expect(machine.get(Int.self) == 0)
        machine.verify()
        #expect(machine.failures.errors.map(\.kind) == [.wrongAnswer, .wrongAnswer])
    }

    @Test func aReusedNumberIsConvertedToTheTypeOfTheCall() {
        machine.expect(.other).andReturn(1)
        machine.expect(.get).andReturn(7)
        #expect(machine.get(Double.self) == 7)
        #expect(machine.answers.first?.hasPrefix("7, reused from ") == true)
    }
}
