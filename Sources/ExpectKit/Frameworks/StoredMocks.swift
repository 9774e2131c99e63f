/// The engines of the mocks that are found in the stored properties of an object, each once.
///
/// It looks only where a mock can be, the nearest values first, and no further than its limits: a test case may store a
/// model of any size and depth. Nothing here is recursive, so no value is too deep for the stack.
struct StoredMocks {
    private(set) var engines: [any SelfVerifying] = []
    /// How many values have been looked into.
    private(set) var visited = 0

    private var known: Set<ObjectIdentifier> = []
    private var kinds = MockHoldingTypes()

    /// How many elements of a collection are looked at; a test case stores no more mocks, but maybe a file.
    static let elementLimit = 1000
    /// How many values a mock may be inside of.
    static let depthLimit = 32
    /// How many values are looked into for each stored property, in whatever shape it stores them.
    static let valueLimit = 10_000

    /// Finds mocks in the stored properties of an object and of its superclasses.
    mutating func collect(propertiesOf object: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children.prefix(Self.elementLimit) { collect(child.value) }
            mirror = current.superclassMirror
        }
    }

    /// Finds mocks in a value: itself, or inside of an optional, a collection, a tuple, a struct or an enum.
    ///
    /// Other objects are left alone. The code under test may hold any number of them, in circles.
    mutating func collect(_ value: Any) {
        var level = kinds.canHoldMocks(type(of: value)) ? [value] : []
        var left = Self.valueLimit
        for _ in 0...Self.depthLimit where !level.isEmpty {
            left -= level.count
            visited += level.count
            let others = level.filter { !enter($0) }
            level = parts(of: others, atMost: left)
        }
    }

    /// What some values are made of, where a mock could be among it.
    ///
    /// One part of each value comes after the other, so that a large model does not hide the mock beside it.
    private mutating func parts(of values: [Any], atMost limit: Int) -> [Any] {
        var sources = values.compactMap(children)
        var found: [Any] = []
        for _ in 0..<Self.elementLimit where !sources.isEmpty {
            var rest: [Mirror.Children.Iterator] = []
            for source in sources {
                guard let part = source.next()?.value else { continue }
                rest.append(source)
                guard kinds.canHoldMocks(type(of: part)) else { continue }
                if found.count == limit { return found }
                found.append(part)
            }
            sources = rest
        }
        return found
    }

    private func children(of value: Any) -> Mirror.Children.Iterator? {
        let mirror = Mirror(reflecting: value)
        return switch mirror.displayStyle {
        case .optional, .tuple, .struct, .enum, .collection, .set, .dictionary: mirror.children.makeIterator()
        default: nil
        }
    }

    /// Enters a value if it is a mock, and returns whether it is one.
    private mutating func enter(_ value: Any) -> Bool {
        let found: (any SelfVerifying)?
        if let double = value as? any TestDouble {
            found = engine(of: double)
        } else {
            found = (value as? any EngineOwning)?.ownedEngine
        }
        guard let found else { return false }
        if known.insert(ObjectIdentifier(found)).inserted { engines.append(found) }
        return true
    }
}

/// A mock of any kind of call.
private protocol EngineOwning {
    var ownedEngine: any SelfVerifying { get }
}

extension Mock: EngineOwning {
    fileprivate var ownedEngine: any SelfVerifying { engine }
}

private func engine(of double: some TestDouble) -> any SelfVerifying {
    double.mock.engine
}
