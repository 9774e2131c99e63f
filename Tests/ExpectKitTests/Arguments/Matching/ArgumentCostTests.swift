import Testing

@testable import ExpectKit

struct ArgumentCostTests {
    /// A value that counts its descriptions.
    struct DescriptionCounter: Comparable, CustomStringConvertible {
        final class Count { var times = 0 }

        var number: Int
        let count: Count
        var description: String {
            count.times += 1
            return "described"
        }

        static func == (left: DescriptionCounter, right: DescriptionCounter) -> Bool {
            left.number == right.number
        }
        static func < (left: DescriptionCounter, right: DescriptionCounter) -> Bool {
            left.number < right.number
        }
    }

    @Test func anAcceptedValueIsNotDescribed() {
        let count = DescriptionCounter.Count()
        let value = DescriptionCounter(number: 1, count: count)
        let matchers: [Arg<[DescriptionCounter]>] = [
            .value([value]), [.value(value)], .containsInAnyOrder(.value(value)), .contains(.atLeast(value)),
            .each(.allOf(.atMost(value), .within(value...))), .subset(of: [value]), .superset(of: [value]),
            .not(.count(0)), .anyOf([], .contains(.having(\.number, 1))),
        ]
        for matcher in matchers { #expect(matcher.accepts([value])) }
        #expect(count.times == 0)
        #expect(matchers[0].words == "[described]")
        #expect(count.times == 1)
    }
}
