import Testing

@testable import ExpectKit

@Suite struct ComparingMatcherTests {
    @Test func greaterThanExcludesItsBound() {
        let arg: Arg<Int> = .greaterThan(2)
        #expect([1, 2, 3].filter(arg.accepts) == [3])
        #expect(arg.words == "greater than 2")
        #expect(arg.lines(from: 2) == ["expected greater than 2, got 2"])
    }

    @Test func atLeastIncludesItsBound() {
        let arg: Arg<Int> = .atLeast(2)
        #expect([1, 2, 3].filter(arg.accepts) == [2, 3])
        #expect(arg.words == "at least 2")
        #expect(arg.lines(from: 1) == ["expected at least 2, got 1"])
    }

    @Test func lessThanExcludesItsBound() {
        let arg: Arg<String> = .lessThan("b")
        #expect(["a", "b", "c"].filter(arg.accepts) == ["a"])
        #expect(arg.words == #"less than "b""#)
        #expect(arg.lines(from: "c") == [#"expected less than "b", got "c""#])
    }

    @Test func atMostIncludesItsBound() {
        let arg: Arg<Int> = .atMost(2)
        #expect([1, 2, 3].filter(arg.accepts) == [1, 2])
        #expect(arg.words == "at most 2")
        #expect(arg.lines(from: 3) == ["expected at most 2, got 3"])
    }

    @Test func withinTakesEveryFormOfRange() {
        let numbers = [0, 1, 2, 3, 4]
        let forms: [(Arg<Int>, String, [Int])] = [
            (.within(1...3), "1...3", [1, 2, 3]),
            (.within(1..<3), "1..<3", [1, 2]),
            (.within(3...), "3...", [3, 4]),
            (.within(...1), "...1", [0, 1]),
            (.within(..<1), "..<1", [0]),
        ]
        for (arg, words, accepted) in forms {
            #expect(numbers.filter(arg.accepts) == accepted)
            #expect(arg.words == words)
        }
        #expect(Arg.within(1...3).lines(from: 7) == ["expected 1...3, got 7"])
    }

    @Test func withinQuotesTheBoundsOfTexts() {
        let arg: Arg<String> = .within("a"..."c")
        #expect(arg.words == #""a"..."c""#)
    }
}
