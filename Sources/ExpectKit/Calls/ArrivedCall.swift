/// A call that has arrived, for what intervenes between the arrival and the answer.
///
/// Unchecked, because an invocation may hold values of any type. It is passed only to the test.
struct ArrivedCall: @unchecked Sendable {
    /// The identity of the mock's engine; `nil` if only the words matter.
    var engine: ObjectIdentifier?
    var invocation: Any?
    /// The name of the mock.
    let mock: String
    /// The call with its arguments.
    let words: String
}
