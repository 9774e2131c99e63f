import Foundation
import Testing

@testable import ExpectKit

struct JSONMatcherTests {
    @Test(arguments: rows) func acceptsAndDescribesWhatItsRowSays(row: MatcherRow) {
        #expect(row.problems == [])
    }

    private struct Loaf: Codable, Equatable {
        var name: String
        var grams: Int
    }

    private static let rye = #"{"name": "rye", "grams": 750}"#

    private static let rows: [MatcherRow] = [
        MatcherRow(
            "json accepts the value in any form",
            Arg<String>.json(as: Loaf.self, .value(Loaf(name: "rye", grams: 750))),
            accepts: [rye, #"{"grams":750,"name":"rye","price":3}"#],
            refuses: [#"{"name": "rye", "grams": 751}"#, #"{"name": "rye"}"#, "[\(rye)]", "rye", ""],
            words: #"JSON of Loaf(name: "rye", grams: 750)"#,
            mismatches: [
                (#"{"name": "rye", "grams": 500}"#, ["grams: expected 750, got 500"]),
                (
                    #"{"name": "rye"}"#,
                    [
                        ##"expected JSON of Loaf(name: "rye", grams: 750), got "{\"name\": \"rye\"}": “grams” is missing"##
                    ]
                ),
            ]),
        MatcherRow(
            "json takes a matcher", Arg<Data>.json(as: [Loaf].self, .each(.having(\.grams, .atLeast(500)))),
            accepts: [Data("[\(rye)]".utf8), Data("[]".utf8)],
            refuses: [Data(#"[{"name": "rye", "grams": 499}]"#.utf8), Data(rye.utf8), Data([0xff])],
            mismatches: [
                (
                    Data(#"[{"name": "rye", "grams": 499}]"#.utf8),
                    ["[0].grams: expected at least 500, got 499"]
                )
            ]),
        MatcherRow(
            "json accepts everything that can be decoded", Arg<Data>.json(as: Loaf.self),
            accepts: [Data(rye.utf8)],
            refuses: [Data("7".utf8)], words: "JSON of a Loaf"),
    ]

    @Test func theDecoderIsUsed() {
        struct Sale: Decodable, Equatable { var madeAt: Date }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .secondsSince1970
        let sale = Sale(madeAt: Date(timeIntervalSince1970: 60))
        #expect(Arg<String>.json(as: Sale.self, .value(sale), decoder: decoder).accepts(#"{"made_at": 60}"#))
        #expect(!Arg<String>.json(as: Sale.self, .value(sale)).accepts(#"{"made_at": 60}"#))
    }

    @Test func theDecodedValueIsCaptured() {
        let loaves = Captor<Loaf>()
        let arg = Arg<String>.json(as: Loaf.self, .capture(loaves))
        arg.capture(Self.rye)
        arg.capture("rye")
        #expect(loaves.all == [Loaf(name: "rye", grams: 750)])
    }

    @Test func aTypeThatCannotBeComparedIsRefused() {
        struct Closed: Decodable {
            var then: () -> Void
            init(from decoder: any Decoder) { then = {} }
            init() { then = {} }
        }
        #expect(
            incomparableArguments(of: Call.send(.json(as: Closed.self, .value(Closed())))).map(\.path) == [
                "argument"
            ])
    }

    private enum Call { case send(_ body: Arg<String>) }
}
