/// The number of a mock among those of one type without names in its test, or in a part of it with an annotator. It is
/// used once while any of the mocks exists, so that no later mock has a name that a report has used.
final class MockNumber: Sendable {
    private struct Key: Hashable {
        let name: String
        let test: TestIdentity
        let annotator: ObjectIdentifier?
    }

    private struct Entry {
        var alive = 0
        var last = 0
    }

    // Process-wide, because a test has no object of its own that everything in it reaches. No two tests share a key,
    // and an entry ends with the last of its mocks.
    private static let entries = Lock<[Key: Entry]>([:])

    /// How many tests have mocks of a name. Tests read it to find out whether anything is kept.
    static func testCount(withMocksNamed name: String) -> Int { entries.withLock { $0.keys.count { $0.name == name } } }

    let value: Int
    private let key: Key
    /// Kept alive, because another object at its address would have the same identifier.
    private let annotator = CurrentAnnotator.value

    init(name: String, in test: TestIdentity) {
        let key = Key(name: name, test: test, annotator: annotator.map { ObjectIdentifier($0) })
        self.key = key
        value = Self.entries.withLock { entries in
            var entry = entries[key] ?? Entry()
            entry.alive += 1
            entry.last += 1
            entries[key] = entry
            return entry.last
        }
    }

    deinit {
        Self.entries.withLock { [key] entries in
            entries[key]?.alive -= 1
            if entries[key]?.alive == 0 { entries[key] = nil }
        }
    }
}

struct MockName {
    var given: String?
    /// The name of the type around the invocation, or else of the mock, if one is known.
    var derived: String?
    /// Tells the mock apart from others of its name in its test.
    var number: MockNumber?

    /// The name for a file, which does not depend on the other mocks of the test. The type of the calls may give it.
    func stable(or type: Any.Type) -> String { given ?? derived ?? typeName(type) }

    /// The name for a report. The first mock has no number, because it may have been the only one in an earlier report.
    func words(or type: Any.Type) -> String {
        guard given == nil, let number = number?.value, number > 1 else { return stable(or: type) }
        return "\(stable(or: type)) \(number)"
    }
}

extension Engine {
    /// The given name, or else that of the type around the invocation, of the test double, or of the invocation.
    package var name: String { locked { $0.name }.words(or: Invocation.self) }
    package var stableName: String { locked { $0.name }.stable(or: Invocation.self) }

    /// Takes a number, if the mock has no name and its test is known. A new mock has none if its type is not known yet.
    func takeNumber(isNew: Bool) {
        let name = locked { $0.name }
        if name.given != nil || name.number != nil || name.derived == nil && isNew { return }
        guard let test = framework.test else { return }
        let new = MockNumber(name: name.stable(or: Invocation.self), in: test)
        locked { if $0.name.number == nil { $0.name.number = new } }
    }
}
