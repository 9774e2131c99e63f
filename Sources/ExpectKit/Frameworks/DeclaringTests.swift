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
