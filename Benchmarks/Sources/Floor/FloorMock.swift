import Foundation

/// The least that a mock with an ordered queue does for a call: take a lock, record the call, compare it with the next
/// expected one, and return the answer.
///
/// It decides nothing else, and compares under its lock. It is inlinable, so that it is compiled for the types of each mock.
/// That is not possible for the library, which would be compiled again with each test module.
public final class FloorMock<Call: Equatable>: @unchecked Sendable {
    @usableFromInline let lock = NSLock()
    @usableFromInline var calls: [Call] = []
    @usableFromInline var expected: [(call: Call, answer: Any)] = []
    @usableFromInline var next = 0

    /// Creates a mock that expects nothing.
    @inlinable
    public init() {}

    /// Expects a call, after those that are expected already.
    @inlinable
    public func expect(_ call: Call, answer: Any) { expected.append((call, answer)) }

    /// Answers a call; nil if another one is expected.
    @inlinable
    public func call<Output>(_ call: Call, returning _: Output.Type = Output.self) -> Output? {
        lock.lock()
        defer { lock.unlock() }
        calls.append(call)
        guard next < expected.count, expected[next].call == call else { return nil }
        next += 1
        // As in the library, because a dynamic cast takes several times as long as all the rest.
        func unboxed<Answer>(_ answer: Answer) -> Output? {
            Answer.self == Output.self ? unsafeBitCast(answer, to: Output.self) : nil
        }
        return unboxed(expected[next - 1].answer)
    }
}
