import ExpectKit
import Testing

/// Failures of an order across mocks name the order, and show the calls of all its mocks in one table.
struct NamedOrderTests {
    private let shop = MockStepper(.unordered, named: "Shop")
    private let bank = MockStepper(.unordered, named: "Bank")

    private func expectAlternately(_ order: CallOrder, _ count: Int = 4) {
        for number in 1...count {
            (number.isMultiple(of: 2) ? bank : shop).expect(
                .step(number), fileID: "Tests/T.swift", filePath: "/T.swift", line: UInt(number), column: 1
            ).inOrder(order)
        }
    }

    private func lines(_ report: FailureReport?) -> [String] {
        report?.unwrappedText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            .filter { !$0.contains("called at") } ?? []
    }

    @Test func aCallThatCameLaterIsNamedSo() {
        expectAlternately(CallOrder("checkout"))
        shop.step(1)
        shop.step(3)
        bank.step(2)
        bank.step(4)
        verify(shop, bank)
        #expect(shop.failures.errors.count == 1 && bank.failures.reports.isEmpty)
        #expect(shop.failures.warnings.map(\.kind) == [.outOfOrder])
        #expect(
            lines(shop.failures.warnings.first) == [
                "Shop: step(3) was called too early: before Bank.step(2)",
                "  expected: Bank.step(2), once, called once, in the order \"checkout\" (T.swift:2)",
            ])
    }

    @Test func anOrderWithoutANameIsNotNamed() {
        expectAlternately(CallOrder())
        bank.step(2)
        shop.verify()
        #expect(bank.failures.errors.count == 1)
        #expect(!bank.failures.errors[0].text.contains("in the order \""))
    }

    @Test func anOrderWithTheWordsOfTheDefaultIsNamed() {
        expectAlternately(CallOrder("the order"))
        bank.step(2)
        shop.verify()
        let texts = bank.failures.errors.map(\.unwrappedText)
        #expect(texts.map { $0.contains("in the order \"the order\"") } == [true])
    }

    @Test func theTableOfALongOrderIsBounded() {
        expectAlternately(CallOrder("checkout"), 40)
        for number in 1...19 { (number.isMultiple(of: 2) ? bank : shop).step(number) }
        shop.step(21)
        let table = lines(shop.failures.errors.first).drop { $0 != "" }
        #expect(table.contains("     … 16 before"))
        #expect(table.contains("  20 Bank.step(20)  ≠  Shop.step(21)"))
        #expect(table.contains("     … 15 more"))
        #expect(table.count < 16)
    }

    @Test func anOrderOfOneMockNeedsNoJointTable() {
        let order = CallOrder("checkout")
        shop.expect(.step(1)).inOrder(order)
        shop.expect(.step(2)).inOrder(order)
        shop.step(2)
        #expect(!shop.failures.errors[0].text.contains("Shop.step(1)  "))
    }

    @Test func theTableShowsCallsThatACheckpointHasForgotten() {
        let order = CallOrder("checkout")
        shop.expect(.step(1)).inOrder(order)
        shop.step(1)
        shop.checkpoint()
        bank.expect(.step(2)).inOrder(order)
        shop.expect(.step(3)).inOrder(order)
        shop.step(3)
        let rows = lines(shop.failures.errors.first).filter { $0.contains("Shop.step") && $0.contains("  ") }
        #expect(rows.contains("  1 Shop.step(1)  =  Shop.step(1)"))
        #expect(rows.contains("  2 Bank.step(2)  ≠  Shop.step(3)"))
    }
}
