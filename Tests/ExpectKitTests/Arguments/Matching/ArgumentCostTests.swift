import Testing

@testable import ExpectKit

@Suite struct ArgumentCostTests {
    /// A value that counts how often it was described.
    struct Told: Comparable, CustomStringConvertible {
        final class Count { var times = 0 }

        var number: Int
        let count: Count
        var description: String {
            count.times += 1
            return "told"
        }

        static func == (left: Told, right: Told) -> Bool { left.number == right.number }
        static func < (left: Told, right: Told) -> Bool { left.number < right.number }
    }

    @Test func anAcceptedValueIsNotDescribed() {
        let count = Told.Count()
        let value = Told(number: 1, count: count)
        let matchers: [Arg<[Told]>] = [
            .value([value]), [.value(value)], .containsInAnyOrder(.value(value)), .contains(.atLeast(value)),
            .each(.allOf(.atMost(value), .within(value...))), .subset(of: [value]), .superset(of: [value]),
            .not(.count(0)), .anyOf([], .contains(.having(\.number, 1))),
        ]
        for matcher in matchers { #expect(matcher.accepts([value])) }
        #expect(count.times == 0)
        #expect(matchers[0].words == "[told]")
        #expect(count.times == 1)
    }
}
