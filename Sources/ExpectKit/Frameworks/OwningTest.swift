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

/// The tests that have declared something on a mock since its last reset.
struct DeclaringTests {
    /// A test, or the code outside of tests.
    struct Test: Equatable {
        /// The name; `nil` outside of tests.
        var name: String?
        /// The number of the test case, if it is one of XCTest.
        var testCase: Int?
    }

    private var phase: Int?
    private var last: Test?
    private var names: [String] = []
    /// Whether more than one test has declared something.
    private(set) var isShared = false
    /// The test case whose end verifies the mock, and whether it knew then that other tests share the mock.
    private var watching: (testCase: Int, isShared: Bool)?
    /// Whether the end of the process verifies the mock.
    private var isWatched = false

    /// The names of the tests, if any is known.
    var words: String? { names.isEmpty ? nil : names.joined(separator: ", ") }

    /// Notes a declaration, in constant time. It returns whether the end of the test case has to verify the mock, and does not
    /// know it.
    mutating func insert(_ test: Test, in phase: Int) -> Bool {
        if phase != self.phase { (self.phase, last, names, isShared) = (phase, nil, [], false) }
        if last == test { return false }
        isShared = last != nil
        last = test
        if let name = test.name, names.count < Limits.Reporting.declaringTests, !names.contains(name) {
            names.append(name)
        }
        guard let testCase = test.testCase, watching.map({ $0 != (testCase, isShared) }) ?? true else { return false }
        watching = (testCase, isShared)
        return true
    }

    /// Notes that the end of the process verifies the mock, and returns whether it did not before.
    mutating func noteWatching() -> Bool {
        defer { isWatched = true }
        return !isWatched
    }
}
