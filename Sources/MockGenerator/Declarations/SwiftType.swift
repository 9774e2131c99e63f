/// A type in a declaration, as a syntax tree.
indirect enum SwiftType: Equatable, Sendable {
    /// A name with its optional base type and its generic arguments: `Self.Key`, `Set<Int>`, `(any P).Type`.
    case named(String, in: SwiftType?, arguments: [SwiftType])
    case optional(SwiftType)
    case implicitlyUnwrapped(SwiftType)
    case array(SwiftType)
    case dictionary(key: SwiftType, value: SwiftType)
    case tuple([TupleElement])
    case function(FunctionType)
    case any(SwiftType)
    case some(SwiftType)
    case composition([SwiftType])
    /// `~Copyable`.
    case suppressed(SwiftType)
    /// `repeat each T`.
    case pack(SwiftType)
    /// `each T`.
    case each(SwiftType)
    /// Attributes and specifiers before a type: `inout`, `@escaping`, `sending`.
    case attributed([String], SwiftType)

    /// Returns an unqualified name without generic arguments.
    static func named(_ name: String) -> SwiftType { .named(name, in: nil, arguments: []) }

    static let void = SwiftType.tuple([])
}

/// A member of a tuple type.
struct TupleElement: Equatable, Sendable {
    var label: String?
    var type: SwiftType
}

/// A function type.
struct FunctionType: Equatable, Sendable {
    var parameters: [FunctionTypeParameter]
    var effects = Effects()
    var result: SwiftType
}

/// A parameter of a function type, which has no label.
struct FunctionTypeParameter: Equatable, Sendable {
    var type: SwiftType
    var isVariadic = false
}

/// The effects of a function or an accessor: `async` and `throws`.
struct Effects: Equatable, Sendable {
    /// The errors that a function throws.
    enum Throwing: Equatable, Sendable {
        case nothing
        /// `throws`, or `throws(E)`.
        case errors(SwiftType?)
        /// `rethrows`: only the errors of a closure argument.
        case closureErrors
    }

    var isAsync = false
    var throwing = Throwing.nothing
}

extension SwiftType {
    /// The types that the type directly consists of.
    var parts: [SwiftType] {
        var parts: [SwiftType] = []
        _ = mappingParts { part in
            parts.append(part)
            return part
        }
        return parts
    }

    /// Returns whether the type, or a type at any depth in it, satisfies a predicate.
    func contains(where predicate: (SwiftType) -> Bool) -> Bool {
        predicate(self) || parts.contains { $0.contains(where: predicate) }
    }

    /// Whether an opaque type such as `some Collection` occurs anywhere in the type.
    var hasOpaque: Bool { contains { if case .some = $0 { true } else { false } } }

    /// Whether it is the expansion of a parameter pack.
    var isPack: Bool { if case .pack = self { true } else { false } }

    /// Returns whether an unqualified name occurs anywhere in the type.
    func mentions(_ name: String) -> Bool {
        contains { if case .named(name, in: nil, _) = $0 { true } else { false } }
    }

    /// Returns whether one of some names occurs anywhere in the type, qualified or not.
    func names(oneOf names: Set<String>) -> Bool {
        contains { if case .named(let name, in: _, _) = $0 { names.contains(name) } else { false } }
    }

    /// Returns the type with parts of it replaced. Replacements are not searched again.
    func replacing(_ replacement: (SwiftType) -> SwiftType?) -> SwiftType {
        replacement(self) ?? mappingParts { $0.replacing(replacement) }
    }

    /// Returns the type with the types that it directly consists of transformed.
    func mappingParts(_ inside: (SwiftType) -> SwiftType) -> SwiftType {
        switch self {
        case .named(let name, let outer, let arguments):
            return .named(name, in: outer.map(inside), arguments: arguments.map(inside))
        case .optional(let type): return .optional(inside(type))
        case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(inside(type))
        case .array(let type): return .array(inside(type))
        case .dictionary(let key, let value): return .dictionary(key: inside(key), value: inside(value))
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, type: inside($0.type)) })
        case .function(var function):
            function.parameters = function.parameters.map {
                FunctionTypeParameter(type: inside($0.type), isVariadic: $0.isVariadic)
            }
            function.effects = function.effects.mapped(inside)
            function.result = inside(function.result)
            return .function(function)
        case .any(let type): return .any(inside(type))
        case .some(let type): return .some(inside(type))
        case .composition(let types): return .composition(types.map(inside))
        case .suppressed(let type): return .suppressed(inside(type))
        case .pack(let type): return .pack(inside(type))
        case .each(let type): return .each(inside(type))
        case .attributed(let attributes, let type): return .attributed(attributes, inside(type))
        }
    }
}

extension Effects {
    var thrownTypes: [SwiftType] {
        if case .errors(let type?) = throwing { [type] } else { [] }
    }

    func mapped(_ change: (SwiftType) -> SwiftType) -> Effects {
        guard case .errors(let type?) = throwing else { return self }
        let changed = change(type)
        // `throws(Never)` is the same as no `throws`.
        return Effects(isAsync: isAsync, throwing: changed.isStandard("Never") ? .nothing : .errors(changed))
    }
}
