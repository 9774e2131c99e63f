import ExpectKit
import Foundation

/// The age after which a tape counts as old.
///
/// A test that replays an old tape passes with a warning.
///
/// ```swift
/// let tape = Tape("checkout", expiresAfter: .days(30))
/// ```
public struct TapeAge: Sendable, Hashable {
    let days: Int

    /// An age in days.
    ///
    /// - Parameter number: The number of days, at least one.
    public static func days(_ number: Int) -> TapeAge { TapeAge(days: number) }

    /// An age in weeks.
    ///
    /// - Parameter number: The number of weeks, at least one.
    public static func weeks(_ number: Int) -> TapeAge {
        let (days, isTooLarge) = number.multipliedReportingOverflow(by: 7)
        return TapeAge(days: isTooLarge ? (number > 0 ? .max : .min) : days)
    }

    /// The age in the environment variable `EXPECTKIT_TAPES_MAX_AGE`, in days; nil if it is not set.
    ///
    /// - Throws: A problem if the value is not a positive number.
    static func ofEnvironment(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(TapeProblem) -> TapeAge? {
        guard let word = environment["EXPECTKIT_TAPES_MAX_AGE"], !word.isEmpty else { return nil }
        guard let days = Int(word), days > 0 else { throw .invalidMaximumAge(word) }
        return .days(days)
    }
}
