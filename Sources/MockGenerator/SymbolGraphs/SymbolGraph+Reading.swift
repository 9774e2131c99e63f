import Foundation

// Reads availability, attributes and modifiers from a symbol.

extension SymbolGraph.Symbol {
    /// The platform versions that introduce the symbol: `macOS 14`.
    var introductions: [String] {
        (availability ?? []).compactMap { entry in
            guard let domain = entry.domain, platforms.contains(domain), let version = entry.introduced else {
                return nil
            }
            let parts = [version.major, version.minor, version.patch].compactMap { $0 }
            return "\(domain) \(parts.map(String.init).joined(separator: "."))"
        }
    }

    /// The arguments of `@available` for a witness of a deprecated or unavailable requirement.
    var deprecation: [String] {
        (availability ?? []).compactMap { entry in
            // Entries for one platform, or for a version of the language, do not concern the wrapper.
            let isEverywhere = !platforms.contains(entry.domain ?? "*")
            if entry.isUnconditionallyUnavailable == true, isEverywhere { return "*, unavailable" }
            if entry.isUnconditionallyDeprecated == true || entry.deprecated != nil { return "*, deprecated" }
            return nil
        }
    }

    var isDeprecated: Bool { !deprecation.isEmpty }

    var isType: Bool { ["swift.struct", "swift.enum", "swift.class"].contains(kind.identifier) }

    /// Whether a type is declared with a global actor.
    var isIsolated: Bool { isType && hasActor }

    /// Returns whether the declaration has an attribute.
    func hasAttribute(_ name: String) -> Bool {
        var reader = TokenReader(declaration)
        while !reader.isAtEnd, !declarationWords.contains(reader.peek()) {
            guard reader.peek() == "@", let attribute = try? reader.attribute() else {
                reader.next()
                continue
            }
            if attribute == name || attribute.hasPrefix(name + "(") { return true }
        }
        return false
    }

    /// Returns whether the declaration has a modifier.
    func hasModifier(_ modifier: Substring) -> Bool {
        var reader = TokenReader(declaration)
        while !reader.isAtEnd, !declarationWords.contains(reader.peek()) {
            if reader.next() == modifier { return true }
        }
        return false
    }

    /// Whether the declaration has a `nonisolated(nonsending)` closure.
    var hasNonsendingClosure: Bool {
        guard (declarationFragments ?? []).contains(where: { $0.spelling.contains("nonsending") }) else {
            return false
        }
        var reader = TokenReader(declaration)
        var isInType = false
        while !reader.isAtEnd {
            let word = reader.next()
            if word == "(" || word == ":" { isInType = true }
            if isInType, word == "nonisolated", reader.peek() == "(", reader.peek(1) == "nonsending" {
                return true
            }
        }
        return false
    }

    var hasActor: Bool {
        (declarationFragments ?? []).contains { $0.kind == "attribute" && $0.spelling.hasSuffix("Actor") }
    }
}

private let platforms: Set<String> = [
    "macOS", "iOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "macOSApplicationExtension",
    "iOSApplicationExtension", "tvOSApplicationExtension", "watchOSApplicationExtension",
]

private let declarationWords: Set<Substring> = [
    "actor", "associatedtype", "class", "enum", "func", "init", "protocol", "struct", "subscript",
    "typealias", "var",
]

/// Returns the unconditional import declarations of a source file.
func importDeclarations(in source: String) -> [String] {
    var depth = 0
    var imports: [String] = []
    for line in source.withoutBlocks.split(separator: "\n") {
        let words = line.trimmingCharacters(in: .whitespaces)
        if words.hasPrefix("#if") { depth += 1 }
        if words.hasPrefix("#endif") { depth -= 1 }
        // The condition of a conditional import may be false here.
        guard depth == 0, let start = words.range(of: #"\bimport\s"#, options: .regularExpression) else {
            continue
        }
        let before = words[..<start.lowerBound].split(separator: " ")
        guard
            before.allSatisfy({
                $0.hasPrefix("@") || ["public", "internal", "package", "private", "fileprivate"].contains($0)
            })
        else { continue }
        imports.append(
            "import "
                + words[start.upperBound...].prefix { $0 != ";" && $0 != "/" }.trimmingCharacters(
                    in: .whitespaces))
    }
    return imports
}

extension String {
    /// The source file without comments and multiline strings, whose lines could look like import declarations.
    var withoutBlocks: String {
        var kept = ""
        var rest = self[...]
        while let start = rest.firstRange(of: /\/\*|"""|\/\//) {
            kept += rest[..<start.lowerBound]
            let end: Substring = rest[start] == "//" ? "\n" : rest[start] == "/*" ? "*/" : "\"\"\""
            rest = rest[start.upperBound...]
            guard let close = rest.firstRange(of: end) else { return kept }
            rest = rest[(end == "\n" ? close.lowerBound : close.upperBound)...]
        }
        return kept + rest
    }
}
