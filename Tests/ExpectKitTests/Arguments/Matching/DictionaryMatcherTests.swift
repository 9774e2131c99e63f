import Testing

@testable import ExpectKit

@Suite struct DictionaryMatcherTests {
    @Test func hasKeyMatchesAKey() {
        let arg: Arg<[String: Int]> = .hasKey(.hasPrefix("a"))
        #expect(arg.accepts(["b": 1, "ab": 2]))
        #expect(!arg.accepts(["b": 1]))
        #expect(arg.words == #"a key a prefix "a""#)
        #expect(arg.lines(from: ["b": 1]) == [#"expected a key a prefix "a", got ["b": 1]"#])
        #expect(Arg<[String: Int]>.hasKey("b").accepts(["b": 1]))
    }

    @Test func hasValueMatchesAValue() {
        let arg: Arg<[String: Int]> = .hasValue(.atLeast(2))
        #expect(arg.accepts(["a": 1, "b": 2]))
        #expect(!arg.accepts(["a": 1]))
        #expect(arg.words == "a value at least 2")
        #expect(arg.lines(from: ["a": 1]) == [#"expected a value at least 2, got ["a": 1]"#])
    }

    @Test func hasEntryMatchesAKeyWithItsValue() {
        let arg: Arg<[String: Int]> = .hasEntry("a", .atLeast(2))
        #expect(arg.accepts(["a": 2, "b": 1]))
        #expect(!arg.accepts(["a": 1, "b": 2]))
        #expect(arg.words == #"an entry "a": at least 2"#)
    }

    @Test func hasEntryNamesTheValueOfTheKey() {
        let arg: Arg<[String: Int]> = .hasEntry("a", .atLeast(2))
        #expect(arg.lines(from: ["a": 1, "b": 2]) == [#"["a"]: expected at least 2, got 1"#])
        #expect(arg.lines(from: ["b": 2]) == [#"expected an entry "a": at least 2, got ["b": 2]"#])
        #expect(
            Arg<[String: Int]>.hasEntry(.any, 5).lines(from: ["b": 2, "a": 1]) == [
                #"expected an entry any: 5, got ["a": 1, "b": 2]"#
            ])
    }

    @Test func captorsGetTheFirstEntryByItsKey() {
        let (keys, values) = (Captor<String>(), Captor<Int>())
        let value = ["c": 3, "b": 2, "a": 0]
        Arg<[String: Int]>.hasEntry(.capture(keys), .capture(values, if: .atLeast(1))).capture(value)
        #expect(keys.all == ["b"])
        #expect(values.all == [2])
        Arg<[String: Int]>.hasKey(.capture(keys)).capture(value)
        #expect(keys.last == "a")
        Arg<[String: Int]>.hasValue(.capture(values, if: .atLeast(3))).capture(value)
        #expect(values.last == 3)
    }
}
