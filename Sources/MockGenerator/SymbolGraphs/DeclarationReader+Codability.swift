// Finds the types that are not `Codable`.

extension DeclarationReader {
    /// Finds the types in the requirements whose symbol graphs show that they are not `Codable`.
    mutating func findUncodableTypes() {
        for (name, usr) in types where isUncodable(name, usr) { declaration.uncodableTypes.insert(name) }
        // A type alias may stand for types such as `[String: Any]`, which have no symbol.
        for (name, usr) in types {
            guard let alias = index.symbols[usr], alias.kind.identifier == "swift.typealias" else { continue }
            var reader = TokenReader(source(of: alias), after: "=")
            let unknown = declaration.uncodableTypes.union(
                alias.types.filter { isUncodable($0.name, $0.usr) }.map(\.name))
            if let type = try? reader.type(), type.obstacleToEncoding(uncodable: unknown) != nil {
                declaration.uncodableTypes.insert(name)
            }
        }
    }

    private func isUncodable(_ name: String, _ usr: String) -> Bool {
        guard let symbol = index.symbols[usr] else {
            let module = module(ofSymbol: usr)
            guard module == nil || module == "Foundation" || module == "" else { return false }
            // The classes of Foundation and of Objective-C are not `Codable`.
            return isClass(symbol: usr) || uncodableStandardTypes.contains(name)
        }
        guard ["swift.struct", "swift.enum", "swift.class"].contains(symbol.kind.identifier) else {
            return false
        }
        return !index.isCodable(usr)
    }
}

extension SymbolIndex {
    /// Returns whether a type, or a class that it inherits from, is `Codable`.
    fileprivate func isCodable(_ usr: String) -> Bool {
        let protocols = Set(ancestors(of: usr))
        if protocols.isSuperset(of: [encodable, decodable]) { return true }
        return superclass(of: usr).map { isCodable($0.usr) } ?? false
    }
}

private let encodable = "s:SE"
private let decodable = "s:Se"

/// Types of the toolchain that are not `Codable`. Symbol graphs of the toolchain are not available to a plugin.
private let uncodableStandardTypes: Set<String> = [
    "AnyHashable", "Character", "Substring", "StaticString", "Result", "Void",
    "ObjectIdentifier", "Selector", "Mirror", "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath",
    "AnyKeyPath", "PartialKeyPath", "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer",
    "UnsafeMutableRawPointer", "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer",
    "UnsafeMutableRawBufferPointer", "OpaquePointer", "Task", "AsyncStream", "AsyncThrowingStream",
    "CheckedContinuation", "UnsafeContinuation", "ContiguousBytes", "Regex", "URLRequest", "Notification",
]
