#if canImport(Testing)
    import Testing
#endif

/// The test of Swift Testing that a mock belongs to.
struct MockOwner: Sendable {
    /// Where the test can be told of a failure from anywhere.
    let context: any TaskContext

    #if canImport(Testing)
        private let test: Test.ID
        /// The task, which tells the cases of a parameterised test apart.
        private let task: Int?

        /// Creates the owner for the current test, if there is one and it is not known already.
        init?(unlessIn known: MockOwner?) {
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
        init?(unlessIn known: MockOwner?) { return nil }
    #endif
}
