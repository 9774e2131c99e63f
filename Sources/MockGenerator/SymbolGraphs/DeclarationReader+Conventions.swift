// C functions and blocks, which a symbol graph does not distinguish from closures.

extension DeclarationReader {
    /// Adds `@convention(c)` and `@convention(block)` to the function types of a requirement.
    ///
    /// The mangled name of a symbol shows whether it has such a function, but not where. So the declaration is read
    /// from its source file.
    mutating func restoreConventions(of symbol: SymbolGraph.Symbol, in requirement: inout Requirement) {
        guard MangledName(symbol.identifier.precise).hasForeignFunction else { return }
        guard let written = writtenRequirement(of: symbol), written.title == requirement.title,
            let restored = requirement.withConventions(of: written)
        else {
            return fail(
                "its \(symbol.names.title) uses a C function or a block, which a symbol graph does not distinguish from a closure"
            )
        }
        requirement = restored
    }

    /// Reads a requirement in its source file, in which types are not qualified.
    func writtenRequirement(of symbol: SymbolGraph.Symbol) -> Requirement? {
        guard var reader = sourceReader(at: symbol) else { return nil }
        // The keyword comes before the name. The name of an initializer or of a subscript is its keyword.
        if ["func", "var"].contains(reader.peek(-1)) { reader.back() }
        return try? Requirement(reader, title: symbol.names.title)
    }
}

extension Requirement {
    /// Returns the requirement with the conventions of the functions in another one, or `nil` if there are none.
    fileprivate func withConventions(of written: Requirement) -> Requirement? {
        guard parameters.count == written.parameters.count else { return nil }
        var restored = self
        for index in parameters.indices {
            restored.parameters[index].type = parameters[index].type.withConventions(
                of: written.parameters[index].type)
            // The symbol graph also omits that a C function escapes.
            if written.parameters[index].has("@escaping"), !parameters[index].has("@escaping") {
                restored.parameters[index].specifiers.append("@escaping")
            }
        }
        restored.result = result.withConventions(of: written.result)
        return restored == self && !isAliased ? nil : restored
    }

    /// Whether it contains no function type, so its functions come from type aliases.
    private var isAliased: Bool {
        !types.contains { $0.contains { if case .function = $0 { true } else { false } } }
    }
}

extension SwiftType {
    /// Returns the type with the conventions of the function types at the same places of another type.
    fileprivate func withConventions(of written: SwiftType) -> SwiftType {
        switch (self, written) {
        case (.attributed(let attributes, let type), .attributed(let others, let other)):
            let conventions = others.filter { $0.hasPrefix("@convention(") && !attributes.contains($0) }
            return .attributed(attributes + conventions, type.withConventions(of: other))
        case (_, .attributed(let others, let other)):
            let conventions = others.filter { $0.hasPrefix("@convention(") }
            let type = withConventions(of: other)
            return conventions.isEmpty ? type : .attributed(conventions, type)
        case (.attributed(let attributes, let type), _):
            return .attributed(attributes, type.withConventions(of: written))
        // The symbol graph has the type behind a type alias.
        case (.function, .named): return written
        case (.named(let name, let outer, let arguments), .named(_, _, let others))
        where arguments.count == others.count:
            return .named(
                name, in: outer, arguments: zip(arguments, others).map { $0.withConventions(of: $1) })
        case (.named, _), (_, .named): return self
        default:
            var others = written.parts[...]
            return parts.count == others.count
                ? mappingParts { $0.withConventions(of: others.popFirst() ?? $0) } : self
        }
    }
}
