/// The engines of the mocks that are found in the stored properties of an object, each once.
struct StoredMocks {
    private(set) var engines: [any SelfVerifying] = []
    private var known: Set<ObjectIdentifier> = []

    /// How many elements of a collection are looked at; a test case stores no more mocks, but maybe a file.
    private static let elementLimit = 1000

    /// Finds mocks in the stored properties of an object and of its superclasses.
    mutating func collect(propertiesOf object: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children { collect(child.value) }
            mirror = current.superclassMirror
        }
    }

    /// Finds mocks in a value: itself, or inside of an optional, a collection, a tuple, a struct or an enum.
    ///
    /// Other objects are left alone. The code under test may hold any number of them, in circles.
    mutating func collect(_ value: Any) {
        if let double = value as? any TestDouble { return enter(engine(of: double)) }
        if let mock = value as? any EngineOwning { return enter(mock.ownedEngine) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional, .tuple, .struct, .enum:
            for child in mirror.children { collect(child.value) }
        case .collection, .set, .dictionary:
            for child in mirror.children.prefix(Self.elementLimit) { collect(child.value) }
        default:
            break
        }
    }

    private mutating func enter(_ engine: any SelfVerifying) {
        if known.insert(ObjectIdentifier(engine)).inserted { engines.append(engine) }
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
