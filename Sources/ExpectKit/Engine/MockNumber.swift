/// The number of a mock among those of its name in its test, from one on.
///
/// A test that makes several mocks of one type without names tells them apart by it. A number is used once while any of
/// the mocks exists, so that no later mock has a name that an earlier report has used for another. Each part of a
/// test with an annotator of its own has its own numbers.
final class MockNumber: Sendable {
    private struct Key: Hashable {
        let name: String
        let test: TestIdentity
        let annotator: ObjectIdentifier?
    }

    private struct Entry {
        /// Keeps the annotator alive, because another object at its address would have the same identifier.
        private let annotator: (any FailureAnnotator)?
        private var alive = 0
        private var last = 0

        init(_ annotator: (any FailureAnnotator)?) {
            self.annotator = annotator
        }

        mutating func next() -> Int {
            alive += 1
            last += 1
            return last
        }

        /// - Returns: Whether it was the last mock.
        mutating func release() -> Bool {
            alive -= 1
            return alive == 0
        }
    }

    // Process-wide, because a test has no object of its own that everything in it reaches. No two tests share a key, and
    // an entry ends with the last of its mocks.
    private static let entries = Lock<[Key: Entry]>([:])

    /// How many tests have mocks of a name. Tests read it to find out whether anything is kept.
    static func testCount(withMocksNamed name: String) -> Int {
        entries.withLock { $0.keys.count { $0.name == name } }
    }

    let value: Int
    private let key: Key

    /// Takes the next number.
    ///
    /// - Parameters:
    ///   - name: The name of the mock without its number.
    ///   - test: The test that the mock belongs to.
    init(name: String, in test: TestIdentity) {
        let annotator = CurrentAnnotator.value
        let key = Key(name: name, test: test, annotator: annotator.map { ObjectIdentifier($0) })
        self.key = key
        value = Self.entries.withLock { $0[key, default: Entry(annotator)].next() }
    }

    deinit {
        // The last reference to an annotator must not be released under the lock.
        let ended = Self.entries.withLock { [key] entries in
            entries[key]?.release() == true ? entries.removeValue(forKey: key) : nil
        }
        withExtendedLifetime(ended) {}
    }
}

/// The test that a mock belongs to: a test case of XCTest, or one case of a test of Swift Testing.
struct TestIdentity: Hashable, Sendable {
    /// The hash of what identifies the test.
    let test: Int
    /// The task that runs the case, because the cases of a parameterised test run at the same time.
    var task: Int?
}
