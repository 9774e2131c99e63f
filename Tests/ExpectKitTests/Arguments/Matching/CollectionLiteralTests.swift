import Testing

@testable import ExpectKit

@Suite struct CollectionLiteralTests {
    @Test func anArrayLiteralMatchesItsElementsInOrder() {
        let arg: Arg<[String]> = ["a", "b"]
        #expect(arg.accepts(["a", "b"]))
        #expect(!arg.accepts(["b", "a"]))
        #expect(arg.words == #"["a", "b"]"#)
        #expect(arg.lines(from: ["a", "c"]) == [#"[1]: expected "b", got "c""#])
    }

    @Test func anEmptyLiteralMatchesNoElements() {
        let arg: Arg<[String]> = []
        #expect(arg.accepts([]))
        #expect(!arg.accepts(["a"]))
        #expect(arg.words == "[]")
        #expect(arg.lines(from: ["a"]) == [#"[0]: "a" is not expected"#])
    }

    @Test func anArrayLiteralTakesMatchers() {
        let arg: Arg<ContiguousArray<Int>> = [1, .any, .atLeast(3)]
        #expect(arg.accepts([1, 9, 3]))
        #expect(!arg.accepts([1, 9, 2]))
        #expect(arg.words == "[1, any, at least 3]")
    }

    @Test func aSetLiteralMatchesInAnyOrder() {
        let arg: Arg<Set<Int>> = [3, 1, .atLeast(7)]
        #expect(arg.accepts([1, 3, 8]))
        #expect(!arg.accepts([1, 3]))
        #expect(arg.words == "[3, 1, at least 7]")
        #expect(
            arg.lines(from: [8, 1, 4]) == [
                "3 is missing, 4 is not expected"
            ])
    }

    @Test func nestedLiteralsNameThePathOfADifference() {
        let arg: Arg<[[Int]]> = [[1], [2, 3]]
        #expect(arg.accepts([[1], [2, 3]]))
        #expect(arg.lines(from: [[1], [2, 4]]) == ["[1][1]: expected 3, got 4"])
    }

    @Test func aDictionaryLiteralMatchesItsEntries() {
        let arg: Arg<[String: Int]> = ["a": 1, "b": .atLeast(2)]
        #expect(arg.accepts(["b": 5, "a": 1]))
        #expect(!arg.accepts(["a": 1]))
        #expect(!arg.accepts(["a": 1, "b": 2, "c": 3]))
        #expect(arg.words == #"["a": 1, "b": at least 2]"#)
        #expect(
            arg.lines(from: ["c": 3, "b": 1]) == [
                #"["a"]: 1 is missing"#,
                #"["b"]: expected at least 2, got 1"#,
                #"["c"]: 3 is not expected"#,
            ])
    }

    @Test func anEmptyDictionaryLiteralMatchesNoEntries() {
        let arg: Arg<[String: Int]> = [:]
        #expect(arg.accepts([:]))
        #expect(!arg.accepts(["a": 1]))
        #expect(arg.words == "[:]")
    }

    @Test func captorsInLiteralsGetTheirElements() {
        let (first, second, third) = (Captor<Int>(), Captor<Int>(), Captor<Int>())
        let list: Arg<[Int]> = [1, .capture(first)]
        let set: Arg<Set<Int>> = [1, .capture(second)]
        let dictionary: Arg<[String: Int]> = ["a": 1, "b": .capture(third)]
        list.capture([1, 2])
        set.capture([3, 1])
        dictionary.capture(["b": 4, "a": 1])
        #expect(first.all == [2])
        #expect(second.all == [3])
        #expect(third.all == [4])
    }
}
