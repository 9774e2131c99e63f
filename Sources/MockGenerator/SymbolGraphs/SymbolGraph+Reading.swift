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

    /// Returns whether the declaration has a word before its name: a keyword, a modifier, or an attribute without its `@`.
    func hasModifier(_ modifier: Substring) -> Bool {
        var reader = TokenReader(declaration)
        while !reader.isAtEnd {
            let word = reader.next()
            if word == modifier { return true }
            if declarationWords.contains(word) { return false }
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
}

private let platforms: Set<String> = [
    "macOS", "iOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "macOSApplicationExtension",
    "iOSApplicationExtension", "tvOSApplicationExtension", "watchOSApplicationExtension",
]

private let declarationWords: Set<Substring> = [
    "actor", "associatedtype", "class", "enum", "func", "init", "protocol", "struct", "subscript",
    "typealias", "var",
]
