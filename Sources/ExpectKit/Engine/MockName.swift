/// The number of a mock among those of one type without names in its test, from one on. A number is used once while any
/// of the mocks exists, so that no later mock has a name that an earlier report has used for another. Each part of a
/// test with an annotator has its own numbers.
final class MockNumber: Sendable {
    private struct Key: Hashable {
        let name: String
        let test: TestIdentity
        let annotator: ObjectIdentifier?
    }

    private struct Entry {
        /// Keeps the annotator alive, because another object at its address would have the same identifier.
        let annotator: (any FailureAnnotator)?
        var alive = 0
        var last = 0

        mutating func next() -> Int {
            alive += 1
            last += 1
            return last
        }
    }

    // Process-wide, because a test has no object of its own that everything in it reaches. No two tests share a key,
    // and an entry ends with the last of its mocks.
    private static let entries = Lock<[Key: Entry]>([:])

    /// How many tests have mocks of a name. Tests read it to find out whether anything is kept.
    static func testCount(withMocksNamed name: String) -> Int { entries.withLock { $0.keys.count { $0.name == name } } }

    let value: Int
    private let key: Key

    /// Takes the next number for a mock of a test, whose name has no number yet.
    init(name: String, in test: TestIdentity) {
        let annotator = CurrentAnnotator.value
        let key = Key(name: name, test: test, annotator: annotator.map { ObjectIdentifier($0) })
        self.key = key
        value = Self.entries.withLock { $0[key, default: Entry(annotator: annotator)].next() }
    }

    deinit {
        // The last reference to an annotator must not be released under the lock.
        let ended = Self.entries.withLock { [key] entries in
            entries[key]?.alive -= 1
            return entries[key]?.alive == 0 ? entries.removeValue(forKey: key) : nil
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

/// The name of a mock in reports.
struct MockName {
    /// The name that the test gave the mock.
    var given: String?
    /// The name of the type around the invocation, or else of the mock, if one is known.
    var derived: String?

    /// The name for a file, which does not depend on the other mocks of the test. The type of the calls may give it.
    func stable(or type: Any.Type) -> String { given ?? derived ?? typeName(type) }
}

extension Engine {
    /// The name that the mock was given, or else the name of the type that encloses the invocation, of the test double,
    /// or of the invocation. If its test has several such mocks, all but the first have a number.
    var name: String { locked { $0.nameWords(or: Invocation.self) } }

    var stableName: String { locked { $0.name }.stable(or: Invocation.self) }

    /// Names the mock after the type that conforms to the mocked protocol, if it has no name yet.
    func nameAfter(_ double: Any.Type) {
        locked { guarded in
            if guarded.name.given == nil { guarded.name.derived = guarded.name.derived ?? typeName(double) }
        }
    }

    /// Takes a number, if the mock has no name and its test is known. The type that contains a new mock is not known.
    /// If the type of its calls does not show it either, the mock takes its number when something is declared on it.
    func takeNumber(isNew: Bool) {
        let (name, isNumbered) = locked { ($0.name, $0.number != nil) }
        guard name.given == nil, !isNumbered, name.derived != nil || !isNew, let test = framework.test else { return }
        let new = MockNumber(name: name.stable(or: Invocation.self), in: test)
        locked { if $0.number == nil { $0.number = new } }
    }
}

extension GuardedState {
    /// The name for a report. The first mock of a test has no number, because an earlier report may have named it when
    /// it was the only one.
    func nameWords(or type: Any.Type) -> String {
        let words = name.stable(or: type)
        guard name.given == nil, let number = number?.value, number > 1 else { return words }
        return "\(words) \(number)"
    }
}
