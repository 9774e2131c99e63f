/// A requirement of a protocol: a function, a property, a subscript or an initializer.
struct Requirement: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case function, property, `subscript`
        case initializer(isFailable: Bool)
    }

    var kind: Kind
    /// The base name: `add`, `count`, `==`. Empty for an initializer and a subscript.
    var name = ""
    var isStatic = false
    /// Whether it is declared `mutating`, which matters only for its default implementation.
    var isMutating = false
    /// The attributes and modifiers that a witness needs too: `@MainActor`, `nonisolated`.
    var attributes: [String] = []
    /// The attribute with its global actor, which is among the attributes.
    var globalActor: String?
    var generics: [GenericParameter] = []
    var parameters: [Parameter] = []
    var effects = Effects()
    /// Whether it also represents an `async` requirement that is otherwise the same.
    var hasAsyncOverload = false
    /// The result type of a function or subscript, or the type of a property.
    var result = SwiftType.void
    var constraints: [GenericConstraint] = []
    /// Whether the property or subscript has a setter.
    var isSettable = false
    /// `prefix` or `postfix` for a unary operator, otherwise empty.
    var fixity = ""
    /// The arguments of its `@available` attributes.
    var availability: [String] = []
    /// The name of the protocol that declares it.
    var owner = ""
    var isDistributed = false
    var defaultImplementation = DefaultImplementation.missing
    /// Whether it is a member of the superclass of the mock, which the mock overrides.
    var isOverride = false

    /// Why it cannot be mocked, as a predicate, or `nil` if it can.
    var unsupportedReason: String? {
        if isDistributed { return "is distributed" }
        return types.contains(where: \.isUnwritable)
            ? "has a nonisolated(nonsending) closure inside another type, for which Swift has no syntax" : nil
    }

    /// Whether it can be called.
    var isAvailable: Bool { !availability.contains("*, unavailable") }

    /// The full name: `add(_:at:)`.
    var title: String {
        let labels = parameters.map { "\($0.label ?? "_"):" }.joined()
        return switch kind {
        case .function: "\(name)(\(labels))"
        case .property: name
        case .subscript: "subscript(\(labels))"
        case .initializer: "init(\(labels))"
        }
    }

    /// The full name, qualified by the protocol, for a comment.
    var documentedName: String { "\(owner).\(title)".filter { $0 != "`" } }

    /// The attributes that say where it runs. Without any, it runs where its type does.
    var isolation: [String] {
        attributes.filter { $0.hasPrefix("nonisolated") || $0 == "@concurrent" || $0 == globalActor }
    }

    /// Whether it belongs to no instance, so that the bound mock answers its call.
    var isOfType: Bool {
        if case .initializer = kind { true } else { isStatic }
    }

    var isOperator: Bool {
        kind == .function && name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } == true
    }
}

/// Whether an extension of the protocol implements a requirement, so that a mock can omit it.
enum DefaultImplementation: Equatable, Sendable {
    case missing
    case usable
    /// There is one that the mock cannot use, or perhaps cannot use. The reason is a predicate such as `is deprecated`.
    case unusable(String)
}

/// A parameter of a requirement.
struct Parameter: Equatable, Sendable {
    /// The argument label, or `nil` for `_`.
    var label: String?
    /// The parameter name.
    var name: String
    /// The type without specifiers and without `...`.
    var type: SwiftType
    /// The specifiers and attributes before the type, such as `inout` and `@escaping`.
    var specifiers: [String] = []
    var isVariadic = false
    /// Whether callers can leave it out, because it has a default value, or an extension of the protocol provides one.
    var isOmissible = false
    /// The source code of its default value, if it has one.
    var defaultValue: String?

    func has(_ specifier: String) -> Bool { specifiers.contains(specifier) }

    /// Whether it is a closure that does not escape.
    var isNonescapingClosure: Bool {
        // The closures of a variadic parameter escape, because they are elements of an array.
        if case .function = bareType { return !has("@escaping") && !has("@autoclosure") && !isVariadic }
        return false
    }

    /// The type without its attributes, such as `@Sendable`.
    var bareType: SwiftType {
        if case .attributed(_, let type) = type { type } else { type }
    }
}

/// A generic parameter of a requirement.
struct GenericParameter: Equatable, Sendable {
    var name: String
    var isPack = false
    /// Whether it is an integer: `let count: Int`.
    var isValue = false
    var bound: SwiftType?
}

/// A constraint on a generic type: `T: Sequence`, `T.Element == Int`.
struct GenericConstraint: Equatable, Sendable {
    enum Relation: String, Sendable { case conforms = ":", equals = "==" }

    var left: SwiftType
    var relation: Relation
    var right: SwiftType

    func mapped(_ change: (SwiftType) -> SwiftType) -> GenericConstraint {
        GenericConstraint(left: change(left), relation: relation, right: change(right))
    }
}

extension GenericConstraint: CustomStringConvertible {
    var description: String {
        relation == .equals ? "\(left) == \(right)" : "\(left): \(right)"
    }
}

extension Requirement {
    /// The name, the labels and the types, which tell overloads apart.
    var key: String { "\(title) (\(list(parameters.map(\.type)))) -> \(result)" }

    /// Returns the requirement with each type in it transformed.
    func mapped(_ change: (SwiftType) -> SwiftType) -> Requirement {
        var changed = self
        for index in parameters.indices { changed.parameters[index].type = change(parameters[index].type) }
        for index in generics.indices { changed.generics[index].bound = generics[index].bound.map(change) }
        changed.effects = effects.mapped(change)
        changed.result = change(result)
        changed.constraints = constraints.map { $0.mapped(change) }
        return changed
    }

    /// The types in the declaration.
    var types: [SwiftType] {
        parameters.map(\.type) + [result] + effects.thrownTypes + generics.compactMap(\.bound)
            + constraints.flatMap { [$0.left, $0.right] }
    }
}
