import Testing

@testable import ExpectKit

/// The cost of a difference of large values depends on what the report shows of it. The tests count operations, because
/// time depends on the machine.
struct LargeValueTests {
    /// A value that counts its descriptions and comparisons.
    struct Counted: Hashable, CustomStringConvertible {
        final class Count { var descriptions = 0, comparisons = 0 }

        var number: Int
        let count: Count
        var description: String {
            count.descriptions += 1
            return "counted \(number)"
        }

        static func == (left: Counted, right: Counted) -> Bool {
            left.count.comparisons += 1
            return left.number == right.number
        }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    struct Entry: Equatable {
        var name: String
        var value: Counted
    }

    indirect enum Tree: Equatable {
        case leaf(Counted)
        case branch([Tree])

        init(depth: Int, _ leaf: (Int) -> Counted) {
            var level = (0..<(1 << depth)).map { Tree.leaf(leaf($0)) }
            while level.count > 1 {
                level = stride(from: 0, to: level.count, by: 2).map { .branch([level[$0], level[$0 + 1]]) }
            }
            self = level[0]
        }
    }

    let count = Counted.Count()

    private func counted(_ number: Int) -> Counted { Counted(number: number, count: count) }

    private func lines(_ expected: Any, _ actual: Any) -> [String] {
        count.descriptions = 0
        count.comparisons = 0
        return structuralDifferences(expected, actual).map(\.line)
    }

    @Test func aDictionaryInWhichAllEntriesDiffer() {
        let expected = Dictionary(
            uniqueKeysWithValues: (0..<9_999).map { ($0, Entry(name: "a", value: counted($0))) })
        let actual = expected.mapValues { Entry(name: "b", value: counted(-$0.value.number)) }
        let found = lines(expected, actual)
        #expect(
            found == [
                #"[0].name: expected "a", got "b""#, #"[1].name: expected "a", got "b""#,
                "[1].value: expected counted 1, got counted -1", #"[2].name: expected "a", got "b""#,
                "[2].value: expected counted 2, got counted -2", #"[3].name: expected "a", got "b""#,
            ])
        #expect(count.descriptions == 4)
        #expect(count.comparisons < 100)
    }

    @Test func aDictionaryInWhichOneEntryDiffers() {
        let expected = Dictionary(
            uniqueKeysWithValues: (0..<9_999).map { ("\($0)", Entry(name: "a", value: counted($0))) })
        var actual = expected
        actual["4711"]?.value.number = -1
        #expect(lines(expected, actual) == [#"["4711"].value: expected counted 4711, got counted -1"#])
        #expect(count.descriptions == 2)
    }

    @Test func aSetWithOneAdditionalElement() {
        let expected = Set((0..<20_000).map(counted))
        let actual = expected.union([counted(20_000)])
        #expect(lines(expected, actual) == ["counted 20000 is not expected"])
        #expect(count.descriptions <= 2)
    }

    @Test func setsWithoutCommonElementsShowTheSmallestOrTheirNumber() {
        let found = lines(Set(0..<500), Set(500..<1_000))
        #expect(
            found == [
                "0, 1, 2, 3, 4, … 495 more are missing, 500, 501, 502, 503, 504, … 495 more are not expected"
            ])
        let many = lines(Set((0..<2_000).map(counted)), Set((2_000..<4_000).map(counted)))
        #expect(many == ["2000 elements are missing, 2000 elements are not expected"])
        #expect(count.descriptions == 0)
    }

    @Test func aTreeInWhichAllLeavesDiffer() {
        let expected = Tree(depth: 14, counted)
        let actual = Tree(depth: 14) { counted($0 + 1) }
        let found = lines(expected, actual)
        #expect(found.count == Limits.Comparing.foundDifferences)
        #expect(found[0].hasPrefix("[0][0][0][0]"))
        // Ten parts of the tree are described, each with as many leaves as fit.
        #expect(count.descriptions < 10 * 500)
        #expect(count.comparisons < 300)
    }

    @Test func aTreeInWhichOneLeafDiffers() {
        func comparisons(_ depth: Int) -> Int {
            let (expected, last) = (Tree(depth: depth, counted), (1 << depth) - 1)
            let actual = Tree(depth: depth) { counted($0 == last ? -1 : $0) }
            let found = lines(expected, actual)
            #expect(found.count == 1)
            #expect(found.first?.hasPrefix("[1][1][1][1]") == true)
            #expect(found.first?.contains("counted -1") == true)
            return count.comparisons
        }
        // Each level is compared once on the way to the leaf, so the work grows linearly with the number of leaves.
        let (small, large) = (comparisons(10), comparisons(13))
        #expect(large < 10 * small)
        #expect(large < 8 << 13)
    }

    @Test func nestedListsInWhichAllElementsDiffer() {
        let expected = (0..<100).map { row in (0..<100).map { counted(100 * row + $0) } }
        let actual = expected.map { $0.map { counted(-1 - $0.number) } }
        #expect(
            lines(expected, actual)
                == (0..<6).map { "[0][\($0)]: expected counted \($0), got counted \(-1 - $0)" })
        // The outer and one inner list are aligned, each with a limited number of edits.
        #expect(count.comparisons < 1200)
        #expect(count.descriptions == 12)
    }

    @Test func longListsThatDifferInOneElement() {
        let expected = Array(0..<1_000_000)
        var actual = expected
        actual[654_321] = -1
        #expect(lines(expected, actual) == ["[654321]: expected 654321, got -1"])
        actual.remove(at: 1_000)
        actual[654_320] = 654_321
        #expect(lines(expected, actual) == ["[1000]: 1000 is missing"])
    }

    @Test func longListsAreComparedOnce() {
        let expected = (0..<20_000).map(counted)
        var actual = expected
        actual[19_999].number = -1
        #expect(lines(expected, actual) == ["[19999]: expected counted 19999, got counted -1"])
        #expect(count.comparisons < 20_000 + 2_000)
        #expect(count.descriptions == 2)
    }

    @Test func longListsOfAnyTypeNameTheElement() {
        let expected = (0..<20_000).map { $0 as Any }
        var actual = expected
        actual[15_000] = "x"
        #expect(lines(expected, actual) == [#"[15000]: expected 15000, got "x""#])
    }

    @Test func aDescriptionReadsOnlyWhatItShows() {
        count.descriptions = 0
        let words = describe((0..<50).map { _ in (0..<50).map { _ in (0..<50).map(counted) } })
        #expect(words.hasPrefix("[[[counted 0, counted 1, counted 2, "))
        #expect(words.hasSuffix("…"))
        #expect(count.descriptions < 500)
        #expect(describe(Set((0..<1_001).map(counted))) == "[… 1001 elements]")
        #expect(describe(Set(0..<300)).hasPrefix("[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "))
        let dictionary = Dictionary(uniqueKeysWithValues: (0..<150).map { ($0, counted($0)) })
        count.descriptions = 0
        #expect(
            describe(dictionary).hasPrefix("[0: counted 0, 100: counted 100, 101: counted 101, "))
        #expect(count.descriptions == 20)
    }

    @Test func aDifferenceInAPartThatIsNotDescribedIsFound() {
        struct NeverEqual: Equatable {
            var numbers: [Int]
            static func == (left: NeverEqual, right: NeverEqual) -> Bool { false }
        }
        #expect(
            lines(NeverEqual(numbers: Array(0..<30)), NeverEqual(numbers: Array(0..<29) + [-1]))
                == ["numbers[29]: expected 29, got -1"])
    }
}
