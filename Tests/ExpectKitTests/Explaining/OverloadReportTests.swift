import Testing

@testable import ExpectKit

/// A call of another overload than the declared one is reported as such.
struct OverloadReportTests {
    private let depot = MockFreightDepot()

    @Test func anotherOverloadIsNamedInPlaceOfTheNextExpectation() {
        depot.expect(.load(id: 1)); let line = #line
        depot.load(name: "tea")
        #expect(
            depot.texts == [
                """
                Depot: unexpected load(name: "tea"), expected load(id: 1)
                  expected: 1 of 1, load(id: 1), once, never called
                """
            ])
        #expect(depot.failures.reports.first?.candidates.map(\.role) == [.overload])
        #expect(depot.failures.reports.first?.location.line == line)
    }

    @Test func theNextExpectationIsAlsoNamedIfItIsAnother() {
        depot.expect(.close)
        depot.expect(.load(id: 1))
        depot.load(name: "tea")
        #expect(depot.failures.reports.first?.candidates.map(\.role) == [.overload, .next])
        #expect(depot.failures.reports.first?.candidates.map(\.call) == ["load(id: 1)", "close"])
    }

    /// Generated wrappers give overloads with the same labels cases of different names, and tokens of the same name.
    @Test func overloadsOfOneTokenAreFound() {
        depot.expect(.ship(1))
        depot.shipAll([1, 2])
        #expect(depot.failures.reports.first?.candidates.map(\.role) == [.overload])
        #expect(depot.texts.first?.contains("\n  expected: 1 of 1, ship(1), once") == true)
    }

    @Test func aStubOfAnotherOverloadIsNamed() {
        depot.stub(.load(id: 1)); let line = #line
        depot.load(name: "tea")
        let mention =
            "declared: load(id: 1), as a stub (Tests/ExpectKitTests/Explaining/OverloadReportTests.swift:\(line))"
        #expect(depot.texts.first?.contains(mention) == true)
    }

    @Test func anUnmetOverloadComesBeforeAMetOne() {
        depot.expect(.load(id: 1))
        depot.expect(.close)
        depot.expect(.load(id: 2))
        depot.load(id: 1)
        depot.load(name: "tea")
        #expect(depot.failures.reports.first?.candidates.map(\.call) == ["load(id: 2)", "close"])
    }

    @Test func anExpectationOfTheSameCaseIsNearer() {
        depot.expect(.load(id: 1))
        depot.expect(.load(name: "cup"))
        depot.load(name: "tea")
        #expect(depot.failures.reports.first?.candidates.map(\.role) == [.nearest, .next])
    }

    @Test func aRejectionIsNoOverload() {
        depot.reject(.load(id: 1))
        depot.load(name: "tea")
        #expect(depot.failures.reports.first?.candidates == [])
    }
}

private final class MockFreightDepot: Mocking {
    enum Invocation: Equatable, TokenNaming {
        case load(id: Int), load(name: String), ship(Int), shipAll([Int]), close

        var tokenName: String? { if case .shipAll = self { "ship(_:)" } else { nil } }
    }

    let mock = Mock<Invocation>("Depot")
    let failures = FailureRecorder()

    init() {
        mock.reporter = failures
        // Backtraces are slow, and other tests assert where a call came from.
        mock.engine.locked { $0.tracesLeft = 0 }
    }

    func load(id: Int) { mock.call(.load(id: id)) }
    func load(name: String) { mock.call(.load(name: name)) }
    func ship(_ number: Int) { mock.call(.ship(number)) }
    func shipAll(_ numbers: [Int]) { mock.call(.shipAll(numbers)) }
    func close() { mock.call(.close) }

    /// The texts of the failures without their tables.
    var texts: [String] {
        failures.reports.map { String($0.text.split(separator: "\n\n").first ?? "") }
    }
}
