import Testing

@testable import ExpectKit

struct ListAlignmentTests {
    private func lines(_ expected: Any, _ actual: Any) -> [String] {
        valueDifferences(expected, actual).described.map(\.line)
    }

    private func steps(_ expected: [String], _ actual: [String]) -> [ListAlignment.Step] {
        ListAlignment(expected, actual, limit: 5).steps
    }

    @Test func missingAndAdditionalElementsAreNamedByTheirOwnIndex() {
        expectLines(
            (Array(1...7), [1, 3, 4, 6, 7], ["[1]: 2 is missing", "[4]: 5 is missing"]),
            (Array(1...9), [1, 2, 8, 9], ["[2...6]: 3, 4, 5, 6, 7 are missing"]),
            ([1], [Int](), ["[0]: 1 is missing"]),
            ([1, 2, 3, 4], [9, 1, 2, 3, 8, 4], ["[0]: 9 is not expected", "[4]: 8 is not expected"]),
            ([Int](), Array(1...100), ["[0...99]: 1, 2, 3, 4, 5, … 95 more are not expected"]),
            // A moved element.
            ([1, 2, 3, 4, 5], [2, 3, 4, 5, 1], ["[0]: 1 is missing", "[4]: 1 is not expected"]))
    }

    @Test func changedElementsAreComparedInside() {
        let expected = ["a", "b", "c", "d"].map { Dish(name: $0) }
        var actual = expected
        actual.remove(at: 0)
        actual[1].cook = Dish.Cook(name: "A")
        #expect(
            lines(expected, actual) == [
                #"[0]: Dish(name: "a", price: 1, cook: nil) is missing"#,
                #"[2].cook: expected nil, got Cook(name: "A")"#,
            ])
    }

    @Test func changedElementsArePairedFromTheBeginning() {
        expectLines(
            (
                [0, 1, 2, 3, 4], [0, 8, 9, 4],
                ["[1]: expected 1, got 8", "[2]: expected 2, got 9", "[3]: 3 is missing"]
            ),
            ([0, 1, 4], [0, 8, 9, 4], ["[1]: expected 1, got 8", "[2]: 9 is not expected"]))
    }

    @Test func theShorterExplanationIsChosen() {
        // By index there are two changes, and aligned there are two missing and two additional elements.
        expectTexts(
            (
                steps(["a", "b"], ["b", "a"]),
                [.changed(expected: 0, actual: 0), .changed(expected: 1, actual: 1)]
            ), (steps(["a", "b", "c", "d"], ["b", "c", "d", "e"]), [.missing(0..<1), .notExpected(3..<4)]))
    }

    @Test func listsWithoutCommonElementsAreComparedByIndex() {
        let (expected, actual) = (Array(0..<1000), (0..<1000).map { -1 - $0 })
        #expect(lines(expected, actual) == (0..<6).map { "[\($0)]: expected \($0), got \(-1 - $0)" })
    }

    @Test func elementsWithoutEqualityAreAlignedAsWell() {
        let (expected, actual): ([Any], [Any]) = ([1, "a", 2.5, (1, 2)], [1, 2.5, (1, 3)])
        #expect(lines(expected, actual) == [#"[1]: "a" is missing"#, "[3].1: expected 2, got 3"])
    }

    @Test func matchersAreAligned() {
        let arg: Arg<[Int]> = [1, .atLeast(5), 2, 3]
        #expect(
            [[1, 2, 3], [1, 9, 7, 2, 4]].map(arg.lines)
                == [["[1]: at least 5 is missing"], ["[2]: 7 is not expected", "[3]: expected 3, got 4"]])
    }

    /// Applying the steps to the expected list gives the actual one.
    @Test func stepsExplainRandomLists() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let lists = (0..<2).map { _ in
                (0..<Int.random(in: 0...12, using: &random)).map { _ in
                    "\(Int.random(in: 0..<5, using: &random))"
                }
            }
            let (expected, actual) = (lists[0], lists[1])
            #expect(applied(steps(expected, actual), expected, actual) == actual, "\(expected) \(actual)")
        }
    }

    private func applied(_ steps: [ListAlignment.Step], _ expected: [String], _ actual: [String]) -> [String] {
        var list: [String?] = expected
        var insertions: [Int] = []
        for step in steps {
            switch step {
            case .changed(let left, let right): list[left] = actual[right]
            case .missing(let range): for index in range { list[index] = nil }
            case .notExpected(let range): insertions += Array(range)
            }
        }
        var result = list.compactMap(\.self)
        for index in insertions where index <= result.count { result.insert(actual[index], at: index) }
        return result
    }

    @Test func theWorkOnLongListsIsBounded() {
        let expected = (0..<100_000).map(String.init)
        var actual = expected
        for index in [90_000, 50_000, 10_000] { actual.remove(at: index) }
        #expect(
            steps(expected, actual) == [
                .missing(10_000..<10_001), .missing(50_000..<50_001), .missing(90_000..<90_001),
            ])
        var comparisons = 0
        let alignment = ListAlignment(100_000, 99_990, limit: 5) { _, _, _ in
            comparisons += 1
            return 0
        }
        #expect(alignment.steps.count == 6)
        #expect(comparisons < 1000)
    }
}
