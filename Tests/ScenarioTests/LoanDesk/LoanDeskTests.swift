import ExpectKit
import Testing

@testable import Stories

/// A loan desk, whose services are a struct of closures with a generated mock. Also the code of the article “Mocking
/// structs of closures”.
struct LoanDeskTests {
    let ann = Member(name: "Ann", loans: 1)

    @Test func aBookIsReservedBeforeTheMemberIsNotified() async throws {
        let ann = Member(name: "Ann", loans: 1)
        let library = MockLoanClient()
        library.expect(.member(card: "A17")).andReturn(ann)
        library.expect(.reserve(title: "Dune", card: "A17")).andReturn(14)
        library.expect(.notify(card: "A17", text: .hasPrefix("Dune is yours")))

        let desk = LoanDesk(client: library.client)
        #expect(try await desk.lend("Dune", to: "A17") == 14)

        library.verify()
    }

    @Test func nobodyIsNotifiedOfABookThatIsReserved() async {
        let library = MockLoanClient()
        library.expect(.member(card: .any)).andReturn(ann)
        library.expect(.reserve(title: "Dune", card: "A17")).andThrow(.reserved)

        let desk = LoanDesk(client: library.client)
        await #expect(throws: LoanError.reserved) { try await desk.lend("Dune", to: "A17") }

        library.verify()
    }

    @Test func theLimitIsAPlainValue() async {
        let library = MockLoanClient(limit: 1)
        library.expect(.member(card: "A17")).andReturn(ann)

        let desk = LoanDesk(client: library.client)
        await #expect(throws: LoanError.limitReached) { try await desk.lend("Dune", to: "A17") }

        library.verify()
    }

    @Test func theMemberIsNotNotifiedWhileTheReservationIsPending() async throws {
        let library = MockLoanClient()
        library.stub(.member(card: .any)).andReturn(ann)
        let reservation = library.expect(.reserve(title: "Dune", card: .any)).andSuspend()
        library.expect(.notify(card: "A17", text: .any))

        let desk = LoanDesk(client: library.client)
        async let days = desk.lend("Dune", to: "A17")
        await reservation.waitUntilCalled()
        #expect(library.callCount(.notify(card: .any, text: .any)) == 0)
        reservation.resume(returning: 7)

        #expect(try await days == 7)
        library.verify()
    }

    @Test func aPartialMockForwardsToRealClosures() async throws {
        let live = LoanClient(
            member: { card in Member(name: card, loans: 0) },
            reserve: { _, _ in 21 },
            notify: { _, _ in })
        let library = MockLoanClient(wrapping: live)
        library.expect(.reserve(title: "Emma", card: .any)).andReturn(7)
        library.expect(.reserve(title: "Dune", card: .any)).andForward()

        let desk = LoanDesk(client: library.client)
        #expect(try await desk.lend("Emma", to: "A17") == 7)
        #expect(try await desk.lend("Dune", to: "A17") == 21)

        library.verify()
    }

    @Test func oneClosureIsReplacedInACopy() async throws {
        let library = MockLoanClient()
        library.expect(.reserve(title: "Dune", card: "A17")).andReturn(14)
        library.expect(.notify(card: "A17", text: .any))

        var client = library.client
        client.member = { [ann] _ in ann }
        #expect(try await LoanDesk(client: client).lend("Dune", to: "A17") == 14)

        library.verify()
    }
}
