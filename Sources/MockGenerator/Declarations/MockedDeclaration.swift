/// A protocol, a client or a class as the wrapper needs it: its own and inherited declarations, and facts about the types
/// in them.
struct MockedDeclaration: Equatable, Sendable {
    /// What a mock stands in for.
    enum Form: String, Codable, Sendable {
        case `protocol`
        /// A struct whose stored properties are closures.
        case client
        /// A class that the mock is a subclass of.
        case `class`
    }

    var form = Form.protocol
    /// The name, qualified by the enclosing types: `Outer.Store`.
    var name: String
    /// Whether the name must be qualified by its module.
    var isAmbiguous = false
    /// The module that declares it.
    var module: String
    /// Whether a test needs `@testable` to import the protocol.
    var isInternal = true
    /// Whether only actors can conform to the protocol.
    var isActor = false
    /// Whether the mock must be a subclass of `NSObject`.
    var isObject = false
    /// The platform versions that introduce it, such as `macOS 14`.
    var availability: [String] = []
    /// The arguments of `@available` for its deprecation, if it is deprecated.
    var deprecations: [String] = []
    /// The associated types, own and inherited.
    var associatedTypes: [AssociatedType] = []
    /// The constraints on the associated types.
    var constraints: [GenericConstraint] = []
    /// The requirements, own ones first, then inherited ones.
    var requirements: [Requirement] = []
    /// The inherited protocols of the standard library that the wrapper implements itself, such as `Hashable`.
    var standardParents: Set<String> = []
    /// The modules that declare the types in the requirements.
    var imports: Set<String> = []
    /// The import declarations of single types, whose names would otherwise be ambiguous.
    var scopedImports: Set<String> = []
    /// The import declarations of its source file, if the modules of some types are unknown.
    var copiedImports: [String] = []
    /// The types whose conformances are isolated to a global actor, with the attributes of their actors.
    var isolatedTypes: [String: String] = [:]
    /// The deprecated types.
    var deprecatedTypes: Set<String> = []
    /// The noncopyable types, whose values a mock can neither record nor return.
    var noncopyableTypes: Set<String> = []
    /// The types that are known not to be `Codable`.
    var uncodableTypes: Set<String> = []
    /// The types that are classes, so that `any` cannot be written before them.
    var classes: Set<String> = []
    /// The names of library and standard library types as the wrapper writes them.
    var names = QualifiedNames()
    /// The type aliases in the protocol and in the protocols that it inherits from.
    var typealiases: [String: SwiftType] = [:]
    /// The class that the mock is a subclass of, or `nil` if it is not a subclass.
    var superclass: Superclass?
    /// The members of the class that are not mocked: a sentence with the reason for each member.
    var unmockedMembers: [String] = []
    /// The members of the class whose overrides the compiler refuses, by their names and types.
    var refusedMembers: Set<String> = []
    /// Whether the mock leaves requirements to their default implementations.
    var keepsDefaults = false
    /// Whether all arguments but the first one can be left out in a token.
    var hasOptionalArguments = false
    /// Whether its invocations are `Codable`, so that they can be recorded on a tape.
    var isCodable = false
    /// The mode and the order of the mocks in its test target that choose none themselves, if they are not the usual ones.
    var targetMode: String?
    var targetOrdering: String?
    /// The words before and after the name of the type in the name of its mock.
    var affixes = MockName()
    /// The options that name the module and the folder, if the module has no target; otherwise `nil`.
    var origin: String?
    /// How the struct is made, if it is a client.
    var client = ClientLayout()
    /// The cases in the existing wrapper, with their payload. They keep their names.
    var knownCases: [String: String] = [:]
    /// Whether no mock of the type can exist: a class without subclasses, or a struct whose closures cannot be set.
    var isBeyondMocking = false
    /// Why the protocol cannot be mocked, as a clause such as `it is SPI`, or `nil` if it can.
    var unsupportedReason: String?

    /// Returns whether the wrapper implements a requirement itself instead of mocking it.
    ///
    /// The engine compares, hashes and describes instances, so a mocked implementation would call the engine recursively.
    func implements(_ requirement: Requirement) -> Bool {
        switch requirement.title {
        case "==(_:_:)": standardParents.contains("Equatable")
        case "hash(into:)": standardParents.contains("Hashable")
        case "description": standardParents.contains("CustomStringConvertible")
        case "debugDescription": standardParents.contains("CustomDebugStringConvertible")
        case "unownedExecutor": isActor
        default: false
        }
    }

    /// Returns whether the mock does not override a member, because the compiler refuses it.
    func refuses(_ requirement: Requirement) -> Bool {
        !refusedMembers.isEmpty && refusedMembers.contains(requirement.key)
    }

    /// Returns whether the mock leaves a requirement to its default implementation.
    func keepsDefault(of requirement: Requirement) -> Bool {
        keepsDefaults && requirement.defaultImplementation == .usable
    }

    /// Whether a mock would have nothing to do: there are no requirements, or all of them are left to their default
    /// implementations.
    var isEmpty: Bool {
        requirements.allSatisfy(keepsDefault) && associatedTypes.isEmpty && standardParents.isEmpty
            && !isActor && unsupportedReason == nil
    }

    /// Why requirements with a default implementation are mocked nevertheless, in a sentence for each.
    var unusableDefaults: [String] {
        guard keepsDefaults else { return [] }
        return requirements.compactMap { requirement in
            guard !implements(requirement), case .unusable(let reason) = requirement.defaultImplementation
            else {
                return nil
            }
            return "\(requirement.title) is mocked because its default implementation \(reason)"
        }
    }

    /// The name of the protocol as the wrapper writes it.
    var typeName: String { isAmbiguous ? "\(module).\(name)" : name }

    /// The name of the wrapper.
    var mockName: String { affixes.name(for: name) }
}

/// An associated type of a protocol.
struct AssociatedType: Equatable, Sendable {
    var name: String
    /// Whether it is a primary associated type: `Cache<Key>`.
    var isPrimary = false
}

/// The error for a type or a member that cannot be mocked.
struct UnsupportedDeclaration: Error, Equatable {
    /// The reason as a clause: `it is SPI, which a generated file cannot import`.
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
