import Testing

@testable import ExpectKit

/// Sequences of letters for alignments. `b` and `B` are one case with different arguments, and a node with a star
/// repeats.
enum Letters {
    static func nodes(_ text: String) -> (letters: [Character], nodes: [Alignment.Node]) {
        var letters: [Character] = []
        var nodes: [Alignment.Node] = []
        for character in text {
            if character == "*" {
                nodes[nodes.count - 1].isRepeating = true
            } else {
                nodes.append(.init(expectation: letters.count))
                letters.append(character)
            }
        }
        return (letters, nodes)
    }

    /// - Parameter ignored: The calls that need no expectation.
    static func questions(
        _ expected: [Character], _ called: [Character], ignored: Set<Int> = [],
        onMatch: @escaping () -> Void = {}
    ) -> Alignment.Questions {
        Alignment.Questions(
            matches: { node, call in
                onMatch()
                return expected[node] == called[call]
            },
            isSameCase: { expected[$0].lowercased() == called[$1].lowercased() },
            isIgnored: { ignored.contains($0) })
    }

    static func align(_ expected: String, _ called: String, ignored: Set<Int> = []) -> Alignment {
        let (letters, nodes) = nodes(expected)
        let calls = Array(called)
        return Alignment(nodes, calls: calls.count, questions(letters, calls, ignored: ignored))
    }
}

extension Alignment {
    /// The steps in short: `=` for a match, `~` for a substitution, `-` for a missing call, `+` for an extra
    /// one, and `.` for an ignored one.
    var sketch: String {
        String(
            steps.map { step -> Character in
                switch step {
                case .matched: "="
                case .substituted: "~"
                case .missing: "-"
                case .extra: "+"
                case .ignored: "."
                }
            })
    }
}

@Suite struct AlignmentTests {
    private static let rows: [(String, String, String)] = [
        ("", "", ""),
        ("abc", "abc", "==="),
        ("abc", "aBc", "=~="),
        ("abc", "axc", "=~="),
        ("abc", "ac", "=-="),
        ("abc", "bc", "-=="),
        ("abc", "ab", "==-"),
        ("abc", "xabc", "+==="),
        ("abc", "abxc", "==+="),
        ("abc", "abcx", "===+"),
        ("abc", "", "---"),
        ("", "abc", "+++"),
        ("abc", "xyz", "~~~"),
        // A moved call is missing in one place and extra in another.
        ("ab", "ba", "-=+"),
        ("abcd", "cdab", "--==++"),
        ("abcde", "ebcda", "~===~"),
        // A node that takes any number of calls.
        ("a*b", "b", "="),
        ("a*b", "aab", "==="),
        ("aaa*b", "aaaaab", "======"),
        ("aaa*b", "ab", "=-="),
        ("a*b", "xaab", "+==="),
        ("a*b", "aaxab", "==+=="),
        ("a*b*c*", "", ""),
        ("a*b*c*d", "d", "="),
        ("a*a", "a", "="),
        ("a*ba", "a", "-="),
        ("aa*", "aaaB", "===+"),
    ]

    @Test(arguments: rows)
    func shortSequencesAreAligned(_ expected: String, _ called: String, _ sketch: String) {
        let alignment = Letters.align(expected, called)
        #expect(alignment.sketch == sketch)
        #expect(!alignment.isCutShort)
    }

    @Test func anIgnoredCallIsNoDifference() {
        let sketches = [
            Letters.align("ab", "xb", ignored: [0]), Letters.align("ab", "ab", ignored: [0, 1]),
            Letters.align("ab", "xyab", ignored: [0, 1]), Letters.align("ab", "aab", ignored: [0]),
        ].map(\.sketch)
        // In the last one, the second `a`, which was taken, is matched, and not the ignored one.
        #expect(sketches == ["-.=", "==", "..==", ".=="])
    }

    @Test func aStepNamesTheExpectationAndTheCall() {
        #expect(
            Letters.align("abcd", "aXdx").steps == [
                .matched(0, call: 0), .substituted(1, call: 1), .missing(2), .matched(3, call: 2),
                .extra(call: 3),
            ])
    }

    // MARK: Longer than one window

    @Test(arguments: [
        (100, 1), (1, 100), (0, 500), (500, 0), (500, 500), (48, 49), (49, 48), (47, 48), (96, 48), (24, 500),
    ])
    func theAlignmentOfDifferentSequencesEnds(_ nodes: Int, _ calls: Int) {
        let alignment = Letters.align(
            String(repeating: "a", count: nodes), String(repeating: "x", count: calls))
        let found = alignment.steps.count
        #expect(alignment.isCutShort == (found < max(nodes, calls)))
        #expect(found >= min(Limits.Verifying.differences, max(nodes, calls)))
    }

    @Test func sequencesThatDifferThroughoutAreSubstituted() {
        let alignment = Letters.align(String(repeating: "a", count: 500), String(repeating: "x", count: 500))
        #expect(alignment.isCutShort)
        #expect(alignment.steps.allSatisfy { if case .substituted = $0 { true } else { false } })
    }

    @Test(arguments: [1, 10, 23])
    func aGapInLongSequencesIsFoundOnce(length: Int) {
        var random = SeededGenerator(seed: length)
        let expected = (0..<400).map { _ in
            Character(UnicodeScalar(UInt8.random(in: 97...122, using: &random)))
        }
        var called = expected
        called.removeSubrange(100..<100 + length)
        let alignment = Letters.align(String(expected), String(called))
        #expect(alignment.sketch.filter { $0 == "-" }.count == length)
        #expect(alignment.sketch.filter { $0 != "-" }.allSatisfy { $0 == "=" })
    }

    @Test func theComparisonsGrowLinearly() {
        func comparisons(_ count: Int) -> Int {
            let expected = (0..<count).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) }
            var called = expected
            called[count / 3] = "!"
            called.remove(at: count / 2)
            called.insert("?", at: count - 5)
            var number = 0
            let nodes = expected.indices.map { Alignment.Node(expectation: $0) }
            let alignment = Alignment(
                nodes, calls: called.count, Letters.questions(expected, called) { number += 1 })
            #expect(alignment.sketch.filter { $0 != "=" }.count == 3)
            return number
        }
        #expect(comparisons(8000) < 3 * comparisons(4000))
        #expect(comparisons(8000) < 3 * 8000)
    }
}
