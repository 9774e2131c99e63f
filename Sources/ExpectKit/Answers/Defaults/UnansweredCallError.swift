/// The error that an unexpected call of a throwing requirement throws.
///
/// The failure has been reported when it is thrown; the error keeps the code under test from going on with a
/// value that nobody gave.
public struct UnansweredCallError: Error, Sendable {
    /// Why there is an error.
    enum Reason: Sendable {
        case unanswered(call: String, mock: String)
        /// A result or a stream needs an error, and none is registered.
        case noError
    }

    let reason: Reason
}
