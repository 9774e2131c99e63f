import ExpectKit
import Foundation

/// A day in UTC, such as 2026-11-23.
struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// ISO 8601, which does not depend on the settings of the machine.
    private static let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()

    /// The days since 1970-01-01.
    let number: Int

    init(number: Int) { self.number = number }

    init(_ date: Date) { number = Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }

    /// The current day.
    static var today: CalendarDay { CalendarDay(Date()) }

    /// Reads a day such as `2026-11-23`; nil if the text is no day of the calendar.
    init?(_ text: String) {
        guard let date = try? Date(text, strategy: Self.style) else { return nil }
        self.init(date)
        // Foundation also reads other texts, such as 2026-02-30.
        guard description == text else { return nil }
    }

    static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }

    var description: String { Date(timeIntervalSince1970: Double(number) * 86_400).formatted(Self.style) }
}
