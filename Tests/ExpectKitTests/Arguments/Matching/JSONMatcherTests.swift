import Foundation
import Testing

@testable import ExpectKit

/// Texts and data that are compared as JSON.
@Suite struct JSONMatcherTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    @Test func dataAreComparedToo() {
        let matcher = Arg<Data>.json(#"{"a": [1, {}]}"#)
        #expect(matcher.accepts(Data(#"{"a":[1.0,{}]}"#.utf8)))
        #expect(!matcher.accepts(Data(#"{"a":[1,[]]}"#.utf8)))
        #expect(!matcher.accepts(Data()))
        #expect(matcher.differences(from: Data(#"{"a":[2,[]]}"#.utf8)).map(\.path) == ["a[0]", "a[1]"])
    }

    private static let order = #"{"bread": "rye", "loaves": 2, "note": null, "hot": true}"#

    private static let rows: [MatcherRow] = [
        MatcherRow(
            "json ignores spaces, the order of keys, and how a number is written", Arg<String>.json(order),
            accepts: [#"{"hot":true,"note":null,"loaves":2.0,"bread":"r\u0079e"}"#],
            refuses: [
                #"{"hot":1,"note":null,"loaves":2,"bread":"rye"}"#, #"{"hot":true,"loaves":2,"bread":"rye"}"#,
                #"{"hot":true,"note":null,"loaves":"2","bread":"rye"}"#, "[]", "rye", "",
            ],
            words: #"the JSON {"bread": "rye", "loaves": 2, "note": null, "hot": true}"#,
            mismatches: [
                (
                    #"{"bread": "roll", "loaves": 3, "note": null, "hot": true}"#,
                    [#"bread: expected "rye", got "roll""#, "loaves: expected 2, got 3"]
                ),
                (
                    #"{"bread": "rye", "loaves": 2, "note": null, "warm": true}"#,
                    ["hot: expected true, got nothing", "warm: expected nothing, got true"]
                ),
            ]),
        MatcherRow(
            "a key with a dot is no path", Arg<String>.json(#"{"a.b": 1}"#), accepts: [#"{ "a.b" : 1 }"#],
            refuses: [#"{"a": {"b": 1}}"#, #"{"[\"a.b\"]": 1}"#]),
        MatcherRow(
            "an index is no key", Arg<String>.json("[[1]]"), accepts: [" [ [1] ] "],
            refuses: [#"[{"0": 1}]"#, #"{"[0][0]": 1}"#, "[[1, 2]]", "[[]]"]),
        MatcherRow(
            "json accepts a value that is no object", Arg<Substring>.json("5"), accepts: ["5.0"],
            refuses: ["6"]),
        MatcherRow(
            "a text that is no JSON accepts nothing and says why", Arg<String>.json("{rye}"),
            refuses: ["{rye}"],
            words: "the JSON {rye}, which is no JSON"),
    ]
}
