/// What the compiler tells of a module: the parts of its symbol graph that a wrapper depends on.
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

            /// The text as it stands in source code: the names of types are spelled without their backticks.
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

        var kind: Kind
        var identifier: Identifier
        var names: Names
        var pathComponents: [String]
        var accessLevel: String
        var spi: Bool?
        var declarationFragments: [Fragment]?
        var location: Location?
        var availability: [Availability]?

        /// The declaration, as it could stand in source code.
        var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }

        /// The types that another name is given to.
        var aliasedTypes: [(name: String, usr: String)] { kind.identifier == "swift.typealias" ? types : [] }

        /// The types that are written in it, by their names and by what the compiler calls them.
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

    /// The last version of the format whose meaning is known.
    static let knownVersion = Version(major: 0, minor: 6)
}

extension SymbolGraph.Version: Comparable {
    static func < (left: Self, right: Self) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
