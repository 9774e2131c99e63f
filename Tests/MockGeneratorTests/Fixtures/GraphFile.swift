import Foundation

@testable import MockGenerator

/// Writes symbol graphs in the format of the compiler, with the parts that the generator reads.
struct GraphFile {
    var module: String
    var version = (0, 6)
    private var symbols: [[String: Any]] = []
    private var relationships: [[String: Any]] = []
    private var line = 0

    init(module: String) { self.module = module }

    /// Adds a protocol with its requirements, and returns its USR.
    @discardableResult
    mutating func add(
        _ name: String, head: String? = nil, _ requirements: [String] = [], parents: [String] = [],
        superclass: String? = nil, access: String = "internal", spi: Bool = false,
        types: [String: String] = [:], symbols names: [String] = []
    ) -> String {
        let usr = "s:\(module.count)\(module)\(name.count)\(name)P"
        symbols.append(
            symbol(usr, "swift.protocol", name, [name], head ?? "protocol \(name)", access, spi, types))
        for (number, source) in requirements.enumerated() {
            let title = (try? Requirement(source: source))?.title ?? source
            let kind = source.contains("associatedtype") ? "swift.associatedtype" : "swift.method"
            let name = kind == "swift.associatedtype" ? String(source.split(separator: " ")[1]) : title
            let requirement = number < names.count ? names[number] : "\(usr)R\(number)"
            symbols.append(symbol(requirement, kind, name, [usr, name], source, access, false, types))
            relationships.append(["kind": "requirementOf", "source": requirement, "target": usr])
        }
        for parent in parents {
            let fallback = owner(of: parent).map { "\($0.isEmpty ? "Swift" : $0)." } ?? ""
            let plain = parent.drop { !$0.isUppercase }.dropLast()
            relationships.append([
                "kind": "conformsTo", "source": usr, "target": parent, "targetFallback": fallback + plain,
            ])
        }
        if let superclass {
            relationships.append(
                ["kind": "inheritsFrom", "source": usr, "target": superclass, "targetFallback": "Shop.Fence"])
        }
        return usr
    }

    /// Changes a symbol.
    mutating func change(_ usr: String, _ change: (inout [String: Any]) -> Void) {
        for index in symbols.indices
        where (symbols[index]["identifier"] as? [String: String])?["precise"] == usr {
            change(&symbols[index])
        }
    }

    /// Adds a type with its properties.
    mutating func addType(
        _ name: String, kind: String, _ head: String, uri: String? = nil, line: Int = 0, character: Int = 0,
        properties: [String] = [], parents: [String] = [], types: [String: String] = [:]
    ) {
        let usr = "s:\(module.count)\(module)\(name.count)\(name)V"
        for parent in parents {
            relationships.append(["kind": "conformsTo", "source": usr, "target": parent])
        }
        for (number, property) in properties.enumerated() {
            addMember("\(usr)M\(number)", "swift.property", property, of: usr, types: types)
        }
        var type = symbol(usr, kind, name, [name], head, "internal", false, types)
        if let uri { type["location"] = ["uri": uri, "position": ["line": line, "character": character]] }
        symbols.append(type)
    }

    /// Adds a struct of closures, and returns its USR.
    ///
    /// - Parameters:
    ///   - properties: The declarations of the stored properties. Those with `->` are closures.
    ///   - initializers: The declarations of the initializers that a test sees.
    ///   - lines: The lines of the properties in the source file.
    @discardableResult
    mutating func addClient(
        _ name: String, head: String? = nil, _ properties: [String], initializers: [String],
        parents: [String] = [], access: String = "internal", spi: Bool = false,
        types: [String: String] = [:], lines: [Int] = []
    ) -> String {
        let usr = "s:\(module.count)\(module)\(name.count)\(name)V"
        symbols.append(
            symbol(usr, "swift.struct", name, [name], head ?? "struct \(name)", access, spi, types))
        for (number, source) in properties.enumerated() {
            let isClosure = source.contains("->") || source.contains("Handler")
            let property = (try? Requirement(source: source))?.name.filter { $0 != "`" } ?? ""
            let member = "\(usr)\(property.count)\(property)y\(isClosure ? "c" : "")vp"
            addMember(member, "swift.property", source, of: usr, name: property, types: types)
            if number < lines.count {
                symbols[symbols.count - 1]["location"] = [
                    "uri": "file:///Shop.swift", "position": ["line": lines[number], "character": 4],
                ]
            }
        }
        for (number, source) in initializers.enumerated() {
            let title = (try? Requirement(source: source))?.title ?? source
            addMember("\(usr)I\(number)", "swift.init", source, of: usr, name: title, types: types)
            symbols[symbols.count - 1]["accessLevel"] = access
        }
        for parent in parents {
            relationships.append(["kind": "conformsTo", "source": usr, "target": parent])
        }
        return usr
    }

    /// Adds a type in a class.
    mutating func addNestedType(_ name: String, in usr: String) {
        addMember("\(usr)\(name.count)\(name)V", "swift.struct", "struct \(name)", of: usr, name: name)
    }

    /// Adds a type alias in a protocol.
    mutating func addTypealias(_ name: String, _ source: String, of usr: String) {
        addMember("\(usr)\(name)a", "swift.typealias", source, of: usr, name: name)
    }

    /// Adds a declaration in an extension of a protocol, which has the name of a requirement.
    ///
    /// - Parameters:
    ///   - source: The declaration.
    ///   - usr: The USR of the extended protocol.
    ///   - requirements: The USRs of the requirements.
    ///   - constraints: The constraints of the extension: the kind and both sides.
    ///   - change: Changes the symbol.
    mutating func addDefault(
        _ source: String, in usr: String, of requirements: String..., where constraints: [[String]] = [],
        access: String = "internal", types: [String: String] = [:],
        change: (inout [String: Any]) -> Void = { _ in }
    ) {
        let title = (try? Requirement(source: source))?.title ?? source
        let member = "\(usr)AAE\(symbols.count)"
        var declared = symbol(member, "swift.method", title, [usr, title], source, access, false, types)
        if !constraints.isEmpty {
            // The compiler writes those of a property in this place only.
            declared[source.hasPrefix("var") ? "swiftExtension" : "swiftGenerics"] = [
                "constraints": constraints.map { ["kind": $0[0], "lhs": $0[1], "rhs": $0[2]] }
            ]
        }
        change(&declared)
        symbols.append(declared)
        for requirement in requirements {
            relationships.append(
                [
                    "kind": "defaultImplementationOf", "source": member, "target": requirement,
                    "targetFallback": requirement.hasPrefix("s:s") ? "Swift.Identifiable.\(title)" : "",
                ].filter { $0.value != "" })
        }
    }

    /// Adds a function in an extension of a protocol.
    mutating func addExtensionFunction(_ source: String, of usr: String) {
        let title = (try? Requirement(source: source))?.title ?? source
        addMember("\(usr)E\(symbols.count)", "swift.method", source, of: usr, name: title)
    }

    private mutating func addMember(
        _ member: String, _ kind: String, _ source: String, of usr: String, name: String = "member",
        types: [String: String] = [:]
    ) {
        let owner = symbols.first { ($0["identifier"] as? [String: String])?["precise"] == usr }
        let path = (owner?["pathComponents"] as? [String] ?? [usr]) + [name]
        symbols.append(symbol(member, kind, name, path, source, "internal", false, types))
        relationships.append(["kind": "memberOf", "source": member, "target": usr])
    }

    private mutating func symbol(
        _ usr: String, _ kind: String, _ title: String, _ path: [String], _ source: String, _ access: String,
        _ spi: Bool, _ types: [String: String]
    ) -> [String: Any] {
        line += 1
        var symbol: [String: Any] = [
            "kind": ["identifier": kind], "identifier": ["precise": usr], "names": ["title": title],
            "pathComponents": path, "accessLevel": access, "declarationFragments": fragments(source, types),
            "location": ["uri": "file:///Shop.swift", "position": ["line": line]],
        ]
        if spi { symbol["spi"] = true }
        return symbol
    }

    /// Splits a declaration into fragments, so that each type with a known USR is a fragment of its own.
    private func fragments(_ source: String, _ types: [String: String]) -> [[String: Any]] {
        let types = types.merging(["MainActor": "s:ScM"]) { first, _ in first }
        let tokens = Lexer.tokens(of: source)
        var isInSignature = false
        var fragments: [[String: Any]] = []
        for (index, token) in tokens.enumerated() {
            let isAttribute = index > 0 && tokens[index - 1].text == "@"
            if token.text == ":" { isInSignature = true }
            guard let usr = types[String(token.text)] else {
                let next = index + 1 < tokens.count ? types[String(tokens[index + 1].text)] : nil
                if token.isApart { fragments.append(["kind": "text", "spelling": " "]) }
                // The compiler writes an attribute that is a type as two fragments.
                let isGenerated = token.text.hasPrefix("$s")
                let kind =
                    token.text == "@" && next != nil && !isInSignature
                    ? "attribute" : isGenerated ? "genericParameter" : "text"
                fragments.append(["kind": kind, "spelling": "\(token.text)"])
                continue
            }
            // A symbol graph spells the names of types without backticks.
            let name = token.text.filter { $0 != "`" }
            if token.isApart { fragments.append(["kind": "text", "spelling": " "]) }
            fragments.append([
                "kind": isAttribute && !isInSignature ? "attribute" : "typeIdentifier", "spelling": name,
                "preciseIdentifier": usr,
            ])
        }
        return fragments
    }

    var data: Data {
        get throws {
            try JSONSerialization.data(withJSONObject: [
                "metadata": ["formatVersion": ["major": version.0, "minor": version.1, "patch": 0]],
                "module": ["name": module], "symbols": symbols, "relationships": relationships,
            ])
        }
    }

    var graph: SymbolGraph {
        get throws { try JSONDecoder().decode(SymbolGraph.self, from: data) }
    }

    /// Adds a class with its members, and returns its USR.
    ///
    /// - Parameters:
    ///   - members: The declarations. One that begins with `extension` is in an extension, without that word.
    ///   - superclass: The USR of the superclass.
    ///   - overrides: The USRs of overridden members, by the index of a member.
    ///   - open: The access levels of the members, if they differ from that of the class.
    ///   - place: The line and the column of the name of the class.
    ///   - memberPlace: The line and the column of the members.
    @discardableResult
    mutating func addClass(
        _ name: String, head: String? = nil, _ members: [String], superclass: String? = nil,
        overrides: [Int: String] = [:], conforms: [String] = [], access: String = "internal",
        memberAccess: [Int: String] = [:], types: [String: String] = [:],
        place: (line: Int, character: Int)? = nil, memberPlace: (line: Int, character: Int)? = nil
    ) -> String {
        let path = name.split(separator: ".").map(String.init)
        let usr = "s:\(module.count)\(module)\(name.count)\(name)C"
        var declared = symbol(
            usr, "swift.class", path.last ?? "", path, head ?? "class \(name)", access, false, types)
        if let place {
            let position = ["line": place.line, "character": place.character]
            declared["location"] = ["uri": "file:///Shop.swift", "position": position]
        }
        symbols.append(declared)
        for (number, text) in members.enumerated() {
            let isInExtension = text.hasPrefix("extension ")
            let source = isInExtension ? String(text.dropFirst("extension ".count)) : text
            let title = (try? Requirement(source: source))?.title ?? source
            let member = "\(usr)M\(number)"
            var symbol = symbol(
                member, memberKind(of: source), title, path + [title], source, memberAccess[number] ?? access,
                false,
                types)
            if let memberPlace {
                let position = ["line": memberPlace.line, "character": memberPlace.character]
                symbol["location"] = ["uri": "file:///Shop.swift", "position": position]
            }
            if isInExtension { symbol["swiftExtension"] = ["extendedModule": module] }
            symbols.append(symbol)
            relationships.append(["kind": "memberOf", "source": member, "target": usr])
            if let target = overrides[number] {
                relationships.append(["kind": "overrides", "source": member, "target": target])
            }
        }
        if let superclass {
            let fallback = superclass.hasSuffix("NSObjectC") ? "Foundation.NSObject" : "Shop.Base"
            relationships.append(
                ["kind": "inheritsFrom", "source": usr, "target": superclass, "targetFallback": fallback])
        }
        for parent in conforms {
            relationships.append(["kind": "conformsTo", "source": usr, "target": parent])
        }
        return usr
    }

    private func memberKind(of source: String) -> String {
        let words = Lexer.tokens(of: source).map(\.text)
        let isOfType = words.contains("static") || words.contains("class")
        let declared = words.first { ["func", "var", "let", "subscript", "init"].contains($0) }
        return switch declared {
        case "init": "swift.init"
        case "var", "let": isOfType ? "swift.type.property" : "swift.property"
        case "subscript": isOfType ? "swift.type.subscript" : "swift.subscript"
        default: isOfType ? "swift.type.method" : "swift.method"
        }
    }
}

/// Returns the line and the column of a name in a source file, as a symbol graph has them.
func place(of name: String, in source: String) -> (line: Int, character: Int) {
    let before = source.firstRange(of: name).map { source[..<$0.lowerBound] } ?? source[...]
    let lines = before.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.count - 1, lines.last?.count ?? 0)
}

/// Calls `module(ofSymbol:)`, which the property `module` hides in `GraphFile`.
private func owner(of usr: String) -> String? { module(ofSymbol: usr) }
