import Foundation
import Testing

@testable import ExpectKit

/// Values behind `Any` are equal only if their types are the same, and all comparisons agree on that.
@Suite struct DynamicTypeTests {
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

    @Test func noTwoOfManyValuesAreEqual() {
        let values = distinct
        for (left, expected) in values.enumerated() {
            for (right, actual) in values.enumerated() {
                let words = "\(describeTyped(expected)) and \(describeTyped(actual))"
                let isSame = left == right
                #expect(valuesMatch(expected, actual) == isSame, "\(words)")
                #expect(preparedComparison(with: expected)(actual) == isSame, "\(words), prepared")
                #expect((PartwiseComparison(expected, actual) == .equal) == isSame, "\(words), partwise")
            }
        }
    }

    @Test func whatIsDifferentIsDescribedAsDifferent() {
        let values = distinct
        for (left, expected) in values.enumerated() {
            for (right, actual) in values.enumerated() {
                let differences = valueDifferences(expected, actual)
                #expect(differences.isEmpty == (left == right), "\(expected) and \(actual)")
                for difference in differences {
                    guard case .values(let expected, let got) = difference.kind else { continue }
                    #expect(expected != got)
                }
            }
        }
    }

    @Test func theTypesOfValuesWithTheSameDescriptionAreNamed() {
        func lines(_ expected: Any, _ actual: Any) -> [String] {
            valueDifferences(expected, actual).map(\.line)
        }
        #expect(
            lines(Int?.none as Any, String?.none as Any)
                == ["expected nil of type Optional<Int>, got nil of type Optional<String>"])
        #expect(lines([1], [1 as Any]) == ["expected [1] of type Array<Int>, got [1] of type Array<Any>"])
        #expect(
            lines(["a": [1]] as [String: Any], ["a": [1 as Any]] as [String: Any])
                == [#"["a"]: expected [1] of type Array<Int>, got [1] of type Array<Any>"#])
        #expect(
            lines([Int?.none as Any], [String?.none as Any])
                == ["[0]: expected nil of type Optional<Int>, got nil of type Optional<String>"])
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
            for (expected, actual) in [(left, right), (right, left)] {
                #expect(valuesMatch(expected, actual), "\(expected) and \(actual)")
                #expect(preparedComparison(with: expected)(actual), "\(expected) and \(actual), prepared")
                #expect(PartwiseComparison(expected, actual) == .equal, "\(expected) and \(actual), partwise")
                #expect(valueDifferences(expected, actual).isEmpty, "\(expected) and \(actual), described")
            }
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
            for (expected, actual) in [(left, right), (right, left)] {
                #expect(!valuesMatch(expected, actual), "\(expected) and \(actual)")
                #expect(!preparedComparison(with: expected)(actual), "\(expected) and \(actual), prepared")
                #expect(PartwiseComparison(expected, actual) != .equal, "\(expected) and \(actual), partwise")
                #expect(!valueDifferences(expected, actual).isEmpty, "\(expected) and \(actual), described")
            }
        }
    }

    @Test func anObjectOfFoundationEqualsTheValueOnlyIfItIsBridged() {
        let (number, text) = (NSNumber(value: 1), NSString(string: "a"))
        // Both directions agree, whatever the platform bridges.
        #expect(valuesMatch(number, 1) == valuesMatch(1, number))
        #expect(valuesMatch(text, "a") == valuesMatch("a", text))
        #expect(valuesMatch(text, NSMutableString(string: "a")))
        #expect(valuesMatch(NSMutableString(string: "a"), text))
        #expect(!valuesMatch(number, 2))
        #expect(!valuesMatch(2, number))
    }

    @Test func anArgumentIsNotConvertedToTheTypeOfAMatcher() {
        #expect(!valuesMatch(Arg<Int?>.value(nil), String?.none as Any))
        #expect(!valuesMatch(Arg<Int?>.any, String?.none as Any))
        #expect(!valuesMatch(Arg<[Int]>.any, [1 as Any]))
        #expect(valuesMatch(Arg<Int?>.any, Int?.none as Any))
        #expect(valuesMatch(Arg<Int?>.any, 1))
        #expect(valuesMatch(Arg<Any>.any, [1 as Any]))
        #expect(valuesMatch(Arg<Any?>.any, Int?.none as Any))
        #expect(valuesMatch(Arg<(any Error)?>.any, CancellationError?.none as Any))
        #expect(!valuesMatch(Arg<Tool?>.any, Int?.none as Any))
        #expect(valuesMatch(Arg<Tool>.any, Hammer(1)))
        #expect(valuesMatch(Arg<any Error>.any, CancellationError()))
        #expect(valuesMatch(Arg<AnyHashable>.any, 1))
    }

    @Test func aListOfMatchersAcceptsAListOfValues() {
        let expected: [Arg<Int>] = [1, .atLeast(2)]
        #expect(valuesMatch(expected, [1, 3]))
        #expect(preparedComparison(with: expected)([1, 3]))
        #expect(!valuesMatch(expected, [1, 1]))
        #expect(valuesMatch(["a": Arg<Int>.atLeast(2)], ["a": 2]))
        #expect(!valuesMatch(["a": Arg<Int>.atLeast(2)], ["a": "2"]))
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
                Log: unexpected log(nil)
                  nearest: 1 of 1, expected once, never called
                    argument:
                      expected nil of type Optional<Int>
                      got      nil of type Optional<String>

                    expected                called so far
                  1 log(…Optional<Int>)  ≠  log(…Optional<String>)
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
