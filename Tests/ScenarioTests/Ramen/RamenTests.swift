import ExpectKit
import Testing

@testable import Stories

/// A waiter orders two bowls of miso with extras, and each test checks another part of the order.
struct RamenTests {
    let cook = MockCook()

    /// Places the order that every test expects.
    private func serveTwoBowlsOfMiso() {
        Waiter(cook: cook).order(2, of: "miso", with: ["chashu pork", "tamago"])
    }

    @Test func theOrderIsPassedOnExactly() {
        cook.expect(.cookRamen(bowls: 2, soup: "miso", extras: ["chashu pork", "tamago"]))

        serveTwoBowlsOfMiso()

        cook.verify()
    }

    @Test func extrasMayComeInAnyOrder() {
        cook.expect(.cookRamen(bowls: 2, soup: "miso", extras: .containsInAnyOrder("tamago", "chashu pork")))

        serveTwoBowlsOfMiso()

        cook.verify()
    }

    @Test func anExtraMayBeMatchedByItsPrefix() {
        cook.expect(
            .cookRamen(bowls: 2, soup: "miso", extras: .containsInAnyOrder("tamago", .hasPrefix("chashu"))))

        serveTwoBowlsOfMiso()

        cook.verify()
    }

    @Test func atLeastTwoBowlsMayBeOfAnySoup() {
        cook.expect(.cookRamen(bowls: .atLeast(2), soup: .any, extras: .any))

        serveTwoBowlsOfMiso()

        cook.verify()
    }

    @Test func matchersAreCombined() {
        cook.expect(
            .cookRamen(
                bowls: .within(1...4), soup: .anyOf("miso", "shoyu"),
                extras: .allOf(.count(2), .contains("tamago"), .not(.contains("menma")))))

        serveTwoBowlsOfMiso()

        cook.verify()
    }

    @Test func extrasAreCaptured() {
        let extras = Captor<[String]>()
        cook.expect(.cookRamen(bowls: .any, soup: .any, extras: .capture(extras)))

        serveTwoBowlsOfMiso()

        #expect(extras.all == [["chashu pork", "tamago"]])
        cook.verify()
    }
}
