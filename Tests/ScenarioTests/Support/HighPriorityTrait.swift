import Testing

/// Runs the tests of a suite with a high priority, for searches of answer orders.
///
/// Searches run one at a time, and wait for a thread after each run of a body. With the priority of the other tests, each
/// wait lasts until all tests that are in the queue have run, so that the searches run after all other tests.
struct HighPriorityTrait: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(function) { function in
            // A child task of a group would keep the priority of the current task.
            let tests = Task(priority: .high) { try await function() }
            try await withTaskCancellationHandler {
                try await tests.value
            } onCancel: {
                tests.cancel()
            }
        }
    }
}

extension Trait where Self == HighPriorityTrait {
    /// Runs the tests with a high priority.
    static var highPriority: Self { Self() }
}
