/// What a protocol requires: a function, a property, a subscript or an initializer.
struct Requirement: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case function, property, `subscript`
        case initializer(isFailable: Bool)
    }

    var kind: Kind
    /// The base name: `add`, `count`, `==`. An initializer and a subscript have none.
    var name = ""
    var isStatic = false
    /// What stands before the declaration and belongs to a witness too: `@MainActor`, `nonisolated`.
    var attributes: [String] = []
    var generics: [GenericParameter] = []
    var parameters: [Parameter] = []
    var effects = Effects()
    /// The result of a function or subscript, or the type of a property.
    var result = SwiftType.void
    var constraints: [GenericConstraint] = []
    /// Whether it can be set as well.
    var isSettable = false
    /// `prefix` or `postfix`, of an operator.
    var fixity = ""
    /// What is declared of its availability, each as it stands in `@available`.
    var availability: [String] = []
    /// The protocol that declares it.
    var owner = ""
    /// Why no wrapper can have it, where that is so.
    var obstacle: String?

    /// The name as the compiler writes it: `add(_:at:)`.
    var title: String {
        let labels = parameters.map { "\($0.label ?? "_"):" }.joined()
        return switch kind {
        case .function: "\(name)(\(labels))"
        case .property: name
        case .subscript: "subscript(\(labels))"
        case .initializer: "init(\(labels))"
        }
    }

    /// The name with that of its protocol, for a comment.
    var documentedName: String { "\(owner).\(title)".filter { $0 != "`" } }

    var isOperator: Bool {
        kind == .function && name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } == true
    }
}

/// A parameter of a requirement.
struct Parameter: Equatable, Sendable {
    /// What stands before the argument in a call; nothing for `_`.
    var label: String?
    /// What the argument is called inside.
    var name: String
    /// The type without specifiers, and without the dots of a variadic one.
    var type: SwiftType
    /// `inout`, `@escaping` and others that stand before the type.
    var specifiers: [String] = []
    var isVariadic = false

    func has(_ specifier: String) -> Bool { specifiers.contains(specifier) }

    /// Whether it is a closure that must not be kept.
    var isNonescapingClosure: Bool {
        if case .function = bareType { return !has("@escaping") && !has("@autoclosure") }
        return false
    }

    /// The type without attributes that belong to it, such as `@Sendable`.
    var bareType: SwiftType {
        if case .attributed(_, let type) = type { type } else { type }
    }
}

/// A generic parameter of a requirement.
struct GenericParameter: Equatable, Sendable {
    var name: String
    var isPack = false
    var bound: SwiftType?
}

/// What is asked of a generic type: `T: Sequence`, `T.Element == Int`.
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
    /// Every type that is written in it is changed.
    func mapped(_ change: (SwiftType) -> SwiftType) -> Requirement {
        var changed = self
        for index in parameters.indices { changed.parameters[index].type = change(parameters[index].type) }
        for index in generics.indices { changed.generics[index].bound = generics[index].bound.map(change) }
        changed.effects = effects.mapped(change)
        changed.result = change(result)
        changed.constraints = constraints.map { $0.mapped(change) }
        return changed
    }

    /// The types that are written in it.
    var types: [SwiftType] {
        parameters.map(\.type) + [result] + effects.thrownTypes + generics.compactMap(\.bound)
            + constraints.flatMap { [$0.left, $0.right] }
    }
}
