// Parses types.

extension TokenReader {
    private static let specifiers: Set<Substring> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned", "__shared",
        "_const",
    ]

    mutating func type() throws(UnreadableDeclaration) -> SwiftType {
        let attributes = try typeAttributes()
        let type = try composition()
        return attributes.isEmpty ? type : .attributed(attributes, type)
    }

    /// Parses the attributes and specifiers before a type: `@escaping`, `inout`, `nonisolated(nonsending)`.
    mutating func typeAttributes() throws(UnreadableDeclaration) -> [String] {
        var attributes: [String] = []
        while true {
            if peek() == "@" {
                attributes.append(try attribute())
            } else if Self.specifiers.contains(peek()), peek(1) != ".", peek(1) != ",", peek(1) != ")" {
                var specifier = String(next())
                if peek() == "(", specifier == "nonisolated" { specifier += try balanced() }
                attributes.append(specifier)
            } else {
                return attributes
            }
        }
    }

    /// Parses `@name` or `@name(…)`. Parentheses after white space are a type, not arguments of the attribute.
    mutating func attribute() throws(UnreadableDeclaration) -> String {
        try expect("@")
        var text = "@" + (try word())
        while peek() == "." { text += String(next()) + (try word()) }
        if peek() == "(", !isApart { text += try balanced() }
        return text
    }

    /// Parses balanced parentheses, and returns the text with them.
    mutating func balanced() throws(UnreadableDeclaration) -> String {
        var text = ""
        var depth = 0
        repeat {
            guard !isAtEnd else { throw unreadable("“)”") }
            if isApart, !text.isEmpty { text += " " }
            let token = next()
            if token == "(" { depth += 1 } else if token == ")" { depth -= 1 }
            text += token
        } while depth > 0
        return text
    }

    private mutating func composition() throws(UnreadableDeclaration) -> SwiftType {
        if skip("any") { return .any(try composition()) }
        if skip("some") { return .some(try composition()) }
        if skip("repeat") { return .pack(try type()) }
        if skip("each") { return .each(try postfixed()) }
        var types = [try postfixed()]
        while skip("&") { types.append(try postfixed()) }
        return types.count == 1 ? types[0] : .composition(types)
    }

    private mutating func postfixed() throws(UnreadableDeclaration) -> SwiftType {
        var type = try primary()
        while true {
            if !isApart, skip("?") {
                type = .optional(type)
            } else if !isApart, skip("!") {
                type = .implicitlyUnwrapped(type)
            } else if skip(".") {
                type = .named(try word(), in: type, arguments: try genericArguments())
            } else {
                return type
            }
        }
    }

    private mutating func primary() throws(UnreadableDeclaration) -> SwiftType {
        switch peek() {
        case "(": return try tupleOrFunction()
        case "[":
            next()
            let element = try type()
            // `[3 of Int]` is `InlineArray<3, Int>`.
            if skip("of") {
                let array = SwiftType.named("InlineArray", in: nil, arguments: [element, try type()])
                try expect("]")
                return array
            }
            if skip(":") {
                let value = try type()
                try expect("]")
                return .dictionary(key: element, value: value)
            }
            try expect("]")
            return .array(element)
        case "~":
            next()
            return .suppressed(try postfixed())
        case "-":
            // A negative number as the argument of a generic type.
            next()
            return .named("-" + (try word()))
        default:
            return .named(try word(), in: nil, arguments: try genericArguments())
        }
    }

    private mutating func genericArguments() throws(UnreadableDeclaration) -> [SwiftType] {
        guard skip("<") else { return [] }
        var arguments: [SwiftType] = []
        repeat { arguments.append(try type()) } while skip(",")
        try expect(">")
        return arguments
    }

    private mutating func tupleOrFunction() throws(UnreadableDeclaration) -> SwiftType {
        try expect("(")
        var elements: [TupleElement] = []
        var variadic: Set<Int> = []
        var names: [String?] = []
        while !skip(")") {
            names.append(peek() == "_" && peek(2) == ":" ? peek(1).filter { $0 != "`" } : nil)
            elements.append(try tupleElement())
            if skip("...") { variadic.insert(elements.count - 1) }
            if peek() != ")" { try expect(",") }
        }
        let effects = try self.effects()
        if skip("->") {
            let parameters = elements.indices.map {
                FunctionTypeParameter(type: elements[$0].type, isVariadic: variadic.contains($0))
            }
            let result = try type().voidIfNamed
            // The outermost function type is complete last.
            argumentNames = names
            return .function(FunctionType(parameters: parameters, effects: effects, result: result))
        }
        let isPack = if case .pack? = elements.first?.type { true } else { false }
        if elements.count == 1, elements[0].label == nil, !isPack {
            // `description` writes parentheses around a type, as in `(any P)?`, where the syntax requires them.
            return elements[0].type
        }
        return .tuple(elements)
    }

    private mutating func tupleElement() throws(UnreadableDeclaration) -> TupleElement {
        guard isAtWord, peek(1) == ":" || peek(2) == ":" && peek(1) != "." else {
            return TupleElement(label: nil, type: try type())
        }
        let label = try word()
        if peek() != ":" { next() }
        try expect(":")
        // The name of a parameter in a function type has no meaning: `_ item: Item`.
        return TupleElement(label: label == "_" ? nil : label, type: try type())
    }

    /// Parses `async`, `throws`, `throws(E)` and `rethrows`.
    mutating func effects() throws(UnreadableDeclaration) -> Effects {
        var effects = Effects()
        if skip("async") || skip("reasync") { effects.isAsync = true }
        if skip("rethrows") { effects.throwing = .closureErrors }
        if skip("throws") {
            var type: SwiftType?
            if skip("(") {
                type = try self.type()
                try expect(")")
            }
            effects.throwing =
                switch type {
                case .some(let type) where type.isStandard("Never"): .nothing
                case .any(let type) where type.isStandard("Error"): .errors(nil)
                default: .errors(type)
                }
        }
        return effects
    }
}

extension SwiftType {
    /// The empty tuple if the type is `Void`, otherwise the type itself.
    var voidIfNamed: SwiftType {
        switch self {
        case .named("Void", in: nil, _), .named("Void", in: .named("Swift", in: nil, _), _): .void
        default: self
        }
    }
}
