import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// The comparison of an answer of the real object with the answer on a tape.
@Suite struct TapeDriftTests {
    private typealias Outcome = TapeEntry.Outcome

    private func json(_ text: String) throws -> JSONValue {
        try JSONValue.read(Data(text.utf8))
    }

    /// The sentences about two results.
    private func drift(_ tape: String, _ real: String, _ rules: TapeRule...) throws -> [String] {
        try Outcome.returned(json(real)).drift(from: .returned(json(tape)), of: "load", rules: rules).map(
            \.words)
    }

    private func error(_ words: String, _ value: String? = nil, type: String = "Shop.Failure") throws
        -> Outcome
    {
        .threw(.init(type: type, words: words, value: try value.map(json)))
    }

    private func drift(_ tape: Outcome, _ real: Outcome, _ rules: TapeRule...) -> [String] {
        real.drift(from: tape, of: "load", rules: rules).map(\.words)
    }

    // MARK: Values

    @Test func anotherValueIsNamedByItsPath() throws {
        #expect(
            try drift(
                #"{"items": [{"price": 3, "name": "vase"}], "open": true}"#,
                #"{"items": [{"price": 4, "name": "vase"}], "open": false}"#)
                == [
                    "returns.items[0].price: the tape has 3, the real object returned 4",
                    "returns.open: the tape has true, the real object returned false",
                ])
        #expect(try drift("3", "4") == ["returns: the tape has 3, the real object returned 4"])
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
        #expect(
            try drift(#"{"price": 3}"#, #"{"price": "3"}"#) == [
                #"returns.price: the tape has a number, 3, the real object returned a string, "3""#
            ])
        #expect(
            try drift("[1]", #"{"a": 1}"#) == [
                "returns: the tape has a list, [1], the real object returned an object, {a: 1}"
            ])
        #expect(try drift("null", "3") == ["returns: the tape has nil, the real object returned 3"])
        #expect(try drift("[3]", "[null]") == ["returns[0]: the tape has 3, the real object returned nil"])
    }

    @Test func addedAndRemovedFieldsAreNamed() throws {
        #expect(
            try drift(#"{"a": 1, "old": {"b": 2}}"#, #"{"a": 1, "new": "x", "strange name": 0}"#) == [
                #"returns.new: the tape has nothing here, the real object returned "x""#,
                "returns.old: the tape has {b: 2}, the real object returned nothing here",
                #"returns["strange name"]: the tape has nothing here, the real object returned 0"#,
            ])
    }

    @Test func longTextsAreShownAroundTheirDifference() throws {
        let start = String(repeating: "word ", count: 20)
        #expect(
            try drift("\"\(start)ends\"", "\"\(start)goes on\"") == [
                "returns, at character 101: the tape has …word word word word ends, "
                    + "the real object returned …word word word word goes on"
            ])
        #expect(
            try drift(#""a\nb""#, #""a\nc""#) == [
                #"returns: the tape has "a\nb", the real object returned "a\nc""#
            ])
        // A space that looks like another one is escaped.
        #expect(
            try drift(#""a b""#, "\"a\u{a0}b\"") == [
                #"returns: the tape has "a b", the real object returned "a\u{a0}b""#
            ])
    }

    @Test func longValuesAreShortened() throws {
        let list = "[\((1...500).map(String.init).joined(separator: ", "))]"
        let texts = try drift(#"{"a": 1}"#, "{\"a\": 1, \"b\": \(list)}")
        #expect(texts.count == 1)
        #expect(texts[0].hasPrefix("returns.b: the tape has nothing here, the real object returned [1, 2, 3"))
        #expect(texts[0].hasSuffix("…"))
        #expect(texts[0].count < 300)
        // The number of differences is bounded, too.
        let numbers = { (start: Int) in "[\((start..<start + 500).map(String.init).joined(separator: ", "))]"
        }
        #expect(try drift(numbers(0), numbers(1000)).count == TapeLimits.drifts)
    }

    // MARK: Lists

    @Test func anInsertedElementIsTheOnlyDifference() throws {
        #expect(
            try drift("[1, 2, 3]", "[1, 9, 2, 3]") == [
                "returns: the tape has 3 elements, the real object returned 4 elements",
                "returns[1]: the tape has nothing here, the real object returned 9",
            ])
        #expect(
            try drift("[1, 2, 3]", "[2, 3]") == [
                "returns: the tape has 3 elements, the real object returned 2 elements",
                "returns[0]: the tape has 1, the real object returned nothing here",
            ])
        #expect(
            try drift(#"[{"id": 1, "n": 5}]"#, #"[{"id": 9, "n": 5}, {"id": 1, "n": 5}]"#) == [
                "returns: the tape has 1 element, the real object returned 2 elements",
                "returns[0]: the tape has nothing here, the real object returned {id: 9, n: 5}",
            ])
    }

    // MARK: Errors

    @Test func aCallThatThrowsInsteadIsNamed() throws {
        let gone = try error("gone")
        #expect(
            drift(.returned(.number(3)), gone) == [
                "returns: the tape has the result 3, the real object threw gone (Shop.Failure)"
            ])
        #expect(
            drift(gone, .returned(.number(3))) == [
                "throws: the tape has the error gone (Shop.Failure), the real object returned 3"
            ])
        #expect(
            drift(.done, gone) == [
                "returns: the tape has a return without a result, the real object threw gone (Shop.Failure)"
            ])
        #expect(
            drift(gone, .done) == [
                "throws: the tape has the error gone (Shop.Failure), the real object returned nothing"
            ])
        #expect(
            drift(.done, .returned(.bool(true))) == [
                "returns: the tape has a return without a result, the real object returned true"
            ])
        #expect(drift(.done, .done) == [])
    }

    @Test func anotherErrorIsNamed() throws {
        #expect(
            drift(try error("gone"), try error("late", type: "Shop.Delay")) == [
                "throws: the tape has the error gone (Shop.Failure), the real object threw late (Shop.Delay)"
            ])
        #expect(
            drift(try error("gone"), try error("lost")) == [
                #"throws.description: the tape has "gone", the real object threw "lost""#
            ])
        // The description follows from the value.
        #expect(
            drift(
                try error("denied(7)", #"{"denied": {"_0": 7}}"#),
                try error("denied(8)", #"{"denied": {"_0": 8}}"#))
                == ["throws.value.denied._0: the tape has 7, the real object threw 8"])
        // It may differ nevertheless, such as that of a set.
        #expect(drift(try error("lost [1, 2]", "[1, 2]"), try error("lost [2, 1]", "[1, 2]")) == [])
        // An empty value says nothing about the error.
        #expect(
            drift(try error("gone", "{}"), try error("lost", "{}")) == [
                #"throws.description: the tape has "gone", the real object threw "lost""#
            ])
        let later = TapeRule.matchingResult(of: "load", Arg<Int>.greaterThan(1))
        #expect(drift(try error("1", "1"), try error("two", "2"), later) == [])
        #expect(
            drift(try error("gone", "1"), try error("gone")) == [
                "throws.value: the tape has 1, the real object threw nothing here"
            ])
        #expect(drift(try error("gone", "1"), try error("gone", "1")) == [])
    }

    /// The name of a private type contains an address, which is another one in each process.
    @Test func theNameOfAPrivateTypeHasNoAddress() throws {
        let tape = try error(
            "gone", type: "Shop.(unknown context at $1a2b).Outer.(unknown context at $3).Failure")
        let real = try error(
            "gone", type: "Shop.(unknown context at $ffee).Outer.(unknown context at $4).Failure")
        #expect(drift(tape, real) == [])
        #expect(
            drift(tape, .done) == [
                "throws: the tape has the error gone (Shop.Outer.Failure), the real object returned nothing"
            ])
    }

    @Test func aCallWithoutAnOutcomeIsNamed() {
        #expect(
            drift(.returned(.number(3)), .open) == [
                "returns: the tape has the result 3, the real object had not answered when the tape ended"
            ])
        #expect(
            drift(.open, .returned(.number(3))) == [
                "returns: the tape has no outcome, the real object returned 3"
            ])
    }

    // MARK: Rules

    @Test func anIgnoredPartMayDiffer() throws {
        let (tape, real) = (#"{"a": {"b": 1}, "c": 1}"#, #"{"a": {"b": 2}, "c": 2}"#)
        let c = "returns.c: the tape has 1, the real object returned 2"
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
        #expect(
            try drift(#"{"price": 3}"#, #"{"price": -4}"#, rule) == [
                "returns.price: the tape has 3, the real object returned -4"
            ])
        #expect(try drift("{}", #"{"price": 4}"#, rule) == [])
        #expect(
            try drift(#"{"price": 3}"#, "{}", rule) == [
                "returns.price: the tape has 3, the real object returned nothing here"
            ])
        #expect(
            try drift(#"{"price": 3}"#, #"{"price": "dear"}"#, rule) == [
                #"returns.price: the tape has a number, 3, the real object returned a string, "dear""#
            ])
        #expect(try drift("3", "4", .matchingResult(of: "load", .within(1...5))) == [])
    }

    @Test func aPartAppliesToEachElementOfAList() throws {
        let tape = #"{"items": [{"id": 1, "price": 3}, {"id": 2, "price": 3}]}"#
        let real = #"{"items": [{"id": 1, "price": 4}, {"id": 2, "price": 5}]}"#
        #expect(try drift(tape, real, .ignoringResult("items.price")) == [])
        #expect(
            try drift(tape, real, .ignoringResult("items.0.price")) == [
                "returns.items[1].price: the tape has 3, the real object returned 5"
            ])
        #expect(try drift("[[[1]], [2]]", "[[[9]], [2]]", .ignoringResult("0.0.0")) == [])
        // Elements that differ only in an ignored part are aligned.
        #expect(
            try drift(
                #"[{"id": 1, "t": 1}, {"id": 2, "t": 1}]"#,
                #"[{"id": 3, "t": 2}, {"id": 1, "t": 2}, {"id": 2, "t": 2}]"#, .ignoringResult("t"))
                == [
                    "returns: the tape has 2 elements, the real object returned 3 elements",
                    "returns[0]: the tape has nothing here, the real object returned {id: 3, t: 2}",
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
            try Outcome.returned(json(real)).drift(from: .returned(json(tape)), of: "load").map(\.part)
        }
        #expect(
            try parts(#"{"items": [{"price": 3}], "a.b": 1}"#, #"{"items": [{"price": 4}], "a.b": 2}"#) == [
                nil, "items.price",
            ])
        #expect(try parts("3", "4") == [""])
        #expect(try error("gone").drift(from: .done, of: "load").map(\.part) == [nil])
    }

    // MARK: Secrets

    @Test func hiddenValuesAreReplacedByTheirKinds() throws {
        let real = Outcome.returned(try json(#"{"a": 2, "b": "secret", "d": ["secret"]}"#))
        let tape = Outcome.returned(try json(#"{"a": 1, "b": "public", "c": 1}"#))
        #expect(
            real.drift(from: tape, of: "load", isHidden: true).map(\.words) == [
                "returns.a: the tape has 1, the real object returned a number (hidden)",
                #"returns.b: the tape has "public", the real object returned a string (hidden)"#,
                "returns.c: the tape has 1, the real object returned nothing here",
                "returns.d: the tape has nothing here, the real object returned a list (hidden)",
            ])
        #expect(
            try error("the secret").drift(from: .done, of: "load", isHidden: true).map(\.words) == [
                "returns: the tape has a return without a result, the real object threw a string (hidden) (Shop.Failure)"
            ])
        #expect(
            try error("the secret").drift(from: error("gone"), of: "load", isHidden: true).map(\.words) == [
                #"throws.description: the tape has "gone", the real object threw a string (hidden)"#
            ])
    }
}
