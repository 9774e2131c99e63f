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
                nodes.append(.init(position: letters.count))
                letters.append(character)
            }
        }
        return (letters, nodes)
    }

    /// - Parameter ignored: The calls that need no expectation.
    static func calls(_ called: [Character], ignored: Set<Int> = []) -> [Alignment.Call] {
        called.indices.map { .init(number: $0, outcome: ignored.contains($0) ? .ignored : .kept) }
    }

    static func price(_ expected: Character, _ called: Character) -> Int {
        if expected == called { return 0 }
        let isSameCase = expected.lowercased() == called.lowercased()
        return isSameCase ? Alignment.Cost.ofSameCase : Alignment.Cost.ofOtherCase
    }

    static func align(_ expected: String, _ called: String, ignored: Set<Int> = []) -> Alignment {
        let (letters, nodes) = nodes(expected)
        let called = Array(called)
        return Alignment(nodes, calls(called, ignored: ignored)) { price(letters[$0], called[$1]) }
    }
}

extension Alignment {
    /// The steps in short: `=` for a match, `~` for a substitution, `-` for a missing call, `+` for an extra
    /// one, and `.` for an ignored one.
    var sketch: String {
        String(
            steps.map { step -> Character in
                switch step.kind {
                case .matched: "="
                case .substituted: "~"
                case .missing: "-"
                case .extra: "+"
                case .ignored: "."
                case .moved, .early: "?"
                }
            })
    }
}

struct AlignmentTests {
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

    // MARK: Long sequences

    /// The outcomes of calls when they came change which of two differences is found.
    @Test func theOutcomeOfACallDecides() {
        func sketch(_ expected: String, _ called: String, _ outcomes: [Alignment.Call.Outcome]) -> String {
            let (letters, nodes) = Letters.nodes(expected)
            let called = Array(called)
            let calls = zip(called.indices, outcomes).map { Alignment.Call(number: $0, outcome: $1) }
            return Alignment(nodes, calls) { Letters.price(letters[$0], called[$1]) }.sketch
        }
        // The reported call is the wrong one, as far as possible.
        #expect(sketch("ab", "aab", [.reported, .kept, .kept]) == "+==")
        #expect(sketch("ab", "bb", [.reported, .kept]) == "~=")
        // A call that an expectation took belongs to an expectation.
        #expect(sketch("ab", "ba", [.kept, .taken(by: 0)]) == "+=-")
        #expect(sketch("ab", "bba", [.kept, .kept, .taken(by: 0)]) == "++=-")
        // Of equal expectations, the one that took the call keeps it.
        #expect(sketch("aa", "a", [.taken(by: 1)]) == "-=")
        #expect(sketch("aa", "a", [.taken(by: 0)]) == "=-")
    }

    /// Very many ways that cost the same are not all followed.
    @Test func theWorkIsBoundedByTheLengths() {
        func visits(_ count: Int) -> Int {
            var number = 0
            let nodes = (0..<count).map { Alignment.Node(position: $0, isRepeating: $0.isMultiple(of: 2)) }
            let calls = (0..<count).map { Alignment.Call(number: $0, outcome: .ignored) }
            let alignment = Alignment(nodes, calls) { node, call in
                number += 1
                return (node + call).isMultiple(of: 3) ? 0 : nil
            }
            #expect(!alignment.steps.isEmpty)
            return number
        }
        #expect(visits(1000) < 200_000)
        #expect(visits(2000) < 3 * visits(1000))
    }

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

    /// The prices of so many calls must not overflow.
    @Test func aMillionCallsAreAligned() {
        let calls = (0..<1_000_000).map { Alignment.Call(number: $0, outcome: .taken(by: 0)) }
        var node = Alignment.Node(position: 0)
        node.isRepeating = true
        let extra = Alignment.Call(number: 1_000_000, outcome: .kept)
        let alignment = Alignment([node], [extra] + calls) { $1 == 1_000_000 ? Alignment.Cost.ofOtherCase : 0 }
        #expect(alignment.steps.filter(\.isDifference) == [.extra(call: 1_000_000)])
    }

    @Test func sequencesThatDifferThroughoutAreSubstituted() {
        let alignment = Letters.align(String(repeating: "a", count: 500), String(repeating: "x", count: 500))
        #expect(alignment.isCutShort)
        #expect(alignment.steps.allSatisfy { $0.kind == .substituted })
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
            let nodes = expected.indices.map { Alignment.Node(position: $0) }
            let alignment = Alignment(nodes, Letters.calls(called)) { node, call in
                number += 1
                return Letters.price(expected[node], called[call])
            }
            #expect(alignment.sketch.filter { $0 != "=" }.count == 3)
            return number
        }
        #expect(comparisons(8000) < 3 * comparisons(4000))
        #expect(comparisons(8000) < 3 * 8000)
    }
}
