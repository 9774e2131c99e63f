/// How a wrapper writes the types that it is made of: with their module, where something else has their name.
struct OuterNames: Equatable, Sendable {
    /// The names that mean something else in the file of the wrapper, or in the wrapper.
    var hidden: Set<String> = []

    /// A type of the library or of the standard library.
    func callAsFunction(_ name: String) -> String {
        guard hidden.contains(name) else { return name }
        return "\(libraryTypes.contains(name) ? "ExpectKit" : "Swift").\(name)"
    }

    /// A type of the standard library.
    func type(_ name: String) -> SwiftType {
        .named(name, in: hidden.contains(name) ? .named("Swift") : nil, arguments: [])
    }
}

/// What every wrapper is made of.
let libraryTypes: Set<String> = [
    "Mock", "MockCall", "MockMode", "Arg", "RealObject", "TypedMocking", "InvocationHasher",
    "InvocationMatching",
]

/// What wrappers are made of as well, or what has a meaning of its own in a requirement.
let standardTypes: Set<String> = basicTypes.union([
    "Error", "Hasher", "Never", "ObjectIdentifier", "Optional", "Result", "Sendable", "UnownedSerialExecutor",
    "Void",
])

/// Types that everybody knows to be copyable and `Sendable`.
let basicTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Bool", "String",
    "Double", "Float", "Character", "Duration",
]

extension SwiftType {
    /// Whether it is a type of the standard library, written with its module or without. One that hides it is always
    /// written with its own module.
    func isStandard(_ name: String) -> Bool {
        self == .named(name) || self == .named(name, in: .named("Swift"), arguments: [])
    }
}
