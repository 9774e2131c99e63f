import Testing

@testable import ExpectKit

@Suite struct ValueDifferenceTests {
    private func lines(_ expected: Any, _ actual: Any) -> [String] {
        valueDifferences(expected, actual).map(\.line)
    }

    @Test func equalValuesDoNotDiffer() {
        #expect(lines(1, 1).isEmpty)
        #expect(lines(Dish(name: "a"), Dish(name: "a")).isEmpty)
        #expect(lines([Bowl](), [Bowl]()).isEmpty)
    }

    @Test func plainValuesDifferAsAWhole() {
        #expect(lines(1, 2) == ["expected 1, got 2"])
        #expect(lines("a", "b") == [#"expected "a", got "b""#])
        #expect(lines(1, 1.0) == ["expected 1, got 1.0"])
    }

    @Test func structsDifferInTheirMembers() {
        #expect(
            lines(Dish(name: "a", price: 1), Dish(name: "b", price: 2)) == [
                #"name: expected "a", got "b""#, "price: expected 1, got 2",
            ])
    }

    @Test func optionalsDifferInTheirValueOrAsNil() {
        let (with, without) = (Dish(name: "a", cook: .init(name: "A")), Dish(name: "a"))
        #expect(lines(with, without) == [#"cook: expected Cook(name: "A"), got nil"#])
        #expect(lines(without, with) == [#"cook: expected nil, got Cook(name: "A")"#])
        #expect(
            lines(with, Dish(name: "a", cook: .init(name: "B"))) == [#"cook.name: expected "A", got "B""#])
        #expect(lines(Int?.none as Any, Int?.some(1) as Any) == ["expected nil, got 1"])
    }

    @Test func tuplesDifferInTheirMembers() {
        #expect(lines((1, "a"), (1, "b")) == [#".1: expected "a", got "b""#])
        #expect(lines((x: 1, y: 2), (x: 3, y: 2)) == ["x: expected 1, got 3"])
    }

    @Test func arraysDifferInTheirElements() {
        #expect(lines([1, 2, 3], [1, 5, 3]) == ["[1]: expected 2, got 5"])
        #expect(lines([1, 2, 3], [2, 3]) == ["[0]: 1 is missing"])
        #expect(lines([1, 2], [1, 2, 3]) == ["[2]: 3 is not expected"])
        #expect(lines([Dish(name: "a")], [Dish(name: "b")]) == [#"[0].name: expected "a", got "b""#])
    }

    @Test func longListsOfDifferencesAreCut() {
        #expect(lines(Array(1...100), (1...100).map { -$0 }).count == Limits.Comparing.differences)
    }

    @Test func dictionariesDifferByKey() {
        #expect(
            lines(["a": 1, "b": 2, "d": 4], ["b": 3, "c": 1, "d": 4]) == [
                #"["a"]: 1 is missing"#, #"["b"]: expected 2, got 3"#, #"["c"]: 1 is not expected"#,
            ])
        let values: ([String: Any], [String: Any]) = (["n": 1, "s": "x"], ["n": 1, "s": "y"])
        #expect(lines(values.0, values.1) == [#"["s"]: expected "x", got "y""#])
    }

    @Test func setsDifferInTheirElements() {
        #expect(lines(Set([1, 2]), Set([2, 3])) == ["1 is missing, 3 is not expected"])
        #expect(lines(Set([1, 2, 3]), Set([2])) == ["1, 3 are missing"])
    }

    @Test func enumsDifferInTheirPayload() {
        enum Topping: Equatable { case egg(Dish), meat(cut: String, Int), none }
        #expect(
            lines(Topping.egg(Dish(name: "a")), Topping.egg(Dish(name: "b"))) == [
                #"name: expected "a", got "b""#
            ])
        #expect(
            lines(Topping.meat(cut: "belly", 1), Topping.meat(cut: "neck", 2)) == [
                #"cut: expected "belly", got "neck""#, ".1: expected 1, got 2",
            ])
        #expect(lines(Topping.none, Topping.meat(cut: "a", 1)) == [#"expected none, got meat(cut: "a", 1)"#])
    }

    @Test func valuesWithACustomDescriptionDifferAsAWhole() {
        struct Price: Equatable, CustomStringConvertible {
            var cents: Int
            var description: String { "\(cents) ct" }
        }
        #expect(lines(Price(cents: 1), Price(cents: 2)) == ["expected 1 ct, got 2 ct"])
    }

    @Test func aDifferenceNeverShowsTheSameTextTwice() {
        struct SameDescription: Equatable, CustomStringConvertible {
            var hidden: Int
            var description: String { "blind" }
        }
        #expect(
            lines(SameDescription(hidden: 1), SameDescription(hidden: 2)) == [
                "hidden: expected 1, got 2"
            ])
        #expect(lines(Double.nan, Double.nan) == ["nan never equals itself"])
        #expect(lines(Bowl(), Bowl()) == ["expected the same instance of Bowl, got another one"])
        #expect(lines(1 as UInt8, 1) == ["expected 1 of type UInt8, got 1 of type Int"])
    }

    @Test func aValueOfAnotherTypeIsNamedWithItsType() {
        let arg = Arg<Int>.atLeast(2)
        #expect(lines(arg, "a") == [#"expected at least 2, an Int, got "a" of type String"#])
    }

    @Test func matchersInsideValuesExplainTheirDifference() {
        let expected: [Arg<Int>] = [1, .atLeast(2)]
        #expect(lines(expected, [Arg.value(1), .value(0)]) == ["[1]: expected at least 2, got 0"])
    }

    @Test func unequalValuesWithEqualPartsAreShownWhole() {
        struct NeverEqual: Equatable {
            var number = 1
            static func == (left: NeverEqual, right: NeverEqual) -> Bool { false }
        }
        #expect(
            lines(NeverEqual(), NeverEqual()) == [
                "NeverEqual(number: 1) looks alike but is not equal: == is false, and all stored members are equal"
            ])
    }
}
