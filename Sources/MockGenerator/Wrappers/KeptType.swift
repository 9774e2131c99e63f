// What an engine keeps of an argument, and what it cannot keep.

extension Parameter {
    /// Whether the engine keeps it: closures that end with the call, and what cannot be copied, are not kept.
    func isKept(in declaration: ProtocolDeclaration) -> Bool {
        if isNonescapingClosure || has("isolated") { return false }
        return isCopyable(in: declaration)
    }

    /// Whether it is used up by a call and cannot be copied before.
    func isConsumed(in declaration: ProtocolDeclaration) -> Bool {
        !isCopyable(in: declaration) && !has("borrowing") && !has("inout")
    }

    func isCopyable(in declaration: ProtocolDeclaration) -> Bool {
        if type.noncopyable(among: declaration.noncopyableTypes) != nil { return false }
        let isOwned = has("consuming") || has("borrowing")
        return !isOwned || type.isBasic
    }
}

extension SwiftType {
    /// The type of a value of it, as it can be kept: without ownership, and optional where it unwraps itself.
    var value: SwiftType {
        switch self {
        case .attributed(let attributes, let type):
            // Where a closure runs is converted, and cannot be written inside of another type.
            let own = attributes.filter { $0.hasPrefix("@") && $0 != "@escaping" && $0 != "@autoclosure" }
            return own.isEmpty ? type.value : .attributed(own, type.value)
        case .implicitlyUnwrapped(let type): return .optional(type.value)
        case .optional(let type): return .optional(type.value)
        default: return self
        }
    }

    /// Whether it has a word inside of another type that the language takes only at the start of one.
    var isUnwritable: Bool {
        func isPlaced(_ type: SwiftType) -> Bool {
            if case .attributed(let words, _) = type {
                words.contains { $0.hasPrefix("nonisolated") }
            } else {
                false
            }
        }
        return contains { part in
            switch part {
            case .optional(let type), .array(let type), .implicitlyUnwrapped(let type): isPlaced(type)
            case .dictionary(let key, let value): isPlaced(key) || isPlaced(value)
            case .named(_, in: _, let arguments): arguments.contains(where: isPlaced)
            case .tuple(let elements): elements.contains { isPlaced($0.type) }
            default: false
            }
        }
    }

    /// Whether it is a closure, of which no two are equal.
    var isClosure: Bool {
        switch self {
        case .function, .attributed: true
        case .optional(let type): type.isClosure
        default: false
        }
    }

    /// Whether values of it could be equal.
    var isComparable: Bool {
        switch self {
        case .tuple: false
        case _ where isStandard("Never"): false
        case .optional(let type), .array(let type): type.isComparable
        default: !isClosure
        }
    }

    /// Whether it is one of the types that everybody knows to be copyable and `Sendable`.
    var isBasic: Bool {
        switch self {
        case .named(let name, in: nil, arguments: []):
            basicTypes.contains(name) || basicFoundationTypes.contains(name)
        case .named(let name, in: .named("Swift", in: nil, arguments: []), arguments: []):
            basicTypes.contains(name)
        case .optional(let type), .array(let type): type.isBasic
        default: false
        }
    }
}

private let basicFoundationTypes: Set<String> = ["UUID", "Date", "Data", "URL"]
