import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Values behind `Any` are equal only if their types are the same, and all comparisons agree on that.
struct DynamicTypeTests {
    private enum Choice<Item> { case none, one(Item), list([Item]) }
    private enum SameChoice<Item: Equatable>: Equatable { case none, one(Item) }
    private struct Pair<Item>: Hashable { var number = 1 }
    private struct Handle {}

    /// Values of which no two are equal, though many have the same description.
    private var distinct: [Any] {
        [
            Int?.none as Any, String?.none as Any, Any?.none as Any, Handle?.none as Any, Bowl?.none as Any,
            Int??.none as Any, String??.none as Any, [Int]?.none as Any, [Any]?.none as Any,
            (any Error)?.none as Any, AnyHashable?.none as Any, Int.Type?.none as Any,
            (() -> Void)?.none as Any,
            1, Int8(1), UInt(1), 1.0, Float(1), "1", Character("1"), Substring("1"), true,
            [Int](), [String](), [Any](), [Int?](), [Any?](), [[Int]](), [[Any]](), [Bowl](),
            ArraySlice<Int>(),
            ContiguousArray<Int>(), [AnyHashable](),
            [1], [1 as Any], [1 as Int?], [1 as Any?], ArraySlice([1]), ArraySlice([1 as Any]), ["1"], [1.0],
            [Int?.none], [String?.none], [Any?.none], [Int?.none as Any], [String?.none as Any],
            [AnyHashable(1)],
            [[1]], [[1 as Any]], [[1] as Any],
            [String: Int](), [String: Any](), [Int: Int](), [AnyHashable: Any](), [AnyHashable: Int](),
            ["a": 1], ["a": 1 as Any], ["a": 1 as Int?], ["a": [1] as Any], ["a": [1 as Any] as Any],
            ["a": Int?.none as Any], ["a": String?.none as Any], [AnyHashable("a"): 1],
            Set<Int>(), Set<String>(), Set([1]), Set([1.0]), Set([AnyHashable(1)]),
            (1, 2), (1, 2 as Any), (1 as Int?, 2), (Int?.none, 2), (String?.none, 2), (a: 1, b: 2), (1, [2]),
            (1, [2 as Any]), (),
            Choice<Int>.none, Choice<String>.none, Choice<Any>.none, Choice<Int>.one(1), Choice<Any>.one(1),
            Choice<Any>.one([1]), Choice<Any>.one([1 as Any]), Choice<Int>.list([]), Choice<Any>.list([]),
            Choice<Any>.one(Int?.none as Any), Choice<Any>.one(String?.none as Any),
            SameChoice<Int>.none, SameChoice<Int8>.none, SameChoice<Int>.one(1), SameChoice<Int8>.one(1),
            Pair<Int>(), Pair<String>(), [Pair<Int>()], [Pair<String>()],
            Int.self, Int?.self, Any.self, [Int].self, [Any].self, Choice<Int>.self,
            1..<2, Int8(1)..<2, Result<Int, CancellationError>.success(1),
            Result<Any, CancellationError>.success(1),
        ]
    }

    /// Expects that all ways to compare two values agree.
    private func expect(_ expected: Any, _ actual: Any, areEqual: Bool) {
        let found = [
            "matched": valuesMatch(expected, actual), "prepared": preparedComparison(with: expected)(actual),
            "partwise": PartwiseComparison(expected, actual) == .equal,
            "described": valueDifferences(expected, actual).described.isEmpty,
        ]
        let wrong = found.filter { $0.value != areEqual }.keys.sorted()
        #expect(wrong == [], "\(describeTyped(expected)) and \(describeTyped(actual))")
    }

    @Test func noTwoOfManyValuesAreEqual() {
        let values = distinct
        for (left, expected) in values.enumerated() {
            for (right, actual) in values.enumerated() { expect(expected, actual, areEqual: left == right) }
        }
    }

    @Test func whatIsDifferentIsDescribedAsDifferent() {
        let values = distinct
        for expected in values {
            for difference in values.flatMap({ valueDifferences(expected, $0).described }) {
                guard case .values(let expected, let got) = difference.kind else { continue }
                #expect(expected != got)
            }
        }
    }

    @Test func theTypesOfValuesWithTheSameDescriptionAreNamed() {
        let (none, noText) = (Int?.none as Any, String?.none as Any)
        let optionals = "expected nil of type Optional<Int>, got nil of type Optional<String>"
        let arrays = "expected [1] of type Array<Int>, got [1] of type Array<Any>"
        expectLines(
            (none, noText, [optionals]), ([1], [1 as Any], [arrays]),
            (["a": [1]] as [String: Any], ["a": [1 as Any]] as [String: Any], [#"["a"]: \#(arrays)"#]),
            ([none], [noText], ["[0]: \(optionals)"]))
    }

    // MARK: Types that count as the same

    /// Values that are equal in both directions.
    private var equal: [(Any, Any)] {
        [
            (1, Int?.some(1) as Any), (1, Int??.some(1) as Any), (Int?.some(1) as Any, Int??.some(1) as Any),
            (Int?.some(1) as Any, Any?.some(1) as Any), (1, Any?.some(Int?.some(1) as Any) as Any),
            (Int?.none as Any, Int??.some(.none) as Any),
            (Int?.none as Any, Any?.some(Int?.none as Any) as Any),
            (1, AnyHashable(1)), (Int?.some(1) as Any, AnyHashable(1)),
            (1, AnyHashable?.some(AnyHashable(1)) as Any),
            (AnyHashable(1), AnyHashable(1.0)), (AnyHashable(1), AnyHashable?.some(AnyHashable(1.0)) as Any),
            ([1], [Int]?.some([1]) as Any), ([1 as Any], [Any]?.some([1]) as Any),
            ((1, 2), (Int, Int)?.some((1, 2)) as Any), (Int.self, Any.Type?.some(Int.self) as Any),
            (Choice<Int>.one(1), Choice<Int>?.some(.one(1)) as Any),
            ([Int?.some(1) as Any], [1 as Any]), (["a": Int?.some(1) as Any], ["a": 1 as Any]),
            (Tool(1), Hammer(1)), (Hammer(1), Saw(1)), ([Tool(1)], [Hammer(1)] as [Tool]),
            (Tool(1), Tool?.some(Hammer(1)) as Any), (0.0, -0.0), ("\u{E9}", "e\u{301}"),
        ]
    }

    @Test func wrappersAndSubclassesCountAsTheSameType() {
        for (left, right) in equal {
            expect(left, right, areEqual: true)
            expect(right, left, areEqual: true)
        }
    }

    @Test func wrappersDoNotHideADifference() {
        let pairs: [(Any, Any)] = [
            (2, Int?.some(1) as Any), (1.0, AnyHashable(1)), (Int8?.some(1) as Any, Int?.some(1) as Any),
            (Int?.none as Any, Int??.none as Any), (Int??.some(.none) as Any, Int??.none as Any),
            (Tool(1), Hammer(2)), (Hammer(1), Saw(2)), (Hammer(1), Bowl()), (1, AnyHashable("1")),
            ([1], AnyHashable([1 as AnyHashable])), (Int?.none as Any, AnyHashable(1)), (Tool(1), 1),
        ]
        for (left, right) in pairs {
            expect(left, right, areEqual: false)
            expect(right, left, areEqual: false)
        }
    }

    @Test func anObjectOfFoundationEqualsTheValueOnlyIfItIsBridged() {
        let (number, text) = (NSNumber(value: 1), NSString(string: "a"))
        // Both directions agree, whatever the platform bridges.
        #expect(valuesMatch(number, 1) == valuesMatch(1, number))
        #expect(valuesMatch(text, "a") == valuesMatch("a", text))
        expectEqual((text, NSMutableString(string: "a")), (NSMutableString(string: "a"), text))
        expectDifferent((number, 2), (2, number))
    }

    @Test func anArgumentIsNotConvertedToTheTypeOfAMatcher() {
        let (none, noText) = (Int?.none as Any, String?.none as Any)
        expectEqual(
            (Arg<Int?>.any, none), (Arg<Int?>.any, 1), (Arg<Any>.any, [1 as Any]), (Arg<Any?>.any, none),
            (Arg<(any Error)?>.any, CancellationError?.none as Any), (Arg<Tool>.any, Hammer(1)),
            (Arg<any Error>.any, CancellationError()), (Arg<AnyHashable>.any, 1))
        expectDifferent(
            (Arg<Int?>.value(nil), noText), (Arg<Int?>.any, noText), (Arg<[Int]>.any, [1 as Any]),
            (Arg<Tool?>.any, none))
    }

    @Test func aListOfMatchersAcceptsAListOfValues() {
        let expected: [Arg<Int>] = [1, .atLeast(2)]
        #expect(preparedComparison(with: expected)([1, 3]))
        expectEqual((expected, [1, 3]), (["a": Arg<Int>.atLeast(2)], ["a": 2]))
        expectDifferent((expected, [1, 1]), (["a": Arg<Int>.atLeast(2)], ["a": "2"]))
    }

    // MARK: In a test

    private enum Logging { case log(Any), set([String: Any]) }

    private func mock() -> (Mock<Logging>, FailureRecorder) {
        let failures = FailureRecorder()
        let mock = Mock<Logging>("Log")
        mock.reporter = failures
        return (mock, failures)
    }

    @Test func aCallWithAnEmptyOptionalOfAnotherTypeFails() {
        let (log, failures) = mock()
        log.expect(.log(Int?.none as Any))
        log.call(.log(String?.none as Any))
        log.verify()
        #expect(failures.reports.map(\.kind) == [.unexpected])
        #expect(
            failures.reports.first?.text == """
                Log: log(…): got nil of type Optional<String>, expected nil of type Optional<Int>
                  expected: 1 of 1, once, never called
                  got:      log(nil)
                """)
    }

    @Test func aCallWithTheSameTypesPasses() {
        let (log, failures) = mock()
        log.expect(.log(Int?.none as Any))
        log.expect(.log([1]))
        log.expect(.set(["a": 1, "b": [1, 2], "c": ["d": nil as Int?] as [String: Any?]]))
        log.call(.log(Int?.none as Any))
        log.call(.log([1]))
        log.call(.set(["a": 1, "b": [1, 2], "c": ["d": nil as Int?] as [String: Any?]]))
        log.verify()
        #expect(failures.reports.isEmpty)
    }
}

private class Tool: Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (left: Tool, right: Tool) -> Bool { left.number == right.number }
}
private final class Hammer: Tool {}
private final class Saw: Tool {}
