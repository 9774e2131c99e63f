import ExpectKit
import ExpectKitTapes
import Testing

/// A stub with `when` gives its answer only in its states, whichever declaration takes the call.
struct StateOfStubTests {
    private let till = MockTill()
    private let shop = MockStates("shop", initially: "closed")
    private let failures = FailureRecorder()

    init() { till.mock.reporter = failures }

    @Test func anExpectationWithoutAnAnswerGetsThatOfTheStubInItsState() {
        till.stub(.price(of: "tea")).andReturn(1)
        till.stub(.price(of: "tea")).when(shop, "open").andReturn(2).andReturn(3)
        till.expect(.price(of: "tea")).times(3)
        #expect(till.price(of: "tea") == 1)
        shop.current = "open"
        #expect(till.price(of: "tea") == 2)
        #expect(till.price(of: "tea") == 3)
        till.verify()
        #expect(failures.texts == [])
    }

    @Test func aReusedStubMovesToItsNextState() {
        till.stub(.price(of: "tea")).when(shop, "closed").then(shop, "open").andReturn(1)
        till.stub(.price(of: "tea")).when(shop, "open").andReturn(2)
        till.expect(.price(of: "tea")).times(2)
        #expect(till.price(of: "tea") == 1)
        #expect(shop.current == "open")
        #expect(till.price(of: "tea") == 2)
        till.verify()
        #expect(failures.texts == [])
    }

    @Test func noStubInItsStateIsNoAnswer() throws {
        till.stub(.price(of: "tea")).when(shop, "open").andReturn(2)
        till.expect(.price(of: "tea")); let line = #line
        #expect(till.price(of: "tea") == 0)
        till.verify()
        #expect(failures.sightings == [Sighting(.unanswered, line: line)])
    }

    /// A failed call is answered like one that an expectation took.
    @Test func aFailedCallGetsNoAnswerOfAStubInAnotherState() throws {
        till.stub(.stock(of: "tea")).when(shop, "open").andReturn(2)
        shop.current = "open"
        #expect(try till.stock(of: "tea") == 2)
        till.reject(.stock(of: "tea"))
        #expect(try till.stock(of: "tea") == 2)
        shop.current = "closed"
        // Without the stub, nothing is left to repeat.
        #expect(throws: UnansweredCallError.self) { try till.stock(of: "tea") }
        #expect(failures.reports.map(\.kind) == [.rejected, .rejected])
    }

    /// The check performs the answers that the calls were given, also if a failed call has used one before.
    @Test func eachAnswerIsCheckedForTheCallThatWasGivenIt() async {
        till.stub(.price(of: "tea")).andReturn(1).andReturn(2); let line = #line
        // A stub in another state is not among the answers.
        till.stub(.price(of: "tea")).when(shop, "open").andReturn(9)
        till.reject(.price(of: "tea"))
        till.expect(.price(of: "milk"))
        till.expect(.price(of: "tea"))
        #expect(till.price(of: "tea") == 1)
        #expect(till.price(of: "milk") == 2)
        #expect(till.price(of: "tea") == 2)
        #expect(failures.sightings.map(\.kind) == [.rejected, .unanswered])
        _ = failures.drain()

        await till.answers.check(against: MockTill.perform, on: CheapTill())

        #expect(failures.sightings == [Sighting(.wrongAnswer, line: line)])
        #expect(failures.texts.first?.contains("declared: returns 2\n") == true)
    }
}

private protocol Till {
    func price(of item: String) -> Int
    func stock(of item: String) throws -> Int
}

private struct CheapTill: Till {
    func price(of item: String) -> Int { 0 }
    func stock(of item: String) throws -> Int { 0 }
}

private final class MockTill: Till, Mocking {
    enum Invocation: Equatable { case price(of: String), stock(of: String) }
    let mock = Mock<Invocation>()

    func price(of item: String) -> Int { mock.call(.price(of: item)) }
    func stock(of item: String) throws -> Int {
        try mock.call(.stock(of: item), throwing: (any Error).self)
    }

    @Sendable static func perform(_ call: Invocation, on real: any Till) throws -> Any {
        switch call {
        case .price(let item): real.price(of: item)
        case .stock(let item): try real.stock(of: item)
        }
    }
}
