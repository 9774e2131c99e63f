import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Which calls of a run are those on the tape. A call is a letter for its case and a digit for its argument.
struct TapeCallAlignmentTests {
    /// - Parameter isLoose: Whether a rule accepts any argument.
    private func align(
        _ tape: String, _ run: String, isOrdered: Bool = true, isLoose: Bool = false
    ) -> String {
        let entries = tape.split(separator: " ").map(String.init)
        let calls = run.split(separator: " ").map(String.init)
        let alignment = TapeCallAlignment(
            entries: entries, calls: calls, isOrdered: isOrdered,
            isSame: { isLoose ? entries[$0].first == calls[$1].first : entries[$0] == calls[$1] },
            isSameCase: { entries[$0].first == calls[$1].first })
        return alignment.findings.flatMap { finding -> [String] in
            let pairs = zip(finding.positions, finding.calls)
            return switch finding.kind {
            case .matched: pairs.map { "\(entries[$0])=\(calls[$1])" }
            case .substituted: pairs.map { "\(entries[$0])→\(calls[$1])" }
            case .moved:
                pairs.map {
                    "\(entries[$0])↷\(alignment.entry(before: $1).map { entries[$0] } ?? "start")"
                }
            case .missing: finding.positions.map { "-\(entries[$0])" }
            case .extra: finding.calls.map { "+\(calls[$0])" }
            case .ignored, .early: ["?"]
            }
        }.joined(separator: " ")
    }

    @Test func equalCallsBelongTogether() {
        #expect(align("a1 b1", "a1 b1") == "a1=a1 b1=b1")
        #expect(align("", "") == "")
        #expect(align("a1", "") == "-a1")
        #expect(align("", "a1") == "+a1")
    }

    @Test func oneInsertedCallLeavesTheOthersAlone() {
        #expect(align("a1 a2 a3", "b0 a1 a2 a3") == "+b0 a1=a1 a2=a2 a3=a3")
        #expect(align("a1 a2 a3", "a1 a2 a9 a3") == "a1=a1 a2=a2 +a9 a3=a3")
        #expect(align("a1 a2 a3", "a2 a3") == "-a1 a2=a2 a3=a3")
        #expect(align("a1 b1 a1 b1", "b1 a1 b1") == "-a1 b1=b1 a1=a1 b1=b1")
    }

    @Test func aCallWithOtherArgumentsIsChanged() {
        #expect(align("a1 b1 c1", "a1 b2 c1") == "a1=a1 b1→b2 c1=c1")
        #expect(align("a1 b1 c1", "a1 d1 c1") == "a1=a1 +d1 -b1 c1=c1")
        #expect(align("a1 b1 c1", "a1 c9 b2 c1") == "a1=a1 +c9 b1→b2 c1=c1")
    }

    @Test func aCallAtAnotherPlaceHasMoved() {
        #expect(align("a1 b1", "b1 a1") == "a1↷b1 b1=b1")
        #expect(align("a1 b1 c1 d1", "b1 c1 d1 a1") == "a1↷d1 b1=b1 c1=c1 d1=d1")
    }

    @Test func theOrderMayBeIrrelevant() {
        #expect(align("a1 a2 b1", "b1 a2 a1", isOrdered: false) == "a1=a1 a2=a2 b1=b1")
        #expect(align("a1 a1 a2", "a2 a3 a1", isOrdered: false) == "a1=a1 a1→a3 a2=a2")
        #expect(align("a1 b1", "b1 c1", isOrdered: false) == "-a1 b1=b1 +c1")
    }

    /// A rule may also accept the call of another entry, which has another answer.
    @Test func inAnyOrderEqualCallsBelongTogetherFirst() {
        #expect(align("a1 a2", "a2 a1", isOrdered: false, isLoose: true) == "a1=a1 a2=a2")
        #expect(align("a1 a2 a3", "a3 a9 a2", isOrdered: false, isLoose: true) == "a1=a9 a2=a2 a3=a3")
    }

    @Test func manyCallsTakeBoundedTime() {
        let numbers = (0..<1000).map { "a\($0)" }
        let tape = numbers.joined(separator: " ")
        let reversed = align(tape, numbers.reversed().joined(separator: " "), isOrdered: false)
        #expect(reversed.split(separator: " ").count == 1000)
        let hasChanged = reversed.contains("→")
        #expect(!hasChanged)
        let others = numbers.map { $0.replacing("a", with: "b") }.joined(separator: " ")
        let isAdded = align("b9 \(tape)", others).contains("+b999")
        #expect(isAdded)
        let isWhole = align(tape, "b0").split(separator: " ").count == 1001
        #expect(isWhole)
        let changed = align(tape, numbers.map { "\($0)x" }.joined(separator: " "))
        let areAllChanged = changed.split(separator: " ").allSatisfy { $0.contains("→") }
        #expect(areAllChanged)
    }
}
