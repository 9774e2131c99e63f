import Foundation
import Testing

@testable import ExpectKit
@testable import ExpectKitTapes

/// Days in UTC, compared with the calendar of Foundation.
struct CalendarDayTests {
    @Test func aDayHasTheTextOfItsDate() {
        #expect("\(CalendarDay(number: 0))" == "1970-01-01")
        #expect("\(CalendarDay(Date(timeIntervalSince1970: -1)))" == "1969-12-31")
        #expect("\(CalendarDay(Date(timeIntervalSince1970: 86_399.9)))" == "1970-01-01")
        #expect(CalendarDay("2026-11-23") == CalendarDay(number: 20_780))
    }

    @Test func everyDayIsReadAsItIsWritten() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        // About every third month from 1600 to 2600, with the ends of centuries.
        for number in stride(from: -135_140, through: 230_000, by: 89) {
            let day = CalendarDay(number: number)
            let parts = calendar.dateComponents(
                [.year, .month, .day], from: Date(timeIntervalSince1970: Double(number) * 86_400))
            let numbers = "\(day)".split(separator: "-").map { Int($0) }
            #expect(numbers == [parts.year, parts.month, parts.day])
            #expect(CalendarDay("\(day)") == day)
        }
    }

    @Test(
        arguments: [
            "", "yesterday", "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-4-3", "26-11-23",
            "2026-11-23T00:00:00Z", "2026/11/23", " 2026-11-23", "+026-11-23", "2026-11-+3", "２０２６-11-23",
        ])
    func anotherTextIsNoDay(text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test func leapDaysAreDays() {
        for text in ["2024-02-29", "2000-02-29"] { #expect(CalendarDay(text).map { "\($0)" } == text) }
        #expect(CalendarDay("1900-02-29") == nil)
    }
}
