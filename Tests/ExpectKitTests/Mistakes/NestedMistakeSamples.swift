#if os(Linux)
    import ExpectKit
    import Foundation
    import Testing

    @testable import Mistakes

    /// Tests that fail on purpose: a part of a nested value, of a number or of a pair differs. They verify their mocks.
    ///
    /// ``SampleRun`` runs them in a separate process. Otherwise they are disabled.
    @Suite(.enabled(if: SampleRun.isRunning)) struct NestedMistakeSamples {
        private let accounts = MockAccounts()
        private let delegate = MockCartDelegate()
        private let prices = MockPriceService()
        private let client = MockPlayerClient()
        private let store = MockStore()
        private let song = URL(
            filePath: "/music/albums/the-analytical-engine/disc-1/03-the-difference-engine.flac")
        private var bookkeeper: Bookkeeper { Bookkeeper(accounts: accounts) }
        private var cart: Cart { Cart(prices: prices, delegate: delegate) }
        private var player: Player { Player(client: client.client) }

        @Test func aRoundedTotal() throws {
            delegate.expect(.shouldAdd("rye", count: 3)).andReturn(true)
            prices.expect(.price(of: "rye")).andReturn(1.1)
            delegate.expect(.didAdd("rye", count: 3))
            delegate.expect(.totalChanged(to: 3.3))
            try cart.add("rye", count: 3)  // the wrong call
            verify(delegate, prices)
        }

        @Test func aDigitOfACardNumber() {
            let number = "4000 0566 5566 5556"
            accounts.expect(.book(Entry(payments: [.cash(20), .card(number: number, owner: Owner())])))
            let wrong = Payment.card(number: "4000 0566 5565 5556", owner: Owner())
            bookkeeper.book([.cash(20), wrong])  // the wrong call
            accounts.verify()
        }

        @Test func anotherCaseOfAnEnum() {
            accounts.expect(.book(Entry(payments: [.card(number: "4000", owner: Owner())])))
            bookkeeper.book([.cash(20)])  // the wrong call
            accounts.verify()
        }

        @Test func anElementOfADictionaryOfLists() {
            accounts.expect(.book(Entry(tags: ["a": [1], "b": [4, 5]])))
            bookkeeper.book([.cash(20)], tags: ["a": [1], "b": [4]])  // the wrong call
            accounts.verify()
        }

        @Test func anInvoiceMissingInAList() {
            accounts.expect(
                .submit([Invoice(number: 1), Invoice(number: 2), Invoice(number: 3)], to: "Oslo"))
            bookkeeper.submit([Invoice(number: 1), Invoice(number: 3)], to: "Oslo")  // the wrong call
            accounts.verify()
        }

        @Test func aMemberOfAnElement() {
            let bergen = Invoice(number: 2, customer: Owner(city: "Bergen"))
            accounts.expect(.submit([Invoice(number: 1), Invoice(number: 2)], to: "Oslo"))
            bookkeeper.submit([Invoice(number: 1), bergen], to: "Oslo")  // the wrong call
            accounts.verify()
        }

        @Test func twoArgumentsOfALargeCall() {
            accounts.expect(.submit([Invoice(number: 1)], to: "Oslo"))
            bookkeeper.submit([Invoice(number: 7)], to: "Bergen")  // the wrong call
            accounts.verify()
        }

        @Test func anotherRole() {
            accounts.expect(.close(month: 11, by: .manager))
            bookkeeper.closeYear(month: 11)  // the wrong call
            accounts.verify()
        }

        @Test func anElementOfATuple() {
            accounts.expect(.mark((first: 1, last: 9)))
            bookkeeper.markPage(1)  // the wrong call
            accounts.verify()
        }

        @Test func aPositionOutsideOfARange() async throws {
            client.expect(.load(id: 7)).andReturn(song)
            client.expect(.play(url: .any, position: .within(0...60)))
            try await player.play(7, from: 90)  // the wrong call
            client.verify()
        }

        @Test func aPositionBesideALongURL() async throws {
            client.expect(.load(id: 7)).andReturn(song)
            client.expect(.play(url: .value(song), position: 12.5))
            try await player.play(7, from: 12)  // the wrong call
            client.verify()
        }

        @Test func swappedArguments() {
            store.expect(.save("theme", for: "dark"))
            SyncEngine(api: MockAPIClient(), store: store).setTheme("dark")  // the wrong call
            store.verify()
        }
    }
#endif
