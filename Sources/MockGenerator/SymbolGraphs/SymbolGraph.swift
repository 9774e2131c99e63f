/// The symbol graph of a module, with the parts that the generator uses.
struct SymbolGraph: Decodable {
    struct Metadata: Decodable {
        var formatVersion: Version
    }

    struct Version: Decodable {
        var major: Int
        var minor: Int
    }

    struct Module: Decodable {
        var name: String
    }

    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Names: Decodable { var title: String }
        struct Fragment: Decodable {
            var kind: String
            var spelling: String
            var preciseIdentifier: String?

            /// The source code of the fragment. A symbol graph spells the names of types without backticks, which are
            /// added here.
            var source: String {
                guard ["typeIdentifier", "genericParameter"].contains(kind), !spelling.contains(".") else {
                    return spelling
                }
                return spelling.isPlainName ? spelling : spelling.escaped
            }
        }
        struct Location: Decodable {
            struct Position: Decodable {
                var line: Int
                var character: Int?
            }
            var uri: String
            var position: Position
        }
        struct Availability: Decodable {
            struct Version: Decodable {
                var major: Int
                var minor: Int?
                var patch: Int?
            }
            var domain: String?
            var introduced: Version?
            var isUnconditionallyDeprecated: Bool?
            var isUnconditionallyUnavailable: Bool?
            var deprecated: Version?
        }

        /// The constraints of a generic declaration or of an extension.
        struct Generics: Decodable {
            struct Constraint: Decodable, Equatable {
                var kind: String
                var lhs: String
                var rhs: String
                var rhsPrecise: String?
            }
            var constraints: [Constraint]?
        }

        /// The extension that declares the symbol.
        struct Extension: Decodable {
            var extendedModule: String?
            var constraints: [Generics.Constraint]?
        }

        var kind: Kind
        var identifier: Identifier
        var names: Names
        var pathComponents: [String]
        var accessLevel: String
        var spi: Bool?
        var declarationFragments: [Fragment]?
        var location: Location?
        var availability: [Availability]?
        var swiftGenerics: Generics?
        /// The extension that declares the symbol; `nil` for a member in the declaration of its type.
        var swiftExtension: Extension?

        /// The constraints of the declaration and of its extension. A symbol graph repeats those of the extension for
        /// functions, and not for properties.
        var constraints: [Generics.Constraint] {
            let own = swiftGenerics?.constraints ?? []
            return own + (swiftExtension?.constraints ?? []).filter { !own.contains($0) }
        }

        /// The text of the declaration.
        var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }

        /// A type that is an attribute of the declaration or of a parameter: a global actor, a property wrapper or a
        /// result builder.
        struct CustomAttribute {
            /// The place of the attribute among the fragments.
            var place: Range<Int>
            /// The USR of the type.
            var usr: String
        }

        /// The attributes that are types. Those in function types are not among them.
        var customAttributes: [CustomAttribute] {
            let fragments = declarationFragments ?? []
            var attributes: [CustomAttribute] = []
            for start in fragments.indices.dropLast() where fragments[start].spelling == "@" {
                guard fragments[start].kind == "attribute", var usr = fragments[start + 1].preciseIdentifier
                else { continue }
                var end = start + 2
                // The name of a nested type is several fragments.
                while end + 1 < fragments.count, fragments[end].spelling == ".",
                    let nested = fragments[end + 1].preciseIdentifier
                {
                    (usr, end) = (nested, end + 2)
                }
                attributes.append(CustomAttribute(place: start..<end, usr: usr))
            }
            return attributes
        }

        /// The types in the definition of a type alias. Empty for other symbols.
        var aliasedTypes: [(name: String, usr: String)] { kind.identifier == "swift.typealias" ? types : [] }

        /// The types in the declaration, with their USRs.
        var types: [(name: String, usr: String)] {
            (declarationFragments ?? []).compactMap { fragment in
                fragment.preciseIdentifier.map { (fragment.spelling, $0) }
            }
        }
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    var metadata: Metadata
    var module: Module
    var symbols: [Symbol]
    var relationships: [Relationship]

    /// The newest format version that the generator supports.
    static let knownVersion = Version(major: 0, minor: 6)
}

extension SymbolGraph.Version: Comparable {
    static func < (left: Self, right: Self) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
