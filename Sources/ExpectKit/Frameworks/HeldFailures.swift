/// The held failures of a test.
final class HeldFailures: Sendable {
    /// `nil` when nothing may be held any more.
    private let failures = Lock<[HeldFailure]?>([])
    private let test: String?
    private let record: @Sendable (FailureReport) -> Void

    /// - Parameters:
    ///   - test: The name of the test.
    ///   - record: Records a failure in the test, on any thread.
    init(of test: String?, record: @escaping @Sendable (FailureReport) -> Void) {
        (self.test, self.record) = (test, record)
    }

    var isEmpty: Bool { failures.withLock { $0?.isEmpty ?? true } }

    /// Holds a failure until its mock is verified, if it may be held.
    ///
    /// - Returns: Whether it is held.
    func hold(_ failure: FailureReport) -> Bool {
        guard let held = failure.held else { return false }
        return failures.withLock { failures in
            guard failures != nil, held.hold(failure, in: test, record: record) else { return false }
            failures?.append(held)
            return true
        }
    }

    /// Records what is still held, as it was, and holds nothing more.
    func end() {
        let rest = failures.withLock { failures in
            defer { failures = nil }
            return failures ?? []
        }
        for failure in rest { failure.record() }
    }
}
