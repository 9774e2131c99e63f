/// The error that an unexpected call of a throwing requirement throws.
///
/// The failure has been reported before the error is thrown. The error stops the code under test from continuing with
/// an arbitrary value.
public struct UnansweredCallError: Error, Sendable {
    /// The reason for the error.
    enum Reason: Sendable {
        /// A call was not answered.
        case unanswered(call: String, mock: String)
        /// A synthesized value contains an error, and no error is registered.
        case noError
    }

    let reason: Reason
}
