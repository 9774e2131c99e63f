import Testing

@testable import ExpectKit

struct ArgumentMixingTests {
    enum Order {
        case cookRamen(bowls: Arg<Int>, soup: Arg<String>, extras: Arg<[String]>)
        case price(Arg<Double>, note: Arg<String?>, labels: Arg<[String: Int]>)
    }

    private let call = Order.cookRamen(
        bowls: .value(2), soup: .value("miso"), extras: .value(["chashu don", "tamago"]))

    @Test func literalsAndMatchersMix() {
        let accepting: [Order] = [
            .cookRamen(bowls: 2, soup: "miso", extras: ["chashu don", "tamago"]),
            .cookRamen(bowls: 2, soup: .any, extras: ["chashu don", .hasPrefix("ta")]),
            .cookRamen(
                bowls: .within(1...2), soup: .anyOf("shio", .contains("is")),
                extras: .containsInAnyOrder("tamago", .hasPrefix("chashu"))),
        ]
        let refusing: [Order] = [
            .cookRamen(bowls: 3, soup: .any, extras: .any), .cookRamen(bowls: 2, soup: "miso", extras: []),
            .price(1.5, note: nil, labels: [:]),
        ]
        expect(call, accepting, refusing)
    }

    @Test func everyKindOfLiteralIsAnArgument() {
        expect(
            .price(.value(1.5), note: .value(nil), labels: .value(["a": 1])),
            [
                .price(1.5, note: nil, labels: ["a": 1]),
                .price(.approximately(1, tolerance: 1), note: .nil, labels: .hasKey("a")),
            ], [.price(1.5, note: .some("x"), labels: ["a": 1])])
    }

    /// Expects which declared calls accept a call, and which refuse it.
    private func expect(_ call: Order, _ accepting: [Order], _ refusing: [Order]) {
        let matches = InvocationComparison<Order>().matches
        let (refused, accepted) = (
            accepting.filter { !matches($0, call) }, refusing.filter { matches($0, call) }
        )
        #expect([refused.map(describeCall), accepted.map(describeCall)] == [[], []])
    }

    @Test func differencesNameLabelAndIndex() {
        let expected = Order.cookRamen(
            bowls: .atLeast(3), soup: "shio", extras: ["chashu don", .hasPrefix("n")])
        #expect(
            callDifferences(expected, call).described.map(\.line) == [
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
        let place = DeclarationPlace(site: Sites.site(1))
        #expect(TypedDeclaration(.expect, expected, at: place).isCapturing)
        #expect(!TypedDeclaration(.expect, call, at: place).isCapturing)
        capture(call, for: expected)
        #expect(seen.all == ["tamago"])
    }
}
