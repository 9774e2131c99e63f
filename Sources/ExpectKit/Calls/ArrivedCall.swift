/// A call that has arrived, for what intervenes between the arrival and the answer.
///
/// Unchecked, because an invocation may hold values of any type. It is passed only to the test.
package struct ArrivedCall: @unchecked Sendable {
    /// The identity of the mock's engine; `nil` if only the words matter.
    package var engine: ObjectIdentifier?
    package var invocation: Any?
    /// The name of the mock.
    package let mock: String
    /// The call with its arguments.
    package let words: String

    package init(engine: ObjectIdentifier? = nil, invocation: Any? = nil, mock: String, words: String) {
        (self.engine, self.invocation, self.mock, self.words) = (engine, invocation, mock, words)
    }
}
