// Which arguments an invocation stores, and under which types.

extension Parameter {
    /// Returns whether the invocation stores the argument. It stores no nonescaping closures and no noncopyable values.
    func isStored(in declaration: MockedDeclaration) -> Bool {
        if isNonescapingClosure || has("isolated") { return false }
        return isCopyable(in: declaration)
    }

    /// Returns whether forwarding the call consumes the argument, which cannot be copied before.
    func isConsumed(in declaration: MockedDeclaration) -> Bool {
        !isCopyable(in: declaration) && !has("borrowing") && !has("inout")
    }

    func isCopyable(in declaration: MockedDeclaration) -> Bool {
        if type.noncopyable(among: declaration.noncopyableTypes) != nil { return false }
        let isOwned = has("consuming") || has("borrowing")
        return !isOwned || type.isBasic
    }
}

extension SwiftType {
    /// The type for storing a value: without ownership specifiers, and with `T!` as `T?`.
    var value: SwiftType {
        switch self {
        case .attributed(let attributes, let type):
            // The isolation of a closure is converted implicitly, and has no syntax inside another type.
            let own = attributes.filter { $0.hasPrefix("@") && $0 != "@escaping" && $0 != "@autoclosure" }
            return own.isEmpty ? type.value : .attributed(own, type.value)
        case .implicitlyUnwrapped(let type): return .optional(type.value)
        case .optional(let type): return .optional(type.value)
        default: return self
        }
    }

    /// Whether it has `nonisolated(nonsending)` inside another type, for which Swift has no syntax.
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

    /// Whether it is a closure, which cannot be compared.
    var isClosure: Bool {
        switch self {
        case .function, .attributed: true
        case .optional(let type): type.isClosure
        default: false
        }
    }

    /// Whether values of the type may be comparable.
    var isComparable: Bool {
        switch self {
        case .tuple(let elements): elements.allSatisfy(\.type.isComparable)
        case _ where isStandard("Never"): false
        case .optional(let type), .array(let type): type.isComparable
        default: !isClosure
        }
    }

    /// Whether it is a common type that is copyable and `Sendable`.
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
