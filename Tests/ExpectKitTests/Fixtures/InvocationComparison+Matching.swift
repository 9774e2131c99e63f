@testable import ExpectKit

extension InvocationComparison {
    /// Compares a call with an expected invocation.
    func matches(_ expected: Invocation, _ call: Invocation) -> Bool { prepare(expected)(call) }
}
