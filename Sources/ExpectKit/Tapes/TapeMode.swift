import Foundation

/// When tapes are recorded, and when they are played.
///
/// It is taken from where it is said: of one tape (`Tape(mode:)`, `.tape(mode:)`), of a scope
/// (``withTapeMode(_:_:)``), or of all, by the environment variable `EXPECTKIT_TAPES`. The modes and their names are
/// those that snapshot testing has made known.
public enum TapeMode: String, Sendable, CaseIterable {
    /// Records where there is no tape, and fails once, saying so; plays what is there. This is the default.
    case missing
    /// Records every tape anew, with a warning for each that changed. A run that failed or made no call replaces no tape.
    case all
    /// Plays, and records anew in the next run what has failed in this one. A run that failed or made no call replaces no
    /// tape.
    case failed
    /// Plays, and fails where there is no tape. This is the one for continuous integration.
    case never

    @TaskLocal static var scope: TapeMode?

    /// What the environment says; nothing if it says nothing.
    ///
    /// - Throws: What is wrong with it.
    static func ofEnvironment(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(TapeFlaw) -> TapeMode? {
        guard let word = environment["EXPECTKIT_TAPES"], !word.isEmpty else { return nil }
        guard let mode = TapeMode(rawValue: word) else {
            let known = allCases.map(\.rawValue).joined(separator: ", ")
            throw TapeFlaw("EXPECTKIT_TAPES is “\(word)”; there is \(known)")
        }
        return mode
    }
}

/// Sets when tapes are recorded, for the tapes that are first used in a scope.
///
/// ```swift
/// withTapeMode(.all) {
///     let tape = Tape("checkout")
///     // …
/// }
/// ```
///
/// - Parameters:
///   - mode: When to record.
///   - body: Uses the tapes.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withTapeMode<Result>(_ mode: TapeMode, _ body: () throws -> Result) rethrows -> Result {
    try TapeMode.$scope.withValue(mode, operation: body)
}

/// Sets when tapes are recorded, for the tapes that are first used in a scope.
///
/// - Parameters:
///   - mode: When to record.
///   - body: Uses the tapes.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
nonisolated(nonsending) public func withTapeMode<Result>(
    _ mode: TapeMode, _ body: () async throws -> Result
) async rethrows -> Result {
    try await TapeMode.$scope.withValue(mode, operation: body)
}
