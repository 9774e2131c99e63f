import Testing

@testable import ExpectKit

@Suite struct ArgumentMixingTests {
    enum Order {
        case cookRamen(bowls: Arg<Int>, soup: Arg<String>, extras: Arg<[String]>)
        case price(Arg<Double>, note: Arg<String?>, labels: Arg<[String: Int]>)
    }

    private let call = Order.cookRamen(
        bowls: .value(2), soup: .value("miso"), extras: .value(["chashu don", "tamago"]))

    @Test func literalsAndMatchersMix() {
        let matches = InvocationComparison<Order>().matches
        #expect(matches(.cookRamen(bowls: 2, soup: "miso", extras: ["chashu don", "tamago"]), call))
        #expect(matches(.cookRamen(bowls: 2, soup: .any, extras: ["chashu don", .hasPrefix("ta")]), call))
        #expect(
            matches(
                .cookRamen(
                    bowls: .within(1...2), soup: .anyOf("shio", .contains("is")),
                    extras: .containsInAnyOrder("tamago", .hasPrefix("chashu"))), call))
        #expect(!matches(.cookRamen(bowls: 3, soup: .any, extras: .any), call))
        #expect(!matches(.cookRamen(bowls: 2, soup: "miso", extras: []), call))
        #expect(!matches(.price(1.5, note: nil, labels: [:]), call))
    }

    @Test func everyKindOfLiteralIsAnArgument() {
        let matches = InvocationComparison<Order>().matches
        let price = Order.price(.value(1.5), note: .value(nil), labels: .value(["a": 1]))
        #expect(matches(.price(1.5, note: nil, labels: ["a": 1]), price))
        #expect(matches(.price(.approximately(1, tolerance: 1), note: .nil, labels: .hasKey("a")), price))
        #expect(!matches(.price(1.5, note: .some("x"), labels: ["a": 1]), price))
    }

    @Test func differencesNameLabelAndIndex() {
        let expected = Order.cookRamen(
            bowls: .atLeast(3), soup: "shio", extras: ["chashu don", .hasPrefix("n")])
        #expect(
            callDifferences(expected, call).map(\.line) == [
                "bowls: expected at least 3, got 2",
                #"soup: expected "shio", got "miso""#,
                #"extras[1]: expected a prefix "n", got "tamago""#,
            ])
    }

    @Test func expectationsAreDescribedAsTheyAreWritten() {
        let expected = Order.cookRamen(bowls: .within(1...2), soup: "miso", extras: ["tamago", .any])
        #expect(describeCall(expected) == #"cookRamen(bowls: 1...2, soup: "miso", extras: ["tamago", any])"#)
    }

    @Test func captorsAreFoundInsideOtherMatchers() {
        let seen = Captor<String>()
        let expected = Order.cookRamen(bowls: .any, soup: .any, extras: [.any, .capture(seen)])
        #expect(captures(InvocationShape(of: expected)))
        #expect(!captures(InvocationShape(of: call)))
        capture(call, for: expected)
        #expect(seen.all == ["tamago"])
    }
}
