// Finds the ancestors of a class, with the generic arguments that a subclass gives them.

/// A class among the ancestors of a mock.
struct Ancestor {
    var symbol: SymbolGraph.Symbol
    /// The generic arguments that differ from the generic parameters of the mock; `nil` if they are unknown.
    var arguments: [String: SwiftType]? = [:]
    var genericNames: [String] = []
    /// Whether it inherits from `NSObject`, whose members are not read.
    var isBelowObject = false
}

extension DeclarationReader {
    /// Returns a class and its ancestors, the nearest first. Those whose symbol graphs are missing are left out.
    ///
    /// - Parameters:
    ///   - symbol: The class.
    ///   - arguments: Its generic arguments, if they are not its own parameters.
    mutating func lineage(of symbol: SymbolGraph.Symbol, arguments: [SwiftType]? = nil) -> [Ancestor] {
        let names = symbol.genericParameters.map(\.name)
        var lineage = [Ancestor(symbol: symbol, genericNames: names)]
        if let arguments {
            lineage[0].arguments =
                arguments.count == names.count
                ? Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first }) : nil
        }
        while let last = lineage.last, let target = index.superclass(of: last.symbol.identifier.precise) {
            // The members of `NSObject` are never mocked, even if its symbol graph is loaded.
            if isObject(target) {
                lineage[lineage.count - 1].isBelowObject = true
                declaration.imports.insert("Foundation")
                break
            }
            guard let parent = index.symbols[target.usr] else {
                if let module = unloadedModule(of: target) { noteMissing(module: module) }
                break
            }
            let names = parent.genericParameters.map(\.name)
            types += parent.types
            // A member is visible only in a file that imports its module.
            if let module = module(ofSymbol: target.usr), !module.isEmpty {
                declaration.imports.insert(module)
            }
            var ancestor = Ancestor(symbol: parent, genericNames: names)
            if !names.isEmpty {
                ancestor.arguments = superclassArguments(of: last, count: names.count).map {
                    Dictionary(zip(names, $0), uniquingKeysWith: { first, _ in first })
                }
            }
            lineage.append(ancestor)
        }
        return lineage
    }

    /// Returns the module of a class, if its symbol graph can be loaded.
    func unloadedModule(of target: SymbolIndex.Target) -> String? {
        guard let module = module(ofSymbol: target.usr), !module.isEmpty,
            !index.loadedModules.contains(module)
        else { return nil }
        return module
    }

    /// Returns whether a class is `NSObject`, in Swift or in Objective-C.
    func isObject(_ target: SymbolIndex.Target) -> Bool {
        ["s:10Foundation8NSObjectC", "c:objc(cs)NSObject"].contains(target.usr)
    }

    /// Returns the generic arguments of the superclass of a class. A symbol graph omits them, so the source code is
    /// parsed.
    private func superclassArguments(of ancestor: Ancestor, count: Int) -> [SwiftType]? {
        guard let known = ancestor.arguments,
            let text = sourceLines(of: ancestor.symbol, count: headLineLimit)
        else { return nil }
        var reader = TokenReader(text)
        while !reader.isAtEnd, !reader.skip("class") { reader.next() }
        guard (try? reader.word()) != nil, (try? reader.genericParameters()) != nil, reader.skip(":"),
            case .named(_, _, let arguments)? = try? reader.type(), arguments.count == count
        else { return nil }
        return arguments.map { $0.replacing(by: known) }
    }

    /// Returns the lines of the source file from the declaration of a symbol.
    func sourceLines(of symbol: SymbolGraph.Symbol, count: Int) -> String? {
        guard let location = symbol.location, let text = source(location.uri) else { return nil }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .dropFirst(location.position.line).prefix(count).joined(separator: "\n")
    }
}

/// How many lines the head of a class declaration may have, up to its superclass.
private let headLineLimit = 5

extension SwiftType {
    /// Returns the type with generic parameters replaced.
    func replacing(by arguments: [String: SwiftType]) -> SwiftType {
        if arguments.isEmpty { return self }
        return replacing { part in
            if case .named(let name, in: nil, arguments: []) = part { arguments[name] } else { nil }
        }
    }
}
