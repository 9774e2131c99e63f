// Parses the requirements of a protocol.

extension Requirement {
    /// Parses a requirement.
    ///
    /// - Parameters:
    ///   - source: The source code of the declaration.
    ///   - title: The full name. It is required to know which parameters of a subscript have labels, such as
    ///     `subscript(safe:_:)`, because a symbol graph does not show it in the declaration.
    init(source: String, title: String? = nil) throws(UnreadableDeclaration) {
        try self.init(TokenReader(source), title: title)
    }

    /// Parses a requirement at the place of a reader.
    init(_ reader: TokenReader, title: String? = nil) throws(UnreadableDeclaration) {
        var reader = reader
        self = try reader.requirement()
        // The source code alone does not show whether another attribute is a global actor.
        globalActor = attributes.first { $0 == "@MainActor" }
        // The operands of an operator have no labels.
        if isOperator { for index in parameters.indices { parameters[index].label = nil } }
        // A raw identifier may contain colons, so that the labels cannot be split. But a symbol graph always writes the
        // label of such a parameter in the declaration.
        let isPlain = parameters.allSatisfy { $0.label?.isPlainName != false }
        if kind == .subscript, isPlain, let labels = title.flatMap(labels(in:)),
            labels.count == parameters.count
        {
            for index in labels.indices { parameters[index].label = labels[index] }
        }
    }
}

private func labels(in title: String) -> [String?]? {
    guard let start = title.lastIndex(of: "("), title.hasSuffix(")") else { return nil }
    let labels = title[title.index(after: start)...].dropLast().split(
        separator: ":", omittingEmptySubsequences: false)
    return labels.dropLast().map { $0 == "_" ? nil : String($0) }
}

extension TokenReader {
    /// The modifiers and attributes of a requirement that a witness does not repeat.
    private static let omittedModifiers: Set<String> = [
        "override", "consuming", "borrowing", "nonmutating", "optional", "required", "public", "internal",
        "package", "open", "@preconcurrency", "@objc", "__consuming",
    ]

    fileprivate mutating func requirement() throws(UnreadableDeclaration) -> Requirement {
        var requirement = Requirement(kind: .property)
        while true {
            if peek() == "@" {
                let attribute = try self.attribute()
                if !Self.omittedModifiers.contains(attribute) { requirement.attributes.append(attribute) }
                continue
            }
            let word = String(next())
            switch word {
            case "static", "class": requirement.isStatic = true
            case "mutating": requirement.isMutating = true
            case "prefix", "postfix": requirement.fixity = word
            case "infix": break
            case "distributed": requirement.isDistributed = true
            case "func":
                try function(&requirement)
                return requirement
            case "var", "let":
                try property(&requirement)
                return requirement
            case "subscript":
                requirement.kind = .subscript
                try signature(&requirement)
                try accessors(&requirement)
                return requirement
            case "init":
                requirement.kind = .initializer(isFailable: skip("?") || skip("!"))
                try signature(&requirement)
                return requirement
            case "nonisolated" where peek() == "(":
                requirement.attributes.append(word + (try balanced()))
            case _ where Self.omittedModifiers.contains(word): break
            case "": throw unreadable("a declaration")
            default: requirement.attributes.append(word)
            }
        }
    }

    private mutating func function(_ requirement: inout Requirement) throws(UnreadableDeclaration) {
        requirement.kind = .function
        // An operator consists of several tokens, and ends at white space or before a parenthesis.
        if isAtWord {
            requirement.name = try word()
        } else {
            repeat { requirement.name += next() } while !isAtEnd && !isApart && peek() != "("
        }
        try signature(&requirement)
    }

    private mutating func property(_ requirement: inout Requirement) throws(UnreadableDeclaration) {
        requirement.name = try word()
        try expect(":")
        requirement.result = try type()
        try accessors(&requirement)
    }

    private mutating func signature(_ requirement: inout Requirement) throws(UnreadableDeclaration) {
        requirement.generics = try genericParameters()
        try expect("(")
        while !skip(")") {
            requirement.parameters.append(try parameter())
            if peek() != ")" { try expect(",") }
        }
        requirement.effects = try effects()
        if skip("->") { requirement.result = try type().voidIfNamed }
        requirement.constraints = try whereClause()
    }

    private mutating func parameter() throws(UnreadableDeclaration) -> Parameter {
        let first = try word()
        let name = peek() == ":" ? first : try word()
        try expect(":")
        let specifiers = try typeAttributes()
        let type = try self.type()
        // These attributes belong to the function type; the other specifiers belong to the parameter.
        let own = specifiers.filter(\.isOfFunctionType)
        var parameter = Parameter(
            label: first == "_" ? nil : first.filter { $0 != "`" }, name: name.filter { $0 != "`" },
            type: own.isEmpty ? type : .attributed(own, type),
            specifiers: specifiers.filter { !$0.isOfFunctionType })
        parameter.isVariadic = skip("...")
        if skip("=") {
            parameter.isOmissible = true
            parameter.defaultValue = value()
        }
        if parameter.name == "_" { parameter.name = parameter.label ?? "" }
        return parameter
    }

    /// Reads the source code of a default value, up to the comma or the parenthesis after it.
    private mutating func value() -> String {
        var depth = 0
        var text = ""
        while !isAtEnd, depth > 0 || !(peek() == "," || peek() == ")") {
            if isApart, !text.isEmpty { text += " " }
            let token = next()
            text += token
            if ["(", "[", "{"].contains(token) { depth += 1 }
            if [")", "]", "}"].contains(token) { depth -= 1 }
        }
        return text
    }

    mutating func genericParameters() throws(UnreadableDeclaration) -> [GenericParameter] {
        guard skip("<") else { return [] }
        var parameters: [GenericParameter] = []
        repeat {
            let isPack = skip("each")
            let isValue = skip("let")
            let name = try word()
            parameters.append(
                GenericParameter(
                    name: name, isPack: isPack, isValue: isValue, bound: skip(":") ? try type() : nil))
        } while skip(",")
        try expect(">")
        return parameters
    }

    /// Parses the declaration of a type from its name on, and returns the types in its inheritance clause.
    mutating func inheritedTypes() -> [SwiftType] {
        next()
        while skip(".") { next() }
        if peek() == "<" {
            var depth = 0
            repeat {
                let token = next()
                if token == "<" { depth += 1 } else if token == ">" { depth -= 1 }
            } while depth > 0 && !isAtEnd
        }
        guard skip(":") else { return [] }
        var types: [SwiftType] = []
        repeat {
            guard let type = try? type() else { break }
            if case .composition(let parts) = type { types += parts } else { types.append(type) }
        } while skip(",")
        return types
    }

    mutating func whereClause() throws(UnreadableDeclaration) -> [GenericConstraint] {
        guard skip("where") else { return [] }
        var constraints: [GenericConstraint] = []
        repeat {
            let left = try type()
            if skip("==") {
                constraints.append(GenericConstraint(left: left, relation: .equals, right: try type()))
            } else {
                try expect(":")
                constraints.append(GenericConstraint(left: left, relation: .conforms, right: try type()))
            }
        } while skip(",")
        return constraints
    }

    private mutating func accessors(_ requirement: inout Requirement) throws(UnreadableDeclaration) {
        guard skip("{") else { return }
        while !skip("}") {
            switch next() {
            case "get": requirement.effects = try effects()
            case "set", "modify", "yielding": requirement.isSettable = true
            case "": throw unreadable("“}”")
            case "mutating": requirement.isMutating = true
            // `nonmutating` has no meaning in a class.
            default: break
            }
        }
    }
}

extension String {
    /// Whether an attribute before the type of a parameter belongs to the function type, and not to the parameter.
    var isOfFunctionType: Bool {
        hasPrefix("@") && self != "@escaping" && self != "@autoclosure" || hasPrefix("nonisolated")
    }

    /// Whether an attribute of a function type is a global actor: no other type can be an attribute there.
    var isGlobalActorOfFunctionType: Bool {
        hasPrefix("@") && !functionTypeAttributes.contains(prefix { $0 != "(" })
    }
}

/// The attributes of function types that the language defines.
private let functionTypeAttributes: Set<Substring> = [
    "@Sendable", "@autoclosure", "@concurrent", "@convention", "@differentiable", "@escaping", "@isolated",
    "@noDerivative", "@nonescaping", "@preconcurrency",
]
