import ExpectKit
import Foundation

/// When tapes are recorded, replayed and checked.
///
/// The mode of a tape is the one given to it (`Tape(mode:)`, `.tape(mode:)`), or else that of the scope
/// (``withTapeMode(_:_:)``), or else that of the environment variable `EXPECTKIT_TAPES`. The modes that record and replay
/// have the names of snapshot testing.
public enum TapeMode: String, Sendable, CaseIterable {
    /// Plays a tape that exists; records a missing one, and fails the test once. This is the default.
    case missing
    /// Records every tape again, with a warning for each that changed. A run that failed or made no call replaces no
    /// tape.
    case all
    /// Plays a tape; if a run failed, the next run records the tape again. A run that failed or made no call replaces
    /// no tape.
    case failed
    /// Plays; fails the test if the tape is missing. Use it in continuous integration.
    case never
    /// Calls the real object, as if every tape were recorded, and compares its answers with the tape. It writes nothing.
    /// The test fails if an answer or a call differs, or if the tape is missing.
    case check

    @TaskLocal static var scope: TapeMode?

    /// The mode in the environment variable `EXPECTKIT_TAPES`, or nil if it is not set.
    ///
    /// - Throws: A problem if the mode is unknown.
    static func ofEnvironment(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(TapeProblem) -> TapeMode? {
        guard let word = environment["EXPECTKIT_TAPES"], !word.isEmpty else { return nil }
        guard let mode = TapeMode(rawValue: word) else {
            throw .unknownMode(word, known: allCases.map(\.rawValue))
        }
        return mode
    }
}

/// Sets the mode of the tapes that are created in a scope.
///
/// ```swift
/// withTapeMode(.all) {
///     let tape = Tape("checkout")
///     // …
/// }
/// ```
///
/// - Parameters:
///   - mode: The mode.
///   - body: Creates and uses the tapes.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withTapeMode<Result>(_ mode: TapeMode, _ body: () throws -> Result) rethrows -> Result {
    try TapeMode.$scope.withValue(mode, operation: body)
}

/// Sets the mode of the tapes that are created in a scope.
///
/// - Parameters:
///   - mode: The mode.
///   - body: Creates and uses the tapes.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
nonisolated(nonsending) public func withTapeMode<Result>(
    _ mode: TapeMode, _ body: () async throws -> Result
) async rethrows -> Result {
    try await TapeMode.$scope.withValue(mode, operation: body)
}
