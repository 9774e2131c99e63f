import Foundation

// What the declarations of a symbol graph say beside their types.

extension SymbolGraph.Symbol {
    /// Since when it is available, for each platform that is named: `macOS 14`.
    var introductions: [String] {
        (availability ?? []).compactMap { entry in
            guard let domain = entry.domain, platforms.contains(domain), let version = entry.introduced else {
                return nil
            }
            let parts = [version.major, version.minor, version.patch].compactMap { $0 }
            return "\(domain) \(parts.map(String.init).joined(separator: "."))"
        }
    }

    /// What is said of its availability and goes for a witness alone: that it is deprecated, or not available at all.
    var deprecation: [String] {
        (availability ?? []).compactMap { entry in
            // What another platform lacks, or another version of the language, is there for this wrapper.
            let isEverywhere = !platforms.contains(entry.domain ?? "*")
            if entry.isUnconditionallyUnavailable == true, isEverywhere { return "*, unavailable" }
            if entry.isUnconditionallyDeprecated == true || entry.deprecated != nil { return "*, deprecated" }
            return nil
        }
    }

    var isDeprecated: Bool { !deprecation.isEmpty }

    var isType: Bool { ["swift.struct", "swift.enum", "swift.class"].contains(kind.identifier) }

    /// Whether a type says that it belongs to a global actor.
    var isIsolated: Bool { isType && hasActor }

    /// Whether an attribute stands before its declaration.
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

    /// Whether a word stands before its declaration.
    func hasModifier(_ word: Substring) -> Bool {
        var reader = TokenReader(declaration)
        while !reader.isAtEnd, !declarationWords.contains(reader.peek()) {
            if reader.next() == word { return true }
        }
        return false
    }

    /// Whether a closure in its type stays where it is called from.
    var hasNonsendingClosure: Bool {
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

/// Returns the import declarations of a source file that are not inside of conditions.
func importDeclarations(in source: String) -> [String] {
    var depth = 0
    var imports: [String] = []
    for line in source.withoutBlocks.split(separator: "\n") {
        let words = line.trimmingCharacters(in: .whitespaces)
        if words.hasPrefix("#if") { depth += 1 }
        if words.hasPrefix("#endif") { depth -= 1 }
        // A conditional import is for a platform that may not be this one.
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
    /// A source file without its comments and texts of several lines, in which anything may stand.
    fileprivate var withoutBlocks: String {
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
