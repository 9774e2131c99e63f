import ExpectKit
import Testing

@testable import Stories

// The code of the article “Answering calls”.

struct AnsweringCallsReports {
    private let delivery = MockBreadDelivery()
    private let failures = FailureRecorder()

    init() { delivery.mock.reporter = failures }

    @Test func anExpectationWithoutAnAnswer() throws {
        delivery.expect(.price(to: "Main Street"))

        #expect(delivery.price(to: "Main Street") == 0)

        delivery.verify()
        try expect(failures.reports.first, isShownIn: "answering-calls")
        #expect(failures.reports.count == 1)
    }

    @Test func aCallMoreThanThereAreAnswers() throws {
        delivery.expect(.price(to: .any)).andReturn(3, 4)

        let prices = (1...3).map { delivery.price(to: "Main Street \($0)") }
        #expect(prices == [3, 4, 4])

        delivery.verify()
        try expectTheTableOfMistakes(toShow: failures.reports.first)
        #expect(failures.reports.count == 1)
    }

    @Test func nothingToForwardTo() throws {
        delivery.expect(.openRounds).andForward()

        #expect(delivery.openRounds == 0)

        delivery.verify()
        try expectTheTableOfMistakes(toShow: failures.reports.first)
        #expect(failures.reports.count == 1)
    }

    @Test func anAnswerOfAnotherType() throws {
        let bakery = MockBakery()
        bakery.mock.reporter = failures
        bakery.expect(.price(of: "rye")).andReturn("3")

        #expect(bakery.price(of: "rye") == 0)

        bakery.verify()
        try expectTheTableOfMistakes(toShow: failures.reports.first)
        #expect(failures.reports.count == 1)
    }

    @Test func anErrorThatTheRequirementDoesNotThrow() throws {
        delivery.expect(.price(to: .any)).andDo { _ in throw DeliveryError.closed }

        #expect(delivery.price(to: "Main Street") == 0)

        delivery.verify()
        try expectTheTableOfMistakes(toShow: failures.reports.first)
    }
}

/// Fails the test unless the table of mistakes shows the first line of a report, without the mock.
private func expectTheTableOfMistakes(
    toShow report: FailureReport?, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let report = try #require(report, sourceLocation: sourceLocation)
    let text = report.unwrappedText
    let headline = text.prefix { $0 != "\n" }.dropFirst("\(report.mock): ".count)
    let page = try projectFile("Sources/ExpectKit/ExpectKit.docc/answering-calls.md")
    #expect(page.contains("| `\(headline)` |"), "\(headline)", sourceLocation: sourceLocation)
}

private final class RealBreadDelivery: BreadDelivery {
    var openRounds: Int { 7 }
    func price(to street: String) -> Int { 5 }
    func deliver(_ breads: [String], to street: String) -> Int { breads.count }
    func arrival(at street: String) async -> Int { 20 }
    func pack(_ breads: inout [String]) -> Int {
        breads.append("bag")
        return 1
    }
    func notify(_ street: String, done: @escaping (Bool) -> Void) { done(true) }
    func close() {}
}

struct AnsweringCallsTests {
    private let delivery = MockBreadDelivery()

    @Test func aValue() {
        delivery.expect(.price(to: "Main Street")).andReturn(3)

        #expect(delivery.price(to: "Main Street") == 3)
        delivery.verify()
    }

    @Test func severalValues() throws {
        delivery.expect(.price(to: .any)).andReturn(3, 4)
        delivery.expect(.deliver(["rye"], to: .any)).andReturn(1).andThrow(DeliveryError.closed)
        delivery.expect(.openRounds).andReturn(2, 1).times(4)

        #expect(delivery.price(to: "A") + delivery.price(to: "B") == 7)
        #expect(try delivery.deliver(["rye"], to: "A") == 1)
        #expect(throws: DeliveryError.closed) { try delivery.deliver(["rye"], to: "B") }
        #expect((1...4).map { _ in delivery.openRounds } == [2, 1, 1, 1])
        delivery.verify()
    }

    @Test func nothingAndThenAnError() throws {
        delivery.expect(.close).andReturn().andThrow(DeliveryError.closed)

        try delivery.close()
        #expect(throws: DeliveryError.closed) { try delivery.close() }
        delivery.verify()
    }

    @Test func anError() {
        delivery.expect(.deliver(.any, to: "Elm Street")).andThrow(DeliveryError.noDriver)

        #expect(throws: DeliveryError.noDriver) { try delivery.deliver(["rye"], to: "Elm Street") }
        delivery.verify()
    }

    @Test func aClosure() throws {
        delivery.stub(.openRounds).andDo { 5 }
        delivery.stub(.price(to: .any)).andDo { street in street.count }
        delivery.stub(.deliver(.any, to: .any)).andDo { breads, street in
            if street.isEmpty { throw DeliveryError.noDriver }
            return breads.count
        }

        #expect(delivery.openRounds == 5)
        #expect(delivery.price(to: "Main Street") == 11)
        #expect(try delivery.deliver(["rye", "corn"], to: "Main Street") == 2)
        #expect(throws: DeliveryError.noDriver) { try delivery.deliver(["rye"], to: "") }
    }

    @Test func theRealObject() throws {
        let delivery = MockBreadDelivery(wrapping: RealBreadDelivery())
        delivery.stub(.price(to: "Main Street")).andReturn(0)
        delivery.expect(.deliver(["rye"], to: .any)).andForward()
        delivery.expect(.deliver(["corn"], to: .any)).andThrow(DeliveryError.closed)

        #expect(delivery.price(to: "Main Street") == 0)
        #expect(delivery.price(to: "Elm Street") == 5)
        #expect(try delivery.deliver(["rye"], to: "Elm Street") == 1)
        #expect(throws: DeliveryError.closed) { try delivery.deliver(["corn"], to: "Elm Street") }
        delivery.verify()
    }

    @Test func anotherObject() {
        delivery.expect(.openRounds).andForward(to: RealBreadDelivery())

        #expect(delivery.openRounds == 7)
        delivery.verify()
    }

    @Test func anInoutArgument() {
        delivery.expect(.pack(["rye"])).andReturn((breads: ["rye", "bag"], result: 1))
        delivery.expect(.pack(.any)).andDo { breads in (breads + ["bag"], 1) }

        var breads = ["rye"]
        #expect(delivery.pack(&breads) == 1)
        #expect(breads == ["rye", "bag"])
        #expect(delivery.pack(&breads) == 1)
        #expect(breads == ["rye", "bag", "bag"])
        delivery.verify()
    }

    @Test func aCompletionHandlerThatIsCalledAtOnce() {
        delivery.expect(.notify("Main Street")).andDo { _, done in done(true) }

        var isDone = false
        delivery.notify("Main Street") { isDone = $0 }
        #expect(isDone)
        delivery.verify()
    }

    @Test func aCompletionHandlerThatIsCalledLater() {
        let completion = PendingCompletion<Bool>()
        delivery.expect(.notify("Main Street", done: .held(by: completion)))
        var isDone = false
        delivery.notify("Main Street") { isDone = $0 }
        #expect(!isDone)
        completion.resume(returning: true)
        #expect(isDone)
        delivery.verify()
    }
}

/// A suite that declares defaults for all its tests.
struct DeliveryTests {
    let delivery = MockBreadDelivery()

    init() {
        delivery.stub(.price(to: .any)).andReturn(3)
        delivery.stub(.openRounds).andReturn(0)
    }

    @Test func deliveryToTheMainStreetIsFree() {
        delivery.stub(.price(to: "Main Street")).andReturn(0)

        #expect(delivery.price(to: "Main Street") == 0)
        #expect(delivery.price(to: "Elm Street") == 3)
    }

    @Test func thePriceIsAskedOnce() {
        delivery.expect(.price(to: "Elm Street"))

        #expect(delivery.price(to: "Elm Street") == 3)

        delivery.verify()
    }
}
