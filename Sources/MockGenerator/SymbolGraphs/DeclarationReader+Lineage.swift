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
            var reader = sourceReader(at: ancestor.symbol)
        else { return nil }
        guard (try? reader.word()) != nil, (try? reader.genericParameters()) != nil, reader.skip(":"),
            case .named(_, _, let arguments)? = try? reader.type(), arguments.count == count
        else { return nil }
        return arguments.map { $0.replacing(by: known) }
    }

    /// Returns a reader of the source file from the name of a symbol on, or `nil` if the file cannot be read.
    func sourceReader(at symbol: SymbolGraph.Symbol) -> TokenReader? {
        guard let location = symbol.location, let name = symbol.pathComponents.last else { return nil }
        return sourceFile(location.uri)?.reader(at: location.position, named: name)
    }

    /// Returns a source file, which is read once.
    func sourceFile(_ uri: String) -> SourceFile? {
        if let file = files.known[uri] { return file }
        let file = source(uri).map(SourceFile.init)
        files.known[uri] = .some(file)
        return file
    }
}

/// The source files that were read, by their addresses.
final class SourceFiles {
    fileprivate var known: [String: SourceFile?] = [:]
}

extension SwiftType {
    /// Returns the type with generic parameters replaced.
    func replacing(by arguments: [String: SwiftType]) -> SwiftType {
        if arguments.isEmpty { return self }
        return replacing { part in
            if case .named(let name, in: nil, arguments: []) = part { arguments[name] } else { nil }
        }
    }
}
