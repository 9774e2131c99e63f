import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The comparison of an answer of the real object with the answer on a tape.
struct TapeDriftTests {
    private typealias Outcome = TapeEntry.Outcome

    private func json(_ text: String) throws -> JSONValue {
        try JSONValue.read(Data(text.utf8))
    }

    /// The sentences about two results.
    private func drift(_ tape: String, _ real: String, _ rules: TapeRule...) throws -> [String] {
        try Outcome.returned(json(real)).drifts(from: .returned(json(tape)), of: "load", rules: rules).map(
            \.text)
    }

    private func error(_ words: String, _ value: String? = nil, type: String = "Shop.Failure") throws
        -> Outcome
    {
        .threw(.init(type: type, words: words, value: try value.map(json)))
    }

    private func drift(_ tape: Outcome, _ real: Outcome, _ rules: TapeRule...) -> [String] {
        real.drifts(from: tape, of: "load", rules: rules).map(\.text)
    }

    // MARK: Values

    @Test func anotherValueIsNamedByItsPath() throws {
        #expect(
            try drift(
                #"{"items": [{"price": 3, "name": "vase"}], "open": true}"#,
                #"{"items": [{"price": 4, "name": "vase"}], "open": false}"#)
                == [
                    "returns.items[0].price: expected 3, got 4",
                    "returns.open: expected true, got false",
                ])
        #expect(try drift("3", "4") == ["returns: expected 3, got 4"])
    }

    @Test func equalValuesDoNotDiffer() throws {
        for value in ["null", "3", "-1.5", #""text""#, "[]", "{}", #"{"a": [1, {"b": null}]}"#] {
            #expect(try drift(value, value) == [])
        }
        #expect(try drift("3.0", "3") == [])
        #expect(try drift("[0]", "[-0.0]") == [])
        let dictionary = JSONValue.array([.dictionary(["a": .number(1)])])
        #expect(drift(.returned(try json(#"[{"a": 1}]"#)), .returned(dictionary)) == [])
    }

    @Test func anotherKindOfValueIsNamed() throws {
        #expect(try drift(#"{"price": 3}"#, #"{"price": "3"}"#) == [#"returns.price: expected 3, got "3""#])
        #expect(try drift("[1]", #"{"a": 1}"#) == ["returns: expected [1], got {a: 1}"])
        #expect(try drift("null", "3") == ["returns: expected nil, got 3"])
        #expect(try drift("[3]", "[null]") == ["returns[0]: expected 3, got nil"])
    }

    @Test func addedAndRemovedFieldsAreNamed() throws {
        #expect(
            try drift(#"{"a": 1, "old": {"b": 2}}"#, #"{"a": 1, "new": "x", "strange name": 0}"#) == [
                #"returns.new: "x" is not expected"#,
                "returns.old: {b: 2} is missing",
                #"returns["strange name"]: 0 is not expected"#,
            ])
    }

    @Test func longTextsAreShownAroundTheirDifference() throws {
        let start = String(repeating: "word ", count: 20)
        #expect(
            try drift("\"\(start)ends\"", "\"\(start)goes on\"") == [
                """
                returns: at character 101
                  expected …word word word word ends
                  got      …word word word word goes on
                """
            ])
        #expect(try drift(#""a\nb""#, #""a\nc""#) == [#"returns, line 2: expected "b", got "c""#])
        // A space that looks like another one is escaped.
        #expect(try drift(#""a b""#, "\"a\u{a0}b\"") == [#"returns: expected "a b", got "a\u{a0}b""#])
    }

    @Test func longValuesAreShortened() throws {
        let list = "[\((1...500).map(String.init).joined(separator: ", "))]"
        let texts = try drift(#"{"a": 1}"#, "{\"a\": 1, \"b\": \(list)}")
        #expect(texts.count == 1)
        #expect(texts[0].hasPrefix("returns.b:\n  [1, 2, 3"))
        #expect(texts[0].hasSuffix("… is not expected"))
        #expect(texts[0].count < 300)
        // The number of differences is bounded, too.
        let numbers = { (start: Int) in "[\((start..<start + 500).map(String.init).joined(separator: ", "))]"
        }
        #expect(try drift(numbers(0), numbers(1000)).count == 6)
    }

    /// A report shows the path to eight levels, and a rule can name these.
    @Test func aDifferenceAtAGreatDepthIsFound() throws {
        func nested(_ value: Int, _ depth: Int) -> String {
            String(repeating: #"{"a": "#, count: depth) + "\(value)" + String(repeating: "}", count: depth)
        }
        #expect(try drift(nested(1, 9), nested(1, 9)) == [])
        let difference = try drift(nested(1, 9), nested(2, 9))
        #expect(difference == ["returns.a.a.a.a.a.a.a.a: expected {a: 1}, got {a: 2}"])
        for depth in [20, 60, TapeLimits.valueDepth] {
            #expect(try drift(nested(1, depth), nested(2, depth)).count == 1, "\(depth)")
            let rule = TapeRule.matchingResult(String(repeating: "a.", count: depth - 1) + "a", Arg<Int>.any)
            #expect(try drift(nested(1, depth), nested(2, depth), rule) == [], "\(depth)")
        }
    }

    /// Two long values at a great depth may have the same first characters.
    @Test func deepValuesThatLookAlikeDiffer() throws {
        func nested(_ value: String) -> String {
            let long = String(repeating: "a", count: 300)
            return String(repeating: "[", count: 9) + "\"\(long)\", \(value)"
                + String(repeating: "]", count: 9)
        }
        #expect(
            try drift(nested("1"), nested("2"), .matchingResult("x", Arg<Int>.any))
                == ["returns[0][0][0][0][0][0][0][0][1]: expected 1, got 2"])
    }

    /// The differences of the first call are shown even if they need more lines than a report has for all calls.
    @Test func theFirstCallIsShownWithAllItsDifferences() throws {
        func texts(_ end: String) -> JSONValue {
            .array((0..<5).map { .string(String(repeating: "word \($0) ", count: 20) + end) })
        }
        let drifts = Outcome.returned(texts("b")).drifts(from: .returned(texts("a")), of: "load")
        let call = TapedCall(words: "load", caseName: "load")
        let differences = TapeDifferences(
            mock: "Store",
            all: (1...2).map { TapeDifference(entry: $0, call: call, reason: .answer(drifts)) })
        #expect(differences.lines.count == 16)
        #expect(differences.lines.first == "entry 1, load: returns[0]: at character 141")
        #expect(differences.lines.last == "… and 1 more")
    }

    // MARK: Lists

    @Test func anInsertedElementIsTheOnlyDifference() throws {
        #expect(try drift("[1, 2, 3]", "[1, 9, 2, 3]") == ["returns[1]: 9 is not expected"])
        #expect(try drift("[1, 2, 3]", "[2, 3]") == ["returns[0]: 1 is missing"])
        #expect(
            try drift(#"[{"id": 1, "n": 5}]"#, #"[{"id": 9, "n": 5}, {"id": 1, "n": 5}]"#)
                == ["returns[0]: {id: 9, n: 5} is not expected"])
    }

    // MARK: Errors

    @Test func aCallThatThrowsInsteadIsNamed() throws {
        let gone = try error("gone")
        #expect(
            drift(.returned(.number(3)), gone) == ["returns: expected 3, got the error gone (Shop.Failure)"])
        #expect(
            drift(gone, .returned(.number(3))) == ["throws: expected the error gone (Shop.Failure), got 3"])
        #expect(drift(.done, gone) == ["returns: expected nothing, got the error gone (Shop.Failure)"])
        #expect(drift(gone, .done) == ["throws: expected the error gone (Shop.Failure), got nothing"])
        #expect(drift(.done, .returned(.bool(true))) == ["returns: expected nothing, got true"])
        #expect(drift(.done, .done) == [])
    }

    @Test func anotherErrorIsNamed() throws {
        #expect(
            drift(try error("gone"), try error("late", type: "Shop.Delay"))
                == ["throws: expected the error gone (Shop.Failure), got the error late (Shop.Delay)"])
        #expect(
            drift(try error("gone"), try error("lost"))
                == [#"throws.description: expected "gone", got "lost""#])
        // The description follows from the value.
        #expect(
            drift(
                try error("denied(7)", #"{"denied": {"_0": 7}}"#),
                try error("denied(8)", #"{"denied": {"_0": 8}}"#))
                == ["throws.value.denied._0: expected 7, got 8"])
        // It may differ nevertheless, such as that of a set.
        #expect(drift(try error("lost [1, 2]", "[1, 2]"), try error("lost [2, 1]", "[1, 2]")) == [])
        // An empty value says nothing about the error.
        #expect(
            drift(try error("gone", "{}"), try error("lost", "{}"))
                == [#"throws.description: expected "gone", got "lost""#])
        let later = TapeRule.matchingResult(of: "load", Arg<Int>.greaterThan(1))
        #expect(drift(try error("1", "1"), try error("two", "2"), later) == [])
        #expect(drift(try error("gone", "1"), try error("gone")) == ["throws.value: 1 is missing"])
        #expect(drift(try error("gone", "1"), try error("gone", "1")) == [])
    }

    /// The name of a private type contains an address, which is another one in each process.
    @Test func theNameOfAPrivateTypeHasNoAddress() throws {
        let tape = try error(
            "gone", type: "Shop.(unknown context at $1a2b).Outer.(unknown context at $3).Failure")
        let real = try error(
            "gone", type: "Shop.(unknown context at $ffee).Outer.(unknown context at $4).Failure")
        #expect(drift(tape, real) == [])
        #expect(drift(tape, .done) == ["throws: expected the error gone (Shop.Outer.Failure), got nothing"])
    }

    @Test func aCallWithoutAnOutcomeIsNamed() {
        #expect(drift(.returned(.number(3)), .open) == ["returns: expected 3, got no answer"])
        #expect(drift(.open, .returned(.number(3))) == ["returns: expected no answer, got 3"])
    }

    // MARK: Rules

    @Test func anIgnoredPartMayDiffer() throws {
        let (tape, real) = (#"{"a": {"b": 1}, "c": 1}"#, #"{"a": {"b": 2}, "c": 2}"#)
        let c = "returns.c: expected 1, got 2"
        #expect(try drift(tape, real, .ignoringResult("a.b")) == [c])
        #expect(try drift(tape, real, .ignoringResult("a.b"), .ignoringResult("c", of: "load")) == [])
        #expect(try drift(tape, real, .ignoringResult("a.b"), .ignoringResult("c", of: "save")) == [c])
        #expect(try drift(tape, real, .ignoringResult()) == [])
        #expect(try drift(tape, real, .ignoringResult("a.b.c"), .ignoringResult("a")) == [c])
        // It may also be missing, on either side.
        #expect(try drift(#"{"a": 1}"#, "{}", .ignoringResult("a")) == [])
        #expect(try drift("{}", #"{"a": 1}"#, .ignoringResult("a")) == [])
    }

    /// A mistake in a rule must not allow every difference.
    @Test func aPartThatDoesNotExistAllowsNothing() throws {
        let (tape, real) = (#"{"a": {"b": 1}}"#, #"{"a": {"b": 2}}"#)
        for part in [".", "..", "a.", ".a", "a..b", "A.b", "a.b.c", " "] {
            #expect(try drift(tape, real, .ignoringResult(part)).count == 1, "\(part)")
            #expect(try drift(tape, real, .matchingResult(part, Arg<Int>.any)).count == 1, "\(part)")
        }
        #expect(try drift(tape, real, .ignoringResult("a.b", of: "laod")).count == 1)
        #expect(try drift(tape, real, .ignoringResult("")) == [])
    }

    @Test func aMatchedPartMayDifferIfTheMatcherAcceptsIt() throws {
        let rule = TapeRule.matchingResult("price", .greaterThan(0))
        #expect(try drift(#"{"price": 3}"#, #"{"price": 4}"#, rule) == [])
        #expect(try drift(#"{"price": 3}"#, #"{"price": -4}"#, rule) == ["returns.price: expected 3, got -4"])
        #expect(try drift("{}", #"{"price": 4}"#, rule) == [])
        #expect(try drift(#"{"price": 3}"#, "{}", rule) == ["returns.price: 3 is missing"])
        #expect(
            try drift(#"{"price": 3}"#, #"{"price": "dear"}"#, rule)
                == [#"returns.price: expected 3, got "dear""#])
        #expect(try drift("3", "4", .matchingResult(of: "load", .within(1...5))) == [])
    }

    @Test func aPartAppliesToEachElementOfAList() throws {
        let tape = #"{"items": [{"id": 1, "price": 3}, {"id": 2, "price": 3}]}"#
        let real = #"{"items": [{"id": 1, "price": 4}, {"id": 2, "price": 5}]}"#
        #expect(try drift(tape, real, .ignoringResult("items.price")) == [])
        #expect(
            try drift(tape, real, .ignoringResult("items.0.price"))
                == ["returns.items[1].price: expected 3, got 5"])
        #expect(try drift("[[[1]], [2]]", "[[[9]], [2]]", .ignoringResult("0.0.0")) == [])
        // Elements that differ only in an ignored part are aligned.
        #expect(
            try drift(
                #"[{"id": 1, "t": 1}, {"id": 2, "t": 1}]"#,
                #"[{"id": 3, "t": 2}, {"id": 1, "t": 2}, {"id": 2, "t": 2}]"#, .ignoringResult("t"))
                == [
                    "returns[0]: {id: 3} is not expected"
                ])
    }

    @Test func aRuleAppliesToErrors() throws {
        let (tape, real) = (
            try error("late(3)", #"{"late": {"by": 3}}"#), try error("late(4)", #"{"late": {"by": 4}}"#)
        )
        #expect(drift(tape, real, .ignoringResult("late.by")) == [])
        #expect(drift(tape, real, .matchingResult("late.by", .lessThan(9))) == [])
        #expect(drift(tape, real, .matchingResult("late.by", .lessThan(2))).count == 1)
        #expect(drift(tape, real, .ignoringResult()) == [])
        // An error that is not Codable has only its description.
        #expect(drift(try error("gone at 1"), try error("gone at 2"), .ignoringResult()) == [])
        #expect(
            drift(
                try error("gone at 1"), try error("gone at 2"), .matchingResult(Arg<String>.hasPrefix("gone"))
            ) == [])
        #expect(
            drift(
                try error("gone at 1"), try error("lost at 2"), .matchingResult(Arg<String>.hasPrefix("gone"))
            ).count == 1)
        // A rule allows neither another type nor a result.
        #expect(drift(tape, try error("late(3)", type: "Shop.Delay"), .ignoringResult()).count == 1)
        #expect(drift(tape, .done, .ignoringResult()).count == 1)
        #expect(drift(.returned(.number(3)), real, .ignoringResult()).count == 1)
    }

    @Test func aDriftNamesThePartForARule() throws {
        func parts(_ tape: String, _ real: String) throws -> [String?] {
            try Outcome.returned(json(real)).drifts(from: .returned(json(tape)), of: "load").map(\.part)
        }
        #expect(
            try parts(#"{"items": [{"price": 3}], "a.b": 1}"#, #"{"items": [{"price": 4}], "a.b": 2}"#)
                == [nil, "items.price"])
        #expect(try parts("3", "4") == [""])
        #expect(try error("gone").drifts(from: .done, of: "load").map(\.part) == [nil])
        let denied = try error("denied(7)", #"{"denied": {"_0": 7}}"#)
        let other = try error("denied(8)", #"{"denied": {"_0": 8}}"#)
        #expect(other.drifts(from: denied, of: "load").map(\.part) == ["denied._0"])
        #expect(try error("lost").drifts(from: error("gone"), of: "load").map(\.part) == [""])
        // In the second list, an element is missing.
        #expect(try parts(#"[[1], [{"a": 1}, 2]]"#, "[[2], [2]]") == ["", ""])
    }

    // MARK: Secrets

    @Test func hiddenValuesAreReplacedByTheirKinds() throws {
        let real = Outcome.returned(try json(#"{"a": 2, "b": "secret", "d": ["secret"]}"#))
        let tape = Outcome.returned(try json(#"{"a": 1, "b": "public", "c": 1}"#))
        #expect(
            real.drifts(from: tape, of: "load", isHidden: true).map(\.text) == [
                "returns.a: expected 1, got a number (hidden)",
                #"returns.b: expected "public", got a string (hidden)"#,
                "returns.c: 1 is missing",
                "returns.d: a list (hidden) is not expected",
            ])
        #expect(
            try error("the secret").drifts(from: .done, of: "load", isHidden: true).map(\.text)
                == ["returns: expected nothing, got the error a string (hidden) (Shop.Failure)"])
        #expect(
            try error("the secret").drifts(from: error("gone"), of: "load", isHidden: true).map(\.text)
                == [#"throws.description: expected "gone", got a string (hidden)"#])
    }
}

extension TapeDrift {
    /// The lines of a report about the difference.
    var text: String { lines.joined(separator: "\n") }
}
