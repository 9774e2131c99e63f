import Testing

@testable import ExpectKit

/// What a matcher accepts and refuses, how it is described, and the lines that a report has for values it refuses.
struct MatcherRow: Sendable, CustomTestStringConvertible {
    /// The behavior, which the failure of a row names.
    let testDescription: String
    /// What the matcher does otherwise than the row says.
    let problems: [String]

    init<Value>(
        _ behavior: String, _ arg: Arg<Value>, accepts accepted: [Value] = [], refuses refused: [Value] = [],
        words: String? = nil, mismatches: [(Value, lines: [String])] = []
    ) {
        testDescription = behavior
        var problems = accepted.filter { !arg.accepts($0) }.map { "it refuses \($0)" }
        problems += refused.filter(arg.accepts).map { "it accepts \($0)" }
        if let words, arg.words != words { problems.append("its words are: \(arg.words)") }
        for (value, lines) in mismatches where arg.lines(from: value) != lines {
            problems.append("its lines for \(value) are: \(arg.lines(from: value))")
        }
        self.problems = problems
    }
}

/// The failing counterpart: each part of a row is checked.
struct MatcherRowTests {
    @Test func aRowThatSaysSomethingWrongHasAProblemForEachPart() {
        let row = MatcherRow(
            "", Arg<Int>.atLeast(2), accepts: [1, 2], refuses: [0, 3], words: "two",
            mismatches: [(0, lines: ["expected two"]), (1, lines: ["expected at least 2, got 1"])])
        #expect(
            row.problems == [
                "it refuses 1", "it accepts 3", "its words are: at least 2",
                #"its lines for 0 are: ["expected at least 2, got 0"]"#,
            ])
    }
}
