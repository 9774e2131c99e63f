import Foundation

/// The least that a mock with an ordered queue does for a call: take a lock, record the call, compare it with the next
/// expected one, and return the answer.
///
/// It decides nothing else, and compares under its lock. Like the library, it is a module of its own, so that it is
/// compiled for calls of all types, and a mock of the benchmarks does not specialize it.
public final class FloorMock<Call: Equatable>: @unchecked Sendable {
    private let lock = NSLock()
    private var calls: [Call] = []
    private var expected: [(call: Call, answer: Any)] = []
    private var next = 0

    /// Creates a mock that expects nothing.
    public init() {}

    /// Expects a call, after those that are expected already.
    public func expect(_ call: Call, answer: Any) { expected.append((call, answer)) }

    /// Answers a call; nil if another one is expected.
    @inline(never)
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
