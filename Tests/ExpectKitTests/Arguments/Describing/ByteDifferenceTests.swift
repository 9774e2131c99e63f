import Foundation
import Testing

@testable import ExpectKit

struct ByteDifferenceTests {
    /// Expects an excerpt of the bytes, around their difference.
    private func expect(
        _ expected: Data, _ actual: Data, at place: String, _ words: String, _ otherWords: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            valueDifferences(expected, actual).described.map(\.line) == [
                "at byte \(place)\n  expected \(words)\n  got      \(otherWords)"
            ], sourceLocation: sourceLocation)
    }

    @Test func bytesAreShownAroundTheirDifference() {
        let expected = Data(0..<40)
        var actual = expected
        actual[17] = 0xFF
        expect(
            expected, actual, at: "18", "…0d 0e 0f 10 11 12 13 14 15 16 17 18 19 1a 1b 1c…",
            "…0d 0e 0f 10 ff 12 13 14 15 16 17 18 19 1a 1b 1c…")
    }

    @Test func differentLengthsAreNamed() {
        expect(Data([0, 1]), Data([0]), at: "2 (expected 2 bytes, got 1)", "00 01", "00")
        expect(Data(), Data([0]), at: "1 (expected 0 bytes, got 1)", "no bytes", "00")
    }

    @Test func bytesOfTextAreShownAsText() {
        expectLines(
            (Data("rye".utf8), Data("corn".utf8), [#"expected "rye", got "corn""#]),
            // Text that is equivalent looks different.
            (Data("\u{E9}".utf8), Data("e\u{301}".utf8), [#"expected "\#u{E9}", got "e\u{301}""#]))
        let long = String(repeating: "é", count: 40)
        let (before, after) = (long.prefix(20), long.prefix(29))
        #expect(
            valueDifferences(Data("\(long)a\(long)".utf8), Data("\(long)b\(long)".utf8)).described.map(\.line) == [
                "at character 41\n  expected …\(before)a\(after)…\n  got      …\(before)b\(after)…"
            ])
    }

    @Test func largeDataAreComparedInRuns() {
        let expected = Data(repeating: 1, count: 3_000_000)
        var actual = expected
        actual[2_999_999] = 2
        expect(expected, actual, at: "3000000", "…01 01 01 01 01", "…01 01 01 01 02")
    }

    @Test func partsOfDataKeepTheirOffsets() {
        let data = Data(0..<40).dropFirst(10)
        let lines = valueDifferences(data, data.dropLast()).described.map(\.line)
        #expect(lines.first?.hasPrefix("at byte 30 ") == true)
    }
}

struct DateDescriptionTests {
    private func words(_ seconds: Double) -> String {
        describe(Date(timeIntervalSinceReferenceDate: seconds))
    }

    @Test func aFractionOfASecondIsDescribed() {
        #expect(
            [0, 0.5, 7.025, -0.25, 800_000_000.123].map(words) == [
                "2001-01-01 00:00:00 +0000", "2001-01-01 00:00:00.5 +0000", "2001-01-01 00:00:07.025 +0000",
                "2000-12-31 23:59:59.75 +0000", "2026-05-09 06:13:20.123 +0000",
            ])
    }

    @Test func datesThatDifferByMillisecondsLookDifferent() {
        struct Event: Equatable { var date: Date }
        let date = Date(timeIntervalSinceReferenceDate: 800_000_000.123)
        let next = Date(timeIntervalSinceReferenceDate: 800_000_000.124)
        #expect(
            valueDifferences(Event(date: date), Event(date: next)).described.map(\.line)
                == [
                    "date: expected 2026-05-09 06:13:20.123 +0000, got 2026-05-09 06:13:20.124 +0000"
                ])
    }

    /// Foundation ends the process when it describes such a date.
    @Test func aDateThatIsNoNumberIsDescribed() {
        for seconds in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e17] {
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            #expect(describe(date) == "Date(timeIntervalSinceReferenceDate: \(seconds))")
        }
    }

    @Test func datesWithTheSameWordsAreShownByTheirSeconds() {
        expectLines(
            (
                Date(timeIntervalSinceReferenceDate: 0.25), Date(timeIntervalSinceReferenceDate: 0.250_000_25),
                ["timeIntervalSinceReferenceDate: expected 0.25, got 0.25000025"]
            ),
            (
                Date(timeIntervalSinceReferenceDate: 1e300), Date(timeIntervalSinceReferenceDate: 2e300),
                [
                    "expected Date(timeIntervalSinceReferenceDate: 1e+300)\n"
                        + "got      Date(timeIntervalSinceReferenceDate: 2e+300)"
                ]
            ))
    }
}
