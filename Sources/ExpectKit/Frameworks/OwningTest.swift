#if canImport(Testing)
    import Testing
#endif

/// The test of Swift Testing that a mock belongs to.
struct OwningTest: Sendable {
    /// The context of the test, in which failures can be recorded from any thread.
    let context: any TaskContext

    #if canImport(Testing)
        private let test: Test.ID
        /// The test, as the engine knows it.
        var identity: TestIdentity { TestIdentity(test: test.hashValue, task: task) }
        /// The task of the test case: the cases of a parameterised test have the same ID, but run in different tasks.
        private let task: Int?

        /// Creates the owner for the current test. The result is nil outside of tests, and if the test is known already.
        init?(unlessIn known: OwningTest?) {
            guard let test = Test.current?.id else {
                #if canImport(XCTest)
                    RunningTestCase.observe()
                #endif
                return nil
            }
            let task = withUnsafeCurrentTask { $0?.hashValue }
            if let known, known.test == test, known.task == task { return nil }
            (self.test, self.task) = (test, task)
            context = currentTaskContext()
        }
    #else
        init?(unlessIn known: OwningTest?) { return nil }
    #endif
}
