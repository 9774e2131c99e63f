/// The error that an unexpected call of a throwing requirement throws.
///
/// The failure has been reported when it is thrown; the error keeps the code under test from going on with a
/// value that nobody gave.
public struct UnansweredCallError: Error, Sendable, CustomStringConvertible {
    let words: String

    /// What was called, and of which mock.
    public var description: String { words }
}
