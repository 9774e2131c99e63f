@testable import ExpectKit

extension InvocationComparison {
    /// Declares an invocation and compares it with a call, in one step.
    func matches(_ expected: Invocation, _ call: Invocation) -> Bool { prepare(expected)(call) }
}
