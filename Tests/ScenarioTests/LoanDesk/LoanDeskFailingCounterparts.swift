import ExpectKit
import Testing

@testable import Stories

/// The loan desk with the bug, and wrong expectations, each with its report.
struct LoanDeskFailingCounterparts {
    let library = MockLoanClient()
    let failures = FailureRecorder()
    let ann = Member(name: "Ann", loans: 1)

    init() {
        library.mock.reporter = failures
    }

    @Test func aNotificationBeforeTheReservationIsReported() async throws {
        library.expect(.member(card: "A17")).andReturn(ann)
        library.expect(.reserve(title: "Dune", card: "A17")).andReturn(14)
        let declared = #line + 1
        library.expect(.notify(card: "A17", text: .hasPrefix("Dune is yours")))

        let desk = LoanDesk(client: library.client, hasBug: true)
        let line = #line + 1
        #expect(try await desk.lend("Dune", to: "A17") == 14)

        #expect(failures.sightings == [Sighting(.outOfOrder, line: line)])
        #expect(
            failures.texts == [
                """
                MockLoanClient: notify(card: "A17", text…) was called while reserve(title: "Dune", ca…) was expected
                  expected: 2 of 3, reserve(title: "Dune", card: "A17"), once, never called \
                (Tests/ScenarioTests/LoanDesk/LoanDeskFailingCounterparts.swift:\(declared - 2))
                  got:      3 of 3, notify(card: "A17", text: a prefix "Dune is yours"), once, later in the order \
                (Tests/ScenarioTests/LoanDesk/LoanDeskFailingCounterparts.swift:\(declared))
                  called at Tests/Stories/LoanDesk.swift:30

                    expected                                          called so far
                  1 member(card: "A17") → Member(name: "Ann", lo…  =  member(card: "A17") → Member(name: "Ann", loa…
                  2 reserve(title: "Dune", card: "A17") → 14       ≠  notify(card: "A17", text: "Dune is yours")
                  3 notify(card: "A17", text: a prefix "Dune is…)     not yet

                  help: if this order does not matter, use unordered() or unordered { }
                """
            ])

        library.verify()
        #expect(
            failures.texts.dropFirst() == [
                """
                MockLoanClient: notify(card: "A17", text:…) was called too early: before reserve(title: "Dune", ca…)
                  expected: 2 of 3, reserve(title: "Dune", card: "A17"), once, called once \
                (Tests/ScenarioTests/LoanDesk/LoanDeskFailingCounterparts.swift:\(declared - 2))
                  help: if this order does not matter, use unordered() or unordered { }
                """
            ])
    }

    @Test func anotherTitleIsReportedByItsLabel() async throws {
        library.stub(.member(card: .any)).andReturn(ann)
        library.stub(.notify(card: .any, text: .any))
        library.expect(.reserve(title: "Emma", card: "A17")).andReturn(14)

        #expect(try await LoanDesk(client: library.client).lend("Dune", to: "A17") == 14)

        library.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(failures.texts.first?.contains(#"title is "Dune", expected "Emma""#) == true)
    }

    @Test func aMissingNotificationIsReportedAtItsExpectation() async {
        library.stub(.member(card: .any)).andReturn(ann)
        library.stub(.reserve(title: .any, card: .any)).andThrow(.reserved)
        let line = #line + 1
        library.expect(.notify(card: "A17", text: .any))

        await #expect(throws: LoanError.reserved) {
            try await LoanDesk(client: library.client).lend("Dune", to: "A17")
        }

        library.verify()
        #expect(failures.sightings == [Sighting(.missing, line: line)])
    }

    @Test func aCallOfARealClosureThatIsRejectedIsReported() async throws {
        let live = LoanClient(
            member: { card in Member(name: card, loans: 0) }, reserve: { _, _ in 21 }, notify: { _, _ in })
        let library = MockLoanClient(wrapping: live)
        library.mock.reporter = failures
        library.reject(.notify(card: .any, text: .any))

        #expect(try await LoanDesk(client: library.client).lend("Dune", to: "A17") == 21)

        #expect(failures.reports.map(\.kind) == [.rejected])
    }
}
