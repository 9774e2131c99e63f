/// A protocol with all that a wrapper has to know of it, wherever that was read.
struct ProtocolDeclaration: Equatable, Sendable {
    /// The name, with that of the type around it: `Outer.Store`.
    var name: String
    /// Whether the name is written with its module, as it could be taken for another.
    var isAmbiguous = false
    /// The module that declares it.
    var module: String
    /// Whether a test needs `@testable` to see it.
    var isInternal = true
    /// Whether only actors conform to it.
    var isActor = false
    /// What is declared of its availability.
    var availability: [String] = []
    /// That it is deprecated, if it is.
    var deprecations: [String] = []
    /// The associated types: its own and inherited ones.
    var associatedTypes: [AssociatedType] = []
    /// What is asked of them.
    var constraints: [GenericConstraint] = []
    /// What has to be implemented, its own first.
    var requirements: [Requirement] = []
    /// The protocols of the standard library that it inherits from, whose requirements are not mocked.
    var standardParents: Set<String> = []
    /// The modules that its types are from.
    var imports: Set<String> = []
    /// Import declarations of the file that it stands in, where not all modules of its types could be told.
    var copiedImports: [String] = []
    /// Types whose conformances are isolated to a global actor.
    var isolatedTypes: Set<String> = []
    /// Types that are deprecated.
    var deprecatedTypes: Set<String> = []
    /// Types that cannot be copied, and so neither recorded nor answered.
    var noncopyableTypes: Set<String> = []
    /// Types that are classes, so that nothing can be an existential of them.
    var classes: Set<String> = []
    /// How the wrapper writes the types of the library and of the standard library.
    var names = OuterNames()
    /// Other names of types, which the protocol gives.
    var typealiases: [String: SwiftType] = [:]
    /// Why it cannot be mocked, where that is so.
    var obstacle: String?

    /// Whether the wrapper has an implementation of its own: the engine itself compares and describes instances, and
    /// would call itself.
    func implements(_ requirement: Requirement) -> Bool {
        switch requirement.title {
        case "==(_:_:)": standardParents.contains("Equatable")
        case "hash(into:)": standardParents.contains("Hashable")
        case "description": standardParents.contains("CustomStringConvertible")
        case "debugDescription": standardParents.contains("CustomDebugStringConvertible")
        default: false
        }
    }

    /// The name as it is written in the wrapper.
    var typeName: String { isAmbiguous ? "\(module).\(name)" : name }

    /// What the wrapper is called.
    var mockName: String {
        let plain = name.filter { $0 != "." && $0 != "`" }
        if plain.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { return "Mock" + plain }
        let words = name.words
        return "Mock" + (words.isEmpty ? "Protocol" : words)
    }
}

/// An associated type of a protocol.
struct AssociatedType: Equatable, Sendable {
    var name: String
    /// Whether it stands behind the name of the protocol: `Cache<Key>`.
    var isPrimary = false
}
