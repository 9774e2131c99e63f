import Testing

@testable import ExpectKit

struct ValueDifferenceTests {
    @Test func equalValuesDoNotDiffer() {
        expectLines((1, 1, []), (Dish(name: "a"), Dish(name: "a"), []), ([Bowl](), [Bowl](), []))
    }

    @Test func plainValuesDifferAsAWhole() {
        struct Price: Equatable, CustomStringConvertible {
            var cents: Int
            var description: String { "\(cents) ct" }
        }
        expectLines(
            (1, 2, ["expected 1, got 2"]), ("a", "b", [#"expected "a", got "b""#]),
            (1, 1.0, ["expected 1, got 1.0"]), (Int?.none as Any, 1 as Int? as Any, ["expected nil, got 1"]),
            (1 as UInt8, 1, ["expected 1 of type UInt8, got 1 of type Int"]),
            (Double.nan, Double.nan, ["nan never equals itself"]),
            // A custom description tells all.
            (Price(cents: 1), Price(cents: 2), ["expected 1 ct, got 2 ct"]))
    }

    @Test func structsAndTuplesDifferInTheirMembers() {
        let (with, without) = (Dish(name: "a", cook: .init(name: "A")), Dish(name: "a"))
        expectLines(
            (
                Dish(name: "a", price: 1), Dish(name: "b", price: 2),
                [#"name: expected "a", got "b""#, "price: expected 1, got 2"]
            ), (with, without, [#"cook: expected Cook(name: "A"), got nil"#]),
            (without, with, [#"cook: expected nil, got Cook(name: "A")"#]),
            (with, Dish(name: "a", cook: .init(name: "B")), [#"cook.name: expected "A", got "B""#]),
            ((1, "a"), (1, "b"), [#".1: expected "a", got "b""#]),
            ((x: 1, y: 2), (x: 3, y: 2), ["x: expected 1, got 3"]))
    }

    @Test func collectionsDifferInTheirElements() {
        let values: ([String: Any], [String: Any]) = (["n": 1, "s": "x"], ["n": 1, "s": "y"])
        expectLines(
            ([1, 2, 3], [1, 5, 3], ["[1]: expected 2, got 5"]), ([1, 2, 3], [2, 3], ["[0]: 1 is missing"]),
            ([1, 2], [1, 2, 3], ["[2]: 3 is not expected"]),
            (
                ["n": 1] as [String: Int]? as Any, ["n": 2] as [String: Int]? as Any,
                [#"["n"]: expected 1, got 2"#]
            ),
            ([1, 2] as [Int]? as Any, [1] as [Int]? as Any, ["[1]: 2 is missing"]),
            ([Dish(name: "a")], [Dish(name: "b")], [#"[0].name: expected "a", got "b""#]),
            (
                ["a": 1, "b": 2, "d": 4], ["b": 3, "c": 1, "d": 4],
                [#"["a"]: 1 is missing"#, #"["b"]: expected 2, got 3"#, #"["c"]: 1 is not expected"#]
            ), (values.0, values.1, [#"["s"]: expected "x", got "y""#]),
            (Set([1, 2]), Set([2, 3]), ["1 is missing, 3 is not expected"]),
            (Set([1, 2, 3]), Set([2]), ["1, 3 are missing"]))
    }

    @Test func enumsDifferInTheirPayload() {
        enum Topping: Equatable { case egg(Dish), meat(cut: String, Int), none }
        expectLines(
            (Topping.egg(Dish(name: "a")), Topping.egg(Dish(name: "b")), [#"name: expected "a", got "b""#]),
            (
                Topping.meat(cut: "belly", 1), Topping.meat(cut: "neck", 2),
                [#"cut: expected "belly", got "neck""#, ".1: expected 1, got 2"]
            ),
            (Topping.none, Topping.meat(cut: "a", 1), [#"expected none, got meat(cut: "a", 1)"#]))
    }

    @Test func matchersExplainTheirDifference() {
        let list: [Arg<Int>] = [1, .atLeast(2)]
        expectLines(
            (list, [Arg.value(1), .value(0)], ["[1]: expected at least 2, got 0"]),
            // A value of another type is named with its type.
            (Arg<Int>.atLeast(2), "a", [#"expected at least 2, an Int, got "a" of type String"#]))
    }
}
