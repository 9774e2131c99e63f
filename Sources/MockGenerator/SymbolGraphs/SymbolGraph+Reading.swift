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

    var hasActor: Bool {
        (declarationFragments ?? []).contains { $0.kind == "attribute" && $0.spelling.hasSuffix("Actor") }
    }
}

private let platforms: Set<String> = [
    "macOS", "iOS", "tvOS", "watchOS", "visionOS", "macCatalyst", "macOSApplicationExtension",
    "iOSApplicationExtension", "tvOSApplicationExtension", "watchOSApplicationExtension",
]

/// Returns the import declarations of a source file that are not inside of conditions.
func importDeclarations(in source: String) -> [String] {
    var depth = 0
    var imports: [String] = []
    for line in source.split(separator: "\n") {
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
