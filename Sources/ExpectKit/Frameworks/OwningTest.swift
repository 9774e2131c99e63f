#if canImport(Testing)
    import Testing
#endif

/// The test of Swift Testing that a mock belongs to.
struct OwningTest: Sendable {
    /// The context of the test, in which failures can be recorded from any thread.
    let context: any TaskContext

    #if canImport(Testing)
        /// The name and the line of the test. They identify it as its ID does, which takes 5,000 instructions to make, and
        /// each mock and each declaration asks for it.
        let name: String
        private let line: SourceLocation
        /// The task of the test case: the cases of a parameterised test have the same line, but run in different tasks.
        private let task: Int?

        /// The test, as the engine knows it.
        var identity: TestIdentity {
            var hasher = Hasher()
            hasher.combine(name)
            hasher.combine(line)
            return TestIdentity(test: hasher.finalize(), task: task)
        }

        /// Creates the owner for the current test. The result is nil outside of tests, and if the test is known already.
        init?(unlessIn known: OwningTest?) {
            guard let test = Test.current else {
                RunningTestCase.observe()
                return nil
            }
            (name, line) = (test.name, test.sourceLocation)
            task = withUnsafeCurrentTask { $0?.hashValue }
            if let known, known.task == task, known.line == line, known.name == name { return nil }
            // The scope keeps its bound mocks for calls that come late. A context that kept the scope would keep them for ever.
            context = MadeMocks.$current.withValue(nil) { currentTaskContext() }
        }

        /// Whether the current code runs in another test. The cases of a parameterised test count as the same one.
        var isOtherThanCurrent: Bool { Test.current.map { $0.name != name || $0.sourceLocation != line } ?? false }
    #else
        var name: String { "" }
        var identity: TestIdentity? { nil }
        var isOtherThanCurrent: Bool { false }
        init?(unlessIn known: OwningTest?) { return nil }
    #endif
}
